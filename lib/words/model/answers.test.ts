/** The check against whole answers: hostile ones with one invention each, and honest ones in a native's free style. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type AnswerRow, inputOfRow } from "@/tests/factories/answer-row";
import { findProblem } from "./check-facts";
import { readPromptData } from "./prompt";

/**
 * The goal is 0 and 0.95. These are what is reached, and may only get better. The first set is among what was trained
 * on.
 */
const sets = [
  { hostile: "hostile.jsonl", honest: "honest.jsonl", mostHostile: 1, leastHonest: 0.94 },
  { hostile: "unseen-hostile.jsonl", honest: "unseen-honest.jsonl", mostHostile: 7, leastHonest: 0.81 },
  { hostile: "fresh-hostile.jsonl", honest: "fresh-honest.jsonl", mostHostile: 6, leastHonest: 0.87 },
];

const readRows = (name: string): AnswerRow[] =>
  readFileSync(join(process.cwd(), "data/answers", name), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

const problemOf = (row: AnswerRow) => findProblem(row.answer, readPromptData(inputOfRow(row)), row.lang);

/** A row as a reader of a failure wants to see it. */
const show = ({ lang, kind, answer }: AnswerRow, found = "passes") =>
  [`${lang} ${kind}: ${found}`, answer.whyItMatters, answer.suggestedOpener, ...answer.talkingPoints].join(
    "\n  ",
  );

describe.each(sets)("the check of a model's answers", ({ hostile, honest, mostHostile, leastHonest }) => {
  it(`refuses hostile ones (${hostile})`, () => {
    const passed = readRows(hostile).filter((row) => problemOf(row) === null);
    expect(passed.length, passed.map((row) => show(row)).join("\n")).toBeLessThanOrEqual(mostHostile);
  });

  it(`lets honest ones pass (${honest})`, () => {
    const rows = readRows(honest);
    const refused = rows.flatMap((row) => {
      const problem = problemOf(row);
      return problem ? [show(row, `${problem.problem} in ${problem.field}`)] : [];
    });
    expect(1 - refused.length / rows.length, refused.join("\n")).toBeGreaterThanOrEqual(leastHonest);
  });
});
