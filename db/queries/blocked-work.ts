/** What credits and the plan have stopped, and how much of it waits. */
import { sql } from "drizzle-orm";
import type { Db } from "../client";
import { policy } from "../policy";
import {
  creditEntries,
  creditGrants,
  customers,
  destinations,
  engagements,
  memberships,
  plans,
  posts,
  providerSpend,
  sources,
  subscriptions,
} from "../schema";
import type { Lifecycle, PlanSlug } from "../vocabulary";
import { holdsForAutomaticWork, pacedPlan } from "./day-use";

export interface BlockedWork {
  lifecycle: Lifecycle;
  planSlug: PlanSlug | null;
  paygEnabled: boolean;
  isUnlimited: boolean;
  isRenewed: boolean;
  periodEnd: Date | null;
  isIntakePaused: boolean;
  overdueSince: Date | null;
  isBudgetUsedUp: boolean;
  /** Credits that have not expired. */
  balance: number;
  /** The newest allotment that has not expired; null without one. */
  allotment: { cause: string; credits: number; remaining: number } | null;
  /** Whether a paced workspace has too few of today's credits left to harvest anything. */
  isOutOfPace: boolean;
  /** Posts that are due and people who wait to be judged, each counted up to the given bound. */
  waiting: number;
  /** Paused or read-only because the plan allows fewer. */
  overPlan: { sources: number; destinations: number; seats: number };
  /** Sources without room for a harvest today, and what waits for them; at most 50. */
  sourcesAtLimit: { id: string; name: string; waiting: number }[];
}

/** Times leave PostgreSQL as text, since they are inside a JSON value. */
type Answer = Omit<BlockedWork, "periodEnd" | "overdueSince"> & {
  periodEnd: string | null;
  overdueSince: string | null;
};

/** All of it in one round trip, since most pages show it. Null without a workspace. */
export async function findBlockedWork(
  db: Db,
  input: {
    customerId: string;
    now: Date;
    day: string;
    /** The credits that a harvest needs, and the part of a paced day that it leaves to discovery. */
    credits: number;
    discoveryCredits: number;
    /** Nothing is counted beyond this. */
    limit: number;
  },
): Promise<BlockedWork | null> {
  const { customerId, day, credits, discoveryCredits, limit } = input;
  const now = input.now.toISOString();
  const from = `${day}T00:00:00Z`;
  const pendingOf = (source?: string) => sql`(select count(*)::int from (select 1 from ${engagements} e
    where e.customer_id = ${customerId} and e.status = 'pending' ${source ? sql.raw(`and e.source_id = ${source}`) : sql``}
    limit ${limit}) found)`;
  const dueOf = (source?: string) => sql`(select count(*)::int from (select 1 from ${posts} p
    where p.customer_id = ${customerId} and p.status in ('qualified', 'harvesting')
      and p.next_harvest_at <= ${now}::timestamptz and p.expires_at > ${now}::timestamptz
      ${source ? sql.raw(`and p.source_id = ${source}`) : sql``} limit ${limit}) found)`;
  const rows = await db.execute<{ facts: Answer }>(sql`
    select jsonb_build_object(
      'lifecycle', c.lifecycle, 'planSlug', c.plan_slug, 'paygEnabled', coalesce(p.payg_enabled, false),
      'isUnlimited', p.slug is not null and p.credits_per_month is null,
      'isRenewed', not coalesce(p.allotment_once, true), 'periodEnd', c.period_end,
      'isIntakePaused', c.intake_paused_at is not null,
      'overdueSince', (select min(s.overdue_since) from ${subscriptions} s
        where s.customer_id = c.id and s.ended_at is null),
      'isBudgetUsedUp', coalesce((select v.cents >= c.daily_budget_cap_cents from ${providerSpend} v
        where v.customer_id = c.id and v.day = ${day}), c.daily_budget_cap_cents <= 0, false),
      'balance', (select coalesce(sum(g.remaining), 0) from ${creditGrants} g where g.customer_id = c.id
        and g.remaining > 0 and (g.expires_at is null or g.expires_at > ${now}::timestamptz)),
      'allotment', (select jsonb_build_object('cause', g.cause, 'credits', g.credits, 'remaining', g.remaining)
        from ${creditGrants} g where g.customer_id = c.id and g.kind = 'allotment'
          and (g.expires_at is null or g.expires_at > ${now}::timestamptz)
        order by g.created_at desc, g.id desc limit 1),
      'isOutOfPace', c.plan_slug = ${pacedPlan} and (
        select greatest(coalesce(-sum(e.amount) filter (where e.bundle = 'discovery'), 0), ${discoveryCredits}::int)
          + coalesce(-sum(e.amount) filter (where e.bundle <> 'discovery'), 0) + ${credits}::int
          > ${policy.trialCreditsPerDay}::int
        from ${creditEntries} e
        where e.customer_id = c.id and e.created_at >= ${from}::timestamptz and ${holdsForAutomaticWork}),
      'waiting', ${pendingOf()} + ${dueOf()},
      'overPlan', jsonb_build_object(
        'sources', (select count(*) from ${sources} s where s.customer_id = c.id and s.paused_reason = 'plan'
          and not s.is_active and s.deleted_at is null),
        'destinations', (select count(*) from ${destinations} d where d.customer_id = c.id
          and d.paused_reason = 'plan' and not d.is_active and d.deleted_at is null),
        'seats', (select count(*) from ${memberships} m where m.customer_id = c.id and m.is_read_only)),
      'sourcesAtLimit', coalesce((select jsonb_agg(l) from (
        select s.id, s.display_name as name, ${pendingOf("s.id")} + ${dueOf("s.id")} as waiting
        from ${sources} s
        where s.customer_id = c.id and s.daily_credit_limit is not null and s.is_active and s.deleted_at is null
          and ${credits}::int + (select coalesce(-sum(e.amount), 0) from ${creditEntries} e
            where e.customer_id = c.id and e.source_id = s.id and e.created_at >= ${from}::timestamptz
              and ${holdsForAutomaticWork}) > s.daily_credit_limit
        order by s.created_at, s.id limit 50) l), '[]')) as facts
    from ${customers} c left join ${plans} p on p.slug = c.plan_slug
    where c.id = ${customerId}`);
  const [row] = [...rows];
  if (!row) return null;
  const at = (text: string | null) => (text === null ? null : new Date(text));
  return { ...row.facts, periodEnd: at(row.facts.periodEnd), overdueSince: at(row.facts.overdueSince) };
}
