/**
 * What the learned check sees of a sentence: n-grams of its words and of its frame, in which a word that the data holds
 * is replaced by where it stands there; letters of the words that nothing holds; and what the lists of claims find.
 */
import { addCharacters, addRuns, gather, hash, join } from "@/lib/judgement/linear/buckets";
import type { Features } from "@/lib/judgement/linear/linear-model";
import type { Claim, Reader } from "../check-claims";
import { fold } from "../check-names";
import { isQuoted, replaceQuotations } from "../check-quotes";
import type { Ground } from "../claim-ground";
import { claimPatternsOf } from "../match-claims";
import { stemOf } from "../stems";

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
  // Names have words of the language in them: "van", "del".
  if (!/^\p{Lu}/u.test(token)) return folded;
  const name = folded.replace(/'s$/, "");
  if (names.person.has(name)) return "<person>";
  if (names.author.has(name)) return "<author>";
  return names.company.has(name) ? "<company>" : folded;
}

function holderOf(word: string, { said, facts, post }: Ground): string {
  // "l'equipe", "invoice's"
  const [first = "", second = ""] = word.split("'");
  const main = second.length > first.length ? second : first;
  if (word.startsWith("<") || main.length < shortest) return word;
  const stem = stemOf(main);
  if (said.has(stem)) return "<said>";
  if (facts.has(stem)) return "<fact>";
  return post.has(stem) ? "<post>" : word;
}

/** What a sentence is judged by. */
export interface SentenceContext {
  reader: Reader;
  ground: Ground;
  /** What the lists find in it. */
  claims: readonly Claim["kind"][];
}

/** Reads a sentence's features; `common` has the words that are kept in frames, folded. Pure. */
export function readSupportFeatures(
  sentence: string,
  { reader, ground, claims }: SentenceContext,
  common: ReadonlySet<string>,
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
  for (const mark of marksOf(sentence, held, { ground, claims })) {
    found.add(join(seeds.mark, hash(mark)));
    found.add(join(join(seeds.mark, hash(mark)), context));
  }
  return { groups: [grams, characters, found.all()], marks: [1] };
}

const isContent = (word: string): boolean => word.length >= shortest && /^\p{L}/u.test(word);
const rareOf = (word: string): string => (isContent(word) ? "<word>" : word);

/** What the lists of claims find, before and after a look at the data; how much the data holds; whether it asks. */
function marksOf(
  sentence: string,
  held: readonly string[],
  { ground, claims }: Pick<SentenceContext, "ground" | "claims">,
): string[] {
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
