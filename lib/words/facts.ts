/** The facts that the rules write about, the same in every language: short, on one line, without links. */
import type { Meaning } from "@/db/vocabulary";
import { aboutWork } from "@/lib/judgement/meaning/about-work/about-work";
import { readWritten } from "@/lib/judgement/meaning/read-meaning";
import { needOf } from "@/lib/judgement/meaning/reader/decide";
import { excerpt, oneLine } from "@/lib/judgement/text/excerpt";
import { wordsProbabilities } from "@/lib/judgement/weights";
import { withoutGreeting } from "./greeting";
import { type Evidence, isSpoken, type ReactionKind, type Spoken } from "./rules/phrasebook";
import type { WordsInput } from "./writer";

export interface Facts {
  name: { first: string; full: string };
  title: string | null;
  company: string | null;
  industry: string | null;
  employeeCount: number | null;
  evidence: Evidence;
  reaction: ReactionKind;
  isAuthor: boolean;
  /** The person's most telling sentence in the comment or post, cut; null if there is none worth quoting. */
  said: string | null;
  /** The same as a statement to repeat to the person, cut; null for a question, which is answered instead. */
  line: string | null;
  /** Whether the comment seems to be about something else than work. */
  isElsewhere: boolean;
  /** Whether the person's words hold a question. */
  hasQuestion: boolean;
  /** The post's first telling sentence, cut; null if it has none. */
  claim: string | null;
  author: string | null;
  source: string | null;
}

/**
 * Extracts the facts of a signal. Names, titles, post and comment text are only cut. `readWork` says how likely a
 * comment is about work.
 */
