/**
 * Finds constructions in a sentence. A pattern is a row of parts: alternatives (`we|our`, also of several words:
 * `now|right_now`), beginnings (`struggl*`), endings (`*tool`), word classes (`@tool`), optional parts (`the|a?`),
 * gaps of up to three (`..`) or seven (`...`) words, the sentence's start (`^`) and end (`$`), and `?` as the last
 * part for questions only. Gaps do not cross a negation, so that "we are not looking for a tool" is not
 * "we … looking for … tool".
 */
export interface PhraseRule<T> {
  pattern: string;
  tag: T;
}

export interface PhraseHit<T> {
  tag: T;
  /** Index of the first word, and of the word after the last one. */
  start: number;
  end: number;
}

export interface Sentence {
  words: readonly string[];
  isQuestion: boolean;
}

type Part = { gap: number } | { set: number; optional: boolean };
interface CompiledPhrase<T> {
  tag: T;
  parts: Part[];
  atStart: boolean;
  atEnd: boolean;
  questionOnly: boolean;
}
interface WordEntry<T> {
  /** The sets that the word belongs to, and the phrases that may start with it. */
  ids: ReadonlySet<number>;
  phrases: readonly CompiledPhrase<T>[];
}

/** How many looked-up words are cached; above that the whole cache is cleared. */
const maxRememberedWords = 20_000;

export interface PhraseMatcher<T> {
  /** The hits of the rules whose tags are accepted, at most one per rule and first word. */
  find: (sentence: Sentence, accepts: (tag: T) => boolean) => PhraseHit<T>[];
  /** Whether a word belongs to a class. */
  isIn: (className: string, word: string | undefined) => boolean;
}

/**
 * Compiles patterns once. `classes` maps a name to comma-separated words (with `*` as above); the class `not` holds
 * the negations that gaps don't cross. Throws on a class that is not known, so that a typing error shows at start.
 */
export function compilePhrases<T>(
  rules: readonly PhraseRule<T>[],
  classes: Readonly<Record<string, string>>,
): PhraseMatcher<T> {
  const sets = new WordSets();
  const classIds = new Map(Object.entries(classes).map(([name, words]) => [name, sets.add(wordsIn(words))]));
  const notId = classIds.get("not") ?? -1;
  const byFirstSet = new Map<number, CompiledPhrase<T>[]>();
  for (const rule of rules.flatMap(expandAlternatives)) {
    const phrase = compilePhrase(rule, sets, classes);
    const first = phrase.parts[0];
    if (!first || "gap" in first || first.optional)
      throw new Error(`A pattern starts with a word: ${rule.pattern}`);
    const known = byFirstSet.get(first.set);
    if (known) known.push(phrase);
    else byFirstSet.set(first.set, [phrase]);
  }
  const remembered = new Map<string, WordEntry<T>>();

  function lookUp(word: string): WordEntry<T> {
    const earlier = remembered.get(word);
    if (earlier) return earlier;
    const ids = sets.idsOf(word);
    const entry = { ids, phrases: [...ids].flatMap((id) => byFirstSet.get(id) ?? []) };
    if (remembered.size >= maxRememberedWords) remembered.clear();
    remembered.set(word, entry);
    return entry;
  }

  function find(sentence: Sentence, accepts: (tag: T) => boolean): PhraseHit<T>[] {
    const entries = sentence.words.map(lookUp);
    const hits: PhraseHit<T>[] = [];
    for (let start = 0; start < entries.length; start += 1) {
      for (const phrase of entries[start]?.phrases ?? []) {
        if (!accepts(phrase.tag)) continue;
        if (phrase.atStart && start > 0) continue;
        if (phrase.questionOnly && !sentence.isQuestion) continue;
        const end = matchParts(phrase, 0, entries, start, notId);
        if (end >= 0) hits.push({ tag: phrase.tag, start, end });
      }
    }
    return hits;
  }

  return {
    find,
    isIn: (className, word) => word !== undefined && lookUp(word).ids.has(classIds.get(className) ?? -1),
  };
}

