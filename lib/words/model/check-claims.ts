/** Finds claims of the kinds that need support, where the data does not support them. */
import type { Language } from "@/db/vocabulary";
import { fold } from "./check-names";
import { readQuotations } from "./check-quotes";
import type { Ground } from "./claim-ground";
import type { ClaimKind } from "./claim-words";
import { type ClaimPatterns, claimPatternsOf, thePerson } from "./match-claims";
import { stemOf, stemsOf } from "./stems";

/** Whom a text is written for. */
export type Reader = "person" | "salesperson";

/** No words of the data make these true. */
const neverHeld: ReadonlySet<Claim["kind"]> = new Set([
  "sender",
  "surveillance",
  "score",
  "leftover",
  "thirdParty",
  "own_words",
]);
/** What a text for the salesperson may deny or leave open, and a question may ask about. */
const open: ReadonlySet<ClaimKind> = new Set([
  ...(["offer", "money", "feeling", "opinion", "plan", "company", "tool", "comparison"] as const),
  ...(["time", "future", "surveillance", "contact", "thirdParty"] as const),
]);
/** What the person may be asked about. */
const askable: ReadonlySet<ClaimKind> = new Set([
  "opinion",
  "plan",
  "company",
  "tool",
  "comparison",
  "time",
  "money",
]);
/** Claims only if they are about the person or the company. */
const personal: ReadonlySet<ClaimKind> = new Set([
  ...(["money", "feeling", "opinion", "plan", "company", "tool", "time"] as const),
  ...(["thirdParty", "meeting", "comparison"] as const),
]);
/** What the person does or is, of which a question or a piece of advice may leave open what it is. */
const openable: ReadonlySet<ClaimKind> = new Set([
  ...(["opinion", "feeling", "tool", "time", "life", "comparison"] as const),
]);
/** The salesperson may read what the person did under the post. */
const deeds = /reac|reaz|reag|like|clic|kli[ck]|gost|curti|interes|support|soutien/;
/** What the person may have said in other words. */
const sayable: ReadonlySet<ClaimKind> = new Set([
  ...(["money", "feeling", "opinion", "plan", "company", "tool", "time", "insult", "comparison"] as const),
  "offer",
]);

/** Languages whose verbs need no subject: without one, a sentence is about the person. */
const dropsSubject: ReadonlySet<Language> = new Set(["es", "it", "pt"]);

