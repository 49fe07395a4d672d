import { type SQL, sql } from "drizzle-orm";
import { raw } from "./raw-number";

/** Bits that are combined into one number before the numbers are joined into a bitmap. Divides every block size. */
const chunk = 32;

/**
 * Builds bitmaps from positions: a query of the key columns and `bits`, one row per key in `positions`. `positions`
 * returns the columns of `key` and `position`, from 0 up to `size`; duplicates do no harm.
 */
export function assembleBits(input: { key: string[]; positions: SQL; size: number }): SQL {
  const key = sql.raw(input.key.join(", "));
  const hexPerChunk = chunk / 4;
  // Positions between two chunks and after the last one are zero bits.
  return sql`
    select ${key}, ('x' || rpad(string_agg(repeat('0', (chunk - before - 1) * ${raw(hexPerChunk)}) ||
        lpad(to_hex(number), ${raw(hexPerChunk)}, '0'), '' order by chunk),
        ${raw(input.size / 4)}, '0'))::bit varying as bits
    from (
      select *, coalesce(lag(chunk) over (partition by ${key} order by chunk), -1) as before
      from (
        select ${key}, position / ${raw(chunk)} as chunk,
               bit_or(1::bigint << (${raw(chunk - 1)} - position % ${raw(chunk)})) as number
        from (${input.positions}) positions
        group by ${key}, position / ${raw(chunk)}
      ) numbers
    ) placed
    group by ${key}`;
}
