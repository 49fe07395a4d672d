/**
 * Words that indicate a level, in the languages of titles; written in the form of `normalizeText`, patterns as in
 * `word-matcher.ts`. `null` discards a word that would otherwise be misread (`product owner`).
 */
import type { Seniority } from "@/db/vocabulary";

export interface SeniorityTag {
  level: Seniority | null;
  /** `firm` decides alone, the highest `base` wins, `weak` counts only if there is nothing else. */
  force: "firm" | "base" | "weak";
}

export const seniorityWords: readonly [SeniorityTag, string][] = [
  [
    { level: null, force: "base" },
    `product owner*, process owner*, data owner*, business owner of, system owner*, business partner*, people partner*, acquisition partner*, talent partner*, hr partner*, channel partner*, sales partner*, head hunter,
    partner manager*, vice captain, lead generation, lead gen, lead management, leads, chief of party, sales lead generation,
    account executive*, sales executive*, marketing executive*, executive search,
    executive coach*, c level sales, c level recruiting, executive education, customer lead*,
    chef de cuisine, sous chef, office of the ceo, ceo office, manager on duty, chief of police,
    leitungs*, leiterplatten*, begleit*`,
  ],
  [
    { level: "executive", force: "base" },
    `ceo, cfo, coo, cmo, cto, cio, ciso, cro, cpo, chro, cdo, cso, cco, cgo, cxo, clo, cko, chief, co ceo,
    c level, c suite, clevel, csuite, founder*, cofounder*, founding partner, founding member, *gruender, gruender*, grunder*, mitgruender*,
    owner, owners, co owner, business owner, *inhaber, *inhaberin, eigentuemer*, proprietor, entrepreneur*, unternehmer*, selbstaendiger unternehmer*,
    managing director*, managing partner*, managing owner, managing member, managing president, general partner*, equity partner*, senior partner*, president*,
    vorstand*, vorsitz*, *vorstand, aufsichtsrat*, verwaltungsrat*, stiftungsrat, beirat, geschaeftsfuehr*, geschaftsf*, geschaeftsf*, geschaeftsleit*, geschaftsl*, gf,
    hauptgeschaeftsfuehr*, gesellschafter*, *gesellschafter, unternehmensleitung, mitglied der geschaeftsleitung, executive board,
    general director*, director* general*, directeur general, directrice generale, dir general, direttor* general*, diretor* geral,
    director* gerente, gerente general, consejer* delegad*, amministrator* delegat*, amministratore, administrador unico, algemeen directeur,
    pdg, dg, dga, dirigeant*, gerant*, chef d entreprise, associe gerant, president directeur general, presidente, presidenta, president du conseil,
    fondateur, fondatrice, cofondateur, cofondatrice, fundador*, cofundador*, fondator*, cofondator*, socio fundador, socia fundadora, socio, socia, socio director, titolare,
    oprichter*, medeoprichter*, eigenaar, mede eigenaar, bestuurder, zaakvoerder, directeur eigenaar, imprenditor*, empresari*, dono, proprietari*,
    board member*, board director*, board of directors, member of the board, non executive director*, chairman, chairwoman, chairperson, chair, vice chairman, board,
    world wide president, managing board, administrateur general, verkstallande direktor, vd, adm direktor, administrerende direktor*, toimitusjohtaja, delegat*`,
  ],
  [
    { level: "director", force: "base" },
    `director*, director, directors, directeur*, directrice*, direktor*, *direktor, *direktorin, direktion, direttor*, direttrice, diretor*, dir,
    vp, svp, evp, avp, rvp, gvp, vice president*, vicepresident*, vizepraesident*, vice presidente, vicepresidente, vice presidenta,
    vice directeur, executive vice president*, senior vice president*, assistant vice president*, area vice president*, regional vice president*, executive director*, managing director asia*,
    chief of staff, general manager*, gm, associate partner*, associate director*, senior director*, deputy director*, drh, daf, dsi, dircom, direktionsmitglied, assistant director*, hauptabteilungsleit*, vicedirettor*`,
  ],
  [
    { level: "lead", force: "base" },
    `head, heads, lead, leader, leaders, *lead, teamlead*, team lead*, teamleader, teamleider, *leider, tech lead, *leiter, *leiterin, *leitung, leiter*, leitung*, leitend*, ltr, ltg, leitg,
    *leitr, stellenleit*, bereichsleit*, abteilungsleit*, gruppenleit*, ressortleit*, *chef, chef des *, chef de departement, chef de division, chef d equipe, chef de service, chef du *,
    chef de groupe, chief engineer*, chief accountant*, chief editor, chief architect*, hoofd*, afdelingshoofd, manager of managers, jefe, jefa, jefe de ventas, capo*, caposervizio,
    responsabile, responsavel, verantwoordelijke, supervisor*, foreman, vorarbeiter, schichtleit*, encargad*, coordenador*, gerente, gerenta, country manager*, regional head, regional director*,
    group leader*, section manager*, department manager*, division manager*, bereichsmanag*, practice manager*, practice lead*, opperhoofd, chefe, chefin, dirigente, quadro, kvalitetschef, gruppchef, avdelningschef, paellikkoe, mudur, kierownik, dyrektor, vedouci`,
  ],
  [
    { level: "senior", force: "base" },
    `senior*, sr, snr, sen, professor*, prof, principal, staff engineer*, staff software engineer*, distinguished engineer*, expert*, experte*, *experte, *expertin, manager*, *manager, *managerin, mgr,
    responsable*, chef de produit, chef de projet*, chef de projets, chef produit, chef projet, jefe de proyecto*, jefa de proyecto*, jefe de producto, projektleiter*, projektleitung*,
    experto, esperto, oberarzt, verantwortliche*, verantwortlich*, *verantwortliche, *verantwortlicher, cadre, ingenieur principal, gestor*, beheerder, confirme`,
  ],
  [
    { level: "professional", force: "base" },
    `engineer*, ingenieur*, ingegnere, ingenier*, engenheir*, consultant*, berater*, *berater, consulente, consultor*, conseiller*, adviseur, advisor*, adviser*, specialist*, spezialist*, specialiste, especialista, specialista,
    coordinator*, koordinator*, coordinateur, coordinatrice, coordinador*, coordinatore, developer*, entwickler*, *entwickler, developpeur*, developpeuse, desarrollador*, sviluppator*, ontwikkelaar, programmer*, programmierer,
    account executive*, ae, chef, sales executive*, marketing executive*, representative*, sachbearbeiter*, *sachbearbeiter, officer, designer*, architect*, architekt*, recruiter*, accountant, buyer, einkaeufer*, kaufmann, kauffrau, kaufm*, controller*,
    administrator*, technician*, techniker*, agent, charge d*, chargee d*, charge, chargee, agente, tecnico, commerciale, verkaeufer*, lawyer, rechtsanwalt*, avocat*, avvocat*, abogad*, teacher, lehrer, nurse, arzt, redakteur*`,
  ],
  [{ level: "executive", force: "weak" }, "prokurist*, *prokurist, partner, ppa, procuratore"],
  [
    { level: "junior", force: "weak" },
    `analyst*, analyste*, analista, associate*, referent*, *referent, *referentin, mitarbeiter*, *mitarbeiter, *mitarbeiterin, *analyst, medewerker, collaborat*, impiegat*, empleado, employe, employee, entry level, clerk, helfer, *hilfe, aushilfe*`,
  ],
  [
    { level: "junior", force: "firm" },
    `junior*, jr, intern, interns, internship, *internship, *praktikant*, praktik*, trainee*, *trainee, student*, *student, *studentin, studierende*, werkstud*, working student*, etudiant*, estudiante*, studente, studentessa, estudante, apprentice*, apprenti*,
    azubi*, auszubild*, ausbildung*, stagiaire*, stage, alternant*, alternance, becari*, practicante, tirocinante, tirocinio, estagiari*, stagist*, graduate program*, graduate trainee, undergraduate*, volontaer*, volontariat, doktorand*, phd student, phd candidate, pupil, schueler*,
    executive assistant*, personal assistant*, assistant* de direction, assistant* direction, assistant*, *assistent, *assistentin, assistent*, *assistenz, assistenz*, assistentin, asistente*, assistente*, secretary, sekret*, secretaire, secretari*, segretari*, receptionist*, rezeptionist*, dualer student*, duales studium, bachelorand*, masterand*, diplomand*, bachelor student*, bsc, msc, mba candidate`,
  ],
];

/** After these words an assistant is not an assistant: the next words name the real level. */
export const assistantLeads = new Set([
  "manager",
  "director",
  "vice",
  "vp",
  "professor",
  "head",
  "general",
  "managing",
]);
