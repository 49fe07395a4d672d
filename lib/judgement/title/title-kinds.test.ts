import { describe, expect, it } from "vitest";
import type { Persona, Seniority } from "@/db/vocabulary";
import { readTitle } from "./read-title";

const supportRoles: [string, Persona, Seniority][] = [
  ["Founder's Associate", "operations", "junior"],
  ["Founder’s Associate", "operations", "junior"],
  ["Executive Assistant to the CEO", "administration", "junior"],
  ["Assistant to the Group Marketing Director", "administration", "junior"],
  ["EA", "administration", "junior"],
  ["EA to CRO", "administration", "junior"],
  ["Office of the CRO", "administration", "professional"],
  ["Marketing Associate", "marketing", "junior"],
  ["Chief of Staff to the CEO", "operations", "senior"],
  ["Advisor to the Chief Executive Officer", "consulting", "professional"],
  ["Sales Intern", "sales", "junior"],
  ["Werkstudent Sales", "sales", "junior"],
  ["Assistenz der Geschäftsführung", "administration", "junior"],
  ["Vorstandsreferentin", "administration", "professional"],
  ["Referent der Geschäftsleitung", "other", "professional"],
  ["Rechtsreferendarin", "legal", "junior"],
  ["Auszubildender Einkauf", "purchasing", "junior"],
  ["Assistante de direction", "administration", "junior"],
  ["Assistante du directeur marketing", "administration", "junior"],
  ["Directeur de cabinet", "operations", "senior"],
  ["Alternante communication", "marketing", "junior"],
  ["Référendaire", "other", "junior"],
  ["Asistente del Director General", "administration", "junior"],
  ["Becaria de marketing", "marketing", "junior"],
  ["Jefa de gabinete", "operations", "senior"],
  ["Assistente di direzione", "administration", "junior"],
  ["Tirocinante risorse umane", "human_resources", "junior"],
  ["Directiesecretaresse", "administration", "junior"],
  ["Assistent van de algemeen directeur", "administration", "junior"],
  ["Estagiária de RH", "human_resources", "junior"],
  ["Assistente da diretora comercial", "administration", "junior"],
];

const noSupportRoles: [string, Seniority][] = [
  ["Associate Director", "director"],
  ["Associate Partner", "director"],
  ["Assistant Vice President", "director"],
  ["Associate Professor", "professional"],
  ["Assistant Professor", "professional"],
  ["Assistant Store Manager", "senior"],
  ["Senior Associate", "senior"],
  ["VP Sales, reporting to the CEO", "director"],
  ["CEO | MBA student", "executive"],
  ["Ausbildungsleiter", "lead"],
  ["Secretary General", "executive"],
  ["Directrice générale adjointe", "executive"],
  ["Stellvertretende Vertriebsleiterin", "lead"],
  ["Sales Director, MSc", "director"],
];

describe("support roles", () => {
  it.each(supportRoles)("reads %s as support in %s, %s", (title, persona, seniority) => {
    expect(readTitle(title, null)).toMatchObject({ support: true, persona, seniority });
  });

  it.each(noSupportRoles)("does not read %s as support but as %s", (title, seniority) => {
    expect(readTitle(title, null)).toMatchObject({ support: false, seniority });
  });

  it("reads support from the headline if the title is missing", () => {
    expect(readTitle(null, "Executive Assistant to the CFO").support).toBe(true);
    expect(readTitle("CFO", "Executive Assistant to the CFO").support).toBe(false);
  });
});

describe("independent people", () => {
  it.each([
    "Fractional CRO",
    "Freelance Growth Marketer",
    "Interim CFO",
    "Independent Sales Consultant",
    "Business Coach",
    "Self-employed",
    "Selbstständige Beraterin",
    "Freiberufliche Texterin",
    "Freier Mitarbeiter (Marketing)",
    "Consultant indépendant",
    "DAF à temps partagé",
    "Manager de transition",
    "Diseñador autónomo",
    "Consultora independiente",
    "Libero professionista",
    "Temporary Manager",
    "ZZP'er marketing",
    "Zelfstandig adviseur",
    "Trabalhador independente",
  ])("reads %s as independent", (title) => {
    expect(readTitle(title, null).independent).toBe(true);
  });

  it.each([
    "CRO",
    "Agile Coach",
    "Head Coach",
    "Independent Non-Executive Director",
    "Manager of Independent Living",
    "Senior Consultant",
    "Contract Manager",
    "Freelance Manager",
  ])("does not read %s as independent", (title) => {
    expect(readTitle(title, null).independent).toBe(false);
  });

  it("reads independence from the headline beside a clear title", () => {
    expect(readTitle("Chief Revenue Officer", "Fractional CRO for SaaS").independent).toBe(true);
    expect(readTitle("Chief Revenue Officer", "ex Freelancer").independent).toBe(false);
  });

  it("keeps the function of an independent person", () => {
    expect(readTitle("Fractional CRO", null)).toMatchObject({ persona: "sales", seniority: "executive" });
    expect(readTitle("Freelance Growth Marketer", null).persona).toBe("marketing");
  });
});

