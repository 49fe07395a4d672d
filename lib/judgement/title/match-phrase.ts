import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { hasWholeWords, isUnspaced } from "@/lib/judgement/text/whole-words";
import { matchIndustry, type ReadIndustry, readIndustry } from "../company/industries";
import { roleGroupsOf } from "./same-roles";
import { titleSmallWords } from "./small-words";

const maxPhrases = 50;
const maxRemembered = 2_000;
const readings = new Map<string, PhraseReading>();

interface PhraseReading {
  words: string[];
  /** The kind of beginner that the text names by a single word; null if it names none. */
  group: string | null;
  /** Set if the text names nothing but industries. */
  industry: ReadIndustry | null;
}

const smallWords = new Set(titleSmallWords.phrases);
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bvice president\b/g, "vp"],
  [/\bhuman resources\b/g, "hr"],
  [/\bchief executive officer\b/g, "ceo"],
  [/\bchief financial officer\b/g, "cfo"],
  [/\bchief technology officer\b/g, "cto"],
  [/\bchief marketing officer\b/g, "cmo"],
  [/\bchief operating officer\b/g, "coo"],
  [/\bchief information officer\b/g, "cio"],
  [/\bco founder\b/g, "cofounder"],
  [/\bself employed\b/g, "selfemployed"],
  [/\bfree lance/g, "freelance"],
];

/**
 * The first of up to 50 phrases that a title or industry contains as whole words; null if none. Plurals and
 * gendered forms of seven languages count as the same word. If both name nothing but industries, the phrase also
 * matches the same industry in other words and its parts ("Banken" matches "Banking"). Pure.
 */
export function matchesPhrase(text: string, phrases: readonly string[]): string | null {
  const read = readPhrase(text);
  if (read.words.length === 0) return null;
  return phrases.slice(0, maxPhrases).find((phrase) => matches(read, readPhrase(phrase))) ?? null;
}

function matches(text: PhraseReading, phrase: PhraseReading): boolean {
  if (phrase.words.length === 0) return false;
  const holds = text.words.some((_, start) =>
    phrase.words.every((word, offset) => isSameWord(text.words[start + offset], word)),
  );
  if (!holds && phrase.words.some(isUnspaced)) {
    return hasWholeWords(text.words.join(" "), phrase.words.join(" "));
  }
  if (holds || isSameGroup(text, phrase)) return true;
  if (!text.industry || !phrase.industry) return false;
  return matchIndustry(text.industry, [phrase.industry]).relation === "same";
}

/** "Praktis" are "Praktikanten" and interns. */
const isSameGroup = (text: PhraseReading, phrase: PhraseReading): boolean =>
  phrase.group !== null && text.words.some((word) => roleGroupsOf(word).some((one) => one === phrase.group));

function readPhrase(text: string): PhraseReading {
  const known = readings.get(text);
  if (known) return known;
  const plain = wordsOf(text.slice(0, 300)).join(" ");
  const short = shortForms.reduce((whole, [long, brief]) => whole.replace(long, brief), plain);
  const industry = readIndustry(text);
  const words = short.split(" ").filter((word) => word !== "" && !smallWords.has(word));
  const reading = {
    words,
    group: words.length === 1 ? (roleGroupsOf(words[0] ?? "")[0] ?? null) : null,
    industry: industry.isPure ? industry : null,
  };
  if (readings.size >= maxRemembered) readings.clear();
  readings.set(text, reading);
  return reading;
}

/** Endings of one noun, per group: each may stand for the others ("directeur", "directrice"). */
const endings: readonly (readonly string[])[] = [
  ["teur", "trice", "teurs", "trices", "teuse", "teuses"],
  ["eur", "euse", "eurs", "euses"],
  ["tore", "trice", "tori", "trici"],
  ["ant", "ante", "ants", "antes", "anten", "antin", "antinnen"],
  ["ent", "ente", "ents", "entes", "enten", "entin", "entinnen", "enti", "entessa", "entesse"],
  ["ist", "ists", "iste", "istes", "isten", "istin", "istinnen", "ista", "istas", "isti"],
  ["er", "ers", "ere", "eres", "erin", "erinnen", "ern"],
  ["eur", "euren"],
  ["aar", "aren"],
  ["al", "ais"],
  ["or", "ors", "ora", "ores", "oras", "oren", "orin", "orinnen"],
  ["y", "ies"],
  ["ien", "ienne", "iens", "iennes"],
  ["air", "aire", "aires", "airs"],
  ["aer", "aerin", "aere", "aers"],
  ["ing", "ings"],
  ["bank", "banks", "banken"],
  ["ion", "ions", "ionen"],
  ["anz", "anzen"],
];
/** Vowels that mark gender and number: "becario", "becarias". */
const vowelEnding = /(?:[aeio]|[aeo]s)$/;

function isSameWord(word: string | undefined, wanted: string): boolean {
  if (word === undefined) return false;
  if (word === wanted || isForm(word, wanted)) return true;
  return isCompound(word, wanted);
}

/** Whether two words are forms of one: plural, gender. Takes words of `wordsOf`. */
export function isForm(a: string, b: string): boolean {
  const longer = a.length >= b.length ? a : b;
  const shorter = longer === a ? b : a;
  if (shorter.length < 3) return false;
  if (longer === `${shorter}s` || (longer === `${shorter}es` && /(?:s|x|ch|sh)$/.test(shorter))) return true;
  if (shorter.length >= 5 && (longer === `${shorter}in` || longer === `${shorter}innen`)) return true;
  if (shorter.length < 5) return false;
  if (
    vowelEnding.test(a) &&
    vowelEnding.test(b) &&
    a.replace(vowelEnding, "") === b.replace(vowelEnding, "")
  ) {
    return a.replace(vowelEnding, "").length >= 4;
  }
  return endings.some((group) => {
    const stem = stemIn(group, a);
    return stem !== null && stem.length >= 2 && group.some((ending) => stem + ending === b);
  });
}

/** The word without its ending of the group, of which none ends in another; null if it has none. */
function stemIn(group: readonly string[], word: string): string | null {
  const ending = group.find((one) => word.endsWith(one));
  return ending === undefined ? null : word.slice(0, word.length - ending.length);
}

/** German and Dutch join nouns: "Werkstudent" is a "Student", "Vertriebsassistentin" an "Assistentin". */
function isCompound(word: string, wanted: string): boolean {
  if (wanted.length < 7 || !/(?:er|ent|ant|ist|in|kraft|hilfe|enz)$/.test(wanted)) return false;
  const base = word.replace(/(?:innen|in|en|s)$/, "");
  const wantedBase = wanted.replace(/(?:in)$/, "");
  return [word, base].some((one) => one.endsWith(wantedBase) && one.length - wantedBase.length >= 3);
}
