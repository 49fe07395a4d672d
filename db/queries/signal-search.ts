import { type SQL, sql } from "drizzle-orm";
import { signalBitmaps, signalBlocks, signalTerms, signalTexts } from "../schema";
import { assembleBits } from "./assemble-bits";
import { raw } from "./raw-number";
import { contains } from "./signal-filters";

interface Search {
  customerId: string;
  search: string;
  size: number;
}

/**
 * The part `found` (block, bits) of a statement's `with`: the signals of sealed blocks whose searched texts
 * contain the search, in whatever case. A text contains a piece without a space where one of its words does;
 * a search of several pieces is then looked for in the texts that have all of them.
 */
export function findsBits(input: Search): SQL {
  const pieces = [...new Set(input.search.split(" ").filter((piece) => piece !== ""))];
  const [only] = pieces;
  if (only === input.search) return sql`found as materialized (${havePiece(input, only)})`;
  const { customerId, size, search } = input;
  const having = pieces.map((piece) => sql`(${havePiece(input, piece)})`);
  const candidates =
    having.length > 0
      ? sql`select block, bit_and(bits) as bits from (${sql.join(having, sql` union all `)}) pieces
            group by block having count(*) = ${having.length}::int`
      : sql`select block, live as bits from ${signalBlocks}
            where customer_id = ${customerId} and live is not null`;
  const positions = sql`
    select c.block, t.ordinal % ${raw(size)} as position
    from candidates c join ${signalTexts} t on t.customer_id = ${customerId}
      and t.ordinal >= c.block * ${raw(size)} and t.ordinal < (c.block + 1) * ${raw(size)}
    where get_bit(c.bits, t.ordinal % ${raw(size)}) = 1 and t.text like lower(${contains(search)})`;
  return sql`candidates as materialized (${candidates}),
    found as materialized (${assembleBits({ key: ["block"], size, positions })})`;
}

/** Blocks and bits of signals of which a word contains the piece: by common words' bitmaps, and rare words. */
function havePiece({ customerId, size }: Search, piece: string): SQL {
  const pattern = sql`lower(${contains(piece)})`;
  const positions = sql`
    select ordinal / ${raw(size)} as block, ordinal % ${raw(size)} as position
    from ${signalTexts} where customer_id = ${customerId} and rare like ${pattern}`;
  return sql`
    select block, bit_or(bits) as bits from (
      select block, bits from ${signalBitmaps}
      where customer_id = ${customerId} and attribute = 'word' and value = any(array(
        select key from ${signalTerms}
        where customer_id = ${customerId} and attribute = 'word' and text like ${pattern}))
      union all select block, bits from (${assembleBits({ key: ["block"], size, positions })}) rare
    ) words group by block`;
}