const wholePhrases: [string, Persona][] = [
  ["Physical Security Manager", "other"],
  ["Security Guard", "other"],
  ["Agent de sécurité", "other"],
  ["Head of Information Security", "information_technology"],
  ["Chief Engineer, HVAC", "other"],
  ["Bauleiter", "other"],
  ["Civil Engineer", "other"],
  ["Mechanical Engineering Manager", "other"],
  ["Ingénieur génie civil", "other"],
  ["Jefe de obra", "other"],
  ["Ingegnere meccanico", "other"],
  ["Field Service Engineer", "other"],
  ["Professor of Marketing", "other"],
  ["Chef de partie", "other"],
  ["Head of Engineering", "engineering"],
  ["Ingeniero de software", "engineering"],
  ["Sales Engineer", "sales"],
  ["Head of Sales, Construction", "sales"],
  ["Vertriebsleiter Medizintechnik", "sales"],
  ["Account Manager", "sales"],
  ["Accounting Manager", "finance"],
  ["Commercial Finance Manager", "finance"],
  ["Community Manager", "marketing"],
  ["Director of Product Marketing", "marketing"],
  ["Product Owner", "product"],
  ["Store Manager", "operations"],
  ["Teamleiter Verkauf Filiale", "operations"],
  ["Production Manager", "operations"],
  ["Chef de projet", "project_management"],
  ["Data Mining Analyst", "information_technology"],
  ["Gerente de TI", "information_technology"],
  ["Técnico de soporte", "customer_success"],
  ["Bezirksdirektor", "sales"],
  ["Verwaltungsrat", "founder"],
  ["Owner's Representative", "other"],
];

describe("whole phrases", () => {
  it.each(wholePhrases)("reads %s as %s", (title, persona) => {
    expect(readTitle(title, null).persona).toBe(persona);
  });

  it("is sure of a function outside the vocabulary and unsure of an unknown one", () => {
    expect(readTitle("Bauleiter", null).confidence).toBeGreaterThanOrEqual(0.5);
    expect(readTitle("Zauberhaft unterwegs", null).confidence).toBeLessThan(0.5);
  });
});

const levels: [string, Seniority][] = [
  ["Chief Supply Chain Officer", "executive"],
  ["Chief Engineer", "lead"],
  ["Partner", "executive"],
  ["Rechtsanwältin | Assoziierte Partnerin", "executive"],
  ["HR Business Partner", "professional"],
  ["Delivery Partner, Operations", "professional"],
  ["Prokurist", "executive"],
  ["Prokurist | Leiter Vertrieb", "lead"],
  ["Bereichsleiterin Finanzen", "lead"],
  ["Teamleitung Kundenservice", "lead"],
  ["Schichtleiter Produktion", "lead"],
  ["Sachbearbeiter Einkauf", "professional"],
  ["Graduate Engineer", "junior"],
  ["Membre du comité de direction", "executive"],
  ["Chef d'équipe logistique", "lead"],
  ["Gérante", "executive"],
  ["Consejera delegada", "executive"],
  ["Encargado de tienda", "lead"],
  ["Coordinador de ventas", "professional"],
  ["Socio fondatore", "executive"],
  ["Capo area", "lead"],
  ["Impiegata amministrativa", "professional"],
  ["Afdelingshoofd", "lead"],
  ["Ploegleider", "lead"],
  ["Medewerker klantenservice", "professional"],
  ["Coordenador de logística", "lead"],
  ["Diretora financeira", "director"],
  ["Właściciel", "executive"],
];

describe("levels", () => {
  it.each(levels)("reads %s as %s", (title, seniority) => {
    expect(readTitle(title, null).seniority).toBe(seniority);
  });
});
