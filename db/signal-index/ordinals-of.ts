import { type SQL, sql } from "drizzle-orm";
import { raw } from "./raw-number";

/** Bits that are checked together: in a block with few matches, most stretches are skipped. */
const stretch = 32;

/** The ordinals of a query of (block, bits), together with these columns of the query. */
export const ordinalsOf = (bits: SQL, size: number, ...carried: string[]): SQL => sql`
  select ${sql.raw(carried.map((column) => `s.${column}, `).join(""))}s.block * ${raw(size)} + stretch * ${raw(stretch)} + bit as ordinal
  from (${bits}) s
  cross join generate_series(0, ${raw(size / stretch - 1)}) stretch
  cross join lateral (select substring(s.bits, stretch * ${raw(stretch)} + 1, ${raw(stretch)}) as bits) part
  cross join generate_series(0, ${raw(stretch - 1)}) bit
  where bit_count(part.bits) > 0 and get_bit(part.bits, bit) = 1`;