/** `Hi Anna, …`. */
const greeting = /^(?:[\p{L}.'’-]+\s+){0,4}?[\p{L}'’-]+(?:[,:!.](?=\s)|\s[–—:!])\s*/u;

interface Sentence {
  text: string;
  isQuestion: boolean;
  isAsk: boolean;
  namesAuthor: boolean;
  /** Whether the sentence before it names the author: "she" may be the author. */
  followsAuthor: boolean;
  isAboutAuthor: boolean;
  namesPerson: boolean;
  isAboutPerson: boolean;
}

/** Whether nothing in the data can make a claim of this kind true. */
export const isNeverTrue = (kind: Claim["kind"]): boolean => neverHeld.has(kind);

export interface Claim {
  kind: ClaimKind | "own_words" | "presupposed";
  /** The words that make it, folded. */
  words: string;
}

/** The first claim without support; null if there is none. */
export const findClaim = (text: string, reader: Reader, ground: Ground): Claim | null =>
  claimsIn(text, reader, ground).next().value ?? null;

/** Every claim without support. `before` is the sentence before the text, if any: "she" may be who it names. */
export function* claimsIn(
  text: string,
  reader: Reader,
  ground: Ground,
  before = "",
): Generator<Claim, undefined> {
  const patterns = claimPatternsOf(ground.language);
  const read = readQuotations(text)?.rest ?? text;
  const rest = reader === "person" ? withoutGreeting(read, ground) : read;
  for (const sentence of sentencesOf(rest, before, { reader, ground, patterns })) {
    const context = { sentence, reader, ground, patterns };
    const claimable = reader === "person" ? sentence.text.replace(patterns.forms, blank) : sentence.text;
    for (const [kind, pattern] of patterns.kinds) {
      for (const match of claimable.matchAll(pattern)) {
        if (!isAllowed(kind, match[0], match.index, context)) yield { kind, words: match[0] };
      }
    }
    const given = findPresupposed(context);
    if (given !== null) yield { kind: "presupposed", words: given };
    if (takesOver(context)) yield { kind: "own_words", words: sentence.text };
    const words = findSpeech(context);
    if (words !== null) yield { kind: "own_words", words };
    const reported = findReported(context);
    if (reported !== null) yield { kind: "own_words", words: reported };
  }
  return undefined;
}

/** A greeting names the person; any other beginning up to a comma is a part of the sentence. */
const withoutGreeting = (text: string, { names }: Ground): string =>
  text.replace(greeting, (start) => (namesOneOf(start, names.person) ? "" : start));

const namesOneOf = (text: string, names: ReadonlySet<string>): boolean =>
  (fold(text).match(/\p{L}+/gu) ?? []).some((word) => names.has(word));

/** Keeps the places of what follows. */
const blank = (form: string): string => " ".repeat(form.length);

interface Context {
  sentence: Sentence;
  reader: Reader;
  ground: Ground;
  patterns: ClaimPatterns;
}

function sentencesOf(
  rest: string,
  before: string,
  { reader, ground, patterns }: Omit<Context, "sentence">,
): Sentence[] {
  const sentences = rest
    .split(/(?<=[.!?;])\s+|\s[–—]\s/u)
    .filter((text) => text.trim() !== "")
    .map((written) => {
      const text = fold(
        written.replace(ground.written.person, thePerson).replace(ground.written.others, "X"),
      ).replaceAll("’", "'");
      const isOf = (names: ReadonlySet<string>) => namesOneOf(written, names);
      const isAsk = reader === "salesperson" && patterns.asks.test(text);
      return {
        text,
        isQuestion: /\?\W*$/u.test(text),
        isAsk,
        namesAuthor: isOf(ground.names.author),
        followsAuthor: false,
        isAboutAuthor: isOf(ground.names.author) || patterns.topic.test(text),
        namesPerson: isOf(ground.names.person) || patterns.person.test(text),
        isAboutPerson:
          isAsk ||
          (dropsSubject.has(ground.language) && !isOf(ground.names.author) && !patterns.topic.test(text)) ||
          isOf(ground.names.person) ||
          isOf(ground.names.company) ||
          patterns.person.test(text),
      };
    });
  return sentences.map((sentence, index) => ({
    ...sentence,
    followsAuthor:
      reader === "salesperson" &&
      (sentences[index - 1]?.namesAuthor ?? namesOneOf(before, ground.names.author)),
  }));
}

/** Whether the wording makes no claim where it stands, or one that the data supports. */
function isAllowed(
  kind: ClaimKind,
  claim: string,
  at: number,
  { sentence, reader, ground, patterns }: Context,
): boolean {
  if (!neverHeld.has(kind) && isHeld(claim, sentence, ground)) return true;
  // Someone whom the person mentions themselves.
  if (kind === "thirdParty" && ground.said.has(stemOf(claim.split(" ").at(-1) ?? ""))) return true;
  if (kind === "sender")
    return reader === "salesperson" && isOwnOrUnknown(sentence.text, at, ground, patterns);
  if (personal.has(kind) && reader === "salesperson" && !sentence.isAboutPerson) return true;
  if (kind === "surveillance" && reader === "salesperson" && deeds.test(claim)) return true;
  const before = sentence.text.slice(0, at);
  const ahead = /[^,:]*$/u.exec(before)?.[0] ?? "";
  const rest = /^[^,:]*/u.exec(sentence.text.slice(at))?.[0] ?? "";
  const clause = ahead + rest;
  const isOfMind = kind === "feeling" || kind === "opinion";
  // What is thought or felt may be negative itself: "thinks that it is not …".
  const behind =
    isOfMind && !patterns.determined.test(claim) ? /^(?:\P{L}*\p{L}+){1,2}/u : /^(?:\P{L}*\p{L}+){1,6}/u;
  // The claim may hold a word of denial itself: "at no cost".
  const near = ahead + (behind.exec(rest)?.[0] ?? "").slice(claim.length);
  if (sayable.has(kind) && sharesWords(clause, ground.said)) return true;
  if (isOfMind && reader === "salesperson" && sharesWords(sentence.text, ground.said)) return true;
  if (
    reader === "salesperson" &&
    openable.has(kind) &&
    patterns.open.test(ahead) &&
    isLeftOpen(sentence, kind)
  )
    return true;
  if (!open.has(kind)) return false;
  if (reader === "salesperson" && patterns.denial.test(near)) return true;
  if (kind === "future") return sentence.isQuestion || sentence.isAsk;
  if (kind === "opinion" && sentence.isAboutAuthor && !sentence.isAboutPerson) return true;
  if (reader === "person" && !askable.has(kind)) return false;
  if (kind === "opinion" && (sentence.isQuestion || sentence.isAsk) && patterns.determined.test(claim))
    return true;
  return (
    (sentence.isQuestion || sentence.isAsk) &&
    !patterns.determiners.test(before) &&
    !patterns.determined.test(claim)
  );
}

/** What is asked, or what the person thinks: `what she thinks is her own affair`. */
const isLeftOpen = (sentence: Sentence, kind: ClaimKind): boolean =>
  sentence.isAsk || sentence.isQuestion || kind === "opinion";

/** `our post`, of a page of the salesperson's company, and what the data leaves open: `we don't know`. */
function isOwnOrUnknown(text: string, at: number, { isOwn }: Ground, patterns: ClaimPatterns): boolean {
  const from = text.slice(at);
  const [, second = ""] = from.match(/\p{L}[\p{L}']*/gu) ?? [];
  const [last = ""] = /\p{L}+(?=\P{L}*$)/u.exec(text.slice(0, at)) ?? [];
  const isPage = [second, last].some((word) => patterns.topic.test(word) || patterns.page.test(word));
  const isUnknown = [0, 1, 2].some((words) => {
    const before = new RegExp(`(?:\\p{L}+\\s+){${words}}$`, "u").exec(text.slice(0, at))?.[0];
    return before !== undefined && patterns.unknown.test(before + from);
  });
  return (isOwn && isPage) || isUnknown;
}

/** Whether the data says it, of the one whom the sentence is about. */
function isHeld(claim: string, sentence: Sentence, ground: Ground): boolean {
  const longest = (claim.match(/[\p{L}\p{N}]+/gu) ?? []).reduce((a, b) => (b.length > a.length ? b : a), "");
  const stem = stemOf(longest);
  if (ground.said.has(stem) || ground.facts.has(stem)) return true;
  const isAboutPost =
    sentence.isAboutAuthor || sentence.isQuestion || sentence.isAsk || !sentence.isAboutPerson;
  return isAboutPost && ground.post.has(stem);
}

const sharesWords = (text: string, stems: ReadonlySet<string>): boolean =>
  [...stemsOf(text)].some((stem) => stems.has(stem));

/** Whether the sentence holds the person's title word for word. */
const isJobOf = (text: string, job: string): boolean => job.length > 3 && text.includes(job);

/**
 * Whether the person and the author are mixed up: the author has the person's title, or the person does what the post
 * says of its author (three or more words that only the post has).
 */
function takesOver({ sentence, reader, ground, patterns }: Context): boolean {
  const { text, isAsk, isQuestion, isAboutAuthor, namesAuthor, namesPerson } = sentence;
  if (ground.isAuthor) return false;
  if (namesAuthor && isJobOf(text, ground.job))
    return !patterns.topic.test(text) && !text.includes(thePerson);
  if (reader === "person" || isAboutAuthor || !namesPerson || isAsk || isQuestion) return false;
  if (patterns.denial.test(text)) return false;
  const only = [...stemsOf(text)].filter(
    (stem) => ground.post.has(stem) && !ground.said.has(stem) && !ground.facts.has(stem),
  );
  return only.length >= 3;
}

/** How many of the stems the data holds anywhere. */
const countHeld = (stems: readonly string[], { said, post, facts }: Ground): number =>
  stems.filter((stem) => [said, post, facts].some((known) => known.has(stem))).length;

/** A clause after "since you" or "now that" of which the data holds less than two thirds. */
function findPresupposed({ sentence, reader, ground, patterns }: Context): string | null {
  const { text, isAsk, isQuestion } = sentence;
  if (reader === "salesperson" && !isAsk && !isQuestion) return null;
  for (const [clause] of text.matchAll(patterns.given)) {
    const stems = [...stemsOf(clause)].slice(1);
    if (countHeld(stems, ground) * 3 < stems.length * 2) return clause;
  }
  return null;
}

/** `She adds that …`, where neither the data's words nor their kin follow. */
function findReported({ sentence, ground, patterns }: Context): string | null {
  for (const [clause, reported = ""] of sentence.text.matchAll(patterns.reported)) {
    const stems = [...stemsOf(reported)];
    if (stems.length >= 3 && countHeld(stems, ground) < leastReported * stems.length) return clause;
  }
  return null;
}
/** The share of a report's words that the data must hold. */
const leastReported = 0.2;

/** What the person is said to have said, without having said it. */
function findSpeech({ sentence, reader, ground, patterns }: Context): string | null {
  const { text, namesAuthor } = sentence;
  if (ground.isAuthor) return null;
  if (reader === "salesperson" && patterns.denial.test(text)) return null;
  const [owned = null] = (ground.isSilent ? patterns.ownedWords : patterns.ownedTopic).exec(text) ?? [];
  if (owned !== null && !namesAuthor) return owned;
  const [spoken = null] = patterns.spoken.exec(text) ?? [];
  if (spoken === null || namesAuthor || (sentence.followsAuthor && !spoken.includes(thePerson))) return null;
  return ground.isSilent ? spoken : null;
}
