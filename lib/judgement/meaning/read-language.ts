import { type Language, languages } from "@/db/vocabulary";
import { normalizeText } from "@/lib/judgement/text/normalize-text";
import { languageMarks, languageWords } from "./language-words";
import { meaningWords } from "./meaning-words";

/** At most this many characters and words are read: a language shows early. */
const maxLength = 1_200;
const maxWords = 120;
const maxRememberedWords = 20_000;

/** Letters that only some of the languages write; each counts for them in full. */
const letters: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/ß/i, ["de"]],
  [/ü/i, ["de"]],
  [/[äö]/i, ["de"]],
  [/[ñ¿¡]/i, ["es"]],
  [/[ãõ]/i, ["pt"]],
  [/[êâô]/i, ["fr", "pt"]],
  [/[œùûî]/i, ["fr"]],
  [/ç/i, ["fr", "pt"]],
  [/è|ò|ì/i, ["it", "fr"]],
  [/[áíóú]/i, ["es", "pt"]],
  [/é/i, ["fr", "es", "pt"]],
  [/ë|ï/i, ["nl"]],
];

/** Letters of other languages of the Latin script. */
const foreignLetters = /[åøæłśźżćęąğışčřěžůőűțșđ]/i;

type Votes = Float64Array;
const otherIndex = languages.length;
/** What a word of the meaning lists and a typical ending count, next to a frequent word. */
const listedPoints = 0.45;
const markPoints = 0.25;
const votesByWord = compileVotes();
const listedWords = compileListedWords();
const remembered = new Map<string, Votes>();

/**
 * The language of a text among the seven that are read, by frequent words, endings and letters; null when it is
 * another language, or when the text is too short or too mixed to be sure. Pure; the text is only matched.
 */
export function readLanguage(text: string): Language | null {
  const start = text.slice(0, maxLength).replace(/https?:\/\/\S+|[@#][\p{L}\d_.-]+/gu, " ");
  const words =
    normalizeText(start.replace(/[’']/g, " "))
      .match(/\p{L}+/gu)
      ?.slice(0, maxWords) ?? [];
  if (words.length === 0) return null;
  const totals = new Float64Array(otherIndex + 1);
  for (const word of words) {
    const votes = votesOf(word);
    for (let index = 0; index <= otherIndex; index += 1)
      totals[index] = (totals[index] ?? 0) + (votes[index] ?? 0);
  }
  for (const [pattern, named] of letters) {
    if (!pattern.test(start)) continue;
    for (const language of named) add(totals, languages.indexOf(language), 1 / named.length);
  }
  if (foreignLetters.test(start)) add(totals, otherIndex, 2);
  return pickLanguage(totals, words.length);
}

function pickLanguage(totals: Votes, wordCount: number): Language | null {
  let best = 0;
  for (let index = 1; index <= otherIndex; index += 1) {
    if ((totals[index] ?? 0) > (totals[best] ?? 0)) best = index;
  }
  const first = totals[best] ?? 0;
  const second = Math.max(...[...totals].filter((_, index) => index !== best));
  const isSure =
    first >= Math.min(0.5, 0.2 * wordCount) && first >= 0.12 * wordCount && first >= second * 1.05 + 0.02;
  return isSure ? (languages[best] ?? null) : null;
}

function votesOf(word: string): Votes {
  const known = votesByWord.get(word) ?? remembered.get(word);
  if (known) return known;
  const votes = new Float64Array(otherIndex + 1);
  const listed = findListed(word);
  for (const language of listed) add(votes, languages.indexOf(language), listedPoints / listed.length ** 1.3);
  if (word.length > 3) {
    const named = languages.filter((language) => languageMarks[language].test(word));
    for (const language of named) add(votes, languages.indexOf(language), markPoints / named.length);
  }
  if (remembered.size >= maxRememberedWords) remembered.clear();
  remembered.set(word, votes);
  return votes;
}

/** The languages whose meaning lists hold the word, or the longest beginning of it of at least four letters. */
function findListed(word: string): readonly Language[] {
  const whole = listedWords.get(word);
  if (whole) return whole;
  for (let length = word.length; length >= 4; length -= 1) {
    const languagesOfStem = listedWords.get(`${word.slice(0, length)}*`);
    if (languagesOfStem) return languagesOfStem;
  }
  return [];
}

function compileListedWords(): Map<string, Language[]> {
  const listed = new Map<string, Language[]>();
  for (const language of languages) {
    const text = Object.entries(meaningWords[language]).flatMap(([name, list]) =>
      name === "tool" ? [] : [list],
    );
    for (const word of new Set(text.join(" ").match(/(?<![*@#a-z])[a-z]+\*?/g))) {
      listed.set(word, [...(listed.get(word) ?? []), language]);
    }
  }
  return listed;
}

function compileVotes(): Map<string, Votes> {
  const votes = new Map<string, Votes>();
  const lists = [...languages, "other" as const].map(
    (language) => new Set(languageWords[language].split(" ")),
  );
  for (const word of lists.flatMap((list) => [...list])) {
    const shares = lists.map((list) => (list.has(word) ? 1 : 0));
    const count = shares.reduce<number>((sum, share) => sum + share, 0);
    votes.set(
      word,
      Float64Array.from(shares, (share) => share / count ** 1.3),
    );
  }
  return votes;
}

function add(votes: Votes, index: number, points: number): void {
  votes[index] = (votes[index] ?? 0) + points;
}
