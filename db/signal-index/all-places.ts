/** Finds where all matching signals or companies are, for a list that is read in parts until its end. */
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalBitmaps, signals } from "../schema";
import type { SignalSort } from "../vocabulary";
import { type BlockQuery, blockParts, findBlockSize, freshRows, sealedBits } from "./blocks";
import { engagedOrder, engagedParts } from "./engaged-places";
import type { SignalListFilters } from "./filter-values";
import { matchesFilters } from "./filters";
import { ordinalsOf } from "./ordinals-of";
import { type Rank, ranks, rowOrder } from "./ranks";
import { raw } from "./raw-number";

/** Ordinals in list order, four bytes each: a million signals need 4 MB. */
export type PackedOrdinals = Buffer;

const bytesEach = 4;

/** The number of ordinals. */
export const countPacked = (packed: PackedOrdinals): number => packed.length / bytesEach;

/** At most `limit` ordinals from the given position on. */
export function unpack(packed: PackedOrdinals, from: number, limit: number): number[] {
  const until = Math.min(from + limit, countPacked(packed));
  return Array.from({ length: Math.max(0, until - from) }, (_, n) =>
    packed.readInt32BE((from + n) * bytesEach),
  );
}

/** An aggregate of all ordinals in this order, as `PackedOrdinals`. */
export const packed = (ordinal: SQL, order: SQL): SQL =>
  sql`coalesce(string_agg(int4send(${ordinal}), ''::bytea order by ${order}), ''::bytea)`;

/** The ordinals of all matching signals, in the order of `sort`: the list as it is at this moment. */
export async function findAllOrdinals(
  db: Db,
  { sort = "newest", ...filters }: SignalListFilters & { sort?: SignalSort },
): Promise<PackedOrdinals> {
  const size = await findBlockSize(db, filters);
  const statement = size === null ? byRows(filters, sort) : byBlocks({ filters, size }, sort);
  const [row] = await db.execute<{ ordinals: Buffer }>(statement);
  if (!row) throw new Error("An aggregate returned no row");
  return row.ordinals;
}

function byRows(filters: SignalListFilters, sort: SignalSort): SQL {
  const ordinals = packed(sql`${signals.ordinal}`, sql.join(rowOrder(sort), sql`, `));
  return sql`select ${ordinals} as ordinals from ${signals} where ${matchesFilters(filters)}`;
}

function byBlocks(query: BlockQuery, sort: SignalSort): SQL {
  const { size } = query;
  const rank = ranks[sort];
  if (rank === "engaged") {
    return sql`
      with ${engagedParts(query, sql``)}
      select ${packed(sql`ordinal`, engagedOrder)} as ordinals from engaged`;
  }
  const sealed = sql`sealed as materialized (${sealedBits(query)})`;
  if (rank === "found") {
    return sql`
      with ${blockParts(query)}, ${sealed}
      select ${packed(sql`ordinal`, sql`ordinal desc`)} as ordinals from (
        ${ordinalsOf(sql`select block, bits from sealed where bit_count(bits) > 0`, size)}
        union all ${freshRows(query, signals.ordinal)}) matching`;
  }
  return sql`
    with ${blockParts(query)}, ${sealed},
    exact as materialized (${bitsByScore(query, rank)})
    select ${packed(sql`ordinal`, sql`score desc, ordinal desc`)} as ordinals from (
      ${ordinalsOf(sql`select score, block, bits from exact where bit_count(bits) > 0`, size, "score")}
      union all
      select coalesce(${sql.identifier(rank.column.name)}, -1), ordinal
      from (${freshRows(query, signals.ordinal, rank.column)}) fresh) matching`;
}

/** The bits of each score in each block: those that reach it, without those that reach the next. -1 is no score. */
function bitsByScore({ filters }: BlockQuery, { attribute, highest }: Rank): SQL {
  const reaching = (score: SQL) => sql`coalesce((
    select m.bits from ${signalBitmaps} m where m.customer_id = ${filters.customerId}
      and m.attribute = ${attribute} and m.value = (${score})::text and m.block = s.block), s.bits # s.bits)`;
  return sql`
    select score, s.block,
           case when score < 0 then s.bits else s.bits & ${reaching(sql`score`)} end
           & ~${reaching(sql`score + 1`)} as bits
    from sealed s cross join generate_series(-1, ${raw(highest)}) score
    where bit_count(s.bits) > 0`;
}
