import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalCounters, signals, signalWords } from "../schema";
import { textRows } from "../text-rows";
import { unsealedRows } from "./blocks";
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

/** The spellings to look for, and a pattern that the words of a text must match to have one of them. */
interface Spellings {
  variants: readonly string[];
  pattern: string;
}

/**
 * The spelling that most signals of the workspace have as a word or, if none has one and `isPrefix`, as the beginning
 * of a word; null if there is none. Other signals count only if none of a sealed block has it.
 */
export async function findSpelling(
  db: Db,
  customerId: string,
  { variants, pattern, isPrefix }: Spellings & { isPrefix: boolean },
): Promise<string | null> {
  const whole = await findSealed(db, customerId, { variants, isPrefix: false });
  if (whole !== null) return whole;
  const [fresh] = await db.execute<{ word: string; whole: number }>(sql`
    select v.word, (count(*) filter (where h.word = v.word))::int as whole
    from (${freshWords(customerId)}) fresh
    cross join lateral string_to_table(words, ' ') h (word)
    join ${textRows(variants)} v (word) on v.word = ${isPrefix ? sql`left(h.word, length(v.word))` : sql`h.word`}
    where words ~ ${pattern}
    group by v.word order by whole desc, count(*) desc, v.word limit 1`);
  if (!isPrefix || (fresh && fresh.whole > 0)) return fresh?.word ?? null;
  return (await findSealed(db, customerId, { variants, isPrefix })) ?? fresh?.word ?? null;
}

/** The same of sealed blocks; a hundred of them are enough to tell. */
async function findSealed(
  db: Db,
  customerId: string,
  { variants, isPrefix }: { variants: readonly string[]; isPrefix: boolean },
): Promise<string | null> {
  const isVariant = isPrefix
    ? sql`word >= v.word and word < v.word || ${"\u{10ffff}"}`
    : sql`word = v.word collate "C"`;
  const [found] = await db.execute<{ word: string }>(sql`
    select v.word from ${textRows(variants)} v (word)
    cross join lateral (
      select count(*) as n from (
        select 1 from ${signalWords} where customer_id = ${customerId} and ${isVariant} limit 100) counted) found
    where found.n > 0 order by found.n desc, v.word limit 1`);
  return found?.word ?? null;
}

/** The `words` of signals that are not in a sealed block, or have changed since. */
const freshWords = (customerId: string): SQL =>
  unsealedRows({
    customerId,
    size: sql`(select block_size from ${signalCounters} where customer_id = ${customerId})`,
    matches: eq(signals.customerId, customerId),
    columns: [signals.words],
  });

const matches = (word: string, isPrefix: boolean): SQL =>
  isPrefix ? beginsWith(word) : sql`word = ${word} collate "C"`;
