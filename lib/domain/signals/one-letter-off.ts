/** Letters that may be missing or wrong in a word, by the script that the word has letters of. */
const alphabets: readonly { script: RegExp; letters: string }[] = [
  { script: /[a-z]/, letters: "abcdefghijklmnopqrstuvwxyz" },
  { script: /\p{Script=Cyrillic}/u, letters: "абвгдежзиклмнопрстуфхцчшщъыьэюяіє" },
  { script: /\p{Script=Greek}/u, letters: "αβγδεζηθικλμνξοπρστυφχψω" },
];

/**
 * Every word that one wrong, missing, additional or swapped letter makes of a folded word, and the pattern of a text
 * that may have one of them: each is after a space.
 */
export function oneLetterOff(word: string): { variants: string[]; pattern: string } {
  const alphabet = [...(alphabets.find(({ script }) => script.test(word))?.letters ?? "")];
  const places = [...word].map((letter, n, letters) => {
    const [before, next = "", ...rest] = [letters.slice(0, n).join(""), ...letters.slice(n + 1)];
    const swapped = before + next + letter + rest.join("");
    return { before, letter, after: next + rest.join(""), swapped };
  });
  const variants = places.flatMap(({ before, letter, after, swapped }) => [
    before + after,
    swapped,
    ...alphabet.flatMap((other) => [before + other + after, before + other + letter + after]),
  ]);
  const others = new Set([...variants, ...alphabet.map((other) => word + other)]);
  others.delete(word);
  const patterns = places.flatMap(({ before, after, swapped }) => [`${before}[^ ]{0,2}${after}`, swapped]);
  return { variants: [...others], pattern: ` (${patterns.join("|")}|${word}[^ ])` };
}
