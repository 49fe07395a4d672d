/** The facts that the rules write about, the same in every language: short, on one line, without links. */
import type { Meaning } from "@/db/vocabulary";
import { excerpt, oneLine } from "@/lib/judgement/text/excerpt";
import type { Evidence, ReactionKind } from "./rules/phrasebook";
import type { WordsInput } from "./writer";

export interface Facts {
  name: { first: string; full: string };
  title: string | null;
  company: string | null;
  industry: string | null;
  employeeCount: number | null;
  evidence: Evidence;
  reaction: ReactionKind;
  /** The comment's words, cut; null if there are none worth quoting. */
  said: string | null;
  /** The post's first telling sentence, cut; null if it has none. */
  claim: string | null;
  author: string | null;
  source: string | null;
  timesSeen: number;
  isSameDay: boolean;
}

const dayMs = 86_400_000;

/** Extracts the facts of a signal. Names, titles, post and comment text are only cut. */
export function readFacts(input: WordsInput): Facts {
  const { person, company, post, engagement, source } = input;
  const full = cleanName(person.name) || "Someone";
  const evidence = evidenceOf(input);
  const delay = engagement.at.getTime() - post.postedAt.getTime();
  return {
    name: { first: firstNameOf(full), full },
    title: known(person.title, 60),
    company: known(company?.name ?? null, 50),
    industry: known(company?.industry ?? null, 80),
    employeeCount: company?.employeeCount && company.employeeCount > 0 ? company.employeeCount : null,
    evidence,
    reaction: reactionKinds.get(engagement.reactionType?.toLowerCase() ?? "") ?? "other",
    said: isSpoken(evidence) ? saidOf(engagement.text ?? "", evidence) : null,
    claim: claimOf(post.text, evidence),
    author: known(post.author, 50),
    source: known(source.displayName, 50),
    timesSeen: Math.max(1, Math.floor(input.timesSeen)),
    isSameDay: delay >= 0 && delay < dayMs,
  };
}

/** The network's reaction types; older names of the same reaction too. */
const reactionKinds: ReadonlyMap<string, ReactionKind> = new Map([
  ["like", "like"],
  ["celebrate", "celebrate"],
  ["praise", "celebrate"],
  ["support", "support"],
  ["appreciation", "support"],
  ["love", "love"],
  ["empathy", "love"],
  ["insightful", "insightful"],
  ["interest", "insightful"],
  ["curious", "curious"],
  ["maybe", "curious"],
  ["funny", "funny"],
  ["entertainment", "funny"],
]);

/** How many words a comment needs to be quoted: a question may be short, agreement needs something to say. */
const leastWords: Partial<Record<Meaning, number>> = {
  asks: 1,
  evaluates: 2,
  states_problem: 3,
  shares_experience: 3,
  agrees: 4,
};

function evidenceOf({ engagement: { kind, meaning, text } }: WordsInput): Evidence {
  if (kind === null) return "authored";
  if (kind === "reaction") return "reacts";
  const least = leastWords[meaning];
  const words = quotable(text ?? "").match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? [];
  return least !== undefined && words.length >= least
    ? (meaning as keyof typeof leastWords & Evidence)
    : "filler";
}

const isSpoken = (evidence: Evidence) => !["filler", "reacts", "authored"].includes(evidence);

/** The quote of a comment: the question if it asks one, else its beginning. */
function saidOf(text: string, evidence: Evidence): string {
  const plain = quotable(text);
  const asked = evidence === "asks" && plain.length > 110 ? sentencesOf(plain).find(isQuestion) : undefined;
  return excerpt(withoutPeriod(asked ?? plain), 110);
}

/** The first sentence with at least four words, with the next one while both are short: it may turn the meaning. */
function claimOf(text: string, evidence: Evidence): string | null {
  const sentences = sentencesOf(quotable(text));
  const at = Math.max(
    0,
    sentences.findIndex((sentence) => sentence.split(" ").length >= 4),
  );
  const [first = "", second = ""] = sentences.slice(at);
  const both = `${first} ${second}`.trim();
  const telling = first.length < 50 && both.length <= 80 ? both : first;
  return excerpt(withoutPeriod(telling), evidence === "authored" ? 110 : 90) || null;
}

const sentencesOf = (plain: string) => plain.split(/(?<=[.!?…])\s+/u);
const isQuestion = (sentence: string) => sentence.endsWith("?");
const withoutPeriod = (sentence: string) => sentence.replace(/[.!…,;:\s]+$/u, "");

/** Makes text safe to quote: removes links, trailing hashtags, mention signs, markup and quotation marks. */
export function quotable(text: string): string {
  const plain = text
    .slice(0, 4_000)
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, " ")
    .replace(/(?:^|\s)(?:#[\p{L}\p{N}_]+\s*)+$/u, " ")
    .replace(/[#@](?=[\p{L}\p{N}])/gu, "")
    .replace(/["“”„«»‹›]/g, "'")
    .replace(/[<>`*_~|[\]{}]+/g, " ")
    .replace(/(?:\p{Extended_Pictographic}|\uFE0F)+/gu, " ");
  return oneLine(plain);
}

function known(text: string | null, max: number): string | null {
  return excerpt(safe(text ?? ""), max) || null;
}

/** Names and titles come from profiles: without markup, links and emoji. */
function safe(text: string): string {
  return text
    .slice(0, 500)
    .replace(/\bhttps?:\/\/\S+/gi, " ")
    .replace(/["“”„«»<>`*_~[\]{}]+/g, " ")
    .replace(/(?:\p{Extended_Pictographic}|\uFE0F)+/gu, " ");
}

/** `Dr. Anna Keller, MBA (she/her)` → `Dr. Anna Keller`. */
function cleanName(name: string): string {
  const plain = safe(name).replace(/\([^)]*\)/g, " ");
  return excerpt(plain.split(/[,|]/)[0] || plain, 60);
}

const honorifics = /^(?:dr|prof|mr|mrs|ms|herr|frau|ing|dipl|mag|mme|sir|sr|sra|dott|dra|drs|ir)\.?$/i;

/** The name for a familiar greeting: the first name if it is written out, else the full name. */
function firstNameOf(name: string): string {
  const first = name.split(" ").find((word) => !honorifics.test(word.replace(/[.,-].*$/, "")));
  return first && /^\p{L}[\p{L}'’-]+$/u.test(first) ? first : name;
}
