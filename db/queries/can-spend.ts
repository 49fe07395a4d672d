import { type SQL, sql } from "drizzle-orm";
import { creditGrants, customers, plans, providerSpend } from "../schema";

/**
 * True if a workspace (joined as `customers`) has at least this many credits, or an unlimited plan, and its vendor
 * spend of the UTC day is below its cap. Work of other workspaces stays due until they can spend.
 */
export const canSpend = (input: { now: Date; day: string; credits: number }): SQL => sql`(
  ((select coalesce(sum(g.remaining), 0) from ${creditGrants} g
    where g.customer_id = ${customers.id} and g.remaining > 0
      and (g.expires_at is null or g.expires_at > ${input.now.toISOString()})) >= ${input.credits}
   or exists (select 1 from ${plans} p where p.slug = ${customers.planSlug} and p.credits_per_month is null))
  and (${customers.dailyBudgetCapCents} is null or not exists (
    select 1 from ${providerSpend} s where s.customer_id = ${customers.id} and s.day = ${input.day}
      and s.cents >= ${customers.dailyBudgetCapCents})))`;
