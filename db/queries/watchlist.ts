import { and, asc, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { postSources, posts, sources } from "../schema";
import { type WatchlistStatus, watchlistStatuses } from "../vocabulary";
import type { Post } from "./posts";

const sortColumns = {
  likes: posts.likes,
  comments: posts.comments,
  postedAt: posts.postedAt,
  createdAt: posts.createdAt,
  expiresAt: posts.expiresAt,
} as const;

export interface WatchlistFilters {
  customerId: string;
  status?: WatchlistStatus;
  sourceId?: string;
  sourceType?: string;
  since?: Date;
  sortBy: keyof typeof sortColumns;
  sortDir: "asc" | "desc";
  limit: number;
  offset: number;
}

/** Open watched posts, and their total number. A source matches every post it found. */
export async function findWatchlist(
  db: Db,
  input: WatchlistFilters,
): Promise<{ rows: Post[]; total: number }> {
  const foundBy =
    input.sourceId || input.sourceType
      ? sql`exists (select 1 from ${postSources} ps join ${sources} s on s.id = ps.source_id
          where ps.post_id = ${posts.id}
            ${input.sourceId ? sql`and s.id = ${input.sourceId}` : sql``}
            ${input.sourceType ? sql`and s.type = ${input.sourceType}` : sql``})`
      : undefined;
  const where = and(
    eq(posts.customerId, input.customerId),
    inArray(posts.status, input.status ? [input.status] : [...watchlistStatuses]),
    foundBy,
    input.since ? gte(posts.createdAt, input.since) : undefined,
  );
  const direction = input.sortDir === "asc" ? asc : desc;
  const [rows, [count]] = await Promise.all([
    db
      .select()
      .from(posts)
      .where(where)
      .orderBy(direction(sortColumns[input.sortBy]), direction(posts.id))
      .limit(input.limit)
      .offset(input.offset),
    db.select({ total: sql<number>`count(*)::int` }).from(posts).where(where),
  ]);
  return { rows, total: count?.total ?? 0 };
}
