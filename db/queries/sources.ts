import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { customers, postSources, posts, sources } from "../schema";
import { findSourceFigures } from "../signal-index/figures";
import type { SourceType } from "../vocabulary";
import { canSpend, type DueStage } from "./can-spend";

export type SourceRow = typeof sources.$inferSelect;

export async function findSource(
  db: Db,
  input: { customerId: string; sourceId: string },
): Promise<SourceRow | null> {
  const [row] = await db
    .select()
    .from(sources)
    .where(
      and(
        eq(sources.customerId, input.customerId),
        eq(sources.id, input.sourceId),
        isNull(sources.deletedAt),
      ),
    );
  return row ?? null;
}

/** Those of these IDs that are sources of the workspace. */
export async function findSourceIds(
  db: Db,
  input: { customerId: string; sourceIds: string[] },
): Promise<string[]> {
  if (input.sourceIds.length === 0) return [];
  const rows = await db
    .select({ id: sources.id })
    .from(sources)
    .where(and(eq(sources.customerId, input.customerId), inArray(sources.id, input.sourceIds)));
  return rows.map(({ id }) => id);
}

/** Active sources, the one read longest ago first. */
export async function findActiveSources(
  db: Db,
  input: { customerId: string; limit: number },
): Promise<SourceRow[]> {
  return db
    .select()
    .from(sources)
    .where(
      and(eq(sources.customerId, input.customerId), eq(sources.isActive, true), isNull(sources.deletedAt)),
    )
    .orderBy(sql`coalesce(${sources.lastDiscoveryAt}, ${sources.createdAt})`, asc(sources.id))
    .limit(input.limit);
}

/** Sources with these keys, including deleted ones. */
export async function findSourcesByKeys(
  db: Db,
  input: { customerId: string; keys: string[] },
): Promise<SourceRow[]> {
  if (input.keys.length === 0) return [];
  return db
    .select()
    .from(sources)
    .where(and(eq(sources.customerId, input.customerId), inArray(sources.key, input.keys)));
}

/** The source with this key, even if deleted. */
export async function findSourceByKey(
  db: Db,
  input: { customerId: string; key: string },
): Promise<SourceRow | null> {
  const [row] = await db
    .select()
    .from(sources)
    .where(and(eq(sources.customerId, input.customerId), eq(sources.key, input.key)));
  return row ?? null;
}

/** The companies whose pages are sources of the workspace, by the address and the name of each page. */
export async function findWatchedCompanies(
  db: Db,
  input: { customerId: string },
): Promise<{ networkUrl: string | null; name: string }[]> {
  return db
    .select({ networkUrl: sources.networkUrl, name: sources.displayName })
    .from(sources)
    .where(
      and(
        eq(sources.customerId, input.customerId),
        inArray(sources.type, ["own_company", "competitor_company"]),
        isNull(sources.deletedAt),
      ),
    );
}

export interface NewSourceRow {
  id: string;
  type: SourceType;
  key: string;
  networkUrl: string | null;
  network: string | null;
  keywords: string[] | null;
  displayName: string;
  nextDiscoveryAt: Date | null;
  createdAt: Date;
}

/** Inserts a source; null if its key is taken. */
export async function insertSource(
  db: Db,
  input: { customerId: string } & NewSourceRow,
): Promise<SourceRow | null> {
  const [row] = await db.insert(sources).values(input).onConflictDoNothing().returning();
  return row ?? null;
}

/** Inserts sources. The workspace must be locked, so that no one can take their keys meanwhile. */
export async function insertSources(
  db: Db,
  input: { customerId: string; sources: NewSourceRow[] },
): Promise<void> {
  if (input.sources.length === 0) return;
  const { customerId } = input;
  await db.insert(sources).values(input.sources.map((source) => ({ ...source, customerId })));
}

/** Changes a source; with `round`, only while exactly that many of its discoveries have ended. */
export async function updateSourceRow(
  db: Db,
  input: {
    customerId: string;
    sourceId: string;
    round?: number;
    set: Partial<typeof sources.$inferInsert>;
  },
): Promise<SourceRow | null> {
  const [row] = await db
    .update(sources)
    .set(input.set)
    .where(
      and(
        eq(sources.customerId, input.customerId),
        eq(sources.id, input.sourceId),
        input.round === undefined ? undefined : eq(sources.discoveryRuns, input.round),
      ),
    )
    .returning();
  return row ?? null;
}

