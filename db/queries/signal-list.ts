import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { builtOnce } from "../built-once";
import type { Db } from "../client";
import { activations, signalArchives, signalCounters, signals } from "../schema";
import { ordinalsOf } from "./ordinals-of";
import { raw } from "./raw-number";
import { blockParts, findBlockSize, freshRows, sealedBits } from "./signal-blocks";
import { matchesFilters, type SignalListFilters } from "./signal-filters";
import type { Signal } from "./signals";

type PageQuery = SignalListFilters & { limit: number; offset: number };

/** What every surface shows of a signal, and no more: lists that go out by the hundred read just these. */
const shown = {
  id: signals.id,
  type: signals.type,
  strength: signals.strength,
  personName: signals.personName,
  personTitle: signals.personTitle,
  personLocation: signals.personLocation,
  personUrl: signals.personUrl,
  companyName: signals.companyName,
  whyItMatters: signals.whyItMatters,
  suggestedOpener: signals.suggestedOpener,
  talkingPoints: signals.talkingPoints,
  createdAt: signals.createdAt,
};
export type ShownSignal = Pick<Signal, keyof typeof shown>;

/** What the portal's lists show of a signal. How it was scored is long, and only the signal's own page tells it. */
const listed = {
  ...shown,
  kind: signals.kind,
  sourceType: signals.sourceType,
  sourceId: signals.sourceId,
  icpScore: signals.icpScore,
  classification: signals.classification,
  persona: signals.persona,
  seniority: signals.seniority,
  industry: signals.industry,
  companyKey: signals.companyKey,
  employeeCount: signals.employeeCount,
  postExcerpt: signals.postExcerpt,
};
export type ListedSignal = Pick<Signal, keyof typeof listed>;

type Part = { limit: number; offset: number };
interface Read<T> {
  /** Rows in the order of the list; `where` must name the workspace. */
  some(db: Db, where: SQL | undefined, part: Part): Promise<T[]>;
  /** The same of all the workspace's signals, each row with the count of all: asked by every reader without filters. */
  newest(db: Db, part: Part & { customerId: string }): Promise<{ row: T; total: number }[]>;
}
const newestFirst = desc(signals.ordinal);
const ofCustomer = () => eq(signals.customerId, sql.placeholder("customerId"));
const [nth, from] = [sql.placeholder("limit"), sql.placeholder("offset")];
const total = () => sql<number>`(select ${signalCounters.nextOrdinal} - ${signalCounters.deleted}
  from ${signalCounters} where ${signalCounters.customerId} = ${sql.placeholder("customerId")})`;

const newestListed = builtOnce((db) =>
  db
    .select({ row: listed, total: total() })
    .from(signals)
    .where(ofCustomer())
    .orderBy(newestFirst)
    .limit(nth)
    .offset(from)
    .prepare("newest_listed"),
);
const newestShown = builtOnce((db) =>
  db
    .select({ row: shown, total: total() })
    .from(signals)
    .where(ofCustomer())
    .orderBy(newestFirst)
    .limit(nth)
    .offset(from)
    .prepare("newest_shown"),
);

const listedSignals: Read<ListedSignal> = {
  some: async (db, where, { limit, offset }) =>
    db.select(listed).from(signals).where(where).orderBy(newestFirst).limit(limit).offset(offset),
  newest: (db, part) => newestListed(db).execute({ ...part }),
};
const shownSignals: Read<ShownSignal> = {
  some: async (db, where, { limit, offset }) =>
    db.select(shown).from(signals).where(where).orderBy(newestFirst).limit(limit).offset(offset),
  newest: (db, part) => newestShown(db).execute({ ...part }),
};

/**
 * A page of signals, newest first, and how many match in all. Ordinals are in the order of `(createdAt, id)`:
 * by them a page is found without passing over the rows before it. A page of none asks for the total alone.
 */
export const findSignalPage = (db: Db, input: PageQuery) => findPage(db, input, listedSignals);

/** The same, of each signal what is shown everywhere: the rows are a fraction as long. */
export const findShownSignals = (db: Db, input: PageQuery) => findPage(db, input, shownSignals);

/** So many rows may be passed over where nothing has to be counted. */
const shallow = 1_000;

async function findPage<T>(db: Db, input: PageQuery, read: Read<T>): Promise<{ rows: T[]; total: number }> {
  if (isUnfiltered(input) && input.offset <= shallow) return findNewest(db, input, read);
  const size = await findBlockSize(db, input);
  if (size === null) return findByRows(db, input, read);
  const { total, ordinals } = await findByBlocks(db, input, size);
  if (ordinals.length === 0) return { rows: [], total };
  const where = and(eq(signals.customerId, input.customerId), inArray(signals.ordinal, ordinals));
  return { rows: await read.some(db, where, { limit: ordinals.length, offset: 0 }), total };
}

