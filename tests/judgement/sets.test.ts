/** The labelled sets are well formed, balanced and split; GUIDELINE.md says how the labels are given. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { languages, meanings } from "@/db/vocabulary";

const meaningCase = z.strictObject({
  id: z.string().regex(/^m-[0-9a-f]{8}$/),
  language: z.enum(languages),
  kind: z.enum(["comment", "post"]),
  text: z.string().trim().min(1).max(2000),
  meaning: z.enum(meanings).exclude(["reacts"]),
});

/** Every line of a JSON lines file beside this test, checked against its schema. */
function readCases<Case>(name: string, schema: z.ZodType<Case>): Case[] {
  const lines = readFileSync(join(import.meta.dirname, name), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => schema.parse(JSON.parse(line)));
}

/** How often each key occurs. */
function countBy<Item>(items: Item[], keyOf: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);
const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, " ")
    .trim();

describe("the labelled meanings", () => {
  const seen = readCases("meaning-seen.jsonl", meaningCase);
  const unseen = readCases("meaning-unseen.jsonl", meaningCase);
  const all = [...seen, ...unseen];

  it("hold at least 420 texts in two halves of about the same size", () => {
    expect(all.length).toBeGreaterThanOrEqual(420);
    expect(Math.abs(seen.length - unseen.length)).toBeLessThanOrEqual(all.length * 0.06);
  });

  it("identify each text by its hash and hold it once, in one half", () => {
    expect(all.filter(({ id, text }) => id !== `m-${hashOf(text)}`)).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ text }) => normalize(text))).size).toBe(all.length);
  });

  it("hold every meaning in every language in both halves", () => {
    const strata = languages.flatMap((language) =>
      meaningCase.shape.meaning.options.map((meaning) => `${language} ${meaning}`),
    );
    for (const half of [seen, unseen]) {
      const counts = countBy(half, ({ language, meaning }) => `${language} ${meaning}`);
      expect(strata.filter((stratum) => (counts[stratum] ?? 0) < 2)).toEqual([]);
    }
  });

  it("are balanced: at least 35 texts of each meaning, 55 of each language and 55 posts", () => {
    expect(Math.min(...Object.values(countBy(all, ({ meaning }) => meaning)))).toBeGreaterThanOrEqual(35);
    expect(Math.min(...Object.values(countBy(all, ({ language }) => language)))).toBeGreaterThanOrEqual(55);
    expect(countBy(all, ({ kind }) => kind).post).toBeGreaterThanOrEqual(55);
  });
});
