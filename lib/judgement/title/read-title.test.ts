import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Persona, Seniority } from "@/db/vocabulary";
import { readPersona, readSeniority, readTitle } from "./read-title";

const titles: [string, Persona, Seniority | null][] = [
  ["VP Sales", "sales", "director"],
  ["Senior Vice President, Sales EMEA", "sales", "director"],
  ["SVP Marketing", "marketing", "director"],
  ["Chief Revenue Officer", "sales", "executive"],
  ["CRO", "sales", "executive"],
  ["CMO", "marketing", "executive"],
  ["CTO & Co-Founder", "engineering", "executive"],
  ["Founder & CEO", "founder", "executive"],
  ["Head of Revenue Operations", "revenue_operations", "lead"],
  ["RevOps Manager", "revenue_operations", "senior"],
  ["Sales Operations Analyst", "revenue_operations", "professional"],
  ["Account Executive", "sales", "professional"],
  ["Executive Assistant to the CEO", "administration", "junior"],
  ["Assistant Director of Marketing", "marketing", "director"],
  ["Product Owner", "product", null],
  ["Product Marketing Manager", "marketing", "senior"],
  ["Senior Software Engineer", "engineering", "senior"],
  ["HR Business Partner", "human_resources", "professional"],
  ["General Counsel", "legal", "professional"],
  ["Vertriebsleiterin", "sales", "lead"],
  ["Vertriebsleiter:in DACH (m/w/d)", "sales", "lead"],
  ["Leiter*in Marketing", "marketing", "lead"],
  ["Leitung Einkauf", "purchasing", "lead"],
  ["Geschäftsführer", "founder", "executive"],
  ["Geschäftsführerin Vertrieb", "sales", "executive"],
  ["GF", "founder", "executive"],
  ["Prokurist", "founder", "executive"],
  ["Assistenz der Geschäftsführung", "administration", "junior"],
  ["Werkstudent Marketing", "marketing", "junior"],
  ["Personalreferentin", "human_resources", "professional"],
  ["Directeur Commercial", "sales", "director"],
  ["Directrice Marketing", "marketing", "director"],
  ["Directeur/trice des ventes", "sales", "director"],
  ["PDG", "founder", "executive"],
  ["DRH", "human_resources", "director"],
  ["Responsable Commercial", "sales", "senior"],
  ["Chef de projet", "project_management", "senior"],
  ["Directora Comercial", "sales", "director"],
  ["Jefe de Ventas", "sales", "lead"],
  ["Director General", "founder", "executive"],
  ["Hoofd Verkoop", "sales", "lead"],
  ["Algemeen directeur", "founder", "executive"],
  ["Commercieel Directeur", "sales", "director"],
  ["Direttore Commerciale", "sales", "director"],
  ["Amministratore Delegato", "founder", "executive"],
  ["Responsabile Vendite", "sales", "lead"],
  ["Diretor Comercial", "sales", "director"],
  ["Gerente de Vendas", "sales", "lead"],
  ["Sócio fundador", "founder", "executive"],
  ["Sales Manager | Team Lead", "sales", "lead"],
  ["𝗩𝗣 𝗦𝗮𝗹𝗲𝘀", "sales", "director"],
  // Offices of an association.
  ["Schatzmeisterin", "finance", "professional"],
  ["Kassier", "finance", "professional"],
  ["Kassenwart", "finance", "professional"],
  ["Trésorière", "finance", "professional"],
  ["Penningmeester", "finance", "professional"],
  ["Tesoriere", "finance", "professional"],
  ["Tesorero", "finance", "professional"],
  ["Tesoureiro", "finance", "professional"],
  ["Secretaris", "administration", "professional"],
  ["Secretaresse", "administration", "junior"],
  ["Schriftführer", "administration", "professional"],
  ["Voorzitter", "founder", "executive"],
  ["Vorsitzende", "founder", "executive"],
  // A technician of what follows, and a department or a region.
  ["Técnico de formación", "human_resources", "professional"],
  ["Técnica de formação", "human_resources", "professional"],
  ["Técnico de laboratorio", "other", "professional"],
  ["Técnico de mantenimiento", "other", "professional"],
  ["Técnico em informática", "information_technology", "professional"],
  ["Responsabile tecnico", "engineering", "lead"],
  ["Responsabile area istruzione", "other", "lead"],
  ["Responsabile area legale", "legal", "lead"],
  ["Responsabile area sud", "sales", "lead"],
  ["Area Director", "sales", "director"],
];

