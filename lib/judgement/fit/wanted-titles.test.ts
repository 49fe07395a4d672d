/** What people type as target titles, and titles that they mean or don't mean. */
import { expect, it } from "vitest";
import { scoreEngagement } from "./score-engagement";

const fitOf = (phrase: string, title: string): number =>
  scoreEngagement({
    icp: {
      minEmployees: 50,
      maxEmployees: 2000,
      targetIndustries: ["Software Development"],
      targetTitles: [phrase],
      targetPersonas: [],
      targetSeniority: [],
      excludedTitles: [],
      excludedIndustries: [],
      additionalContext: null,
    },
    person: { title, headline: null },
    company: { industry: "Software Development", employeeCount: 300 },
    sourceType: "keyword_search",
    engagement: { kind: "reaction", meaning: "reacts", probability: null, ageHours: 1 },
    post: { relevance: 80 },
    earlierEngagements: 0,
  }).fit;
const pairs = (list: string): [string, string][] =>
  list
    .trim()
    .split("\n")
    .map((line) => {
      const [phrase = "", title = ""] = line.split("|").map((part) => part.trim());
      return [phrase, title];
    });

const meant = `
  CFOs|CFO
  CFOs|Chief Financial Officer
  CEOs|Chief Executive Officer
  COO's|COO
  C-levels|CTO
  CxO|CMO
  C Level executives|CEO
  C-Suite executives|Chief Revenue Officer
  Chief officers|Chief Operating Officer
  VPs Sales|VP Sales
  VPs of Sales|Vice President of Sales
  SVP/EVP Sales|EVP Sales
  Heads of HR|Head of HR
  Head of HR / People|Head of People
  HR Directors|HR Director
  directors of finance|Finance Director
  Sales leaders|VP Sales
  sales leadership|Head of Sales
  RevOps|Revenue Operations Manager
  Rev Ops managers|RevOps Manager
  GTM leaders|VP Sales
  S&M leaders|VP Marketing
  Marketing folks|Marketing Manager
  Marketers|Marketing Manager
  salespeople|Account Executive
  sales reps|Sales Representative
  SDRs|Sales Development Representative
  AEs|Account Executive
  BDRs|Business Development Representative
  CSMs|Customer Success Manager
  PMs|Product Manager
  Product people|Product Manager
  Engineers|Software Engineer
  devs|Software Developer
  developers|Software Engineer
  IT-Leiter|Leiter IT
  Leiter Einkauf/Beschaffung|Einkaufsleiter
  Einkaufsleiter|Leiterin Einkauf
  Personalleiter|HR-Leiterin
  Personaler|HR Manager
  Vertriebsleiter (m/w/d)|Vertriebsleiterin
  GF|Geschäftsführer
  Geschäftsführung|Geschäftsführerin
  Inhaber|Inhaberin
  kaufm. Leiter|Kaufmännischer Leiter
  kaufmännische Leiter|Kaufmännischer Leiter
  responsables RH|Responsable RH
  DAF|Directeur administratif et financier
  RAF|Responsable administratif et financier
  directeurs commerciaux|Directeur commercial
  dirigeants|Dirigeant
  dirigeants|Président
  gérants|Gérant
  directores comerciales|Director Comercial
  responsables de compras|Responsable de Compras
  jefes de compras|Jefe de Compras
  responsabili acquisti|Responsabile Acquisti
  direttori commerciali|Direttore Commerciale
  amministratori delegati|Amministratore Delegato
  hoofden HR|Hoofd HR
  inkopers|Inkoper
  directeuren|Directeur
  gerentes de vendas|Gerente de Vendas
  diretores comerciais|Diretor Comercial
  compradores|Comprador
  founders|Founder & CEO
  business owners|Owner
  owners/partners|Partner
  MDs|Managing Director
  managing directors|Managing Director
  GMs|General Manager
  Head of Sales or Marketing|Head of Marketing
  CTO / VP Eng|VP of Engineering
  VP Eng|VP Engineering
  Eng managers|Engineering Manager
  finance people|Finance Manager
  accountants|Accountant
  Buchhalter|Buchhalterin
  comptables|Comptable
  recruiters|Recruiter
  Recruiter:innen|Recruiterin
  Talent leaders|Head of Talent Acquisition
  People & Culture leads|Head of People & Culture
  CISOs|Chief Information Security Officer
  CIO/CTO|CIO
  IT managers|IT Manager
  IT decision makers|CIO
  decision-makers in IT|IT Director
  Procurement|Head of Procurement
  Einkauf|Leiter Einkauf
  HR|HR Director
  sales|Sales Director
  Plant managers|Plant Manager
  Werkleiter|Werksleiter
  Betriebsleiter|Betriebsleiterin
  ops leaders|VP Operations
  Head of Ops|Head of Operations
  supply chain leads|Supply Chain Manager
  logistics managers|Logistics Manager
  office managers|Office Manager
  practice managers|Practice Manager
  dentists|Dentist
  lawyers|Rechtsanwalt
  Steuerberater|Steuerberaterin
  CMO or Head of Marketing|Head of Marketing
  Marketing- und Vertriebsleiter|Vertriebsleiter
  Marketing- und Vertriebsleiter|Marketingleiter
  Geschäftsführer/Inhaber|Inhaber
  Leitung HR|Leiterin Personal
  DSI|Directeur des systèmes d'information
  responsables marketing|Responsable Marketing
  chefs de projet|Chef de projet
  DG|Directeur général
  director general|Directora General
  gerentes|Gerente
  titolari d'azienda|Titolare
  responsabile IT|IT Manager
  bedrijfsleiders|Bedrijfsleider
  eigenaren|Eigenaar
  Vertriebler|Vertriebsmitarbeiter
  Key Account Manager/Sales Manager|Sales Manager
  VP+ Sales|VP Sales
  Director+|VP Marketing
  Head of Sales and above|VP Sales
  Sr. Director, Sales|Senior Director Sales
  Team leads Support|Support Team Lead
`;
it.each(pairs(meant))("%s means %s", (phrase, title) => {
  expect(fitOf(phrase, title)).toBeGreaterThanOrEqual(50);
});

const notMeant = `
  CFOs|HR Manager
  C-level|Sales Manager
  VPs of Sales|VP Engineering
  HR|Software Engineer
  Leiter Einkauf/Beschaffung|Leiter Vertrieb
  owners/partners|Software Engineer
  Head of Sales or Marketing|Head of Engineering
  Health & Safety Officer|Chief Financial Officer
  Product people|Production Worker
  PMs|Accountant
  sales|Software Engineer
  Personaler|Vertriebsleiter
  DG|Comptable
  Director+|Sales Manager
  IT managers|Marketing Manager
  VP/Director of Parking|VP Sales
  Leiterin Einkauf|Einkaufskorbschlosser
  Directores de ventas|Dependiente
  Cheese Production Manager|Optics Production Worker
  Director of Water Supply|Water Meter Reader
  Payroll Manager|HR Manager
`;
it.each(pairs(notMeant))("%s does not mean %s", (phrase, title) => {
  expect(fitOf(phrase, title)).toBeLessThan(50);
});
