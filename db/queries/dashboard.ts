import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import {
  activations,
  deliveryAttempts,
  destinations,
  engagements,
  icpProfiles,
  posts,
  signals,
  sources,
} from "../schema";
import { countSignalsByDay, dayAmong, findSignalFigures, findSourceFigures } from "../signal-index/figures";
import { sumSourceCosts } from "./source-value";

type Window = { customerId: string; from: Date; to: Date };

export interface WindowFigures {
  signals: number;
  buyers: number;
  avgStrength: number;
  postsWatched: number;
  engagements: number;
  delivered: number;
  deliveryFailures: number;
}

/** Key figures of a time window. Buyers are signals classified as such. */
export async function findWindowFigures(db: Db, input: Window): Promise<WindowFigures> {
  const { customerId } = input;
  const from = input.from.toISOString();
  const to = input.to.toISOString();
  const [{ signals: made, meanStrength }, [row]] = await Promise.all([
    findSignalFigures(db, signalsOf(input)),
    db.execute<{ [K in keyof Omit<WindowFigures, "signals" | "avgStrength">]: number }>(sql`
      select b.buyers, p."postsWatched", e.engagements, a.delivered, f."deliveryFailures"
      from (select count(*)::int as buyers from ${signals}
            where customer_id = ${customerId} and classification = 'buyer'
              and created_at >= ${from} and created_at < ${to}) b,
           (select count(*)::int as "postsWatched" from ${posts}
            where customer_id = ${customerId} and status <> 'screened_out'
              and created_at >= ${from} and created_at < ${to}) p,
           (select count(*)::int as engagements from ${engagements}
            where customer_id = ${customerId} and created_at >= ${from} and created_at < ${to}) e,
           (select count(*)::int as delivered from ${activations}
            where customer_id = ${customerId} and delivered_at >= ${from} and delivered_at < ${to}) a,
           (select count(*)::int as "deliveryFailures" from ${deliveryAttempts}
            where customer_id = ${customerId} and outcome = 'failed'
              and created_at >= ${from} and created_at < ${to}) f`),
  ]);
  if (!row) throw new Error("An aggregate returned no row");
  return { ...row, signals: made, avgStrength: meanStrength ?? 0 };
}

/** Of this many of the newest deliveries at most, the delay is looked at. */
const timedDeliveries = 1_000;

/** How long after people acted their signals were delivered, in seconds: half of them, and nine of ten, were faster. */
export interface Freshness {
  p50: number;
  p90: number;
}

/** The freshness of the newest deliveries in a window; null without any. */
export async function findFreshness(db: Db, { customerId, from, to }: Window): Promise<Freshness | null> {
  const [row] = await db.execute<{ [K in keyof Freshness]: number | null }>(sql`
    select round(percentile_cont(0.5) within group (order by delay)) as p50,
           round(percentile_cont(0.9) within group (order by delay)) as p90
    from (select greatest(extract(epoch from a.delivered_at - s.occurred_at), 0)::float8 as delay
          from (select signal_id, delivered_at from ${activations}
                where customer_id = ${customerId} and delivered_at >= ${from.toISOString()}
                  and delivered_at < ${to.toISOString()}
                order by delivered_at desc limit ${timedDeliveries}) a
          join ${signals} s on s.id = a.signal_id and s.customer_id = ${customerId}) timed`);
  const { p50 = null, p90 = null } = row ?? {};
  return p50 === null || p90 === null ? null : { p50, p90 };
}

const signalsOf = ({ customerId, from, to }: Window) => ({ customerId, since: from, until: to });

/** A day of a chart: its date, and the time at which it begins. It ends where the next one begins. */
export interface ChartDay {
  date: string;
  start: Date;
}

/** Signals created and delivered in a window, for each of these days; the first begins no later than the window. */
export async function findDaySeries(
  db: Db,
  { days, ...window }: Window & { days: readonly ChartDay[] },
): Promise<{ date: string; signals: number; delivered: number }[]> {
  const { customerId, from, to } = window;
  const starts = days.map(({ start }) => start);
  const [made, delivered] = await Promise.all([
    countSignalsByDay(db, { customerId, since: from, until: to, starts }),
    db.execute<{ day: number; count: number }>(sql`
      select ${dayAmong(starts, sql`delivered_at`)} as day, count(*)::int as count
      from ${activations}
      where customer_id = ${customerId} and delivered_at >= ${from.toISOString()} and delivered_at < ${to.toISOString()}
      group by 1`),
  ]);
  const countsOf = (rows: { day: number; count: number }[]) =>
    new Map(rows.map(({ day, count }) => [day, count]));
  const [madeOn, deliveredOn] = [countsOf(made), countsOf([...delivered])];
  return days.map(({ date }, day) => ({
    date,
    signals: madeOn.get(day) ?? 0,
    delivered: deliveredOn.get(day) ?? 0,
  }));
}

