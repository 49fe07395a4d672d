import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { customers, postSources, posts, sources } from "../schema";
import { type SourceType, watchlistStatuses } from "../vocabulary";
import { canSpend } from "./can-spend";

export type Post = typeof posts.$inferSelect;
export type NewPost = typeof posts.$inferInsert;

export async function findPostsByUrl(db: Db, input: { customerId: string; urls: string[] }): Promise<Post[]> {
  if (input.urls.length === 0) return [];
  return db
    .select()
    .from(posts)
    .where(and(eq(posts.customerId, input.customerId), inArray(posts.url, input.urls)));
}

/** Inserts posts; returns only those whose address is new. */
export async function insertPosts(db: Db, input: { customerId: string; posts: NewPost[] }): Promise<Post[]> {
  if (input.posts.length === 0) return [];
  return db
    .insert(posts)
    .values(input.posts.map((post) => ({ ...post, customerId: input.customerId })))
    .onConflictDoNothing()
    .returning();
}

/** Records that a source found these posts; returns those it had not found before. */
export async function attachPosts(
  db: Db,
  input: { customerId: string; sourceId: string; postIds: string[]; now: Date },
): Promise<Set<string>> {
  if (input.postIds.length === 0) return new Set();
  const { customerId, sourceId, now } = input;
  const rows = await db
    .insert(postSources)
    .values(input.postIds.map((postId) => ({ customerId, sourceId, postId, createdAt: now })))
    .onConflictDoNothing()
    .returning({ postId: postSources.postId });
  return new Set(rows.map((row) => row.postId));
}

export async function updatePost(
  db: Db,
  input: { customerId: string; postId: string; set: Partial<NewPost> },
): Promise<void> {
  await db
    .update(posts)
    .set(input.set)
    .where(and(eq(posts.customerId, input.customerId), eq(posts.id, input.postId)));
}

export interface WatchedPost {
  post: Post;
  source: { id: string; type: SourceType; isActive: boolean; deletedAt: Date | null };
  customer: { lifecycle: string; companyNetworkUrl: string | null; name: string };
}

/** A post with its first source and workspace. */
export async function findPost(
  db: Db,
  input: { customerId: string; postId: string },
): Promise<WatchedPost | null> {
  const [row] = await db
    .select({
      post: posts,
      source: {
        id: sources.id,
        type: sources.type,
        isActive: sources.isActive,
        deletedAt: sources.deletedAt,
      },
      customer: {
        lifecycle: customers.lifecycle,
        companyNetworkUrl: customers.companyNetworkUrl,
        name: customers.name,
      },
    })
    .from(posts)
    .innerJoin(sources, eq(sources.id, posts.sourceId))
    .innerJoin(customers, eq(customers.id, posts.customerId))
    .where(and(eq(posts.customerId, input.customerId), eq(posts.id, input.postId)));
  return row ?? null;
}

const hasActiveSource = sql`exists (
  select 1 from ${postSources} ps join ${sources} s on s.id = ps.source_id
  where ps.post_id = ${posts.id} and s.is_active and s.deleted_at is null)`;

/** Whether any source that found the post is active: a paused source stops its harvests. */
export async function hasLiveSource(db: Db, input: { customerId: string; postId: string }): Promise<boolean> {
  const [row] = await db
    .select({ live: sql<boolean>`${hasActiveSource}` })
    .from(posts)
    .where(and(eq(posts.customerId, input.customerId), eq(posts.id, input.postId)));
  return row?.live ?? false;
}

/** Watched posts due for harvest, of active sources in workspaces that can spend; locked. */
export async function lockDuePostsAcrossCustomers(
  db: Db,
  input: { now: Date; day: string; credits: number; limit: number },
): Promise<{ id: string; customerId: string }[]> {
  return db
    .select({ id: posts.id, customerId: posts.customerId })
    .from(posts)
    .innerJoin(customers, eq(customers.id, posts.customerId))
    .where(
      and(
        inArray(posts.status, ["qualified", "harvesting"]),
        lte(posts.nextHarvestAt, input.now),
        gt(posts.expiresAt, input.now),
        eq(customers.lifecycle, "active"),
        hasActiveSource,
        canSpend(input),
      ),
    )
    .orderBy(asc(posts.nextHarvestAt), asc(posts.id))
    .limit(input.limit)
    .for("update", { of: posts, skipLocked: true });
}

/** Closes watched posts whose time has ended; returns the number closed. */
export async function closeExpiredPostsAcrossCustomers(db: Db, input: { now: Date }): Promise<number> {
  const closed = await db
    .update(posts)
    .set({ status: "closed", closedReason: "expired", nextHarvestAt: null })
    .where(and(inArray(posts.status, [...watchlistStatuses]), lte(posts.expiresAt, input.now)))
    .returning({ id: posts.id });
  return closed.length;
}

/** Claims posts for a harvest that starts now. They become due again only if that harvest dies. */
export async function setNextHarvestAcrossCustomers(
  db: Db,
  input: { postIds: string[]; at: Date },
): Promise<void> {
  if (input.postIds.length === 0) return;
  await db.update(posts).set({ nextHarvestAt: input.at }).where(inArray(posts.id, input.postIds));
}
