/**
 * What the learned check sees of a sentence: n-grams of its words and of its frame, in which every word that the data
 * holds is told by where it stands there, the letters of the words that nothing holds, and what the lists of claims found.
 */
import { addCharacters, addRuns, gather, hash, join } from "@/lib/judgement/linear/buckets";
import type { Features } from "@/lib/judgement/linear/linear-model";
import { claimsIn, type Reader } from "../check-claims";
import { fold } from "../check-names";
import { isQuoted, replaceQuotations } from "../check-quotes";
import type { Ground } from "../claim-ground";
import { claimPatternsOf } from "../match-claims";
import { stemOf } from "../stems";

/** Words that are kept in frames: their folded forms. */
export type CommonWords = ReadonlySet<string>;

const tokenPattern = /<\w+>|[\p{L}\p{M}]+(?:['’]\p{L}+)?|\d+|[?!.,:;–]/gu;
/** Shorter words hold too little to tell where they come from. */
const shortest = 4;

/** Each kind of feature starts from a number of its own. */
const seeds = { words: 1, skip: 2, held: 3, frame: 4, frameForReader: 5, characters: 6, mark: 7 } as const;

/** A sentence's words: as they are written, and by what holds them. */
export interface SentenceWords {
  /** Folded; names of the data, numbers and quotations by a placeholder. */
  words: string[];
  /** The same, with `<said>`, `<fact>` or `<post>` for words that the data holds there. */
  held: string[];
}

/** Takes a sentence apart. Pure. */
export function wordsOfSentence(sentence: string, ground: Ground): SentenceWords {
  const { said, post } = ground.texts;
  const masked = replaceQuotations(sentence, (quote) =>
    isQuoted(quote, said) ? " <said_quote> " : isQuoted(quote, post) ? " <post_quote> " : " <other_quote> ",
  );
  const tokens = masked.match(tokenPattern) ?? [];
  const words = tokens.map((token) => maskOf(token, ground));
  return { words, held: words.map((word) => holderOf(word, ground)) };
}

function maskOf(token: string, { names, numbers }: Ground): string {
  if (token.startsWith("<")) return token;
  if (/^\d/.test(token)) return numbers.has(token) ? "<number>" : "<other_number>";
  const folded = fold(token).replaceAll("’", "'");
  if (names.person.has(folded)) return "<person>";
  if (names.author.has(folded)) return "<author>";
  return names.company.has(folded) ? "<company>" : folded;
}

function holderOf(word: string, { said, facts, post }: Ground): string {
  const last = word.split("'").at(-1) ?? word;
  if (word.startsWith("<") || last.length < shortest) return word;
  const stem = stemOf(last);
  if (said.has(stem)) return "<said>";
  if (facts.has(stem)) return "<fact>";
  return post.has(stem) ? "<post>" : word;
}

/** Reads a sentence's features. Pure. */
export function readSupportFeatures(
  sentence: string,
  { reader, ground, common }: { reader: Reader; ground: Ground; common: CommonWords },
): Features {
  const { words, held } = wordsOfSentence(sentence, ground);
  const toHashes = (list: readonly string[]) => Uint32Array.from(["<s>", ...list, "</s>"].map(hash));
  const [written, byHolder] = [toHashes(words), toHashes(held)];
  const frame = toHashes(
    held.map((word, n) => (common.has(words[n] ?? "") ? (words[n] ?? "") : rareOf(word))),
  );
  const context = hash(`${reader} ${ground.isSilent ? "silent" : ground.isAuthor ? "author" : "comment"}`);
  const found = gather();
  addRuns(found, written, { seed: seeds.words, shortest: 1, longest: 3 });
  for (let n = 2; n < written.length; n += 1) {
    found.add(join(join(seeds.skip, written[n - 2] ?? 0), written[n] ?? 0));
  }
  addRuns(found, byHolder, { seed: seeds.held, shortest: 1, longest: 4 });
  addRuns(found, frame, { seed: seeds.frame, shortest: 2, longest: 5 });
  addRuns(found, frame, { seed: join(seeds.frameForReader, context), shortest: 1, longest: 2 });
  addRuns(found, written, { seed: join(seeds.words, context), shortest: 1, longest: 1 });
  const grams = found.all();
  for (const word of held) {
    if (isContent(word)) addCharacters(found, word, { seed: seeds.characters, shortest: 4, longest: 6 });
  }
  const characters = found.all();
  for (const mark of marksOf(sentence, held, { reader, ground })) {
    found.add(join(seeds.mark, hash(mark)));
    found.add(join(join(seeds.mark, hash(mark)), context));
  }
  return { groups: [grams, characters, found.all()], marks: [1] };
}

const isContent = (word: string): boolean => word.length >= shortest && /^\p{L}/u.test(word);
const rareOf = (word: string): string => (isContent(word) ? "<word>" : word);

/** What the lists of claims find, with and without what the data holds; how much the data holds; and whether it asks. */
function marksOf(
  sentence: string,
  held: readonly string[],
  { reader, ground }: { reader: Reader; ground: Ground },
): string[] {
  const claims = [...claimsIn(sentence, reader, ground)].map(({ kind }) => kind);
  const text = fold(sentence).replaceAll("’", "'");
  const wordings = claimPatternsOf(ground.language).kinds.flatMap(([kind, pattern]) =>
    text.match(pattern) ? [kind] : [],
  );
  const counts = ["<said>", "<fact>", "<post>"].map((name) => [
    name,
    held.filter((word) => word === name).length,
  ]);
  const unheld = held.filter(isContent).length;
  const all = Math.max(1, unheld + counts.reduce((sum, [, count]) => sum + Number(count), 0));
  return [
    "any",
    `question ${/\?\W*$/.test(sentence)}`,
    ...(claims.length > 0 ? ["a claim"] : []),
    ...claims.map((kind) => `claims ${kind}`),
    ...wordings.map((kind) => `has words of ${kind}`),
    ...[...counts, ["unheld", unheld]].map(
      ([name, count]) => `${name} ${Math.floor((4 * Number(count)) / all)} of 4`,
    ),
  ];
}

/** A sentence's words that may be kept in frames. */
export const wordsForFrames = (words: readonly string[]): string[] =>
  words.filter((word) => !word.startsWith("<"));
