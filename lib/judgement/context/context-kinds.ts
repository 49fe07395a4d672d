/** Kinds of company and of people that context names; written in the form of `normalizeText`. */

export const companyTypes = {
  agency: {
    label: "Agency",
    words: `agency, agencies, agentur, agenturen, *agentur, *agenturen, agence, agences, agencia, agencias, agenzia, agenzie, bureau, bureaus, reclamebureau*, marketingbureau*`,
  },
  consultancy: {
    label: "Consultancy",
    words: `consultant, consultants, consultanc*, consulting, consulting firm*, consulting compan*, berater, beratern, beraterin*, *berater, berater*, beratung, beratungen, *beratung, *beratungen, beratungsfirm*, beratungsunternehmen, beratungshaeuser, conseil, conseils, cabinet* conseil, cabinets de conseil, cabinet de conseil, societes de conseil, consultora*, consultor, consultores, consultoria*, consulente, consulenti, consulenza, societa di consulenza, adviesbureau*, adviseur*, consultants, advisors, advisers, advisory firm*, coaches, coach`,
  },
  freelancer: {
    label: "Freelancer",
    words: `freelanc*, free lance*, solopreneur*, solo founder*, solo preneur*, solo entrepreneur*, solo consultant*, solo practitioner*, solo selbst*, soloselbst*, self employed*, sole trader*, sole proprietor*, one person business*, one man band*, independents, fractional*, selbststaendig*, selbstaendig*, freiberufl*, einzelunternehm*, einzelkaempfer*, independants, independant, auto entrepreneur*, autoentrepreneur*, micro entrepreneur*, autonomo, autonomos, autonoma*, liberi professionisti, libero professionista, partite iva, partita iva, zzp*, zelfstandig*, eenmanszaken, eenmanszaak, profissionais liberais, profissional liberal, trabalhadores independentes, mei`,
  },
  startup: {
    label: "Startup",
    words: `startup*, start up, start ups, early stage, seed stage, pre seed, jungunternehmen, gruenderteams, jeunes pousses, jeune pousse, empresas emergentes`,
  },
  enterprise: {
    label: "Enterprise",
    words: `enterprise, enterprises, large compan*, large enterprise*, large corporation*, large corporate*, large business*, big compan*, big corporate*, big corporation*, corporates, corporations, fortune 500, grossunternehmen, grosskonzern*, konzern, konzerne, konzernen, grosse unternehmen, grossen unternehmen, grands groupes, grand groupe, grandes entreprises, grande entreprise, grandes empresas, grandi aziende, grandi imprese, grandi gruppi, grote bedrijven, grote ondernemingen, grootbedrijf, multinational*, multinacional*, multinazional*, grandes companhias`,
  },
  sme: {
    label: "Small or midsize company",
    words: `sme, smes, smb, smbs, small business*, small compan*, small medium*, kmu, kmus, mittelstand, mittelstaendisch*, mittelstaendler*, kleinunternehm*, kleinbetrieb*, kleine unternehmen, pme, pmes, tpe, petites entreprises, pyme, pymes, pequenas empresas, pmi, piccole imprese, piccole aziende, mkb, mkb bedrijven, kleine bedrijven, mid market, midmarket, mid size*, midsize*, medium size*, mittelgross*, mittlere unternehmen, taille moyenne, entreprises moyennes, tamano medio, medianas empresas, medie imprese, medie aziende, middelgrote*, medias empresas, porte medio, taille intermediaire`,
  },
  public_sector: { label: "Public sector", words: "" },
  nonprofit: { label: "Nonprofit", words: "" },
  vendor: {
    label: "Vendor or reseller",
    words: `vendor, vendors, reseller*, wiederverkaeuf*, revendeur*, revendedor*, revendas, rivenditor*, wederverkoper*, solution provider*, loesungsanbieter*, channel partner*, value added reseller*, vars, integrators, fornitori di soluzioni`,
  },
  b2b: { label: "B2B", words: `b2b, business to business, business customers` },
  b2c: { label: "B2C", words: `b2c, d2c, business to consumer, consumer businesses, consumer companies` },
} as const;
export type CompanyType = keyof typeof companyTypes;

export const roleTerms = {
  student: {
    label: "Student",
    words: `student, students, studenten, studentin*, studierend*, studis, werkstudent*, working student*, etudiant*, estudiante, estudiantes, estudiant*, studente, studenti, studentess*, estudante*, universitario*, graduates, undergraduates, pupils, schueler*, phd candidate*, doktorand*, alternant*`,
  },
  intern: {
    label: "Intern or trainee",
    words: `intern, interns, internship*, trainee*, apprentice*, praktikant*, azubi*, auszubildend*, lehrling*, stagiaire*, stagiair, stagiairs, apprenti*, becari*, practicante*, aprendiz*, aprendices, stagist*, tirocinant*, apprendist*, stage, stagelopers, estagiari*`,
  },
  recruiter: {
    label: "Recruiter",
    words: `recruiter, recruiters, talent acquisition people, talent scout*, recruteur*, reclutador*, selezionator*, recrutador*, recruitern, personalvermittlerin*, sourcers`,
  },
  /** A firm as well as a person: who says it means the whole trade. */
  headhunter: {
    label: "Headhunter",
    words: `headhunter*, head hunter*, cazatalentos, cacciator* di teste, cacatalentos, caca talentos, koppensneller*`,
  },
  job_seeker: {
    label: "Job seeker",
    words: `job seeker*, jobseeker*, job hunter*, jobsuchend*, arbeitssuchend*, stellensuchend*, arbeitslos*, unemployed, people looking for work, open to work, people looking for a job, candidates, bewerber*, demandeur* d emploi, demandeurs emploi, chomeur*, candidats, desempleado*, buscadores de empleo, candidatos, disoccupat*, in cerca di lavoro, werkzoekend*, werklozen, desempregad*, sollicitanten`,
  },
  decision_maker: {
    label: "Decision maker",
    words: `decision maker*, decision making*, decisionmaker*, budget holder*, entscheider*, entscheidungstraeger*, decideur*, decisionnaire*, tomadores de decision*, tomador de decision*, responsables de la toma, decisor*, decisori, responsabili decisionali, beslisser*, besluitvormer*, tomadores de decisao, decisores, senior people, senior leaders, leadership, fuehrungskraefte, fuehrungskraft, dirigeants, dirigentes, directivos, dirigenti, leidinggevende*`,
  },
  assistant: {
    label: "Assistant",
    words: `assistant, assistants, executive assistant*, personal assistant*, assistent*, assistenz*, assistante*, asistente*, secretar*, sekretaer*`,
  },
} as const;
export type RoleTerm = keyof typeof roleTerms;

