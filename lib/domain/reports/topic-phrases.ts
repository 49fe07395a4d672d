/** The phrases that a post could be about. Texts are only cut and counted, never followed. Pure. */

import { readLanguage } from "@/lib/judgement/meaning/read-language";
import { businessWords } from "@/lib/judgement/post/post-words";
import { readAllLanguages, wordsOfAllLanguages } from "@/lib/judgement/text/language-words";
import { normalizeText, wordsOf } from "@/lib/judgement/text/normalize-text";
import { compileWords, rulesFrom } from "@/lib/judgement/text/word-matcher";

export interface TopicPhrase {
  /** The same for singular and plural. */
  key: string;
  /** As written, in lower case except for acronyms and German. */
  phrase: string;
  words: readonly string[];
  /** Whether the text begins with it. */
  leads: boolean;
  /** Whether the text is about it: it begins with it, comes back to it, or has it as one of its few hashtags. */
  isAbout: boolean;
  /** Whether every word is business talk or names a topic, or it is a hashtag; other phrases may hold verbs. */
  isKnown: boolean;
}

/** How much of a text is its beginning, at least and at most; between them it ends with a sentence. */
const leadLengths = { least: 40, most: 110 } as const;
const longest = 3;
const maxTextLength = 1_500;
const maxClauseWords = 60;
const findBusiness = compileWords(rulesFrom(businessWords, "business"));
const topicWords = readAllLanguages("reports/topics.txt", ["nouns", "empty"]);
/** They name a topic together with a word of business talk; in plain form. */
const nouns: ReadonlySet<string> = new Set(topicWords.nouns);

/** Words that carry no topic, in plain form. */
const emptyWords: ReadonlySet<string> = new Set([
  ...wordsOfAllLanguages("stop_words").flatMap(wordsOf),
  ...wordsOfAllLanguages("frequent_words"),
  ...topicWords.empty,
]);

/** Every phrase of one to three words that could name a topic, once. */
export function topicPhrasesOf(input: string): TopicPhrase[] {
  const text = (input.match(hashtag) ?? []).length > maxHashtags ? input.replace(hashtag, "\n") : input;
  const found = new Map<string, TopicPhrase>();
  const lead = leadOf(text);
  const keepsCase = readLanguage(text) === "de";
  for (const words of clausesOf(text.slice(0, maxTextLength))) {
    for (let start = 0; start < words.length; start += 1) {
      for (let length = 1; length <= longest && start + length <= words.length; length += 1) {
        const part = words.slice(start, start + length);
        if (!isMeaningful(part.at(-1) ?? "")) break;
        const written = part.join(" ");
        const key = keyOf(written);
        if (found.has(key) || (part.length === 1 && !isTopicWord(written))) continue;
        const phrase = part
          .map((word) => (keepsCase || /\p{Lu}{2}/u.test(word) ? word : word.toLowerCase()))
          .join(" ");
        found.set(key, {
          key,
          phrase,
          words: key.split(" "),
          leads: lead.includes(written),
          isAbout: lead.includes(written) || countOf(text, written) > 1,
          isKnown: part.every(isKnown),
        });
      }
    }
  }
  for (const [phrase, words] of hashtagsOf(text)) {
    const key = keyOf(phrase);
    const known = found.get(key);
    found.set(key, { key, phrase, words, leads: false, ...known, isAbout: true, isKnown: true });
  }
  return [...found.values()];
}

/** The first sentences of a text. */
function leadOf(text: string): string {
  const most = text.slice(0, leadLengths.most);
  const ends = [...most.matchAll(/[.!?…](?=\s)|\n/gu)].map(({ index }) => index + 1);
  const end = ends.find((at) => at >= leadLengths.least);
  return most.slice(0, end);
}

/** How often a phrase occurs, whatever its case. */
const countOf = (text: string, phrase: string): number =>
  text.slice(0, maxTextLength).toLowerCase().split(phrase.toLowerCase()).length - 1;

/** A post with more hashtags is tagged for reach: they name no topic of it. */
const maxHashtags = 5;
const hashtag = /#([\p{L}\p{N}_]{3,40})/gu;

/** What the author named as topics: `#salesForecast` is "sales forecast". */
function hashtagsOf(text: string): [string, string[]][] {
  const tags = [...text.matchAll(hashtag)];
  return tags.flatMap(([, tag = ""]) => {
    const spelled = spellOut(tag.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, " ").toLowerCase());
    const words = keyOf(spelled).split(" ");
    const isShort = spelled.length < 5 && tag !== tag.toUpperCase();
    const isEmpty = broadWords.has(spelled) || emptyWords.has(normalizeText(spelled));
    return (words.length === 1 && (isShort || isEmpty)) || words.length > longest || /\d/.test(spelled)
      ? []
      : [[spelled, words]];
  });
}

/** `salesleadership` is two known words; a single word that is not stays as it is. */
function spellOut(tag: string): string {
  if (tag.includes(" ") || isKnown(tag)) return tag;
  const places = Array.from({ length: Math.max(0, tag.length - 5) }, (_, at) => at + 3);
  const at = places.find((place) => isKnown(tag.slice(0, place)) && isKnown(tag.slice(place)));
  return at === undefined ? tag : `${tag.slice(0, at)} ${tag.slice(at)}`;
}

/** Business talk, or a noun that names a topic. */
const isKnown = (word: string): boolean =>
  wordsOf(word).every((part) => nouns.has(part)) || countBusiness(word) > 0;

/** The plain form of a phrase, without the ending of a plural. */
export const keyOf = (phrase: string): string =>
  wordsOf(phrase)
    .map((word) => (word.length > 4 ? word.replace(/(?<=[^s])s$/, "") : word))
    .join(" ");

/** How many words of business talk a phrase holds. */
export const countBusiness = (phrase: string): number => findBusiness(wordsOf(phrase)).length;

/** Words that every post of a trade holds: no topic on their own. */
const broadWords: ReadonlySet<string> = new Set(
  `analytics business client clients customer customers data deal deals digital enterprise growth kunden kunde
  marketing market markt platform process produkt product products prospects revenue sales software strategie
  strategy umsatz ventas vente ventes vendite verkoop vertrieb clientes clienti klanten`.split(/\s+/),
);

/** A single word must be business talk that says something: a long one, or an acronym. */
function isTopicWord(word: string): boolean {
  const isAcronym = /^\p{Lu}{2,5}$/u.test(word);
  return (isAcronym || (word.length >= 5 && !broadWords.has(normalizeText(word)))) && countBusiness(word) > 0;
}

/** The words of each clause: phrases don't span punctuation, hashtags or links. */
function clausesOf(text: string): string[][] {
  return text
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, "\n")
    .normalize("NFC")
    .split(/[^\p{L}\p{M}\p{N}\s'’-]+|\n+|\s[-'’]\s/u)
    .map((clause) =>
      (clause.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []).slice(0, maxClauseWords),
    );
}

function isMeaningful(word: string): boolean {
  return word.length > 1 && !/\d|['’]/.test(word) && !emptyWords.has(normalizeText(word));
}
