/**
 * Finds names that the sources do not hold. Names are told by their capitals, except in German, where every noun has
 * one: there, by known names, titles, company forms, and two capitals in a row. A made-up name of one ordinary-looking
 * word goes unseen as the first word of a sentence, and in German anywhere.
 */
import type { Language } from "@/db/vocabulary";
import { capitalWordsOf, germanBeforeNames, germanBeforeNouns } from "./capital-words";
import { knownNames, tradeAcronyms } from "./known-names";

interface Token {
  word: string;
  folded: string;
  startsSentence: boolean;
  /** Whether only spaces stand between it and the next token. */
  isFollowedDirectly: boolean;
}

const sentenceEnd = /[.!?…:\n]["”“«»'’)]*\s*["“„«»'‘(¿¡–—-]*\s*$/u;
const companyForms = /^(?:gmbh|ag|se|kg|ohg|ug|inc|llc|ltd|plc|corp|sarl|sas|spa|srl|bv|nv|sl|lda|ltda)$/;
const actorVerbs =
  /^(?:said|says|told|tells|announced|raised|acquired|launched|bought|confirmed|invested|switched|uses|wrote)$/;
const possessedWords =
  /^(?:it|that|what|here|there|let|who|how|he|she|where|today|tomorrow|yesterday|everyone|one|nobody)$/;
const beforeVerbs =
  /^(?:it|that|this|who|he|she|they|you|we|everyone|nobody|one|which|management|leadership)$/;

/** Every word that the sources hold, without case, accents and genitives. */
export function readVocabulary(texts: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const { folded } of tokensOf(text)) {
      for (const part of [folded, ...folded.split(/[-.&/'’]/)]) {
        words.add(part);
        words.add(withoutGenitive(part));
      }
    }
  }
  return words;
}

/** A name in the text that the vocabulary does not hold; null if there is none. */
export function findForeignName(
  text: string,
  vocabulary: ReadonlySet<string>,
  language: Language,
): string | null {
  const tokens = tokensOf(text);
  const found = tokens.find((token, index) => {
    // One letter names a unit or a plan: `19 °C`, `plan B`.
    if (token.word.length === 1 || isHeld(token, vocabulary, language) || isTrade(token.word)) return false;
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    if (looksLikeName(token)) return true;
    if (companyForms.test(token.folded) && isCapital(token) && before && isCapital(before)) return true;
    if (!isCapital(token)) return false;
    if (language === "de") return isGermanName(token, before, vocabulary);
    if (!token.startsSentence) {
      const forms = [token.folded, withoutGenitive(token.folded)];
      return !forms.some((form) => capitalWordsOf(language).has(form));
    }
    return language === "en" && isActor(token, after);
  });
  return found?.word ?? null;
}

function tokensOf(text: string): Token[] {
  const matches = [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[-.&/'’](?=[\p{L}\p{N}]))*/gu)];
  return matches.map((match, index) => {
    const word = match[0];
    const previous = text.slice(0, match.index);
    const next = matches[index + 1]?.index ?? text.length;
    return {
      word,
      folded: fold(word),
      startsSentence:
        previous.trim() === "" || sentenceEnd.test(previous.slice(-12)) || isAfterGreeting(previous),
      isFollowedDirectly: /^\s+$/.test(text.slice(match.index + word.length, next)),
    };
  });
}

/** `Hi Anna, …`: what follows the greeting begins a sentence. */
const isAfterGreeting = (previous: string): boolean => /^[^.!?,:]{2,60},\s*$/u.test(previous);

/** Without case and accents. */
export const fold = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

const withoutGenitive = (folded: string): string => folded.replace(/['’]s?$|['’]s$|(?<=\p{L}{3})s$/u, "");

const isCapital = ({ word }: Token): boolean => /^\p{Lu}/u.test(word);

/** Compounds such as `Brightloop-Team` are held if each part with a capital is, or is a word of the trade. */
function isHeld({ word, folded }: Token, vocabulary: ReadonlySet<string>, language: Language): boolean {
  const holds = (part: string) =>
    vocabulary.has(part) || vocabulary.has(withoutGenitive(part)) || vocabulary.has(`${part}s`);
  const elided = folded.replace(/^(?:[cdjlmnst]|qu|dell|all|nell|sull|un)['’]/, "");
  if (holds(folded) || holds(elided)) return true;
  const parts = word.split(/[-&/]/);
  return (
    parts.length > 1 &&
    parts.every(
      (part) =>
        !/^\p{Lu}/u.test(part) ||
        holds(fold(part)) ||
        isTrade(part) ||
        capitalWordsOf(language).has(fold(part)),
    )
  );
}

const isTrade = (word: string): boolean => tradeAcronyms.has(word.replace(/['’]s?$/, "").toUpperCase());

/** Capitals inside, all capitals, digits within, or a name that is known. */
function looksLikeName({ word, folded }: Token): boolean {
  if (isKnown(word, folded)) return true;
  return word
    .split(/[-&/'’.]/)
    .some(
      (part) =>
        !isTrade(part) &&
        (/\p{Ll}\p{Lu}/u.test(part) ||
          /^\p{Lu}{2,}s?$/u.test(part) ||
          /\p{Lu}\p{L}*\p{N}|\p{N}\p{Lu}/u.test(part)),
    );
}

const isKnown = (word: string, folded: string): boolean =>
  /^\p{Lu}/u.test(word) &&
  [
    word.toLowerCase(),
    folded,
    withoutGenitive(folded),
    withoutGenitive(word.toLowerCase()),
    ...folded.split("-"),
  ].some((one) => knownNames.has(one));

function isGermanName(token: Token, before: Token | undefined, vocabulary: ReadonlySet<string>): boolean {
  if (!before?.isFollowedDirectly) return false;
  if (germanBeforeNames.has(before.folded)) return true;
  const isPair =
    isCapital(before) && !before.startsSentence && !isHeld(before, vocabulary, "de") && !isTrade(before.word);
  return isPair && ![before, token].some(({ folded }) => germanBeforeNouns.has(folded));
}

/** `Acme's …` and `Acme announced …` at the beginning of an English sentence. */
function isActor({ folded }: Token, after: Token | undefined): boolean {
  const owner = /^(.+)['’]s$/.exec(folded)?.[1];
  if (owner) return !possessedWords.test(owner);
  return after !== undefined && actorVerbs.test(after.folded) && !beforeVerbs.test(folded);
}
