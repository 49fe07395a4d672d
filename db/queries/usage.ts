import { sql } from "drizzle-orm";
import type { Db } from "../client";
import { posts, signals, sources } from "../schema";

export interface UsageFigures {
  signalsThisMonth: number;
  signalsLastMonth: number;
  sourcesActive: number;
  postsMonitored: number;
  postsThisMonth: number;
  discoveryRunsToDate: number;
}

/** A workspace's usage in one round trip; months start at `lastMonth` and `thisMonth` and end at `nextMonth`. */
export async function findUsage(
  db: Db,
  input: { customerId: string; lastMonth: Date; thisMonth: Date; nextMonth: Date },
): Promise<UsageFigures> {
  const { customerId } = input;
  const [last, current, next] = [input.lastMonth, input.thisMonth, input.nextMonth].map((month) =>
    month.toISOString(),
  );
  const [row] = await db.execute<{ [K in keyof UsageFigures]: number }>(sql`
    select s."signalsThisMonth", s."signalsLastMonth", c."sourcesActive", c."discoveryRunsToDate",
           w."postsMonitored", p."postsThisMonth"
    from (select count(*) filter (where created_at >= ${current})::int as "signalsThisMonth",
                 count(*) filter (where created_at < ${current})::int as "signalsLastMonth"
          from ${signals}
          where customer_id = ${customerId} and created_at >= ${last} and created_at < ${next}) s,
         (select count(*) filter (where is_active and deleted_at is null)::int as "sourcesActive",
                 coalesce(sum(discovery_runs), 0)::int as "discoveryRunsToDate"
          from ${sources} where customer_id = ${customerId}) c,
         (select count(*)::int as "postsMonitored" from ${posts}
          where customer_id = ${customerId} and status in ('qualified', 'harvesting', 'max_harvests')) w,
         (select count(*)::int as "postsThisMonth" from ${posts}
          where customer_id = ${customerId} and status not in ('discovered', 'screened_out')
            and created_at >= ${current} and created_at < ${next}) p`);
  if (!row) throw new Error("An aggregate returned no row");
  return row;
}
