import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { cachePerPool } from "../cache-per-pool";
import type { Db } from "../client";
import { pick } from "../pick";
import type { Signal } from "../queries/signals";
import { activations, signalArchives, signalCounters, signals } from "../schema";
import type { SignalSort } from "../vocabulary";
import { findBlockSize } from "./blocks";
import type { SignalListFilters } from "./filter-values";
import { isUnfiltered, matchesFilters } from "./filters";
import { findEngagedPlaces, findNewestPlaces, findRankedPlaces } from "./places";
import { newestFirst, ranks, rowOrder } from "./ranks";

/** `newest` if no sort is given. */
type PageQuery = SignalListFilters & { sort?: SignalSort; limit: number; offset: number };

/** The signal fields that every surface shows. Lists with hundreds of rows read only these. */
const shown = {
  ...pick(signals, "id", "type", "strength", "personName", "personTitle", "personLocation", "personUrl"),
  ...pick(signals, "companyName", "whyItMatters", "suggestedOpener", "talkingPoints", "occurredAt"),
  createdAt: signals.createdAt,
};
export type ShownSignal = Pick<Signal, keyof typeof shown>;

/** The signal fields in the portal's lists. The score details are long and appear only on the signal's own page. */
const listed = {
  ...shown,
  ...pick(signals, "personId", "kind", "meaning", "meaningProbability", "sourceType", "sourceId", "icpScore"),
  ...pick(signals, "classification", "persona", "seniority", "industry", "companyKey", "employeeCount"),
  ...pick(signals, "language", "postId", "postExcerpt", "quote"),
  ...pick(signals, "assigneeId", "stage", "doneAt", "doneById"),
};
export type ListedSignal = Pick<Signal, keyof typeof listed>;

type Part = { limit: number; offset: number };
interface Read<T> {
  /** Rows in this order; `where` must include the workspace. */
  some(db: Db, where: SQL | undefined, order: SQL[], part: Part): Promise<T[]>;
  /** All signals of the workspace, newest first, each row with the total count. Used for lists without filters. */
  newest(db: Db, part: Part & { customerId: string }): Promise<{ row: T; total: number }[]>;
}
const ofCustomer = () => eq(signals.customerId, sql.placeholder("customerId"));
const [nth, from] = [sql.placeholder("limit"), sql.placeholder("offset")];
const total = () => sql<number>`(select ${signalCounters.nextOrdinal} - ${signalCounters.deleted}
  from ${signalCounters} where ${signalCounters.customerId} = ${sql.placeholder("customerId")})`;

const newestListed = cachePerPool((db) =>
  db
    .select({ row: listed, total: total() })
    .from(signals)
    .where(ofCustomer())
    .orderBy(newestFirst)
    .limit(nth)
    .offset(from)
    .prepare("newest_listed"),
);
const newestShown = cachePerPool((db) =>
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
  some: async (db, where, order, { limit, offset }) =>
    db
      .select(listed)
      .from(signals)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  newest: (db, part) => newestListed(db).execute({ ...part }),
};
const shownSignals: Read<ShownSignal> = {
  some: async (db, where, order, { limit, offset }) =>
    db
      .select(shown)
      .from(signals)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  newest: (db, part) => newestShown(db).execute({ ...part }),
};

/**
 * A page of signals in the order of `sort`, and the total number of matches. Ordinals follow `(createdAt, id)`, so a
 * page is found without reading the rows before it. A limit of 0 returns only the total.
 */
export const findSignalPage = (db: Db, input: PageQuery) => findPage(db, input, listedSignals);

/** The same, but with only the fields shown everywhere: the rows are much smaller. */
export const findShownSignals = (db: Db, input: PageQuery) => findPage(db, input, shownSignals);

/** How many signals are under the filters. Reads none of them. */
export async function countListed(db: Db, filters: SignalListFilters): Promise<number> {
  return (await findShownSignals(db, { ...filters, limit: 0, offset: 0 })).total;
}

/** These signals of the workspace, in this order; deleted ones are left out. */
export function findListedByOrdinal(
  db: Db,
  { customerId, ordinals }: { customerId: string; ordinals: number[] },
): Promise<ListedSignal[]> {
  if (ordinals.length === 0) return Promise.resolve([]);
  return readByOrdinal(db, customerId, ordinals, listedSignals);
}