/**
 * The sources with the most signals, including deleted sources, each with the credits spent on it, and those that cost
 * the most without a signal. At most `limit` of each.
 */
export async function findSourceRanking(db: Db, { limit, ...window }: Window & { limit: number }) {
  const { customerId, from } = window;
  const [figures, costs] = await Promise.all([
    findSourceFigures(db, signalsOf(window)),
    sumSourceCosts(db, { customerId, since: from }),
  ]);
  const spentOn = new Map(costs.map(({ sourceId, spent }) => [sourceId, spent]));
  const productive = new Set(figures.map(({ sourceId }) => sourceId));
  const idle = costs
    .filter(({ sourceId, spent }) => spent > 0 && !productive.has(sourceId))
    .toSorted((a, b) => b.spent - a.spent || (a.sourceId < b.sourceId ? -1 : 1));
  const best = figures.slice(0, limit);
  const byId = await findSourcesById(db, {
    customerId,
    ids: [...best, ...idle].map(({ sourceId }) => sourceId),
  });
  const top = best.flatMap(({ sourceId, signals: made, meanStrength }) => {
    const source = byId.get(sourceId);
    if (!source) return [];
    const creditsSpent = spentOn.get(sourceId) ?? 0;
    return { ...named(source), signals: made, avgStrength: meanStrength, creditsSpent };
  });
  const costly = idle.flatMap(({ sourceId, spent }) => {
    const source = byId.get(sourceId);
    return source?.deletedAt === null ? { ...named(source), creditsSpent: spent } : [];
  });
  return { top, costly: costly.slice(0, limit) };
}

const named = (source: typeof sources.$inferSelect) => pick(source, "id", "displayName", "type");

async function findSourcesById(db: Db, { customerId, ids }: { customerId: string; ids: string[] }) {
  const found = await db
    .select()
    .from(sources)
    .where(and(eq(sources.customerId, customerId), inArray(sources.id, ids)));
  return new Map(found.map((source) => [source.id, source]));
}

/** The companies with the most signals. Distinct people are counted only for these. */
export async function findTopCompanies(
  db: Db,
  input: Window & { limit: number },
): Promise<{ companyKey: string; companyName: string; signals: number; people: number }[]> {
  const { customerId, limit } = input;
  const isWithin = sql`customer_id = ${customerId}
    and created_at >= ${input.from.toISOString()} and created_at < ${input.to.toISOString()}`;
  return db.execute(sql`
    with top as materialized (
      select company_key, count(*)::int as signals from ${signals}
      where ${isWithin} and company_key is not null
      group by company_key order by signals desc, company_key limit ${limit})
    select company_key as "companyKey", own."companyName", top.signals, own.people
    from top cross join lateral (
      select max(company_name) as "companyName", count(distinct person_id)::int as people
      from ${signals} where ${isWithin} and company_key = top.company_key) own
    order by top.signals desc, company_key`);
}

export interface Checklist {
  hasSource: boolean;
  hasIcp: boolean;
  hasDestination: boolean;
  hasSignal: boolean;
  hasDelivery: boolean;
}

/** Which steps to the first delivered signal are done. */
export async function findChecklist(db: Db, input: { customerId: string }): Promise<Checklist> {
  const { customerId } = input;
  const [row] = await db.execute<{ [K in keyof Checklist]: boolean }>(sql`
    select
      exists (select 1 from ${sources} where customer_id = ${customerId} and deleted_at is null) as "hasSource",
      exists (select 1 from ${icpProfiles} where customer_id = ${customerId}) as "hasIcp",
      exists (select 1 from ${destinations} where customer_id = ${customerId} and deleted_at is null)
        as "hasDestination",
      exists (select 1 from ${signals} where customer_id = ${customerId}) as "hasSignal",
      exists (select 1 from ${activations} where customer_id = ${customerId} and status = 'delivered')
        as "hasDelivery"`);
  if (!row) throw new Error("An aggregate returned no row");
  return row;
}
