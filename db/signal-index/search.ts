import { type SQL, sql } from "drizzle-orm";
import { signalBitmaps, signals, signalTerms, signalTexts } from "../schema";
import { escaped } from "../text-patterns";
import { assembleBits } from "./assemble-bits";
import { ordinalsOf } from "./ordinals-of";
import { raw } from "./raw-number";

/** The searched columns. */
export const searchedColumns = [
  signals.personName,
  signals.companyName,
  signals.whyItMatters,
  signals.postExcerpt,
];

/** Separates the searched columns in the stored text. */
export const searchSeparator = "\u001f";

interface Search {
  customerId: string;
  search: string;
  size: number;
}

/** A part of the search text between spaces, or between a space and the end. */
interface Piece {
  text: string;
  /** Whether a word must begin and end at the piece's boundaries. */
  begins: boolean;
  ends: boolean;
}

/** Shorter pieces occur in so many words that using them costs more than it saves. */
const selectiveLength = 3;

/** At most this many pieces narrow down a search, so its cost does not grow with the number of words. */
const maxSelectivePieces = 4;

/** Up to 1/fewOf of a block, texts are looked up one by one; above that, the block's texts are scanned. */
const fewOf = 16;

/**
 * The CTE `found` (block, bits): signals of sealed blocks whose text contains the search, ignoring case. A text
 * contains a piece without spaces if one of its words does. A search with several pieces is checked in texts that
 * have all selective pieces.
 */
export function findsBits(input: Search): SQL {
  const { customerId, size, search } = input;
  const pieces = piecesOf(search);
  const [only] = pieces;
  if (only?.text === search) return sql`found as materialized (${havePiece(input, only)})`;
  const having = chooseSelective(pieces).map((piece) => sql`(${havePiece(input, piece)})`);
  if (having.length === 0) throw new Error("A search has at least one word");
  const candidates = sql`select block, bit_and(bits) as bits from (${sql.join(having, sql` union all `)}) pieces
    group by block having count(*) = ${having.length}::int`;
  // Per block, so that the results need no sorting. Only one of the two branches runs.
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

/** The most selective pieces. The candidate texts are checked for the whole search in any case. */
function chooseSelective(pieces: Piece[]): Piece[] {
  const long = pieces.filter(({ text }) => text.length >= selectiveLength);
  return (long.length > 0 ? long : pieces)
    .toSorted((a, b) => b.text.length - a.text.length)
    .slice(0, maxSelectivePieces);
}

function piecesOf(search: string): Piece[] {
  const parts = search.split(" ");
  return parts
    .map((text, n) => ({ text, begins: n > 0, ends: n < parts.length - 1 }))
    .filter(({ text }) => text !== "");
}

/** Blocks and bits of the signals that contain the piece, from bitmaps of common words and from rare words. */
function havePiece({ customerId, size }: Search, { text, begins, ends }: Piece): SQL {
  const like = (column: SQL, before: string, after: string) =>
    sql`${column} like lower(${`${before}${escaped(text)}${after}`})`;
  // Rare words are separated by spaces, except at the start and end, so each case has its own pattern. All use the
  // index.
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