export function readFacts(input: WordsInput, readWork: (text: string) => number = aboutWork): Facts {
  const { person, company, post, engagement, source } = input;
  const isAuthor = engagement.kind === null;
  const full = cleanName(person.name) || "Someone";
  const written = (isAuthor ? post.text : engagement.text) ?? "";
  const own = withoutGreeting(quotable(written), isAuthor ? "" : post.author);
  const read = evidenceOf(engagement, written, own);
  // Whose posts are watched chooses a subject of interest; a comment may be about anything.
  const isElsewhere =
    engagement.kind === "comment" && isSpoken(read) && readWork(written) < wordsProbabilities.aboutWork[read];
  const evidence = isElsewhere ? "comments" : read;
  return {
    name: { first: firstNameOf(full), full },
    title: known(person.title, 60),
    company: known(company?.name ?? null, 50),
    industry: known(company?.industry ?? null, 80),
    employeeCount: company?.employeeCount || null,
    evidence,
    reaction: reactionKinds.get(engagement.reactionType?.toLowerCase() ?? "") ?? "other",
    isAuthor,
    ...(isSpoken(evidence) ? quotesOf(own, evidence) : { said: null, line: null }),
    isElsewhere,
    hasQuestion: own.includes("?"),
    claim: claimOf(post.text),
    author: known(post.author, 50),
    source: known(source.displayName, 50),
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

/** What the words rest on: a comment or post by what it says, if it says enough to be quoted. */
function evidenceOf({ kind, meaning }: WordsInput["engagement"], written: string, own: string): Evidence {
  if (kind === "reaction") return "reacts";
  const least = leastWords[meaning];
  const words = own.match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? [];
  if (least === undefined || words.length < least) return "comments";
  if (meaning === "agrees") return meaning;
  const spoken = meaning as Exclude<Spoken, "agrees">;
  const { probabilities } = readWritten({ kind: "comment", text: written });
  return probabilities[spoken] < wordsProbabilities.sure[spoken] ? "agrees" : spoken;
}

const longestQuote = 160;
/** Sentences with fewer words than this say too little by themselves. */
const leastTellingWords = 3;
const mostSentences = 40;
/** What is shorter says too little by itself. */
const shortestLine = 30;
/** A cut quote that ends with a sentence or a clause has at least this. */
const leastCut = 45;
/** What is repeated to the person is shorter than what the salesperson reads. */
const longestLine = 130;
/** A sentence that begins before this character is quoted with what stands before it. */
const nearStart = 60;
/** What is shorter takes the sentence before it along. */
const shortQuote = 60;

/** What the person said, for the salesperson, and what of it can be repeated to the person. Pure. */
export function quotesOf(own: string, evidence: Spoken): Pick<Facts, "said" | "line"> {
  const sentences = sentencesOf(own);
  const read = { sentences, telling: tellingOf(sentences, evidence) };
  return { said: saidIn(own, read), line: lineIn(own, read) };
}

/** A text's sentences, and the one that tells most. */
interface Sentences {
  sentences: readonly string[];
  telling: string | null;
}

/**
 * What leads to the telling sentence if it begins the text, else that sentence, with the next one if it says little by
 * itself; up to a link, which is no part of a message.
 */
function lineIn(own: string, read: Sentences): string | null {
  const [start = "", ...rest] = lineOf(own, read).split("…");
  const isCut = rest.length > 0;
  if (start.includes("?") || (isCut && start.length < shortestLine)) return null;
  return cutAtClause(`${withoutPeriod(start)}${isCut ? "…" : ""}`);
}

function lineOf(own: string, { sentences, telling }: Sentences): string {
  if (telling === null) return own;
  const at = own.indexOf(telling);
  const next = sentences[sentences.indexOf(telling) + 1];
  const both = `${telling} ${next}`;
  if (at > 0 && at <= nearStart && !own.slice(0, at).includes("?")) return own.slice(0, at + telling.length);
  return next !== undefined && telling.length < shortestLine && both.length <= longestLine ? both : telling;
}

/** Cut behind a sentence or a clause, if one ends late enough, else behind a word that does not lead to the next. */
function cutAtClause(text: string): string {
  const line = excerpt(text, longestLine);
  if (!line.endsWith("…") || text.length <= longestLine) return line;
  const sentence = /^(.*\p{L}{3})[.!]\s[^.!]*…$/u.exec(line)?.[1] ?? "";
  if (sentence.length >= leastCut) return sentence;
  const clause = /^(.*\S)\s?[,;:–—]\s[^,;:–—]*…$/u.exec(line)?.[1] ?? "";
  return clause.length >= leastCut ? `${clause}…` : line.replace(/(?:\s\S{1,3}){1,2}…$/u, "…");
}

/** The whole text if it is short, else its telling sentence, else its start; cut. */
function saidIn(own: string, { sentences, telling }: Sentences): string {
  if (own.length <= longestQuote || telling === null) return excerpt(withoutPeriod(own), longestQuote);
  // From the start one knows what is meant.
  const at = own.indexOf(telling);
  if (at <= nearStart) return excerpt(withoutPeriod(own.slice(0, at + telling.length)), longestQuote);
  const before = sentences[sentences.indexOf(telling) - 1];
  const both = before && telling.length <= shortQuote ? `${before} ${telling}` : telling;
  // A short sentence often says what is asked, and the one before it of what.
  const text =
    both.length > longestQuote && both !== telling ? `…${lastWords(both, longestQuote - 1)}` : both;
  return excerpt(withoutPeriod(text), longestQuote);
}

/** The end of a text from a whole word on, at most so many characters. */
const lastWords = (text: string, max: number): string => text.slice(-max).replace(/^\S*\s/u, "");

/** A sentence is telling if it is this likely, compared to the likeliest one. */
const tellingShare = 0.7;

/**
 * The first sentence that is a likely reason for how the text is read; of a question, one that asks. Null for an
 * opinion of which no sentence may show a need.
 */
function tellingOf(sentences: readonly string[], evidence: Spoken): string | null {
  const likely = (sentence: string) => {
    const { probabilities } = readWritten({ kind: "comment", text: sentence });
    return evidence === "agrees" ? needOf(probabilities) : probabilities[evidence];
  };
  const enough = sentences
    .slice(0, mostSentences)
    .filter((sentence) => sentence.split(" ").length >= leastTellingWords);
  const asked = evidence === "asks" ? enough.filter(isQuestion) : [];
  const ranked = (asked.length > 0 ? asked : enough).map((sentence) => ({ sentence, p: likely(sentence) }));
  const most = Math.max(...ranked.map(({ p }) => p));
  if (evidence === "agrees" && most < wordsProbabilities.leaning) return null;
  return ranked.find(({ p }) => p >= tellingShare * most)?.sentence ?? null;
}

/** The first sentence with at least four words, with the next one while both are short: it may turn the meaning. */
function claimOf(text: string): string | null {
  const sentences = sentencesOf(quotable(text));
  const at = Math.max(
    0,
    sentences.findIndex((sentence) => sentence.split(" ").length >= 4),
  );
  const [first = "", second = ""] = sentences.slice(at);
  const both = `${first} ${second}`.trim();
  const telling = first.length < 50 && both.length <= 80 ? both : first;
  return excerpt(withoutPeriod(telling), 90) || null;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const sentencesOf = (plain: string) => [...segmenter.segment(plain)].map(({ segment }) => segment.trim());
const isQuestion = (sentence: string) => sentence.endsWith("?");
const withoutPeriod = (sentence: string) => sentence.replace(/[.!…,;:\s]+$/u, "");

/** What scraped texts hold of markup. */
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'", "#039": "'" };

/**
 * Makes text safe to quote: without links, leading handles, hashtags at both ends, mention signs, markup and quotes.
 */
export function quotable(text: string): string {
  const plain = text
    .slice(0, 4_000)
    .replace(/&(amp|lt|gt|quot|nbsp|#0?39);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, " … ")
    // A list on one line.
    .replace(/(?<=[^\s.,:;!?])[^\S\n]*\n\s*(?:[*•·–-]|\d{1,2}[.)])\s+/g, ", ")
    .replace(/^(?:\s*@[\p{L}\p{N}_.-]+)+(?=\s+\p{Lu}|\s+[^\p{L}])/u, " ")
    // With what is left of links beside them.
    .replace(/^(?:[\s…]*#[\p{L}\p{N}_]+){2,}|(?:^|\s)(?:#[\p{L}\p{N}_]+[\s…]*)+$/gu, " ")
    .replace(/[#@](?=[\p{L}\p{N}])/gu, "")
    .replace(/["“”„«»‹›]/g, "'")
    .replace(/[<>`*~|[\]{}]+|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, " ")
    .replace(/(?:\p{Extended_Pictographic}|\uFE0F)+/gu, " ");
  return oneLine(plain).replace(/^[\s.,:;·•–—-]+(?=\S)/u, "");
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
