/**
 * Words that indicate a level, in the languages of titles; written in the form of `normalizeText`, patterns as in
 * `word-matcher.ts`. `null` discards a word that would otherwise be misread (`product owner`).
 */
import type { Seniority } from "@/db/vocabulary";

export interface SeniorityTag {
  level: Seniority | null;
  /** `firm` decides alone (the lowest of several), the highest `base` wins, `weak` counts if there is nothing else. */
  force: "firm" | "base" | "weak";
  /** The role serves or learns from someone else's. */
  support?: true;
}

export const seniorityWords: readonly [SeniorityTag, string][] = [
  [
    { level: null, force: "base" },
    `product owner*, process owner*, data owner*, business owner of, system owner*, business partner*, people partner*, acquisition partner*, talent partner*, hr partner*, channel partner*, sales partner*, head hunter,
    partner manager*, vice captain, lead generation, lead gen, lead management, leads, chief of party, sales lead generation,
    account executive*, sales executive*, marketing executive*, executive search,
    executive coach*, c level sales, c level recruiting, executive education, customer lead*,
    chef de cuisine, sous chef, office of the ceo, ceo office, manager on duty, chief of police,
    expert in *, experte fuer *, expertin fuer *, experte in *, expert en *, experta en *, esperto di *, esperto in *, entrepreneurship, entrepreneuriat, unternehmertum, emprendimiento, imprenditorialita, ondernemerschap, empreendedorismo, dekanat, rektorat, leitungs*, leiterplatten*, begleit*, direct sales, direct marketing, directory, stage manager*, early stage, late stage, growth stage, stage director,
    product partner*, implementation partner*, advisory board management, directors and officers, board games, chef lieu, founder success*, founder relations*, founder community*, owner relations*, executive coach*, ceo coach*, board games`,
  ],
  [
    { level: "executive", force: "base" },
    `seniorpartner, seniorpartnerin, member of management, member of the management, management board member*, ceo, cfo, coo, cmo, cto, cio, ciso, cro, cpo, chro, cdo, cso, cco, cgo, cxo, clo, cko, chief * officer*, chief * * officer*, chief executive*, chief revenue, chief sales, chief marketing, chief financial, chief data scientist*, chief operating, chief technology, chief information, chief commercial, co ceo,
    secretary general*, general secretary, company secretary, corporate secretary, treasurer and secretary, secretaire general*, secretario general, secretaria general, segretario generale, generalsekret*, landrat, intendant*, ned, trustee*, shareholder*, aktionaer*, teilhaber*, mitinhaber*, praesident*, wlasciciel*, aegare, grundare, medgrundare, ejer, medejer, stifter, styrelse*, bestyrelse*, solopreneur, dueno, duena, propietari*, direktoer, administrerende direktoer, commissaris, raad van bestuur, raad van commissarissen, consigliere delegato, membro del consiglio, membre du directoire, membre du comite de direction, comite de direction, comex, codir, consejo de administracion, conselho de administracao, toejymies, kommanditist, komplementaer,
    c level, c suite, clevel, csuite, founder*, cofounder*, founding partner, founding member, *gruender, gruender*, grunder*, mitgruender*,
    owner, owners, co owner, business owner, *inhaber, *inhaberin, eigentuemer*, proprietor, entrepreneur*, unternehmer*, selbstaendiger unternehmer*,
    managing director*, managing partner*, managing owner, managing member, managing president, general partner*, equity partner*, senior partner*, president*,
    vorstand*, vorstaend*, vorsitz*, *vorstand, aufsichtsrat*, verwaltungsrat*, stiftungsrat, beirat, geschaeftsfuehr*, geschaftsf*, geschaeftsf*, geschaeftsleit*, geschaftsl*, gf,
    hauptgeschaeftsfuehr*, gesellschafter*, *gesellschafter, unternehmensleitung, mitglied der geschaeftsleitung, executive board,
    general director*, director* general*, directeur general, directrice generale, dir general, direttor* general*, diretor* geral,
    director* gerente, gerente general, consejer* delegad*, amministrator* delegat*, amministratore, administrador unico, algemeen directeur,
    pdg, dg, dga, dirigeant*, gerant*, chef d entreprise, associe gerant, president directeur general, presidente, presidenta, president du conseil,
    fondateur, fondatrice, cofondateur, cofondatrice, fundador*, cofundador*, fondator*, cofondator*, socio fundador, socia fundadora, socio, socia, socio director, titolare,
    oprichter*, medeoprichter*, eigenares*, eigenaar, mede eigenaar, bestuurder, zaakvoerder, directeur eigenaar, imprenditor*, empresari*, dono, proprietari*,
    board member*, board director*, board of directors, member of the board, non executive director*, chairman, chairwoman, chairperson, chair, vice chairman, board,
    world wide president, managing board, administrateur general, verkstallande direktor, vd, adm direktor, administrerende direktor*, toimitusjohtaja, delegat*`,
  ],
  [
    { level: "director", force: "base" },
    `subdirector*, subdirettor*, subdiretor*, sous directeur*, sous directrice*, decision maker*, decisionmaker*, entscheider*, *entscheider, decideur*, decideuse*, beslisser*, director*, director, directors, directeur*, directrice*, direktor*, *direktor, *direktorin, direktion, direttor*, direttrice, diretor*, dir, direktoer*, dyrektor*,
    vp, svp, evp, avp, rvp, gvp, vice president*, vicepresident*, vizepraesident*, vice presidente, vicepresidente, vice presidenta,
    vice directeur, executive vice president*, senior vice president*, assistant vice president*, area vice president*, regional vice president*, executive director*, managing director asia*,
    general manager*, gm, associate partner*, associate director*, senior director*, deputy director*, drh, daf, dsi, dircom, direktionsmitglied, assistant director*, hauptabteilungsleit*, vicedirettor*, landesdirektor*, bezirksdirektor*, v p`,
  ],
  [
    { level: "lead", force: "base" },
    `head, lead, leader, rssi, rsi, leaders, *lead, teamlead*, team lead*, teamleader, teamleider, *leider, tech lead, *leiter, *leiterin, *leitung, leiter*, leitung*, leitend*, ltr, ltg, leitg,
    chef d *, chef de *, chef comptable*, cheffe d *, chefs de service, *leitr, stellenleit*, bereichsleit*, abteilungsleit*, gruppenleit*, ressortleit*, *chef, chef des *, chef de departement, chef de division, chef d equipe, chef de service, chef du *,
    chef de groupe, chief, chief engineer*, chief accountant*, chief editor, chief architect*, hoofd*, afdelingshoofd, manager of managers, jefe, jefa, jefe de ventas, capo*, caposervizio,
    responsabile, responsavel, verantwoordelijke, supervisor*, foreman, vorarbeiter, polier, bauleiter*, bauleit*, leiter* ausbildung, leitung ausbildung, ausbildungsleit*, leiter* sekretariat, leitung sekretariat, oberarzt, oberaerztin, chefarzt, chefaerztin, dekan*, dean, rektor*, schulleit*, kapitaen, schichtleit*, schichtfuehr*, gruppenfuehr*, truppfuehr*, encargad*, coordenador*, gerente, gerenta, country manager*, regional head, betriebsratsvorsitz*,
    group leader*, section manager*, department manager*, division manager*, bereichsmanag*, practice manager*, practice lead*, opperhoofd, chefe, chefin, dirigente, quadro, kvalitetschef, gruppchef, avdelningschef, *chefin, *lederen, *leder, afdelingsleder, teamchef, chargehand, capo area, capo reparto, capo ufficio, capoufficio, jefe de *, jefa de *, caposquadra, capocantiere, coordenador* de equipe, encarregad*, responsable d equipe, responsable de service, responsable de departement, responsable de equipo, chef de secteur, chef de chantier, chef de file, cheffe de *, ploegleider, meewerkend voorman, filiaalmanager, paellikkoe, mudur, kierownik, dyrektor, vedouci`,
  ],
  [
    { level: "senior", force: "base" },
    `rrh, principle consultant*, senior*, sr, snr, sen, principal, managing consultant*, lead consultant*, seniorberat*, konzernbetreuer, menedzher, staff engineer*, staff software engineer*, staff data *, staff scientist*, distinguished engineer*, expert*, experte*, *experte, *expertin, manager*, *manager, *managerin, mgr,
    responsable*, chef de produit*, chef de marque*, chef de projet*, chef de projets, chef produit, chef projet, jefe de proyecto*, jefa de proyecto*, jefe de producto, projektleiter*, projektleitung*,
    experto, esperto, experta, esperta, verantwortliche, verantwortlicher, verantwortung, *verantwortliche, *verantwortlicher, cadre, ingenieur principal, gestor*, beheerder, confirme`,
  ],
  [
    { level: "professional", force: "base" },
    `professor*, prof, lecturer, dozent*, analyst*, analyste*, analista, *analyst, referent*, *referent, *referentin, mitarbeiter*, *mitarbeiter, *mitarbeiterin, medewerker, *medewerker, collaborat*, impiegat*, empleado, empleada, employe, employee, angestellte*, *angestellte, *angestellter, clerk, research associate*, clinical research associate*, fachkraft, *fachkraft, gestionnaire*, tecnic*, employe*, konsulent*, *konsulent, coach*, trainer*, assessor, betreuer*, *betreuer, konsult, saeljare,
    engineer*, ingenieur*, ingegnere, ingenier*, engenheir*, consultant*, berater*, *berater, consulente, consultor*, conseiller*, adviseur, advisor*, adviser*, specialist*, spezialist*, specialiste, especialista, specialista,
    coordinator*, koordinator*, coordinateur, coordinatrice, coordinador*, coordinatore, developer*, entwickler*, *entwickler, developpeur*, developpeuse, desarrollador*, desenvolvedor*, cientista*, sviluppator*, ontwikkelaar, programmer*, programmierer,
    account executive*, ae, chef, chef de partie, chef de rang, chef de cabine, chef de bord, sales executive*, marketing executive*, representative*, sachbearbeiter*, *sachbearbeiter, officer, designer*, architect*, architekt*, recruiter*, accountant, buyer, einkaeufer*, kaufmann, kauffrau, kaufm*, controller*,
    administrator*, technician*, techniker*, agent, charge d*, chargee d*, charge, chargee, agente, tecnico, commerciale, verkaeufer*, lawyer, rechtsanwalt*, avocat*, avvocat*, abogad*, teacher, lehrer, nurse, arzt, redakteur*`,
  ],
  [
    { level: "executive", force: "weak" },
    "prokurist*, *prokurist, procurist*, partner, partnerin, seniorpartner*, ppa, procuratore, associe, associee",
  ],
  [
    { level: "junior", force: "weak" },
    "associate*, entry level, helfer, *hilfe, aushilfe*, graduate*, collaboratore junior, absolvent*",
  ],
  [
    { level: "junior", force: "firm" },
    "summer analyst*, summer associate*, cadet, kadett*, *anwaerter, *anwaerterin, junior*, jr, jnr, berufseinsteiger*, debutant*, nachwuchs*, graduate engineer*, graduate consultant*, graduate developer*, graduate analyst*, graduate software*, undergraduate*, undergrad",
  ],
  [
    { level: "junior", force: "firm", support: true },
    `intern, interns, internship*, *internship, *praktikant*, praktikum*, praktikant*, stajyer, trainee*, *trainee, student, students, *student, *studentin, studentin, studentisch*, studierende*, studium, duales studium, dual study, dualer student*, werkstud*, working student*, etudiant*, estudiante*, studente, studentessa, estudante, apprentice*, apprenti, apprentie, apprentis, apprendist*, lernende, lernender, berufslernende*, pasante*, meritorio, stagelop*, afstudeer*, zivildien*, zivi, summer student*,
    azubi*, auszubild*, ausbildung, lehrling, lehrlinge, leerling, stagiaire*, stagiair, stage, alternant*, alternance, becari*, practicante, practicas, en practicas, tirocinante, tirocinio, estagiari*, estagio, stagist*, aprendiz*, graduate program*, graduate trainee*, volontaer*, volontariat, volontariatin, doktorand*, doctorand*, doctorant*, dottorand*, doutorand*, promovend*, doctoral student*, doctoral candidate*, phd student*, phd candidate*, ph d candidate*, ph d student*, pupil, schueler*, referendar*, referendair*, *referendar, *referendarin, diploma thesis, master thesis, bachelor thesis, bachelorarbeit, masterarbeit, diplomarbeit, bachelorand*, masterand*, diplomand*, bachelor student*, mba candidate, fsj, bfd, freiwilliges soziales jahr, bundesfreiwilligen*, hiwi, hilfskraft, *hilfskraft,
    executive assistant*, personal assistant*, ea, pa to, ea to, assistant* de direction, assistant* direction, assistant*, *assistent, *assistentin, assistent*, *assistenz, assistenz, assistentin, asistente*, assistente*, secretary, sekretaer*, sekretar*, *sekretaer, *sekretaerin, secretaire, secretaria, secretario, secretaris, secretaresse, *secretaresse, segretari*, receptionist*, rezeptionist*, auxiliar, auxiliaire, ayudante, aide, hulp,
    founder s associate*, founders associate*, founder associate*, sales associate*, marketing associate*, office associate*, adjoint* de direction, adjointe de direction, adjoint* administrati*, founders office, founder office, administrative associate*, executive associate*, operations associate*, business associate*, people associate*, hr associate*`,
  ],
  [
    { level: "professional", force: "firm", support: true },
    `office of *, office of the *, * office of the, ceo office, buero der geschaefts*, buero des vorstand*, vorstandsbuero, referent* der geschaefts*, referent* des vorstand*, referent* des geschaefts*, referent* geschaefts*, vorstandsreferent*, geschaeftsfuehrungsreferent*, bereichsreferent*, secretaria tecnica`,
  ],
  [{ level: "professional", force: "firm" }, "associate * manager*, associate * * manager*"],
  [
    { level: "senior", force: "firm", support: true },
    "chief of staff, chef de cabinet, cheffe de cabinet, directeur de cabinet, directrice de cabinet, jefe de gabinete, jefa de gabinete, chefe de gabinete, capo di gabinetto, stabschef*",
  ],
];
