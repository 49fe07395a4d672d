/** Baseline: the figures of the dashboard and of a source in plain, straightforward SQL. */
import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { activations, deliveryAttempts, engagements, posts, signals } from "@/db/schema";

interface Window {
  customerId: string;
  from: Date;
  to: Date;
}

/** Key figures of a time range, figures per day, and the sources and companies with the most signals. */
export async function dashboardPlainly(db: Db, { customerId, from, to }: Window) {
  const within = (column: "created_at" | "delivered_at") => {
    const moment = sql.identifier(column);
    return sql`customer_id = ${customerId} and ${moment} >= ${from.toISOString()} and ${moment} < ${to.toISOString()}`;
  };
  const made = within("created_at");
  const [[figures], series, topSources, topCompanies] = await Promise.all([
    db.execute<Record<string, number>>(sql`
      select *
      from (select count(*)::int as signals, count(*) filter (where classification = 'buyer')::int as buyers,
                   round(avg(strength), 1)::float8 as "avgStrength" from ${signals} where ${made}) s,
           (select count(*)::int as "postsWatched" from ${posts} where ${made} and status <> 'screened_out') p,
           (select count(*)::int as engagements from ${engagements} where ${made}) e,
           (select count(*)::int as delivered from ${activations} where ${within("delivered_at")}) a,
           (select count(*)::int as "deliveryFailures" from ${deliveryAttempts}
            where ${made} and outcome = 'failed') f`),
    db.execute<{ date: string; signals: number; delivered: number }>(sql`
      select to_char(day, 'YYYY-MM-DD') as date, sum(signals)::int as signals, sum(delivered)::int as delivered
      from (select (created_at at time zone 'UTC')::date as day, 1 as signals, 0 as delivered
            from ${signals} where ${made}
            union all
            select (delivered_at at time zone 'UTC')::date, 0, 1 from ${activations} where ${within("delivered_at")}
      ) moments group by day order by day`),
    db.execute<{ id: string; signals: number; avgStrength: number }>(sql`
      select source_id as id, count(*)::int as signals, round(avg(strength), 1)::float8 as "avgStrength"
      from ${signals} where ${made} group by source_id order by signals desc, source_id limit 5`),
    db.execute<{ companyKey: string; signals: number; people: number }>(sql`
      select company_key as "companyKey", count(*)::int as signals, count(distinct person_id)::int as people
      from ${signals} where ${made} and company_key is not null
      group by company_key order by signals desc, company_key limit 5`),
  ]);
  return { figures, series: [...series], topSources: [...topSources], topCompanies: [...topCompanies] };
}

/** The number of signals per source and their mean strength. */
export async function sourcesPlainly(db: Db, { customerId }: { customerId: string }) {
  return db.execute<{ id: string; signals: number; meanStrength: number }>(sql`
    select source_id as id, count(*)::int as signals, round(avg(strength), 1)::float8 as "meanStrength"
    from ${signals} where customer_id = ${customerId} group by source_id`);
}

/** The same for one source, plus the distribution of its ICP scores. */
export async function sourcePlainly(db: Db, input: { customerId: string; sourceId: string }) {
  const isOfSource = sql`customer_id = ${input.customerId} and source_id = ${input.sourceId}`;
  const [[figures], buckets] = await Promise.all([
    db.execute<{ signals: number; meanStrength: number }>(sql`
      select count(*)::int as signals, round(avg(strength), 1)::float8 as "meanStrength"
      from ${signals} where ${isOfSource}`),
    db.execute<{ bucket: number; count: number }>(sql`
      select least(icp_score / 10, 9) as bucket, count(*)::int as count
      from ${signals} where ${isOfSource} and icp_score is not null group by 1 order by 1`),
  ]);
  return { figures, buckets: [...buckets] };
}
