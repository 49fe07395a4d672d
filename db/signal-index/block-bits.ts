import { type SQL, sql } from "drizzle-orm";
import { signalBitmaps, signalCounters, signals, signalTerms } from "../schema";
import { contains } from "../text-patterns";
import type { BlockReader, BlockScope } from "./filter";
import { raw } from "./raw-number";

/** No position of the block `b`. */
export const noBits = sql`(b.live # b.live)`;

/** Every position of the block `b`. */
export const everyBit = sql`(~${noBits})`;

/** The positions of the block `b` from this ordinal on. The ordinal must be in the block. */
export const bitsFrom = (ordinal: SQL, size: number): SQL =>
  sql`(${everyBit} >> (${ordinal} % ${raw(size)}))`;

/** The ordinal of the first signal created at this time or later, or the next ordinal if there is none. */
export const ordinalAt = (customerId: string, moment: SQL): SQL => sql`coalesce(
  (select ordinal from ${signals} where customer_id = ${customerId} and created_at >= ${moment}
   order by created_at, ordinal limit 1),
  (select next_ordinal from ${signalCounters} where customer_id = ${customerId}))`;

/** Reads the bitmaps of the block `b`. */
export function readerOf(scope: BlockScope): BlockReader {
  const { customerId } = scope;
  const hasAny: BlockReader["hasAny"] = (attribute, values) => sql`coalesce((
    select bit_or(m.bits) from ${signalBitmaps} m where m.customer_id = ${customerId}
      and m.attribute = ${attribute} and m.block = b.block and m.value = any(array(${values}))), ${noBits})`;
  return {
    ...scope,
    has: (attribute, value) => sql`coalesce((
      select m.bits from ${signalBitmaps} m where m.customer_id = ${customerId}
        and m.attribute = ${attribute} and m.value = ${value} and m.block = b.block), ${noBits})`,
    hasAny,
    hasPart: (attribute, text) =>
      hasAny(
        attribute,
        sql`select t.key from ${signalTerms} t where t.customer_id = ${customerId}
          and t.attribute = ${attribute} and t.text ilike ${contains(text)}`,
      ),
  };
}