describe("readTitle", () => {
  it.each(titles)("reads %s as %s", (title, persona, seniority) => {
    const reading = readTitle(title, null);
    expect(reading.persona).toBe(persona);
    if (seniority) expect(reading.seniority).toBe(seniority);
  });

  it("names both functions of a double role", () => {
    const reading = readTitle("Director Sales & Marketing", null);
    expect([reading.persona, ...reading.otherPersonas]).toEqual(["sales", "marketing"]);
  });

  it("reads the current role, not a past one, a wish or the employer", () => {
    expect(readTitle("Head of Marketing, ex VP Sales at Acme", null)).toMatchObject({
      persona: "marketing",
      seniority: "lead",
    });
    expect(readTitle("Former Chief Revenue Officer", null)).toMatchObject({
      persona: "other",
      seniority: null,
    });
    expect(readTitle("Recruiter | seeking a role as VP Sales", null).seniority).toBe("professional");
    expect(readTitle("Developer at Sales Directors Inc", null).persona).toBe("engineering");
    expect(readTitle("Account Executive | Helping CEOs and VPs grow", null).seniority).toBe("professional");
    expect(readTitle("Advisor to the CEO", null).seniority).toBe("professional");
  });

  it("reads students and retirees as low", () => {
    expect(readTitle("Student of Business Administration", null).seniority).toBe("junior");
    expect(readTitle("Retired VP Sales", null)).toMatchObject({ persona: "other", seniority: null });
    expect(readTitle("Directeur commercial retraité", null).confidence).toBeLessThan(0.5);
  });

  it("uses the headline if the title is missing or says nothing", () => {
    expect(readTitle(null, "VP Sales at Acme")).toMatchObject({ persona: "sales", seniority: "director" });
    expect(readTitle("Chief of everything", "Running marketing")).toMatchObject({ seniority: "lead" });
    expect(readTitle("Sales", null).confidence).toBeGreaterThan(readTitle(null, "Sales").confidence);
    expect(readTitle(null, null)).toEqual({
      persona: "other",
      otherPersonas: [],
      seniority: null,
      confidence: 0,
      support: false,
      independent: false,
    });
  });

  it("reads any text with a confidence between 0 and 1, the same each time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
        const reading = readTitle(text, null);
        expect(reading.confidence).toBeGreaterThanOrEqual(0);
        expect(reading.confidence).toBeLessThanOrEqual(1);
        expect(readTitle(text, null)).toEqual(reading);
      }),
    );
  });
});

describe("readPersona and readSeniority", () => {
  it("read an ICP's own words", () => {
    expect(readPersona("revenue_operations")).toBe("revenue_operations");
    expect(readPersona("Revenue Operations")).toBe("revenue_operations");
    expect(readPersona("RevOps")).toBe("revenue_operations");
    expect(readPersona("Vertrieb")).toBe("sales");
    expect(readPersona("IT")).toBe("information_technology");
    expect(readPersona("zzz")).toBeNull();
    expect(readSeniority("VP")).toBe("director");
    expect(readSeniority("C-Level")).toBe("executive");
    expect(readSeniority("CXO")).toBe("executive");
    expect(readSeniority("Head of")).toBe("lead");
    expect(readSeniority("Manager")).toBe("senior");
    expect(readSeniority("Entry level")).toBe("junior");
    expect(readSeniority("Geschäftsführung")).toBe("executive");
    expect(readSeniority("anything")).toBeNull();
  });
});
