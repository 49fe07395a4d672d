import { describe, expect, it } from "vitest";
import { matchesPhrase } from "./match-phrase";

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
