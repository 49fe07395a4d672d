import { describe, expect, it } from "vitest";
import { isForm, matchesPhrase } from "./match-phrase";

describe("matchesPhrase", () => {
  it.each([
    ["Marketing Intern", "Intern"],
    ["Interns", "Intern"],
    ["Executive Assistant", "assistant"],
    ["Sales Assistants", "Assistant"],
    ["Werkstudentin Marketing", "Werkstudent"],
    ["Werkstudent:in HR", "Werkstudentin"],
    ["Werkstudent", "Student"],
    ["Praktikanten im Vertrieb", "Praktikant"],
    ["Vertriebsassistentin", "Assistent"],
    ["Beraterin", "Berater"],
    ["Unternehmensberater", "Berater"],
    ["Directrice marketing", "Directeur"],
    ["Étudiante en droit", "étudiant"],
    ["Stagiaires", "stagiair"],
    ["Becaria de finanzas", "becario"],
    ["Consultora senior", "consultor"],
    ["Stagista", "stagisti"],
    ["Consulenti", "Consulente"],
    ["Direttrice vendite", "direttore"],
    ["Estagiária", "Estagiário"],
    ["Medewerkers support", "medewerker"],
    ["Vice President of Sales", "VP Sales"],
    ["VP Sales EMEA", "Vice President Sales"],
    ["Director of Human Resources", "HR"],
    ["Head of the Legal", "head of legal"],
    ["Co-Founder & CEO", "Cofounder"],
    ["Companies", "Company"],
    ["Bauberater", "Berater"],
    ["営業部長", "部長"],
    ["Sales 部長代理", "Sales 部長"],
    ["Praktis im Vertrieb", "Intern"],
    ["Big Sales Manager", "Sales Manager"],
    [`${"x ".repeat(145)}Praktikant`, "Praktikant"],
  ])("finds the excluded phrase in %s (%s)", (text, phrase) => {
    expect(matchesPhrase(text, ["Zauberer", phrase])).toBe(phrase);
  });

  it.each([
    ["International Sales Manager", "Intern"],
    ["Leiter Interne Revision", "Intern"],
    ["Audit interne", "Intern"],
    ["Internal Auditor", "Intern"],
    ["Sales Director", "Sales Manager"],
    ["Director", "Direct"],
    ["Marketing Manager", "Agency"],
    ["Head of HR", "HR Manager"],
    ["International Director", "National"],
    ["President", "Resident"],
    ["CEO", "Chief"],
    ["Software Engineer", "Engineering Manager"],
    ["Retail Manager", "Retail Managing Director"],
    ["Partner", "Part"],
    ["Umberater", "Berater"],
    ["Fahrlehrer", "Lehrer"],
    ["Sales Praktikant", "Sales Intern"],
    ["Sales Manager", "Manager Sales"],
    ["Sales", "Sales Manager"],
    [` ${"x ".repeat(145)}Praktikant`, "Praktikant"],
    ["", "Intern"],
    ["Intern", ""],
  ])("does not find an excluded phrase in %s (%s)", (text, phrase) => {
    expect(matchesPhrase(text, [phrase])).toBeNull();
  });

  it.each([
    ["Banking", "Banken"],
    ["Banking", "Financial Services"],
    ["Dentists", "Zahnarztpraxen"],
    ["Staffing and Recruiting", "Personalvermittlung"],
    ["Advertising Services", "Agencies"],
    ["Higher Education", "Bildung"],
    ["Non-profit Organizations", "ONG"],
  ])("excludes the industry %s by the group that %s names", (industry, phrase) => {
    expect(matchesPhrase(industry, [phrase])).toBe(phrase);
  });

  it("does not exclude broader or neighboring industries", () => {
    expect(matchesPhrase("Financial Services", ["Banken"])).toBeNull();
    expect(matchesPhrase("IT Services", ["Software"])).toBeNull();
    expect(matchesPhrase("Hospitals", ["Pharma"])).toBeNull();
  });

  it("reads at most 50 phrases", () => {
    const phrases = [...Array.from({ length: 50 }, (_, index) => `phrase ${index}`), "Intern"];
    expect(matchesPhrase("Intern", phrases)).toBeNull();
    expect(matchesPhrase("Intern", phrases.slice(1))).toBe("Intern");
  });
});

it.each([
  ["cto", "ctos", true],
  ["hr", "hrs", false],
  ["boss", "bosses", true],
  ["coach", "coaches", true],
  ["plan", "planes", false],
  ["pilot", "pilotin", true],
  ["pilot", "pilotinnen", true],
  ["arzt", "arztin", false],
  ["becaria", "becario", true],
  ["socia", "socio", true],
  ["damas", "dames", false],
  ["leers", "leere", true],
  ["directeur", "directrice", true],
  ["company", "companies", true],
  ["banker", "banken", false],
  ["direct", "director", false],
])("%s and %s are forms of one word: %j", (a, b, expected) => {
  expect([isForm(a, b), isForm(b, a)]).toEqual([expected, expected]);
});
