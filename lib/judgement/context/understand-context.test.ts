import { describe, expect, it } from "vitest";
import { englishCases } from "@/tests/judgement/understand-context-english-cases";
import { germanicCases } from "@/tests/judgement/understand-context-germanic-cases";
import { romanceCases } from "@/tests/judgement/understand-context-romance-cases";
import { understandContext } from "./understand-context";

/** The limits of a text as in the table: "be industry dental; not role student". */
const limitsOf = (text: string) =>
  understandContext(text)
    .map((limit) =>
      limit.kind === "not_understood"
        ? "?"
        : `${limit.rule === "must_be" ? "be" : "not"} ${limit.kind} ${limit.values.map(({ id }) => id).sort()}`,
    )
    .sort()
    .join("; ");

describe("understandContext", () => {
  it.each([...englishCases, ...germanicCases, ...romanceCases])("reads %s as [%s]", (sentence, limits) => {
    expect(limitsOf(sentence)).toBe(limits);
  });

  it.each([
    // What a limiting word limits ends with the next thought, which may not be its first word ("car": "because").
    ["Only banks because students are slow", "be industry banking"],
    ["Only car dealers", "be industry automotive"],
    // "Excluded" takes what precedes, back to the limiting word before.
    [
      "No students and agencies are excluded",
      "not company_type agency; not company_type agency; not role student; not role student",
    ],
    [
      "Banks are fine but not agencies and students are excluded",
      "not company_type agency; not company_type agency; not role student; not role student",
    ],
    // "Nothing except" is "only"; another exception from a denial can't be said.
    ["No companies except banks", "be industry banking"],
    ["Nobody, except for banks", "be industry banking"],
    ["We sell to no one, apart from banks", "be industry banking"],
    ["Niemand, außer Banken", "be industry banking"],
    ["Wir wollen sonst niemanden, bis auf Banken", "be industry banking"],
    ["Personne d'autre, sauf les banques", "be industry banking"],
    ["Toute personne, sauf les étudiants", "not role student"],
    ["Nadie, salvo los bancos", "be industry banking"],
    ["Nessuno, tranne le banche", "be industry banking"],
    ["Niets, behalve banken", "be industry banking"],
    ["Only hospitals, nobody else, except banks", "be industry hospitals; not industry banking"],
    ["We sell to hospitals and nobody else, except banks", "not industry banking"],
    ["Ninguém, exceto bancos", "be industry banking"],
    ["Exclude nobody, except for banks", "?; not industry banking"],
    ["Nobody, except for banks, no startups", "be industry banking; not company_type startup"],
    ["No agencies except creative agencies", "?; not company_type agency"],
    [
      "Only directors and higher in higher education",
      "be industry higher_education; be role seniority:director,seniority:executive",
    ],
    ["Everything except banks, not retail", "?"],
    // A denial of a limit takes it back, unless more than three words stand between them.
    ["We do not try to sell only to banks", ""],
    ["We do not really try to sell only to banks", "?; be industry banking"],
    // Of two limiting words, the one with something beside it counts.
    ["Must be only retail companies", "be industry retail"],
    ["Not retail companies only", "not industry retail"],
    ["Banks only, agencies", "be industry banking"],
    ["Only retail companies only", "?; be industry retail"],
    ["No matter what, banks only", "be industry banking"],
    ["Not relevant: students", "not role student"],
    ["No students, excluded: agencies", "not company_type agency; not role student"],
    ["Only, banks", "be industry banking"],
    ["Agencies buy only from banks", "be industry banking"],
    // A denial takes what precedes if nothing follows, or only a word for "wanted".
    ["Students, not relevant", "not role student"],
    ["Agencies are not our target", "not company_type agency"],
    ["Agencies, no umbrella", "?"],
    ["Banks, please without", "?"],
    // Values of different kinds that must go together, or that can't stand in one list, are not understood.
    ["No startups in retail and banks", "?"],
    ["Only startups in retail and banks", "be company_type startup; be industry banking,retail"],
    ["Only banks and startups", "?"],
    // An exclusion of what is wanted is dropped.
    ["Only banks, not insurers", "be industry banking; not industry insurance"],
    ["Only banks, not financial services and retail", "?; be industry banking"],
    ["Only banks and retail, not financial services", "?; be industry banking,retail"],
    // "With" starts a fact, except at the beginning and after words such as "work"; nothing is read after a fact.
    ["Only with hospitals", "be industry hospitals"],
    ["Only banks with SAP", "?; be industry banking"],
    ["Only banks over 50 people", "?; be industry banking"],
    ["Only Fortune 500", "be company_type enterprise"],
    ["Only located near hospitals", "?"],
    // A direction belongs to a level, unless the name of a company needs it.
    ["No higher education", "not industry higher_education"],
    ["Pas d'enseignement supérieur", "not industry higher_education"],
    ["Sem ensino superior nem bancos", "not industry banking; not industry higher_education"],
    ["Geen hoger onderwijs", "not industry higher_education"],
    ["No start-up companies", "not company_type startup"],
    ["Only hospital directors up", "be industry hospitals; be role seniority:director,seniority:executive"],
    [
      "Only directors and above in higher education",
      "be industry higher_education; be role seniority:director,seniority:executive",
    ],
    ["Only higher education managers", "be industry higher_education; be role seniority:senior"],
    ["Only director or higher level", "be role seniority:director,seniority:executive"],
    // A word that starts facts may also be a part of a function's name.
    ["Only revenue operations", "be role persona:revenue_operations"],
    ["Keine Revenue Operations", "not role persona:revenue_operations"],
    ["Only chief revenue officers", "be role persona:sales+seniority:executive"],
    ["Only employee relations managers", "be role persona:human_resources+seniority:senior"],
    ["Only revenue over 5 million", "?"],
    ["Only banks using sales software", "?; be industry banking"],
    ["Only revenue growth", "?"],
    // A bare function is a role; beside industries, or with two more words, an industry if there is one.
    ["Only marketing services", "be role persona:marketing"],
    ["Only marketing services companies", "be industry marketing"],
    ["Only marketing and banks", "be industry banking,marketing"],
    ["No startups and marketing", "not company_type startup; not industry marketing"],
    ["Only banks and procurement", "be industry banking; be role persona:purchasing"],
    ["Only heads of people", "be role persona:human_resources+seniority:lead"],
    // Without a word for people, only one or two words are a role.
    ["Only media relations", "be role persona:marketing"],
    ["Only technical account support", "?"],
    // An agency of a trade is that trade; a small one is still any agency.
    ["Only small agencies", "be company_type agency"],
    ["Only small creative agencies", "be industry marketing"],
    ["Only consulting agencies", "be company_type agency,consultancy; be industry consulting"],
    ["Only consultancy startups", "be company_type consultancy,startup; be industry consulting"],
    // Nothing but government is a kind of company.
    ["Only government banks", "be industry banking,government"],
    ["Only nonprofit hospitals", "be industry hospitals,nonprofit"],
    ["Solo e-commerce", "be industry ecommerce"],
  ])("tells apart in %s: [%s]", (sentence, limits) => {
    expect(limitsOf(sentence)).toBe(limits);
  });

  it("reads at most 60 sentences of 400 characters, and 10,000 characters", () => {
    const line = `${"x".repeat(499)}\n`;
    expect(limitsOf(`${"x\n".repeat(59)}Only retail`)).toBe("be industry retail");
    expect(limitsOf(`${"x\n".repeat(60)}Only retail`)).toBe("");
    expect(limitsOf(`${"x".repeat(388)} only retail`)).toBe("be industry retail");
    expect(limitsOf(`${"x".repeat(389)} only retail`)).toBe("?");
    expect(limitsOf(`${line.repeat(19)}${"x".repeat(488)}\nOnly retail`)).toBe("be industry retail");
    expect(limitsOf(`${line.repeat(19)}${"x".repeat(489)}\nOnly retail`)).toBe("?");
  });

  it("says what was understood, in the words of the ICP page", () => {
    expect(understandContext("We sell to practices. Only dentists.")).toEqual([
      {
        kind: "industry",
        sentence: "Only dentists",
        rule: "must_be",
        values: [{ id: "dental", label: "Dental" }],
        summary: "Only dentists → industry must be Dental",
      },
    ]);
  });

  it.each<[string, string[]]>([
    [
      "Only companies in retail, not agencies",
      ["industry must be Retail", "company type must not be Agency"],
    ],
    [
      "Only software for hospitals and banks",
      ["industry must be Software for Hospitals and clinics or Banking"],
    ],
    ["Only banks and agencies", ["industry must be Banking or Marketing and advertising"]],
    ["Only human resources directors", ["role must be Human resources, director"]],
    ["Only VPs and above", ["role must be Director or Executive"]],
  ])("sums up %s", (sentence, summaries) => {
    expect(understandContext(sentence)).toMatchObject(
      summaries.map((summary) => ({ summary: `${sentence} → ${summary}` })),
    );
  });

  it("shortens a long sentence in the summary", () => {
    const sentence = `Only retail ${"x".repeat(108)}`;
    expect(understandContext(sentence)).toMatchObject([{ summary: `${sentence} → industry must be Retail` }]);
    expect(understandContext(`${sentence}x`)).toMatchObject([
      { summary: `${sentence.slice(0, 119)}… → industry must be Retail` },
    ]);
  });

  it("returns the sentence that it can't read, so that nothing is silent", () => {
    expect(understandContext("- Great fit: retail\n- Only if they use Salesforce.")).toEqual([
      { kind: "not_understood", sentence: "Only if they use Salesforce" },
    ]);
  });

  it("reads each sentence and list item on its own", () => {
    expect(limitsOf("Notes:\n• Only banks\n• No students\nWe like data!")).toBe(
      "be industry banking; not role student",
    );
  });

  it("finds no limits without text", () => {
    expect(understandContext(null)).toEqual([]);
    expect(understandContext(" \n ")).toEqual([]);
  });

  it("copes with very long and odd input", () => {
    expect(understandContext("only ".repeat(5_000)).length).toBeLessThanOrEqual(60);
    expect(understandContext("not , , , () / & only")).toEqual([
      { kind: "not_understood", sentence: "not , , , () / & only" },
    ]);
  });
});
