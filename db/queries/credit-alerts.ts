import { sql } from "drizzle-orm";
import type { Db } from "../client";
import { creditAlerts, creditGrants, customers, plans } from "../schema";

/** An allotment that has been used up to a percentage for which no alert was sent. */
export interface DueAlert {
  customerId: string;
  /** The cause of the allotment's grant. */
  allotment: string;
  percent: number;
}

/**
 * Records alerts for the current allotments of active workspaces that reached one of the percentages, once each, and
 * returns the new ones. An allotment that expires soon after counts as long as it stands.
 */
export async function insertDueAlertsAcrossCustomers(
  db: Db,
  input: { now: Date; percents: readonly number[]; limit: number },
): Promise<DueAlert[]> {
  const now = input.now.toISOString();
  const percents = sql.join(
    input.percents.map((percent) => sql`${percent}::int`),
    sql`, `,
  );
  const rows = await db.execute<DueAlert & Record<string, unknown>>(sql`
    insert into ${creditAlerts} (customer_id, allotment, percent, sent_at)
    select g.customer_id, g.cause, t.percent, ${now}::timestamptz
    from ${creditGrants} g
    join ${customers} c on c.id = g.customer_id and c.lifecycle = 'active'
    join ${plans} p on p.slug = c.plan_slug and p.credits_per_month is not null
    cross join unnest(array[${percents}]) as t(percent)
    where g.kind = 'allotment' and g.credits > 0 and (g.expires_at is null or g.expires_at > ${now}::timestamptz)
      and (g.credits - g.remaining)::bigint * 100 >= g.credits::bigint * t.percent
      and not exists (select 1 from ${creditAlerts} a
        where a.customer_id = g.customer_id and a.allotment = g.cause and a.percent = t.percent)
    order by g.customer_id, g.cause, t.percent limit ${input.limit}
    on conflict do nothing
    returning customer_id as "customerId", allotment, percent`);
  return [...rows];
}
