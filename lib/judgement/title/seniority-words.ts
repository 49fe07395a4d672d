/** Words that indicate a level, in the languages of titles: patterns as in `word-matcher.ts`. */
import type { Seniority } from "@/db/vocabulary";
import { readLists, type Terms } from "@/lib/judgement/text/word-lists";

export interface SeniorityTag {
  /** `null` discards a word that would otherwise be misread (`product owner`). */
  level: Seniority | null;
  /** `firm` decides alone (the lowest of several), the highest `base` wins, `weak` counts if there is nothing else. */
  force: "firm" | "base" | "weak";
  /** The role serves or learns from someone else's. */
  support?: true;
}

/** What the sections of the file say. */
const tags = {
  misread: { level: null, force: "base" },
  executive: { level: "executive", force: "base" },
  director: { level: "director", force: "base" },
  lead: { level: "lead", force: "base" },
  senior: { level: "senior", force: "base" },
  professional: { level: "professional", force: "base" },
  "executive.weak": { level: "executive", force: "weak" },
  "junior.weak": { level: "junior", force: "weak" },
  "junior.firm": { level: "junior", force: "firm" },
  "junior.support": { level: "junior", force: "firm", support: true },
  "professional.support": { level: "professional", force: "firm", support: true },
  "professional.firm": { level: "professional", force: "firm" },
  "senior.support": { level: "senior", force: "firm", support: true },
} as const satisfies Record<string, SeniorityTag>;

const names = Object.keys(tags) as (keyof typeof tags)[];
const lists = readLists("title/levels.txt", names);

export const seniorityWords: readonly [SeniorityTag, Terms][] = names.map((name) => [
  tags[name],
  lists[name],
]);
