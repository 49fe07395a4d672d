import { describe, expect, it } from "vitest";
import { understandContext } from "./understand-context";
import { contextCases } from "./understand-context-cases";

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
  it.each(contextCases)("reads %s as [%s]", (sentence, limits) => {
    expect(limitsOf(sentence)).toBe(limits);
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
    const summaries = understandContext("Only companies in retail, not agencies").map((limit) =>
      limit.kind === "not_understood" ? null : limit.summary,
    );
    expect(summaries).toEqual([
      "Only companies in retail, not agencies → industry must be Retail",
      "Only companies in retail, not agencies → company type must not be Agency",
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
