import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import {
  creditGrants,
  customers,
  destinations,
  memberships,
  packPurchases,
  plans,
  providerSpend,
  signals,
  sources,
  subscriptions,
} from "../schema";
import type { CustomerConcern } from "../vocabulary";
import { liveStatuses } from "./subscriptions";

/** The moments and limits that concerns depend on. */
export interface ConcernsAt {
  now: Date;
  week: Date;
  /** So many failures in a row make a destination a failing one. */
  failures: number;
}

/** The live subscription that started last, of which each workspace has one at most in the selection. */
export const governs = sql`${subscriptions.id} = (select l.id from ${subscriptions} l
  where l.customer_id = ${customers.id} and l.status in ${liveStatuses}
  order by l.started_at desc, l.id desc limit 1)`;

/** Credits of a workspace that have not expired. */
export const balanceAt = (now: Date) =>
  sql<number>`(select coalesce(sum(g.remaining), 0)::int from ${creditGrants} g
    where g.customer_id = ${customers.id} and (g.expires_at is null or g.expires_at > ${now.toISOString()}))`;

/** Sources of a workspace that are active. */
export const activeSources = sql<number>`(select count(*)::int from ${sources} s
  where s.customer_id = ${customers.id} and s.is_active and s.deleted_at is null)`;

/** Each concern as a condition on a workspace; every part of it is an index lookup. */
function conditions({ now, week, failures }: ConcernsAt): Record<CustomerConcern, SQL> {
  const overdue = sql`exists (select 1 from ${subscriptions} where ${governs} and ${subscriptions.overdueSince} is not null)`;
  const isWeekOld = sql`${customers.activatedAt} <= ${week.toISOString()}`;
  return {
    overdue: sql`${customers.intakePausedAt} is null and ${overdue}`,
    unpaid: sql`${customers.intakePausedAt} is not null and ${overdue}`,
    no_credits: sql`exists (select 1 from ${plans} p where p.slug = ${customers.planSlug}
      and p.credits_per_month is not null) and ${balanceAt(now)} <= 0`,
    failing_destination: sql`exists (select 1 from ${destinations} d where d.customer_id = ${customers.id}
      and d.deleted_at is null
      and (d.paused_reason in ('auth', 'failures', 'gone') or d.is_active and d.consecutive_failures >= ${failures}))`,
    no_source: sql`${activeSources} = 0`,
    no_signals: sql`${isWeekOld} and ${activeSources} > 0 and not exists (select 1 from ${signals} s
      where s.customer_id = ${customers.id} and s.created_at >= ${week.toISOString()})`,
    no_members: sql`not exists (select 1 from ${memberships} m where m.customer_id = ${customers.id})`,
  };
}

/** What is wrong with a workspace, in the order of the vocabulary. */
export function concernsOf(at: ConcernsAt): SQL<CustomerConcern[]> {
  const cases = Object.entries(conditions(at)).map(
    ([name, is]) => sql`case when ${is} then ${name}::text end`,
  );
  return sql<CustomerConcern[]>`to_jsonb(array_remove(array[${sql.join(cases, sql`, `)}], null))`;
}

/** Active workspaces with any concern. */
export const needsAttention = (at: ConcernsAt): SQL | undefined =>
  and(eq(customers.lifecycle, "active"), or(...Object.values(conditions(at))));

/** How all workspaces do, counted; amounts in cents. */
export interface DeskFigures {
  active: number;
  attention: number;
  newCustomers: number;
  paying: number;
  /** What live subscriptions bring a month; a twelfth of what is paid by the year. */
  monthlyCents: number;
  /** Packs sold, without what was given back. */
  packCents: number;
  providerCents: number;
}

/** The figures of all workspaces, in one statement; the last three since `month`. */
export async function findDeskFiguresAcrossCustomers(
  db: Db,
  { month, ...at }: ConcernsAt & { month: Date },
): Promise<DeskFigures> {
  const since = month.toISOString();
  const [row] = await db.execute<{ [K in keyof DeskFigures]: number }>(sql`
    select
      (select count(*)::int from ${customers} where ${customers.lifecycle} = 'active') as "active",
      (select count(*)::int from ${customers} where ${needsAttention(at)}) as "attention",
      (select count(*)::int from ${customers} where ${customers.createdAt} >= ${since}) as "newCustomers",
      paid.customers as "paying", paid.cents as "monthlyCents",
      (select coalesce(sum(p.amount_cents - p.refunded_cents), 0)::int from ${packPurchases} p
         where p.status = 'paid' and p.paid_at >= ${since}) as "packCents",
      (select coalesce(sum(cents), 0)::float8 from ${providerSpend} where day >= ${since.slice(0, 10)})
        as "providerCents"
    from (
      select count(*)::int as customers, coalesce(round(sum(
        case ${subscriptions.interval} when 'year' then ${plans.annualPriceCents} / 12.0 else ${plans.priceCents} end
      )), 0)::int as cents
      from ${customers}
      join ${subscriptions} on ${governs}
      join ${plans} on ${plans.slug} = ${subscriptions.planSlug}
      where ${subscriptions.status} <> 'trialing'
    ) paid`);
  if (!row) throw new Error("An aggregate returned no row");
  return row;
}
