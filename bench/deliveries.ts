import { sql } from "drizzle-orm";
import { Pool } from "undici";
import type { Context } from "@/lib/context";
import { deliverBatch } from "@/lib/domain/deliveries/deliver-batch";
import { buildPayloads } from "@/lib/domain/deliveries/payload";
import { insertDestination, insertSignal } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import { startReceiverProcess } from "./receiver";
import { type Compared, compare, perSecond } from "./rounds";

const perDestination = 1_000;
const destinations = 8;
const total = perDestination * destinations;

/** Deliveries per second (claim, build, sign, send, record), compared with a minimal keep-alive sender. */
export async function benchDeliveries(open: () => Context, rounds: number): Promise<Compared> {
  const receiver = await startReceiverProcess();
  const pool = new Pool(receiver.url, { connections: 64 });
  let body = "";
  try {
    return await compare({
      name: "webhook deliveries, end to end",
      unit: "deliveries/s",
      rounds,
      measured: async () => {
        const ctx = open();
        await insertWorkspace(ctx, { customer: { planSlug: "internal" } });
        const { destinationIds, signalId } = await insertWork(ctx, receiver.url);
        body = JSON.stringify((await buildPayloads(ctx, [signalId])).get(signalId));
        return perSecond(async () => {
          await Promise.all(destinationIds.map((destinationId) => deliverAll(ctx, destinationId)));
          return total;
        });
      },
      baselineName: "a minimal keep-alive sender",
      baseline: () =>
        perSecond(async () => {
          let open = total;
          const send = async () => {
            while (open-- > 0) {
              const answer = await pool.request({
                path: "/",
                method: "POST",
                body,
                headers: { "content-type": "application/json" },
              });
              await answer.body.dump();
            }
          };
          await Promise.all(Array.from({ length: 64 }, send));
          return total;
        }),
    });
  } finally {
    await pool.close();
    receiver.stop();
  }
}

async function deliverAll(ctx: Context, destinationId: string): Promise<void> {
  for (;;) {
    const { claimed } = await deliverBatch(ctx, { destinationId });
    if (claimed === 0) return;
  }
}

/** Inserts destinations, and signals of one person queued for them. */
async function insertWork(
  ctx: Context,
  url: string,
): Promise<{ destinationIds: string[]; signalId: string }> {
  const template = await insertSignal(ctx);
  const destinationIds: string[] = [];
  for (let n = 0; n < destinations; n++) {
    const destination = await insertDestination(ctx, { config: { url } });
    destinationIds.push(destination.id);
    await queueSignals(ctx, {
      templateId: template.id,
      destinationId: destination.id,
      count: perDestination,
    });
  }
  // Autovacuum would do this within a minute.
  await ctx.db.execute(sql`analyze`);
  return { destinationIds, signalId: template.id };
}

/** Copies a signal, gives each copy its own company, and queues the copies for a destination. */
export async function queueSignals(
  { db, customerId, clock }: Context,
  input: { templateId: string; destinationId: string; count: number },
): Promise<void> {
  const now = clock.now().toISOString();
  await db.execute(sql`
    with made as (
      select n, gen_random_uuid() as id, gen_random_uuid() as engagement_id from generate_series(1, ${input.count}::int) n
    ), template as (
      select s.* from signals s where s.customer_id = ${customerId} and s.id = ${input.templateId}
    ), place as (
      update signal_counters set next_ordinal = next_ordinal + ${input.count}, last_created_at = ${now}
      where customer_id = ${customerId} returning next_ordinal - ${input.count} as first
    ), engagement as (
      insert into engagements select copy.* from template join engagements e on e.id = template.engagement_id,
        made, jsonb_populate_record(null::engagements, to_jsonb(e) || jsonb_build_object(
          'id', made.engagement_id, 'comment_id', made.engagement_id, 'signal_id', made.id)) copy
    ), signal as (
      insert into signals select copy.* from template, place, made,
        jsonb_populate_record(null::signals, to_jsonb(template) || jsonb_build_object(
          'id', made.id, 'engagement_id', made.engagement_id, 'company_key', made.id,
          'ordinal', place.first + made.n - 1, 'created_at', ${now}::text)) copy
    )
    insert into activations (id, customer_id, signal_id, destination_id, trigger, status, next_attempt_at, created_at)
    select gen_random_uuid(), ${customerId}, made.id, ${input.destinationId}, 'routing', 'queued', ${now}, ${now}
    from made`);
}
