import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { policy } from "../policy";
import { creditEntries, creditGrants, customers, plans, providerSpend, sources } from "../schema";
import type { Bundle } from "../vocabulary";
import { holdsForAutomaticWork, pacedPlan } from "./day-use";

/** A stage of work that is due, and what starting it needs. */
export interface DueStage {
  now: Date;
  /** The UTC day, `2026-11-21`. */
  day: string;
  credits: number;
  /** How many of a paced day's credits discovery may use; the other stages leave them to it. */
  discoveryCredits: number;
}

/**
 * True if a workspace (joined as `customers`) has at least this many credits, or an unlimited plan, no payment is long
 * overdue, its vendor spend of the UTC day is below its cap, and the day's limits on the workspace and on the source
 * leave room. Work of other workspaces stays due until they can spend.
 */
export const canSpend = (input: DueStage & { stage: Bundle; source: SQLWrapper }): SQL => sql`(
  ${customers.intakePausedAt} is null
  and ((select coalesce(sum(g.remaining), 0) from ${creditGrants} g
    where g.customer_id = ${customers.id} and g.remaining > 0
      and (g.expires_at is null or g.expires_at > ${input.now.toISOString()})) >= ${input.credits}
   or exists (select 1 from ${plans} p where p.slug = ${customers.planSlug} and p.credits_per_month is null))
  and (${customers.dailyBudgetCapCents} is null or not exists (
    select 1 from ${providerSpend} s where s.customer_id = ${customers.id} and s.day = ${input.day}
      and s.cents >= ${customers.dailyBudgetCapCents}))
  and ${customers.id} not in (${customersOutOfPace(input)})
  and ${input.source} not in (${sourcesAtLimit(input)}))`;

/** Paced workspaces that have used up the day. Names no row of the outer query, so it runs once. */
function customersOutOfPace({ day, credits, discoveryCredits, stage }: DueStage & { stage: Bundle }): SQL {
  const found = sql`coalesce(-sum(e.amount) filter (where e.bundle = 'discovery'), 0)`;
  const used = sql`coalesce(-sum(e.amount), 0)`;
  const isOut = {
    discovery: sql`${found} + ${credits}::int > ${discoveryCredits}::int
      or ${used} + ${credits}::int > ${policy.trialCreditsPerDay}::int`,
    harvest: sql`greatest(${found}, ${discoveryCredits}::int) + ${used} - ${found} + ${credits}::int
      > ${policy.trialCreditsPerDay}::int`,
    qualification: sql`${used} + ${credits}::int > ${policy.trialCreditsPerDay}::int`,
    intelligence: sql`false`,
  }[stage];
  return sql`select e.customer_id from ${customers} c
    join ${creditEntries} e on e.customer_id = c.id and e.created_at >= ${`${day}T00:00:00Z`}::timestamptz
    where c.plan_slug = ${pacedPlan} and c.lifecycle = 'active' and ${holdsForAutomaticWork}
    group by e.customer_id having ${isOut}`;
}

/** Sources that have reached their daily limit; also independent of the outer query. */
const sourcesAtLimit = ({ day, credits }: DueStage): SQL => sql`select s.id from ${sources} s
  left join lateral (select sum(-e.amount) as used from ${creditEntries} e
    where e.customer_id = s.customer_id and e.source_id = s.id
      and e.created_at >= ${`${day}T00:00:00Z`}::timestamptz and ${holdsForAutomaticWork}) today on true
  where s.daily_credit_limit is not null
    and coalesce(today.used, 0) + ${credits}::int > s.daily_credit_limit`;
