import { and, asc, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { customers, postSources, posts, sources } from "../schema";
import { type SourceType, watchlistStatuses } from "../vocabulary";
import { canSpend, type DueStage } from "./can-spend";
import { pacedPlan, sourceRank } from "./day-use";

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
  customer: Pick<typeof customers.$inferSelect, "lifecycle" | "planSlug" | "companyNetworkUrl" | "name">;
}

/** A post with its first source and workspace. */
export async function findPost(
  db: Db,
  input: { customerId: string; postId: string },
): Promise<WatchedPost | null> {
  const [row] = await db
    .select({
      post: posts,
      source: pick(sources, "id", "type", "isActive", "deletedAt"),
      customer: pick(customers, "lifecycle", "planSlug", "companyNetworkUrl", "name"),
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

/** Whether a post is harvested again, now or later. */
export const isHarvestable = (now: Date): SQL | undefined =>
  and(inArray(posts.status, ["qualified", "harvesting"]), gt(posts.expiresAt, now), hasActiveSource);

const isDue = (now: Date): SQL | undefined => and(isHarvestable(now), lte(posts.nextHarvestAt, now));

/**
 * The best due posts of each paced workspace that can spend, at most `each` of it: posts that were never harvested
 * first, those with comments before others, then the strongest source, the most comments and the most relevant.
 * Locked.
 */
export async function lockBestPostsAcrossCustomers(
  db: Db,
  input: DueStage & { each: number; limit: number },
): Promise<{ id: string; customerId: string }[]> {
  return lockBest(db, input, undefined);
}

/** The same of one workspace. */
export async function lockBestPosts(
  db: Db,
  input: DueStage & { customerId: string; each: number },
): Promise<{ id: string; customerId: string }[]> {
  return lockBest(db, { ...input, limit: input.each }, eq(posts.customerId, input.customerId));
}

async function lockBest(
  db: Db,
  input: DueStage & { each: number; limit: number },
  scope: SQL | undefined,
): Promise<{ id: string; customerId: string }[]> {
  const ranked = db
    .select({
      id: posts.id,
      place:
        sql<number>`row_number() over (partition by ${posts.customerId} order by ${posts.status} = 'harvesting',
        ${posts.comments} = 0, ${sourceRank(sql`${sources.type}`)}, ${posts.comments} desc,
        ${posts.relevanceScore} desc, ${posts.id})`.as("place"),
    })
    .from(posts)
    .innerJoin(customers, eq(customers.id, posts.customerId))
    .innerJoin(sources, eq(sources.id, posts.sourceId))
    .where(
      and(
        scope,
        isDue(input.now),
        eq(customers.lifecycle, "active"),
        eq(customers.planSlug, pacedPlan),
        canSpend({ ...input, stage: "harvest", source: posts.sourceId }),
      ),
    )
    .as("ranked");
  const best = db.select({ id: ranked.id }).from(ranked).where(lte(ranked.place, input.each));
  return db
    .select({ id: posts.id, customerId: posts.customerId })
    .from(posts)
    .where(and(inArray(posts.id, best), isDue(input.now)))
    .limit(input.limit)
    .for("update", { skipLocked: true });
}

/** Whether the workspace has another due post that was never harvested, of a source without a daily limit. */
export async function hasUnreadPosts(
  db: Db,
  input: { customerId: string; postId: string; now: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(sources, eq(sources.id, posts.sourceId))
    .where(
      and(
        eq(posts.customerId, input.customerId),
        ne(posts.id, input.postId),
        eq(posts.status, "qualified"),
        isDue(input.now),
        isNull(sources.dailyCreditLimit),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Watched posts due for harvest, of active sources in workspaces that can spend and are not paced; locked. */
export async function lockDuePostsAcrossCustomers(
  db: Db,
  input: DueStage & { limit: number },
): Promise<{ id: string; customerId: string }[]> {
  return db
    .select({ id: posts.id, customerId: posts.customerId })
    .from(posts)
    .innerJoin(customers, eq(customers.id, posts.customerId))
    .where(
      and(
        isDue(input.now),
        eq(customers.lifecycle, "active"),
        sql`${customers.planSlug} is distinct from ${pacedPlan}`,
        canSpend({ ...input, stage: "harvest", source: posts.sourceId }),
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
