import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalBlocks, signalMarks, signals, signalWords } from "../schema";
import { textRows } from "../text-rows";
import { beginsWith } from "./search";

/** The folded words of texts, by text: what the trigger does to the texts of signals. */
export async function foldTexts(db: Db, texts: readonly string[]): Promise<string[][]> {
  const rows = await db.execute<{ words: string }>(sql`
    select fold_words(asked.text) as words from ${textRows(texts)} with ordinality asked (text, n) order by n`);
  return rows.map(({ words }) => words.split(" ").filter((word) => word !== ""));
}

/** A folded word, whole or only its beginning. */
export interface Term {
  word: string;
  isPrefix: boolean;
}

/** Of these words, those that no signal of the workspace has. */
export async function findUnknown(db: Db, customerId: string, terms: readonly Term[]): Promise<Term[]> {
  if (terms.length === 0) return [];
  const queries = terms.map(
    ({ word, isPrefix }, n) => sql`
      select ${n}::int as n where not exists (
        select 1 from ${signalWords} where customer_id = ${customerId} and ${matches(word, isPrefix)})
      and not exists (
        select 1 from (${freshWords(customerId)}) fresh
        where strpos(words, ${isPrefix ? ` ${word}` : ` ${word} `}) > 0)`,
  );
  const rows = await db.execute<{ n: number }>(sql.join(queries, sql` union all `));
  return rows.flatMap(({ n }) => terms[n] ?? []);
}

/**
 * The word that most signals have of those that these variants are, or begin; null if there is none. Reads
 * other signals only if none of a sealed block has such a word.
 */
export async function findSpelling(
  db: Db,
  customerId: string,
  { variants, pattern, isPrefix }: { variants: readonly string[]; pattern: string; isPrefix: boolean },
): Promise<string | null> {
  const ofVariant = isPrefix
    ? sql`word >= v.word and word < v.word || ${"\u{10ffff}"}`
    : sql`word = v.word collate "C"`;
  const [sealed] = await db.execute<{ word: string }>(sql`
    select v.word from ${textRows(variants)} v (word)
    cross join lateral (
      select count(*) as n from (
        select 1 from ${signalWords} where customer_id = ${customerId} and ${ofVariant} limit 100) counted) found
    where found.n > 0 order by found.n desc, v.word limit 1`);
  if (sealed) return sealed.word;
  const [fresh] = await db.execute<{ word: string }>(sql`
    select v.word, count(*) as n
    from (${freshWords(customerId)}) fresh
    cross join lateral string_to_table(words, ' ') h (word)
    join ${textRows(variants)} v (word)
      on v.word = ${isPrefix ? sql`left(h.word, length(v.word))` : sql`h.word`}
    where words ~ ${pattern}
    group by v.word order by n desc, v.word limit 1`);
  return fresh?.word ?? null;
}

/** The `words` of signals that are not in a sealed block, or have changed since. */
const freshWords = (customerId: string): SQL => sql`
  select s.words from ${signalBlocks} b
  join signal_counters c on c.customer_id = b.customer_id
  cross join lateral (
    select words from ${signals} where customer_id = ${customerId}
      and ordinal >= b.block * c.block_size and ordinal < (b.block + 1) * c.block_size offset 0) s
  where b.customer_id = ${customerId} and b.live is null
  union all
  select s.words from ${signalMarks} m
  join ${signals} s on s.customer_id = ${customerId} and s.ordinal = m.ordinal
  where m.customer_id = ${customerId}`;

const matches = (word: string, isPrefix: boolean): SQL =>
  isPrefix ? beginsWith(word) : sql`word = ${word} collate "C"`;
