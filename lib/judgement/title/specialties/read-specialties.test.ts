import { describe, expect, it } from "vitest";
import { normalizeText } from "@/lib/judgement/text/normalize-text";
import { rulesFrom } from "@/lib/judgement/text/word-matcher";
import { namesNothing } from "./names-nothing";
import { readSpecialties, specialtySimilarity } from "./read-specialties";
import { relationOf } from "./related-specialties";
import { foldPattern, specialtyEntries } from "./specialty-words";

const similarity = (a: string, b: string) => specialtySimilarity(readSpecialties(a), readSpecialties(b));
const listOf = (title: string) =>
  [...readSpecialties(title)].map(([id, weight]) => `${id} ${weight}`).join(", ");
const namedIn = (title: string) => Object.fromEntries(readSpecialties(title));

describe("specialtySimilarity", () => {
  it("compares titles that are ambiguous alike as the same, and with a clear one as less", () => {
    expect(similarity("Revenue Manager", "Revenue Manager")).toBe(1);
    expect(similarity("Revenue Manager", "Head of Revenue Operations")).toBe(0.6);
    expect(similarity("Revenue Manager", "Yield Manager")).toBe(0.6);
  });

  it("finds no likeness where a title names no specialty", () => {
    expect(similarity("Manager", "Manager")).toBe(0);
    expect(similarity("", "Head of Claims")).toBe(0);
  });

  it("relates specialties in both directions", () => {
    expect(relationOf("claims", "underwriting")).toBe(0.4);
    expect(relationOf("underwriting", "claims")).toBe(0.4);
    expect(relationOf("claims", "claims")).toBe(1);
    expect(relationOf("claims", "dentistry")).toBe(0);
  });
});

describe("readSpecialties", () => {
  it("takes the longest phrase, not the words in it", () => {
    expect(namedIn("Data Center Technician")).toEqual({ data_center: 1 });
    expect(namedIn("Physical Security Lead")).toEqual({ physical_security: 1 });
    expect(namedIn("Head of Digital Learning")).toEqual({ elearning: 1 });
    expect(namedIn("Social Media Manager")).toEqual({ social_media: 1 });
  });

  it("counts an ambiguous word for each meaning, with less weight", () => {
    expect(namedIn("Revenue Manager")).toEqual({ revenue_management: 0.6, revenue_operations: 0.6 });
    expect(namedIn("Security Manager")).toEqual({ information_security: 0.6, physical_security: 0.6 });
  });

  it("settles an ambiguous word by a clear one beside it", () => {
    expect(namedIn("Security Manager IT")).not.toHaveProperty("physical_security");
    expect(namedIn("Financial Analyst")).toEqual({ finance: 1 });
  });

  it("counts both parts that a role joins", () => {
    expect(namedIn("Head of Sales & Marketing")).toEqual({ sales: 1, marketing: 1 });
    expect(namedIn("Leiter Einkauf und Logistik")).toEqual({ procurement: 1, logistics: 1 });
  });

  it("counts what work is done for much less than the work", () => {
    expect(namedIn("Marketing Recruiter")).toEqual({ recruiting: 1, marketing: 0.2 });
    expect(namedIn("HR Operations Manager")).toEqual({ human_resources: 1, operations: 0.3 });
  });

  it("counts a whole function less beside a part of it", () => {
    expect(namedIn("Sales Director Key Accounts")).toEqual({ sales: 0.6, key_account: 1 });
  });

  it("ignores the principal of a support role", () => {
    expect(namedIn("Executive Assistant to the CFO")).toEqual({ executive_assistance: 1 });
    expect(namedIn("Assistenz der Geschäftsführung")).not.toHaveProperty("general_management");
  });

  it("reads current roles only, later ones with less weight", () => {
    expect(namedIn("Chef comptable | ex Directeur marketing")).toEqual({ accounting: 1 });
    expect(namedIn("Fleet Manager | Blogger")).toEqual({ fleet: 1, content: 0.7 });
    expect(namedIn("Manager | Blogger")).toEqual({ content: 1 });
  });

  it("finds specialties in German compounds, whatever the level", () => {
    for (const title of ["Schadenleiter", "Schadensachbearbeiterin", "Kfz-Schadenmanager"])
      expect(readSpecialties(title).get("claims")).toBe(1);
    for (const title of ["Instandhaltungsleiter", "Instandhalterin"])
      expect(namedIn(title)).toEqual({ maintenance: 1 });
  });
});

describe("the word lists", () => {
  it.each(specialtyEntries)("writes the words of %s in the form of titles", (_, { words, hints }) => {
    const patterns = rulesFrom([...words, ...hints], null).map(({ pattern }) => pattern);
    for (const pattern of patterns) {
      expect(pattern).toMatch(/^[a-z0-9 ^$*]+$/);
      expect(normalizeText(pattern)).toBe(pattern);
      expect(foldPattern(pattern)).toMatch(/[a-z0-9]/);
      expect(foldPattern(pattern).split(" ").length).toBeLessThanOrEqual(6);
    }
  });

  it("writes the words that name nothing in the same form", () => {
    for (const { pattern } of rulesFrom(namesNothing, null))
      expect(foldPattern(pattern)).toMatch(/^[a-z0-9* ]+$/);
  });
});

/** Chosen so that each number and comparison of the reading decides one of them; some are made-up compounds. */
it.each([
  ["vertriebscontrollrechnungswesen", "controlling 0.5, revenue_operations 0.5, accounting 0.6"],
  ["trade marketing digital media", "digital_marketing 1, media_planning 0.6"],
  ["Einkaufskorbschlosser", "procurement 0.3"],
  ["verwaltungsekret", "executive_assistance 1, administration 0.3"],
  ["agile project", "agile 1, project_management 0.6"],
  ["perfumkoch", "beauty 0.5, kitchen 1"],
  ["hr process data entry", "administration 0.3, hr_systems 1"],
  ["Gemüsebauer; Baumpfleger; Betriebsleiter", "agriculture 1, plant_management 0.7, operations 0.42"],
  ["EA to CRO", "executive_assistance 1"],
  ["recyclbauer", "waste 0.3"],
  ["autistadisponent", "demand_planning 1, transport_planning 1"],
  ["mechaniker matrose", "automotive 1, production 1, shipping 1"],
  ["crm product dataops", "data_governance 1, crm_loyalty 1"],
])("reads %s as %s", (title, expected) => {
  expect(listOf(title)).toBe(expected);
});

it.each([
  ["Raumpflegerin", "cleaning 1"],
  ["Tierpfleger", "veterinary 1"],
  ["Baumpfleger", "agriculture 1"],
  ["Rechtspfleger", "justice 1"],
  ["Fußpflegerin", "beauty 1"],
  ["Denkmalpfleger", "culture 1"],
  ["Heilerziehungspfleger", "nursing 1"],
])("takes not everyone who cares for something for a nurse: %s", (title, expected) => {
  expect(listOf(title)).toBe(expected);
});
