import { type SQL, sql } from "drizzle-orm";
import { signalBitmaps, signalBlocks, signals, signalTerms, signalTexts } from "../schema";
import { escaped } from "../text-patterns";
import { assembleBits } from "./assemble-bits";
import { ordinalsOf } from "./ordinals-of";
import { raw } from "./raw-number";

/** The columns that a search looks in. */
export const searchedColumns = [
  signals.personName,
  signals.companyName,
  signals.whyItMatters,
  signals.postExcerpt,
];

/** Stands between the texts that are searched, where they are kept together. */
export const searchSeparator = "\u001f";

interface Search {
  customerId: string;
  search: string;
  size: number;
}

/** What stands between two spaces of a search, or between one and the search's end. */
interface Piece {
  text: string;
  /** Whether a word must begin, and end, where the piece does. */
  begins: boolean;
  ends: boolean;
}

/** Shorter ones are in so many words that looking for those costs more than it leaves out. */
const tellingLength = 3;

/** So many pieces narrow a search down: what a search may cost must not grow with the number of its words. */
const maxTellingPieces = 4;

/** Up to one in so many of a block, texts are looked up one by one; above that, all are passed over. */
const fewOf = 16;

/**
 * The part `found` (block, bits) of a statement's `with`: the signals of sealed blocks whose searched texts
 * contain the search, in whatever case. A text contains a piece without a space where one of its words does;
 * a search of several pieces is then looked for in the texts that have all telling ones.
 */
export function findsBits(input: Search): SQL {
  const { customerId, size, search } = input;
  const pieces = piecesOf(search);
  const [only] = pieces;
  if (only?.text === search) return sql`found as materialized (${havePiece(input, only)})`;
  const having = tellingOf(pieces).map((piece) => sql`(${havePiece(input, piece)})`);
  const candidates =
    having.length > 0
      ? sql`select block, bit_and(bits) as bits from (${sql.join(having, sql` union all `)}) pieces
            group by block having count(*) = ${having.length}::int`
      : sql`select block, live as bits from ${signalBlocks}
            where customer_id = ${customerId} and live is not null`;
  // A block at a time: what is found need not be sorted. One of the two is not run.
  const few = sql`bit_count(c.bits) * ${raw(fewOf)} <= ${raw(size)}`;
  const isContained = sql`strpos(text, (select lower(${search}))) > 0`;
  const positions = sql`
    select c.block, t.ordinal % ${raw(size)} as position from (
      select ordinal from ${signalTexts}
      where customer_id = ${customerId} and ordinal >= c.block * ${raw(size)} and ordinal < (c.block + 1) * ${raw(size)}
        and get_bit(c.bits, ordinal % ${raw(size)}) = 1 and ${isContained} and not ${few}
      union all
      select o.ordinal from (${ordinalsOf(sql`select c.block, c.bits where ${few}`, size)}) o
      cross join lateral (
        select text from ${signalTexts} where customer_id = ${customerId} and ordinal = o.ordinal offset 0) looked_up
      where ${isContained}) t`;
  return sql`candidates as materialized (${candidates}),
    found as materialized (
      select f.* from candidates c
      cross join lateral (${assembleBits({ key: ["block"], size, positions })}) f)`;
}

/** The pieces that leave the fewest texts to look at. The whole search is looked for in those in any case. */
function tellingOf(pieces: Piece[]): Piece[] {
  const long = pieces.filter(({ text }) => text.length >= tellingLength);
  return (long.length > 0 ? long : pieces)
    .toSorted((a, b) => b.text.length - a.text.length)
    .slice(0, maxTellingPieces);
}

function piecesOf(search: string): Piece[] {
  const parts = search.split(" ");
  return parts
    .map((text, n) => ({ text, begins: n > 0, ends: n < parts.length - 1 }))
    .filter(({ text }) => text !== "");
}

/** Blocks and bits of signals that have the piece: by common words' bitmaps, and by rare words. */
function havePiece({ customerId, size }: Search, { text, begins, ends }: Piece): SQL {
  const like = (column: SQL, before: string, after: string) =>
    sql`${column} like lower(${`${before}${escaped(text)}${after}`})`;
  // Rare words stand between spaces, but for the first and the last: each has its own pattern, and the index knows all.
  const before = begins ? ["", "% "] : ["%"];
  const after = ends ? ["", " %"] : ["%"];
  const inRare = before.flatMap((one) => after.map((other) => like(sql`rare`, one, other)));
  const positions = sql`
    select ordinal / ${raw(size)} as block, ordinal % ${raw(size)} as position
    from ${signalTexts} where customer_id = ${customerId} and (${sql.join(inRare, sql` or `)})`;
  return sql`
    select block, bit_or(bits) as bits from (
      select block, bits from ${signalBitmaps}
      where customer_id = ${customerId} and attribute = 'word' and value = any(array(
        select key from ${signalTerms}
        where customer_id = ${customerId} and attribute = 'word'
          and ${like(sql`text`, begins ? "" : "%", ends ? "" : "%")}))
      union all select block, bits from (${assembleBits({ key: ["block"], size, positions })}) rare
    ) words group by block`;
}
