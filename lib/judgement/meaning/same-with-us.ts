import type { ReadSentence } from "./read-sentences";

/** Words for "the same" and for "with us", in the form of `normalizeText`, one pair a language. */
const pairs: readonly (readonly [same: string, withUs: string])[] = [
  ["same|likewise|identical|no different|true|familiar", "our|ours|us|my|mine|here|we"],
  [
    "genauso|genau so|ebenso|gleiche?[nrs]?|auch|identisch|nicht anders|dasselbe|kenn\\w*",
    "bei uns|bei mir|uns|unser\\w*|wir|hier",
  ],
  ["pareil\\w*|meme|idem|aussi|identique", "chez nous|nous|notre|nos|ici|chez moi|mon"],
  ["igual|mism[oa]s?|tambien|identic[oa]|tal cual", "nosotros|nos|nuestr\\w+|aqui|mi"],
  ["stess[oaie]|uguale|idem|anche|identic[oa]", "noi|nostr\\w+|qui|me|mio"],
  ["zelfde|hetzelfde|idem|net zo|ook|herkenbaar|niet anders", "bij ons|ons|onze|hier|wij|bij mij"],
  ["igual|mesm[oa]|tambem|identic[oa]|nao e diferente", "nos|noss\\w+|aqui|conosco|gente|meu|minha"],
];
const patterns = pairs.map(
  ([same, withUs]) =>
    new RegExp(`\\b(?:${same})\\b.{0,60}\\b(?:${withUs})\\b|\\b(?:${withUs})\\b.{0,60}\\b(?:${same})\\b`),
);

/** Whether a short text says that things are the same with the writer: agreement with a fact of their own. */
export function isSameWithUs(sentences: readonly ReadSentence[]): boolean {
  return sentences.some(({ words, isQuestion }) => {
    const text = words.slice(0, 25).join(" ");
    return !isQuestion && patterns.some((pattern) => pattern.test(text));
  });
}
