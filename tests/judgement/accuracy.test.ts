/**
 * How often the rules judge like people: on cases that were seen while the rules were written, and on the unseen half.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { meanings } from "@/db/vocabulary";
import { settings } from "@/lib/domain/settings";
import { judgeCase } from "@/lib/judgement/judge-case";
import { readMeaning } from "@/lib/judgement/meaning/read-meaning";
import { readCaseList } from "@/scripts/case-lists";

const halves = ["seen", "unseen"] as const;
const read = (name: string) => readFileSync(new URL(`${name}.jsonl`, import.meta.url), "utf8").trim();
const linesOf = (content: string) => content.split("\n").map((line): unknown => JSON.parse(line));

const Labeled = z.object({ isSignal: z.boolean() });
const LabeledText = z.object({
  kind: z.enum(["comment", "post"]),
  text: z.string(),
  meaning: z.enum(meanings),
});

describe.each(halves)("on the %s half", (half) => {
  it("finds the people who are a signal, and few others", () => {
    const content = read(`fit-${half}`);
    const cases = readCaseList(content);
    const labels = linesOf(content).map((line) => Labeled.parse(line).isSignal);
    const verdicts = cases.map(
      (one) => judgeCase(one, { minimumFit: settings.qualification.minFit }).isSignal,
    );
    const count = (verdict: boolean, label: boolean) =>
      verdicts.filter((one, index) => one === verdict && labels[index] === label).length;
    const [found, wrong, missed] = [count(true, true), count(true, false), count(false, true)];
    const precision = found / (found + wrong);
    const recall = found / (found + missed);
    console.log(
      `${half}: ${cases.length} cases, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
    );
    expect(Math.min(precision, recall)).toBeGreaterThanOrEqual(0.9);
  });

  it("reads what comments and posts mean", () => {
    const texts = linesOf(read(`meaning-${half}`)).map((line) => LabeledText.parse(line));
    const right = texts.filter((one) => readMeaning(one).meaning === one.meaning).length;
    const accuracy = right / texts.length;
    console.log(`${half}: ${texts.length} texts, meaning accuracy ${accuracy.toFixed(3)}`);
    expect(accuracy).toBeGreaterThanOrEqual(0.8);
  });
});