/** The newest signals of a person, and how many there are. */
export async function findPersonSignals(
  db: Db,
  { customerId, personId, limit }: { customerId: string; personId: string; limit: number },
): Promise<{ rows: ListedSignal[]; total: number }> {
  const where = and(eq(signals.customerId, customerId), eq(signals.personId, personId));
  const [rows, total] = await Promise.all([
    listedSignals.some(db, where, [newestFirst], { limit, offset: 0 }),
    db.$count(signals, where),
  ]);
  return { rows, total };
}

function readByOrdinal<T>(db: Db, customerId: string, ordinals: number[], read: Read<T>): Promise<T[]> {
  const where = and(eq(signals.customerId, customerId), inArray(signals.ordinal, ordinals));
  const order = sql`array_position(${`{${ordinals.join(",")}}`}::int[], ${signals.ordinal})`;
  return read.some(db, where, [order], { limit: ordinals.length, offset: 0 });
}

/** If nothing has to be counted, up to this many rows may be skipped. */
const shallow = 1_000;

async function findPage<T>(db: Db, input: PageQuery, read: Read<T>): Promise<{ rows: T[]; total: number }> {
  const { sort = "newest", limit, offset, ...filters } = input;
  const rank = ranks[sort];
  if (rank === "found" && isUnfiltered(filters) && offset <= shallow) return findNewest(db, input, read);
  const size = await findBlockSize(db, filters);
  if (size === null) return findByRows(db, input, read);
  const query = { filters, size, limit, offset };
  const { total, ordinals } = await findPlaces(db, query, rank);
  if (ordinals.length === 0) return { rows: [], total };
  return { rows: await readByOrdinal(db, input.customerId, ordinals, read), total };
}

function findPlaces(
  db: Db,
  query: Parameters<typeof findNewestPlaces>[1],
  rank: (typeof ranks)[SignalSort],
): ReturnType<typeof findNewestPlaces> {
  if (rank === "found") return findNewestPlaces(db, query);
  return rank === "engaged" ? findEngagedPlaces(db, query) : findRankedPlaces(db, query, rank);
}

async function findNewest<T>(db: Db, input: PageQuery, read: Read<T>): Promise<{ rows: T[]; total: number }> {
  const { customerId, limit, offset } = input;
  const found = limit === 0 ? [] : await read.newest(db, { customerId, limit, offset });
  const [first] = found;
  // Without a row, there is none to carry the count.
  if (!first) return { rows: [], total: await countRows(db, input) };
  return { rows: found.map(({ row }) => row), total: first.total };
}

async function findByRows<T>(db: Db, input: PageQuery, read: Read<T>): Promise<{ rows: T[]; total: number }> {
  const { sort = "newest", limit, offset } = input;
  const [rows, total] = await Promise.all([
    limit === 0 ? [] : read.some(db, matchesFilters(input), rowOrder(sort), { limit, offset }),
    countRows(db, input),
  ]);
  return { rows, total };
}

/** The number of matches. Without filters, the counter has it. */
async function countRows(db: Db, input: PageQuery): Promise<number> {
  const [row] = isUnfiltered(input)
    ? await db
        .select({ total: sql<number>`${signalCounters.nextOrdinal} - ${signalCounters.deleted}` })
        .from(signalCounters)
        .where(eq(signalCounters.customerId, input.customerId))
    : await db.select({ total: sql<number>`count(*)::int` }).from(signals).where(matchesFilters(input));
  return row?.total ?? 0;
}

/** Which of these signals the user has archived, until when if snoozed, and where each was delivered. */
export async function findSignalMarks(
  db: Db,
  input: { customerId: string; userId: string; signalIds: string[] },
): Promise<{ archived: Map<string, Date | null>; deliveredTo: Map<string, string[]> }> {
  if (input.signalIds.length === 0) return { archived: new Map(), deliveredTo: new Map() };
  const [archived, delivered] = await Promise.all([
    db
      .select({ id: signalArchives.signalId, until: signalArchives.until })
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
  return { archived: new Map(archived.map(({ id, until }) => [id, until])), deliveredTo };
}