/** A word that makes a phrase a role: "marketing people", "Head of Sales". */
export const titleMarkers = `people, person, persons, folks, staff, anyone, someone, everyone, anybody, everybody, those, role*, title*, position*, leader, leaders, lead, leads, manager, managers, management, *manager, *managern, head, heads, director, directors, director*, vp, vps, svp, evp, vice president*, president*, chief, chiefs, officer, officers, c level, clevel, c suite, executive, executives, exec, execs, ceo*, cfo*, cto*, cio*, cmo*, coo*, cro*, chro*, ciso*, cpo*, founder*, cofounder*, owner, owners, partner, partners, junior*, senior*, specialist*, engineer*, developer*, rep, reps, sdr, sdrs, bdr, bdrs, account executive*, employee, employees, professionals, analyst*, controller*, buyers, teams, team, departments,
  leiter, leitern, leiterin*, leitung, *leiter, *leiterin*, *leitern, *leitung, geschaeftsfuehr*, inhaber*, vorstand*, vorstaende*, prokurist*, entwickler*, *entwickler, ingenieur, ingenieure, ingenieuren, ingenieurin*, ingenieurs, mitarbeiter, leute, personen, fachkraefte, abteilungen, rollen, vertriebler*, einkaeufer*, gruender*, gesellschafter*, bereichsleit*, marketer*, abteilung,
  directeur*, directrice*, responsable*, dirigeant*, gerant*, cadre*, fondateur*, chef, chefs, developpeur*, commerciaux, acheteurs, personnes, profils, postes,
  director*, directora*, jefe*, jefa*, gerente*, fundador*, dueno*, desarrollador*, ingeniero*, vendedor*, comerciales, personas, cargos, perfiles, compradores,
  direttor*, dirigent*, fondator*, titolar*, sviluppator*, ingegner*, venditor*, persone, ruoli, profili, capo, capi, responsabil*,
  directeuren, hoofd, hoofden, oprichter*, eigenaar*, eigenaren, ontwikkelaar*, verkoper*, mensen, medewerker*, rollen,
  diretor*, gestor*, chefes, desenvolvedor*, pessoas, perfis, socios, engenheir*`;

/** People in general: "people in marketing" are in marketing, not in a people department. */
export const peopleWords = new Set(
  `people person persons folks staff anyone someone everyone anybody everybody those employee employees professionals leute personen mitarbeiter personnes gens personas gente persone mensen medewerkers pessoas`.split(
    " ",
  ),
);

/** Colloquial names of people in a function. */
export const functionPeople: Readonly<Record<string, string>> = {
  personaler: "human resources",
  personalern: "human resources",
  vertriebler: "sales",
  vertrieblern: "sales",
  marketer: "marketing",
  commerciaux: "commercial",
  itler: "it",
};

/** Words around the names of a list that name nothing ("must work in …"). */
export const idleWords = new Set(
  `with mit avec con met com be is are work works working sell sells selling to target targets targeting want contact show me us our please come belong active market customers clients buyers like such only also who whom
  sein ist sind taetig arbeiten arbeitet verkaufen kommen bitte uns unsere kunden anschreiben kontaktieren aktiv zeigen gehoeren werden
  etre sont travailler travaillent travaillons vendre vendons ciblons cible clients
  ser son sean trabajar trabajan trabajamos vender vendemos queremos clientes
  essere sono siano lavorare lavorano lavoriamo vendere vendiamo vogliamo clienti
  zijn is werken verkopen willen wij klanten
  sao sejam trabalhar trabalham trabalhamos vendemos queremos clientes`.split(/\s+/),
);

/** An agency or vendor of no named trade. */
export const bareServiceFirms =
  /^(?:agency|agencies|agentur(?:en)?|agences?|agencias?|agenzi[ae]|bureaus?|vendors?|resellers?|wiederverkaeufer|revendeurs?|revendedor(?:es)?|rivenditor[ei])$/;

/** Functions that are hardly ever meant as an industry, even alone. */
export const functionNames = new Set(
  `marketing sales finance hr legal it engineering product operations ops procurement purchasing customer_success revops revenue_operations business_development human_resources support development vertrieb einkauf personal finanzen controlling personalabteilung vente ventes achats rh ressources_humaines produit ventas compras finanzas recursos_humanos rrhh vendite acquisti risorse_umane verkoop inkoop vendas recursos_humanos administration`.split(
    " ",
  ),
);
