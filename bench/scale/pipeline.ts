import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { insertIcp } from "@/tests/factories/workspace";

/**
 * Inserts the data around a workspace's `count` signals, spread evenly over the same two years: 200 sources, a post
 * per five signals (a tenth screened out, the last 30 days open), an engagement per signal, and a delivery for every
 * third signal. One in twenty deliveries failed at first.
 */
export async function insertPipeline(ctx: Context, count: number): Promise<void> {
  const { db, customerId } = ctx;
  await insertIcp(ctx);
  const destinationId = newId();
  const span = sql`(select min(created_at) from signals where customer_id = ${customerId})`;
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`;
  /** The creation time of the n-th of `of` rows. */
  const at = (of: number) => sql`first + (${now} - first) * (n::float8 / ${of}::float8)`;
  const posts = Math.floor(count / 5);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Disables foreign keys and mark triggers, as for the signals.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into destinations (id, customer_id, type, name, config_encrypted, config_summary, routing)
      values (${destinationId}, ${customerId}, 'webhook', 'Receiver', '', 'receiver.example', '{"mode":"auto"}')`);
    await tx.execute(sql`
      insert into sources (id, customer_id, type, key, display_name, discovery_runs, created_at)
      select md5(${customerId} || 'source' || n)::uuid, ${customerId},
        (array['target_person', 'keyword_search', 'own_company', 'competitor_company'])[1 + n % 4],
        'source ' || n, 'Source ' || n, n, ${now} from generate_series(0, 199) n`);
    await tx.execute(sql`
      insert into posts (id, customer_id, source_id, url, author_name, author_kind, text, posted_at, likes, comments,
        relevance_score, relevance_reason, status, expires_at, created_at)
      select md5(${customerId} || 'post' || n)::uuid, ${customerId}, md5(${customerId} || 'source' || n % 200)::uuid,
        'https://www.network.example/posts/' || n, 'Author ' || n % 900, 'person', repeat('What buyers read. ', 40),
        ${at(posts)}, n % 1000 * 7919 % 1000, n % 200 * 107 % 200, 70, 'Fits', case
          when n / 200 % 10 = 9 then 'screened_out' when ${at(posts)} < ${now} - interval '30 days' then 'closed'
          else (array['qualified', 'harvesting', 'max_harvests'])[1 + n / 200 % 3] end,
        ${at(posts)} + interval '14 days', ${at(posts)}
      from generate_series(0, ${posts - 1}::int) n cross join (select ${span} as first) spans`);
    await tx.execute(sql`
      insert into post_sources (customer_id, post_id, source_id, created_at)
      select customer_id, id, source_id, created_at from posts where customer_id = ${customerId}`);
    await tx.execute(sql`
      insert into engagements (id, customer_id, post_id, source_id, kind, person_url, person_name, engaged_at, status,
        due_at, created_at)
      select gen_random_uuid(), ${customerId}, md5(${customerId} || 'post' || n % ${posts}::int)::uuid,
        md5(${customerId} || 'source' || n % 200)::uuid, 'reaction', 'https://www.network.example/in/' || n,
        'Person ' || n, ${at(count)}, 'signal', ${at(count)}, ${at(count)}
      from generate_series(0, ${count - 1}::int) n cross join (select ${span} as first) spans`);
    await tx.execute(sql`
      insert into activations (id, customer_id, signal_id, destination_id, trigger, status, attempts, delivered_at,
        created_at)
      select gen_random_uuid(), ${customerId}, id, ${destinationId}, 'routing', 'delivered', 1,
        created_at + ${`${minutes(1)} milliseconds`}::interval, created_at
      from signals where customer_id = ${customerId} and ordinal % 3 = 0`);
    await tx.execute(sql`
      insert into delivery_attempts (id, customer_id, activation_id, destination_id, number, outcome, duration_ms,
        created_at)
      select gen_random_uuid(), customer_id, a.id, destination_id, number,
        case when number = 1 then 'failed' else 'succeeded' end, 5, delivered_at
      from (select *, row_number() over (order by created_at) as n from activations where customer_id = ${customerId}) a
      cross join lateral generate_series(case when n % 20 = 0 then 1 else 2 end, 2) number`);
  });
}

/** The ID of a workspace's n-th source; the first has the most signals. */
export function sourceIdOf(customerId: string, n: number): string {
  const hash = createHash("md5").update(`${customerId}source${n}`).digest("hex");
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