async function findNewest<T>(db: Db, input: PageQuery, read: Read<T>): Promise<{ rows: T[]; total: number }> {
  const { customerId, limit, offset } = input;
  const found = limit === 0 ? [] : await read.newest(db, { customerId, limit, offset });
  const [first] = found;
  // Where there is no row there is none to carry the count.
  if (!first) return { rows: [], total: await countRows(db, input) };
  return { rows: found.map(({ row }) => row), total: first.total };
}

async function findByRows<T>(db: Db, input: PageQuery, read: Read<T>): Promise<{ rows: T[]; total: number }> {
  const { limit, offset } = input;
  const [rows, total] = await Promise.all([
    limit === 0 ? [] : read.some(db, matchesFilters(input), { limit, offset }),
    countRows(db, input),
  ]);
  return { rows, total };
}

/** Whether every signal of the workspace matches. */
const isUnfiltered = ({ customerId, userId, limit, offset, view, ...filters }: PageQuery): boolean =>
  view === "all" && Object.values(filters).every((filter) => filter === undefined);

/** How many match: without filters the counter knows. */
async function countRows(db: Db, input: PageQuery): Promise<number> {
  const [row] = isUnfiltered(input)
    ? await db
        .select({ total: sql<number>`${signalCounters.nextOrdinal} - ${signalCounters.deleted}` })
        .from(signalCounters)
        .where(eq(signalCounters.customerId, input.customerId))
    : await db.select({ total: sql<number>`count(*)::int` }).from(signals).where(matchesFilters(input));
  return row?.total ?? 0;
}

/** Counts block by block, from the newest, and looks into those blocks alone that the page lies in. */
async function findByBlocks(
  db: Db,
  { limit, offset, ...filters }: PageQuery,
  size: number,
): Promise<{ total: number; ordinals: number[] }> {
  const query = { filters, size };
  const [row] = await db.execute<{ total: number; ordinals: number[] | null }>(sql`
    with ${blockParts(query)},
    sealed as materialized (${sealedBits(query)}),
    fresh as materialized (${freshRows(query, signals.ordinal)}),
    counted as materialized (
      select block, n, sum(n) over (order by block desc) - n as before
      from (select block, sum(n) as n from (
              select block, bit_count(bits) as n from sealed
              union all select ordinal / ${raw(size)}, count(*) from fresh group by 1) counts
            group by block) blocks),
    shown as materialized (
      select * from counted
      where n > 0 and before < ${offset}::bigint + ${limit}::bigint and before + n > ${offset}::bigint),
    page as (
      select ordinal from (
        ${ordinalsOf(sql`select block, bits from shown join sealed using (block)`, size)}
        union all
        select f.ordinal from fresh f join shown on shown.block = f.ordinal / ${raw(size)}) matches
      order by ordinal desc
      limit ${limit} offset greatest(${offset}::bigint - (select min(before) from shown), 0))
    select coalesce((select sum(n) from counted), 0)::int as total,
           (select json_agg(ordinal) from page) as ordinals`);
  if (!row) throw new Error("An aggregate answered no row");
  return { total: row.total, ordinals: row.ordinals ?? [] };
}

/** Which of these signals the user has archived, and where each has been delivered. */
export async function findSignalMarks(
  db: Db,
  input: { customerId: string; userId: string; signalIds: string[] },
): Promise<{ archived: Set<string>; deliveredTo: Map<string, string[]> }> {
  if (input.signalIds.length === 0) return { archived: new Set(), deliveredTo: new Map() };
  const [archived, delivered] = await Promise.all([
    db
      .select({ id: signalArchives.signalId })
      .from(signalArchives)
      .where(
        and(
          eq(signalArchives.customerId, input.customerId),
          eq(signalArchives.userId, input.userId),
          inArray(signalArchives.signalId, input.signalIds),
        ),
      ),
    db
      .select({ signalId: activations.signalId, destinationId: activations.destinationId })
      .from(activations)
      .where(
        and(
          eq(activations.customerId, input.customerId),
          inArray(activations.signalId, input.signalIds),
          eq(activations.status, "delivered"),
        ),
      )
      .orderBy(activations.deliveredAt),
  ]);
  const deliveredTo = new Map<string, string[]>();
  for (const row of delivered) {
    deliveredTo.set(row.signalId, [...(deliveredTo.get(row.signalId) ?? []), row.destinationId]);
  }
  return { archived: new Set(archived.map((row) => row.id)), deliveredTo };
}