/** Makes the same change to many sources. */
export async function updateSourceRows(
  db: Db,
  input: { customerId: string; sourceIds: string[]; set: Partial<typeof sources.$inferInsert> },
): Promise<void> {
  if (input.sourceIds.length === 0) return;
  await db
    .update(sources)
    .set(input.set)
    .where(and(eq(sources.customerId, input.customerId), inArray(sources.id, input.sourceIds)));
}

export interface SourceStats {
  signalCount: number;
  strengthScore: number | null;
  totalPosts: number;
  qualifiedPosts: number;
}

/** Sources that are not deleted, oldest first, with their results since a time (null: ever). */
export async function findSourcesWithStats(
  db: Db,
  input: { customerId: string; since: Date | null; sourceId?: string },
): Promise<(SourceRow & SourceStats)[]> {
  const { customerId, sourceId } = input;
  // Apart: joined in one statement, posts were counted once per source until the tables had statistics.
  const [rows, counts, found] = await Promise.all([
    db
      .select()
      .from(sources)
      .where(
        and(
          eq(sources.customerId, customerId),
          isNull(sources.deletedAt),
          sourceId ? eq(sources.id, sourceId) : undefined,
        ),
      )
      .orderBy(asc(sources.createdAt), asc(sources.id)),
    countPostsBySource(db, input),
    findSourceFigures(db, { customerId, source: sourceId, since: input.since ?? undefined }),
  ]);
  const postsOf = new Map(counts.map((row) => [row.sourceId, row]));
  const figuresOf = new Map(found.map((row) => [row.sourceId, row]));
  return rows.map((source) => ({
    ...source,
    signalCount: figuresOf.get(source.id)?.signals ?? 0,
    strengthScore: figuresOf.get(source.id)?.meanStrength ?? null,
    totalPosts: postsOf.get(source.id)?.total ?? 0,
    qualifiedPosts: postsOf.get(source.id)?.qualified ?? 0,
  }));
}

/** The posts that each source found since a time, for those with any. */
function countPostsBySource(
  db: Db,
  { customerId, since, sourceId }: { customerId: string; since: Date | null; sourceId?: string },
) {
  return db
    .select({
      sourceId: postSources.sourceId,
      total: sql<number>`count(*)::int`,
      qualified: sql<number>`count(*) filter (where ${posts.status} <> 'screened_out')::int`,
    })
    .from(postSources)
    .innerJoin(posts, eq(posts.id, postSources.postId))
    .where(
      and(
        eq(postSources.customerId, customerId),
        since ? gte(postSources.createdAt, since) : undefined,
        sourceId ? eq(postSources.sourceId, sourceId) : undefined,
      ),
    )
    .groupBy(postSources.sourceId);
}

/** Active sources due for discovery, in active workspaces that can spend; locked, oldest first. */
export async function lockDueSourcesAcrossCustomers(
  db: Db,
  input: DueStage & { limit: number },
): Promise<{ id: string; customerId: string }[]> {
  return db
    .select({ id: sources.id, customerId: sources.customerId })
    .from(sources)
    .innerJoin(customers, eq(customers.id, sources.customerId))
    .where(
      and(
        eq(sources.isActive, true),
        isNull(sources.deletedAt),
        lte(sources.nextDiscoveryAt, input.now),
        eq(customers.lifecycle, "active"),
        canSpend({ ...input, stage: "discovery", source: sources.id }),
      ),
    )
    .orderBy(asc(sources.nextDiscoveryAt), desc(sources.id))
    .limit(input.limit)
    .for("update", { of: sources, skipLocked: true });
}

/** Claims sources for a discovery that starts now. */
export async function setNextDiscoveryAcrossCustomers(
  db: Db,
  input: { sourceIds: string[]; at: Date },
): Promise<void> {
  if (input.sourceIds.length === 0) return;
  await db.update(sources).set({ nextDiscoveryAt: input.at }).where(inArray(sources.id, input.sourceIds));
}

/** Whether an active source is being read for the first time: its discovery has begun, as its claim until then says. */
export async function hasOpenFirstDiscovery(
  db: Db,
  input: { customerId: string; now: Date; until: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: sources.id })
    .from(sources)
    .where(
      and(
        eq(sources.customerId, input.customerId),
        eq(sources.isActive, true),
        isNull(sources.deletedAt),
        isNull(sources.lastDiscoveryAt),
        gt(sources.nextDiscoveryAt, input.now),
        lte(sources.nextDiscoveryAt, input.until),
      ),
    )
    .limit(1);
  return row !== undefined;
}
