import { and, asc, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { postSources, posts, signals, sources } from "../schema";
import { type WatchlistStatus, watchlistStatuses } from "../vocabulary";
import type { Post } from "./posts";

const sortColumns = pick(posts, "likes", "comments", "postedAt", "createdAt", "expiresAt");

interface Filters {
  customerId: string;
  status?: WatchlistStatus;
  sourceId?: string;
  sourceType?: string;
  since?: Date;
  sortBy: keyof typeof sortColumns;
  sortDir: "asc" | "desc";
}

export interface WatchlistFilters extends Filters {
  limit: number;
  offset: number;
}

/** Open watched posts, and their total number. A source matches every post it found. */
export async function findWatchlist(
  db: Db,
  input: WatchlistFilters,
): Promise<{ rows: Post[]; total: number }> {
  const where = matching(input);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(posts)
      .where(where)
      .orderBy(...orderOf(input))
      .limit(input.limit)
      .offset(input.offset),
    db.$count(posts, where),
  ]);
  return { rows, total };
}

/** The IDs of all matching posts, in list order: the list as it is at this moment. */
export async function findWatchlistIds(db: Db, input: Filters): Promise<string[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(matching(input))
    .orderBy(...orderOf(input));
  return rows.map(({ id }) => id);
}

/** Those of these posts that are still open, in this order. */
export async function findOpenPosts(
  db: Db,
  { customerId, ids }: { customerId: string; ids: string[] },
): Promise<Post[]> {
  const rows = await db
    .select()
    .from(posts)
    .where(and(matching({ customerId }), inArray(posts.id, ids)));
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** How many signals came of these posts, by post; posts without one are left out. */
export async function countSignalsByPost(
  db: Db,
  { customerId, postIds }: { customerId: string; postIds: string[] },
): Promise<Map<string, number>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .select({ postId: signals.postId, count: sql<number>`count(*)::int` })
    .from(signals)
    .where(and(eq(signals.customerId, customerId), inArray(signals.postId, postIds)))
    .groupBy(signals.postId);
  return new Map(rows.map(({ postId, count }) => [postId, count]));
}

function orderOf({ sortBy, sortDir }: Filters) {
  const direction = sortDir === "asc" ? asc : desc;
  return [direction(sortColumns[sortBy]), direction(posts.id)];
}

function matching(input: Omit<Filters, "sortBy" | "sortDir">) {
  const foundBy =
    input.sourceId || input.sourceType
      ? sql`exists (select 1 from ${postSources} ps join ${sources} s on s.id = ps.source_id
          where ps.post_id = ${posts.id}
            ${input.sourceId ? sql`and s.id = ${input.sourceId}` : sql``}
            ${input.sourceType ? sql`and s.type = ${input.sourceType}` : sql``})`
      : undefined;
  return and(
    eq(posts.customerId, input.customerId),
    inArray(posts.status, input.status ? [input.status] : [...watchlistStatuses]),
    foundBy,
    input.since ? gte(posts.createdAt, input.since) : undefined,
  );
}
