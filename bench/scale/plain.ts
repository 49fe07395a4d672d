/** Baseline: the same results in plain, straightforward SQL. */
import { and, count, countDistinct, desc, isNotNull, max, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { signals, signalTags, tagValues } from "@/db/schema";
import type { SignalListFilters } from "@/db/signal-index/filter-values";
import { matchesFilters } from "@/db/signal-index/filters";

/** The number of matching signals. */
export async function countPlainly(db: Db, filters: SignalListFilters): Promise<number> {
  const rows = await db.select({ total: count() }).from(signals).where(matchesFilters(filters));
  return rows[0]?.total ?? 0;
}

/** The number of matching signals per tag value. */
export async function countTagsPlainly(db: Db, filters: SignalListFilters): Promise<Map<string, number>> {
  const rows = await db.execute<{ id: string; n: number }>(sql`
    select t.value_id as id, count(*)::int as n
    from ${signals} join ${signalTags} t on t.signal_id = ${signals.id} join ${tagValues} v on v.id = t.value_id
    where ${matchesFilters(filters)} group by t.value_id`);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** The number of matching signals per strength and step of fit, and in total. */
export async function countScoresPlainly(db: Db, filters: SignalListFilters, fitStep: number) {
  const rows = await db.execute<{ strength: number; step: number | null; count: number }>(sql`
    select strength::int, case when icp_score is not null
      then least(icp_score / ${fitStep}::int, 100 / ${fitStep}::int - 1) end as step, count(*)::int as count
    from ${signals} where ${matchesFilters(filters)} group by 1, 2 order by 1, 2`);
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    cells: rows.flatMap(({ step, ...cell }) => (step === null ? [] : [{ ...cell, step }])),
  };
}

/** The IDs of a page of matching signals, by score and then newest first. */
export async function sortPlainly(
  db: Db,
  {
    sort,
    limit,
    offset,
    ...filters
  }: SignalListFilters & { sort: "strength" | "fit"; limit: number; offset: number },
): Promise<string[]> {
  const score = sort === "strength" ? signals.strength : signals.icpScore;
  const rows = await db
    .select({ id: signals.id })
    .from(signals)
    .where(matchesFilters(filters))
    .orderBy(sql`${score} desc nulls last`, desc(signals.createdAt), desc(signals.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

const newest = (column: SQL | typeof signals.companyName): SQL =>
  sql`(array_agg(${column} order by ${signals.createdAt} desc, ${signals.id} desc))[1]`;

/** The 25 companies with the most matching signals. */
export async function rollUpPlainly(db: Db, filters: SignalListFilters) {
  const where = and(matchesFilters(filters), isNotNull(signals.companyKey));
  const signalCount = count();
  return db
    .select({
      companyKey: signals.companyKey,
      companyName: newest(signals.companyName),
      signalCount,
      personCount: countDistinct(signals.personId),
      averageIcp: sql<number>`round(avg(${signals.icpScore}), 1)::float8`,
      topPersona: sql<string>`mode() within group (order by ${signals.persona})`,
      latestSignalAt: max(signals.createdAt),
    })
    .from(signals)
    .where(where)
    .groupBy(signals.companyKey)
    .orderBy(desc(signalCount), desc(signals.companyKey))
    .limit(25);
}

/** A simpler query: only signal counts and latest times per company. */
export async function groupPlainly(db: Db, filters: SignalListFilters) {
  const signalCount = count();
  return db
    .select({ companyKey: signals.companyKey, signalCount, latestSignalAt: max(signals.createdAt) })
    .from(signals)
    .where(and(matchesFilters(filters), isNotNull(signals.companyKey)))
    .groupBy(signals.companyKey)
    .orderBy(desc(signalCount), desc(signals.companyKey))
    .limit(25);
}
