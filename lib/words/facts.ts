/** The facts that the rules write about, the same in every language: short, on one line, without links. */
import type { Meaning } from "@/db/vocabulary";
import { aboutWork } from "@/lib/judgement/meaning/about-work/about-work";
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { readWritten } from "@/lib/judgement/meaning/read-meaning";
import type { Probabilities } from "@/lib/judgement/meaning/reader/classify";
import { needOf } from "@/lib/judgement/meaning/reader/decide";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { readLists } from "@/lib/judgement/text/word-lists";
import { wordsProbabilities } from "@/lib/judgement/weights";
import { cutQuote, sentencesOf, withoutPeriod } from "./cut-quote";
import { withoutGreeting } from "./greeting";
import { isPersonalMatter } from "./personal";
import { quotable } from "./quotable";
import { asksSomebody, isQuestion, withoutMention } from "./quote-words";
import { longestQuote, type Quotes, quotesOf } from "./quotes";
import { capitalize } from "./rules/grammar";
import { type Evidence, isSpoken, type ReactionKind, type Spoken } from "./rules/phrasebook";
import { isSatisfied } from "./satisfied";
import type { WordsInput } from "./writer";

export interface Facts extends Quotes {
  name: { first: string; full: string };
  title: string | null;
  company: string | null;
  industry: string | null;
  employeeCount: number | null;
  evidence: Evidence;
  reaction: ReactionKind;
  isAuthor: boolean;
  /** Whether the comment seems to be about something else than work. */
  isElsewhere: boolean;
  /** Whether the comment is about a personal matter. */
  isPersonal: boolean;
  /** Whether the person says that something works well. */
  isSatisfied: boolean;
  /** Whether the person's words hold a question. */
  hasQuestion: boolean;
  /** Whether a question asks the author, or those who read it, for what they know or think. */
  isAddressed: boolean;
  /** How likely the person's words show a need; 0 after a reaction. */
  need: number;
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
  const own = ownWords(written, isAuthor ? null : post.author);
  const probabilities =
    engagement.kind === "reaction" ? null : readWritten({ kind: "comment", text: written }).probabilities;
  const need = probabilities ? needOf(probabilities) : 0;
  const isToVendor = isVendorPage(source);
  const read = evidenceOf(engagement, probabilities, { own, isToVendor });
  // Whose posts are watched chooses a subject of interest; a comment may be about anything.
  const isComment = engagement.kind === "comment";
  const isElsewhere =
    isComment &&
    isSpoken(read) &&
    readWork(written) < leastWork(engagement.meaning, { read, need, isToVendor });
  const isPersonal = isComment && isPersonalMatter(own);
  const evidence = isElsewhere || isPersonal ? "comments" : read;
  const other = isElsewhere && !isPersonal ? unspoken(own, written) : unquoted;
  return {
    name: { first: firstNameOf(full), full },
    title: known(person.title, 60),
    company: known(company?.name ?? null, 50),
    industry: known(company?.industry ?? null, 80),
    employeeCount: company?.employeeCount || null,
    evidence,
    reaction: reactionKinds.get(engagement.reactionType?.toLowerCase() ?? "") ?? "other",
    isAuthor,
    ...(isSpoken(evidence) ? quotesOf(own, evidence) : other),
    isElsewhere,
    isPersonal,
    isSatisfied: isSatisfied(own),
    hasQuestion: own.includes("?") || sentencesOf(own).some(isQuestion),
    isAddressed: sentencesOf(own).some((sentence) => isQuestion(sentence) && asksSomebody(sentence)),
    need,
    claim: claimOf(post.text),
    author: known(post.author, 50),
    source: known(source.displayName, 50),
  };
}

/** What somebody wrote, on one line and safe to quote; without a greeting of the author they answer. */
function ownWords(written: string, author: string | null): string {
  return capitalize(withoutMention(withoutGreeting(quotable(written), author ?? "")));
}

/**
 * What a list shows of what somebody wrote: its most telling part for how it is read, else its start. Null for a
 * reaction, and if nothing is left that can be shown. `author` is null for the author of the post.
 */
export function quoteOf(written: string, meaning: Meaning, author: string | null): string | null {
  const own = ownWords(written, author);
  const telling = isQuotable(meaning) ? quotesOf(own, meaning).said : null;
  return (telling ?? cutQuote(withoutPeriod(own), longestQuote)) || null;
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
const leastWords = {
  asks: 1,
  evaluates: 2,
  states_problem: 3,
  shares_experience: 3,
  agrees: 4,
} satisfies Partial<Record<Meaning, number>>;

const wordsIn = (own: string): number => own.match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0;

const isQuotable = (meaning: Meaning): meaning is Spoken => meaning in leastWords;

/** What the words rest on: a comment or post by what it says, if it says enough to be quoted. */
function evidenceOf(
  { meaning }: WordsInput["engagement"],
  probabilities: Probabilities | null,
  { own, isToVendor }: { own: string; isToVendor: boolean },
): Evidence {
  if (probabilities === null) return "reacts";
  if (!isQuotable(meaning) || wordsIn(own) < leastWords[meaning]) return "comments";
  if (meaning === "agrees") return meaning;
  // Who is content with something is not about to replace it.
  if (meaning !== "asks" && isSatisfied(own)) return "shares_experience";
  const { sure, sureOfVendor } = wordsProbabilities;
  const least = meaning === "asks" && isToVendor ? sureOfVendor : sure[meaning];
  return probabilities[meaning] < least ? "agrees" : meaning;
}

/** On the page of a company, its own customers write about what they need of it. */
const isVendorPage = ({ type }: WordsInput["source"]): boolean =>
  type === "competitor_company" || type === "own_company";

/** How likely a comment has to be about work to be quoted; a need, also one that is not sure, less than an opinion. */
function leastWork(
  meaning: Meaning,
  { read, need, isToVendor }: { read: Spoken; need: number; isToVendor: boolean },
): number {
  const { aboutWork: least, sureNeed, needOfVendor } = wordsProbabilities;
  if (need >= (isToVendor ? needOfVendor : sureNeed)) return 0;
  if (!isNeed(meaning)) return read === "shares_experience" ? least.shares_experience : least.agrees;
  return read === meaning ? least.need : least.unsureNeed;
}

/** Of what nobody answers, the salesperson reads the start, if it is plain words. */
function unspoken(own: string, written: string): Quotes {
  const isPlain = !/[@#\\|]|https?/u.test(written);
  return { said: isPlain ? cutQuote(withoutPeriod(own), longestQuote) : null, line: null, lead: null };
}

const unquoted: Quotes = { said: null, line: null, lead: null };

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

const familyNames = new Set(readLists("family-names.txt", ["first"]).first);

const honorifics = /^(?:dr|prof|mr|mrs|ms|herr|frau|ing|dipl|mag|mme|sir|sr|sra|dott|dra|drs|ir)\.?$/i;

/**
 * The name for a familiar greeting: the first name if it is written out, else the full name. So it is where a family
 * name of East Asia may stand first, or a given name be two words.
 */
function firstNameOf(name: string): string {
  if (wordsOf(name).some((word) => familyNames.has(word))) return name;
  const first = name.split(" ").find((word) => !honorifics.test(word.replace(/[.,-].*$/, "")));
  return first && /^\p{L}[\p{L}'’-]+$/u.test(first) ? first : name;
}