/** The index after the match, or -1. */
function matchParts<T>(
  phrase: CompiledPhrase<T>,
  at: number,
  entries: readonly WordEntry<T>[],
  position: number,
  notId: number,
): number {
  const part = phrase.parts[at];
  if (!part) return phrase.atEnd && position < entries.length ? -1 : position;
  if ("gap" in part) {
    for (let skipped = 0; skipped <= part.gap && position + skipped <= entries.length; skipped += 1) {
      const end = matchParts(phrase, at + 1, entries, position + skipped, notId);
      if (end >= 0) return end;
      if (entries[position + skipped]?.ids.has(notId)) return -1;
    }
    return -1;
  }
  if (entries[position]?.ids.has(part.set)) {
    const end = matchParts(phrase, at + 1, entries, position + 1, notId);
    if (end >= 0) return end;
  }
  return part.optional ? matchParts(phrase, at + 1, entries, position, notId) : -1;
}

function compilePhrase<T>(
  { pattern, tag }: PhraseRule<T>,
  sets: WordSets,
  classes: Readonly<Record<string, string>>,
): CompiledPhrase<T> {
  const tokens = pattern.split(" ");
  const atStart = tokens[0] === "^";
  if (atStart) tokens.shift();
  const questionOnly = tokens.at(-1) === "?";
  if (questionOnly) tokens.pop();
  const atEnd = tokens.at(-1) === "$";
  if (atEnd) tokens.pop();
  const parts = tokens.map((token): Part => {
    if (token === "..") return { gap: 3 };
    if (token === "...") return { gap: 7 };
    const optional = token.endsWith("?");
    const text = optional ? token.slice(0, -1) : token;
    const words = text.split("|").flatMap((word) => {
      if (!word.startsWith("@")) return [word];
      const members = classes[word.slice(1)];
      if (members === undefined) throw new Error(`Unknown word class ${word} in pattern: ${pattern}`);
      return wordsIn(members);
    });
    return { set: sets.add(words), optional };
  });
  return { tag, parts, atStart, atEnd, questionOnly };
}

/** A rule for the one-word alternatives of each part, and one for each alternative of several words. */
function expandAlternatives<T>({ pattern, tag }: PhraseRule<T>): PhraseRule<T>[] {
  const tokens = pattern.split(" ");
  const at = tokens.findIndex((token) => token.includes("_"));
  const token = tokens[at];
  if (token === undefined) return [{ pattern, tag }];
  const alternatives = token.split("|");
  const single = alternatives.filter((alternative) => !alternative.includes("_")).join("|");
  const joined = alternatives.filter((alternative) => alternative.includes("_"));
  return [
    ...(single ? [single] : []),
    ...joined.map((alternative) => alternative.replaceAll("_", " ")),
  ].flatMap((text) =>
    expandAlternatives({ pattern: [...tokens.slice(0, at), text, ...tokens.slice(at + 1)].join(" "), tag }),
  );
}

function wordsIn(list: string): string[] {
  return list.split(",").map((word) => word.trim());
}

/** Sets of word patterns; which sets a word belongs to is found by its beginnings and endings. */
class WordSets {
  private readonly exact = new Map<string, number[]>();
  private readonly beginnings = new Map<string, number[]>();
  private readonly endings = new Map<string, number[]>();
  private readonly known = new Map<string, number>();
  add(words: readonly string[]): number {
    const key = words.join("|");
    const earlier = this.known.get(key);
    if (earlier !== undefined) return earlier;
    const id = this.known.size;
    this.known.set(key, id);
    for (const word of words) {
      const [index, text] = word.endsWith("*")
        ? [this.beginnings, word.slice(0, -1)]
        : word.startsWith("*")
          ? [this.endings, word.slice(1)]
          : [this.exact, word];
      if (!text) continue;
      const ids = index.get(text);
      if (ids) ids.push(id);
      else index.set(text, [id]);
    }
    return id;
  }

  idsOf(word: string): Set<number> {
    const ids = new Set(this.exact.get(word));
    for (let cut = 1; cut <= Math.min(word.length, 40); cut += 1) {
      for (const id of this.beginnings.get(word.slice(0, cut)) ?? []) ids.add(id);
      for (const id of this.endings.get(word.slice(-cut)) ?? []) ids.add(id);
    }
    return ids;
  }
}
