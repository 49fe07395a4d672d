/** What automatic work used on a UTC day, and the limits on it: a trial's pace, and limits of single sources. */
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { creditEntries, customers, engagements, sources } from "../schema";
import { type Bundle, bundles, type PlanSlug, type SourceType } from "../vocabulary";

/** Reports are started by people: they neither count nor wait. */
const automaticBundles = bundles.filter((bundle) => bundle !== "intelligence");

/** The plan whose automatic work is paced. */
export const pacedPlan = "trial" satisfies PlanSlug;

/**
 * True for an entry (aliased as `e`) that holds credits for automatic work and was not refunded since. Work that is
 * paid at once has a hold too.
 */
export const holdsForAutomaticWork: SQL = sql`(e.kind = 'hold'
  and ${inArray(sql`e.bundle`, automaticBundles)}
  and not exists (select 1 from ${creditEntries} r
    where r.customer_id = e.customer_id and r.cause = e.cause and r.kind = 'refund'))`;

/** A source's strength as a place to find evidence, strongest first: 0 for the workspace's own page. */
export const sourceRank = (type: SQL): SQL<number> => sql<number>`(case ${type}
  when ${"own_company" satisfies SourceType} then 0 when ${"competitor_company" satisfies SourceType} then 1
  when ${"target_person" satisfies SourceType} then 2 else 3 end)`;

/** Whether the workspace is paced, and the daily limits of those of the sources that have one. */
export async function findDayLimits(
  db: Db,
  input: { customerId: string; sourceIds: string[] },
): Promise<{ isPaced: boolean; limits: Map<string, number> }> {
  const { customerId, sourceIds } = input;
  const rows = await db
    .select({ planSlug: customers.planSlug, sourceId: sources.id, limit: sources.dailyCreditLimit })
    .from(customers)
    .leftJoin(
      sources,
      and(
        eq(sources.customerId, customers.id),
        sourceIds.length > 0 ? inArray(sources.id, sourceIds) : sql`false`,
        isNotNull(sources.dailyCreditLimit),
      ),
    )
    .where(eq(customers.id, customerId));
  const limits = rows.flatMap(({ sourceId, limit }) =>
    sourceId !== null && limit !== null ? [[sourceId, limit] as const] : [],
  );
  return { isPaced: rows[0]?.planSlug === pacedPlan, limits: new Map(limits) };
}

export interface DayUse {
  bundle: Bundle;
  sourceId: string | null;
  credits: number;
}

/** Credits held or used for automatic work since a time, by bundle and source; `sourceIds` null means all. */
export async function findDayUse(
  db: Db,
  input: { customerId: string; since: Date; sourceIds: string[] | null },
): Promise<DayUse[]> {
  const { customerId, since, sourceIds } = input;
  if (sourceIds?.length === 0) return [];
  const rows = await db.execute<{ bundle: Bundle; sourceId: string | null; credits: number }>(sql`
    select e.bundle, e.source_id as "sourceId", (-sum(e.amount))::int as credits from ${creditEntries} e
    where e.customer_id = ${customerId} and e.created_at >= ${since.toISOString()} and ${holdsForAutomaticWork}
      ${sourceIds ? sql`and ${inArray(sql`e.source_id`, sourceIds)}` : sql``}
    group by e.bundle, e.source_id`);
  return [...rows];
}

/** The active sources of the workspace, strongest first, then oldest; at most 500. */
export async function findSourceOrder(db: Db, input: { customerId: string }): Promise<string[]> {
  const rows = await db
    .select({ id: sources.id })
    .from(sources)
    .where(
      and(eq(sources.customerId, input.customerId), eq(sources.isActive, true), isNull(sources.deletedAt)),
    )
    .orderBy(sourceRank(sql`${sources.type}`), asc(sources.createdAt), asc(sources.id))
    .limit(500);
  return rows.map(({ id }) => id);
}

/** How many people wait to be judged, by the source that found them; reads at most `limit` engagements. */
export async function countPendingPeople(
  db: Db,
  input: { customerId: string; limit: number },
): Promise<Map<string, number>> {
  const pending = db
    .select({ sourceId: engagements.sourceId, personUrl: engagements.personUrl })
    .from(engagements)
    .where(and(eq(engagements.customerId, input.customerId), eq(engagements.status, "pending")))
    .limit(input.limit)
    .as("pending");
  const rows = await db
    .select({ sourceId: pending.sourceId, people: sql<number>`count(distinct ${pending.personUrl})::int` })
    .from(pending)
    .groupBy(pending.sourceId);
  return new Map(rows.map(({ sourceId, people }) => [sourceId, people]));
}
