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
  const letters = [...word];
  const alphabet = [...(alphabets.find(({ script }) => script.test(word))?.letters ?? "")];
  const places = letters.map((letter, n) => {
    const [before, next, after] = [letters.slice(0, n), letters[n + 1] ?? "", letters.slice(n + 1)];
    return { before: before.join(""), letter, next, after: after.join("") };
  });
  const variants = places.flatMap(({ before, letter, next, after }) => [
    before + after,
    before + next + letter + after.slice(next.length),
    ...alphabet.flatMap((other) => [before + other + after, before + other + letter + after]),
  ]);
  const ends = alphabet.map((other) => word + other);
  const swapped = places.map(
    ({ before, letter, next, after }) => before + next + letter + after.slice(next.length),
  );
  const patterns = [
    ...places.map(({ before, after }) => `${before}[^ ]{0,2}${after}`),
    ...swapped,
    `${word}[^ ]`,
  ];
  const others = new Set([...variants, ...ends]);
  others.delete(word);
  return { variants: [...others], pattern: ` (${patterns.join("|")})` };
}
