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

const phrases = z.array(z.string().trim().min(1));
const count = z.number().int().min(1).nullable();
const fitCase = z.strictObject({
  id: z.string().regex(/^f-[0-9a-f]{8}$/),
  icp: z.strictObject({
    minEmployees: count,
    maxEmployees: count,
    targetIndustries: phrases,
    targetTitles: phrases,
    targetPersonas: phrases,
    targetSeniority: phrases,
    excludedTitles: phrases,
    excludedIndustries: phrases,
    additionalContext: z.string().min(1).nullable(),
  }),
  person: z.strictObject({
    title: z.string().min(1).nullable(),
    headline: z.string().min(1),
    about: z.string().min(1).optional(),
  }),
  company: z
    .strictObject({ name: z.string().min(1), industry: z.string().min(1).nullable(), employeeCount: count })
    .nullable(),
  engagement: z.strictObject({
    kind: z.enum(["reaction", "comment", "post"]),
    text: z.string().max(2000),
    ageHours: z.number().min(0),
  }),
  post: z.strictObject({ text: z.string().min(1), relevance: z.number().min(0).max(1) }),
  isSignal: z.boolean(),
  why: z.string().min(10).max(200),
});
type FitCase = z.infer<typeof fitCase>;

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

describe("the labelled fits", () => {
  const seen = readCases("fit-seen.jsonl", fitCase);
  const unseen = readCases("fit-unseen.jsonl", fitCase);
  const all = [...seen, ...unseen];
  const contentOf = ({ icp, person, company, engagement: { kind, text } }: FitCase): string =>
    JSON.stringify([icp, person, company, { kind, text }]);

  it("hold at least 320 cases on at least 25 ICPs in two halves of about the same size", () => {
    expect(all.length).toBeGreaterThanOrEqual(320);
    expect(new Set(all.map(({ icp }) => JSON.stringify(icp))).size).toBeGreaterThanOrEqual(25);
    expect(Math.abs(seen.length - unseen.length)).toBeLessThanOrEqual(all.length * 0.06);
  });

  it("identify each case by its hash and hold it once, in one half", () => {
    expect(all.filter((one) => one.id !== `f-${hashOf(contentOf(one))}`)).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ icp, person }) => JSON.stringify([icp, person]))).size).toBe(all.length);
  });

  it("are signals in 40 to 52 percent of each half", () => {
    for (const half of [seen, unseen]) {
      const share = half.filter(({ isSignal }) => isSignal).length / half.length;
      expect(share).toBeGreaterThanOrEqual(0.4);
      expect(share).toBeLessThanOrEqual(0.52);
    }
  });

  it("hold signals and others of every ICP in both halves", () => {
    for (const half of [seen, unseen]) {
      const groups = countBy(half, ({ icp, isSignal }) => `${JSON.stringify(icp)} ${isSignal}`);
      expect(Object.keys(groups)).toHaveLength(new Set(all.map(({ icp }) => JSON.stringify(icp))).size * 2);
    }
  });

  it("keep the guideline's hard employee limits", () => {
    const isOutside = ({ icp, company }: FitCase): boolean => {
      const { minEmployees: min, maxEmployees: max } = icp;
      if (company === null) return min !== null || max !== null;
      const employees = company.employeeCount;
      return employees !== null && (employees < (min ?? 0) || employees > (max ?? Number.POSITIVE_INFINITY));
    };
    expect(all.filter((one) => one.isSignal && isOutside(one))).toEqual([]);
    expect(all.filter((one) => !one.isSignal && isOutside(one)).length).toBeGreaterThanOrEqual(20);
  });

  it("have a text exactly where the engagement isn't a reaction, and a post of one's own is its own post", () => {
    expect(
      all.filter(({ engagement }) => (engagement.kind === "reaction") !== (engagement.text === "")),
    ).toEqual([]);
    const own = all.filter(({ engagement }) => engagement.kind === "post");
    expect(own.length).toBeGreaterThanOrEqual(10);
    expect(own.filter(({ engagement, post }) => engagement.text !== post.text)).toEqual([]);
  });
});
