import { sql } from "drizzle-orm";
import type { Db } from "../client";
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
import type { SourceType } from "../vocabulary";

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

/** Key figures of one window, in one round trip. */
export async function findWindowFigures(db: Db, input: Window): Promise<WindowFigures> {
  const { customerId } = input;
  const from = input.from.toISOString();
  const to = input.to.toISOString();
  const [row] = await db.execute<{ [K in keyof WindowFigures]: number }>(sql`
    select s.signals, s.buyers, s."avgStrength", p."postsWatched", e.engagements, a.delivered,
           f."deliveryFailures"
    from (select count(*)::int as signals,
                 count(*) filter (where classification = 'buyer')::int as buyers,
                 coalesce(round(avg(strength), 1), 0)::float8 as "avgStrength"
          from ${signals} where customer_id = ${customerId} and created_at >= ${from} and created_at < ${to}) s,
         (select count(*)::int as "postsWatched" from ${posts}
          where customer_id = ${customerId} and status <> 'screened_out'
            and created_at >= ${from} and created_at < ${to}) p,
         (select count(*)::int as engagements from ${engagements}
          where customer_id = ${customerId} and created_at >= ${from} and created_at < ${to}) e,
         (select count(*)::int as delivered from ${activations}
          where customer_id = ${customerId} and delivered_at >= ${from} and delivered_at < ${to}) a,
         (select count(*)::int as "deliveryFailures" from ${deliveryAttempts}
          where customer_id = ${customerId} and outcome = 'failed'
            and created_at >= ${from} and created_at < ${to}) f`);
  if (!row) throw new Error("An aggregate answered no row");
  return row;
}

/** Signals made and delivered by UTC day, days without any left out. */
export async function findDaySeries(
  db: Db,
  input: Window,
): Promise<{ date: string; signals: number; delivered: number }[]> {
  const { customerId } = input;
  const from = input.from.toISOString();
  const to = input.to.toISOString();
  return db.execute<{ date: string; signals: number; delivered: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as date, sum(signals)::int as signals, sum(delivered)::int as delivered
    from (
      select (created_at at time zone 'UTC')::date as day, 1 as signals, 0 as delivered from ${signals}
      where customer_id = ${customerId} and created_at >= ${from} and created_at < ${to}
      union all
      select (delivered_at at time zone 'UTC')::date, 0, 1 from ${activations}
      where customer_id = ${customerId} and delivered_at >= ${from} and delivered_at < ${to}
    ) moments group by day order by day`);
}

export async function findTopSources(
  db: Db,
  input: Window & { limit: number },
): Promise<{ id: string; displayName: string; type: SourceType; signals: number; avgStrength: number }[]> {
  return db.execute(sql`
    select src.id, src.display_name as "displayName", src.type, count(*)::int as signals,
           round(avg(s.strength), 1)::float8 as "avgStrength"
    from ${signals} s join ${sources} src on src.id = s.source_id
    where s.customer_id = ${input.customerId}
      and s.created_at >= ${input.from.toISOString()} and s.created_at < ${input.to.toISOString()}
    group by src.id order by signals desc, src.id limit ${input.limit}`);
}

export async function findTopCompanies(
  db: Db,
  input: Window & { limit: number },
): Promise<{ companyKey: string; companyName: string; signals: number; people: number }[]> {
  return db.execute(sql`
    select company_key as "companyKey", max(company_name) as "companyName", count(*)::int as signals,
           count(distinct person_id)::int as people
    from ${signals}
    where customer_id = ${input.customerId} and company_key is not null
      and created_at >= ${input.from.toISOString()} and created_at < ${input.to.toISOString()}
    group by company_key order by signals desc, company_key limit ${input.limit}`);
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
  if (!row) throw new Error("An aggregate answered no row");
  return row;
}
