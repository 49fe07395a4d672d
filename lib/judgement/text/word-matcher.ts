/**
 * Finds known words and phrases in a list of words. A pattern is one or more words; a word is exact (`sales`), a
 * beginning (`vertrieb*`), an ending (`*leiter`) or a part (`*market*`), so that compounds are found.
 */
export interface WordRule<T> {
  pattern: string;
  tag: T;
}

export interface WordHit<T> {
  tag: T;
  /** Index of the first word, and how many words the pattern matched. */
  start: number;
  length: number;
}

interface CompiledRule<T> {
  words: readonly [WordTest, ...WordTest[]];
  tag: T;
}
interface WordTest {
  text: string;
  kind: "exact" | "begins" | "ends" | "contains";
}
interface WordEntry<T> {
  singles: CompiledRule<T>[];
  phrases: CompiledRule<T>[];
}

/** How many looked-up words are cached; above that the whole cache is cleared. */
const maxRememberedWords = 20_000;

/**
 * A function from words to hits, in order. The longest phrase at a position wins (of equal ones, the one with fewer
 * wildcards); its words are not matched again.
 */
export function compileWords<T>(rules: readonly WordRule<T>[]): (words: readonly string[]) => WordHit<T>[] {
  const index = indexRules(rules.map(compileRule));
  const remembered = new Map<string, WordEntry<T>>();

  function lookUp(word: string): WordEntry<T> {
    const known = remembered.get(word);
    if (known) return known;
    const entry = findEntry(candidatesFor(index, word), word);
    if (remembered.size >= maxRememberedWords) remembered.clear();
    remembered.set(word, entry);
    return entry;
  }

  return (words) => {
    const hits: WordHit<T>[] = [];
    for (let start = 0; start < words.length; start += 1) {
      const entry = lookUp(words[start] ?? "");
      const phrase = entry.phrases.find((rule) => matchesFrom(rule, words, start));
      if (phrase) {
        hits.push({ tag: phrase.tag, start, length: phrase.words.length });
        start += phrase.words.length - 1;
        continue;
      }
      for (const rule of entry.singles) hits.push({ tag: rule.tag, start, length: 1 });
    }
    return hits;
  };
}

/** A rule for each pattern of a list. */
export const rulesFrom = <T>(patterns: readonly string[], tag: T): WordRule<T>[] =>
  patterns.map((pattern) => ({ pattern, tag }));

function compileRule<T>({ pattern, tag }: WordRule<T>): CompiledRule<T> {
  const [first = "", ...rest] = pattern.split(" ");
  return { words: [parseWord(first), ...rest.map(parseWord)], tag };
}

/** Rules by the beginning or ending of their first word, so that a new word is compared with few of them. */
function indexRules<T>(rules: readonly CompiledRule<T>[]): Map<string, CompiledRule<T>[]> {
  const index = new Map<string, CompiledRule<T>[]>();
  for (const rule of rules) {
    const key = keyOf(rule.words[0]);
    const bucket = index.get(key);
    if (bucket) bucket.push(rule);
    else index.set(key, [rule]);
  }
  return index;
}

function keyOf({ text, kind }: WordTest): string {
  if (kind === "contains") return "";
  return kind === "ends" ? `…${text.slice(-1)}` : text.slice(0, 1);
}

function candidatesFor<T>(index: ReadonlyMap<string, CompiledRule<T>[]>, word: string): CompiledRule<T>[] {
  const stem = baseForm(word);
  const keys = new Set(["", word.slice(0, 1), `…${word.slice(-1)}`, ...(stem ? [`…${stem.slice(-1)}`] : [])]);
  return [...keys].flatMap((key) => index.get(key) ?? []);
}

function findEntry<T>(rules: readonly CompiledRule<T>[], word: string): WordEntry<T> {
  const starting = rules.filter((rule) => matchesWord(rule.words[0], word));
  const singles = starting.filter((rule) => rule.words.length === 1);
  const exact = singles.filter((rule) => rule.words[0].kind === "exact");
  return {
    // An exact entry overrides patterns: `salesforce` is not a case of `sales*`.
    singles: exact.length > 0 ? exact : singles,
    phrases: starting
      .filter((rule) => rule.words.length > 1)
      .sort((a, b) => b.words.length - a.words.length || lettersOf(b) - lettersOf(a)),
  };
}

/** How much text a rule names: `jefe de ventas` says more than `jefe de *`. */
function lettersOf<T>({ words }: CompiledRule<T>): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}

function matchesFrom<T>(rule: CompiledRule<T>, words: readonly string[], start: number): boolean {
  return rule.words.every((test, offset) => {
    const word = words[start + offset];
    return word !== undefined && matchesWord(test, word);
  });
}

function matchesWord(test: WordTest, word: string): boolean {
  const stem = baseForm(word);
  return matchesForm(test, word) || (stem !== null && matchesForm(test, stem));
}

/** German feminine forms (`Leiterin`) also count as their base form. */
function baseForm(word: string): string | null {
  return word.length > 6 && word.endsWith("in") ? word.slice(0, -2) : null;
}

function matchesForm({ text, kind }: WordTest, word: string): boolean {
  if (kind === "exact") return word === text;
  if (kind === "begins") return word.startsWith(text);
  if (kind === "ends") return word.endsWith(text);
  return word.includes(text);
}

function parseWord(pattern: string): WordTest {
  const open = pattern.startsWith("*");
  const end = pattern.endsWith("*");
  const text = pattern.replaceAll("*", "");
  return { text, kind: open && end ? "contains" : open ? "ends" : end ? "begins" : "exact" };
}
