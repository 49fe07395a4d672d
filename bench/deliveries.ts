import { Pool } from "undici";
import { insertActivations } from "@/db/queries/activations";
import { insertSignals, type NewSignal } from "@/db/queries/signals";
import type { Context } from "@/lib/context";
import { deliverBatch } from "@/lib/domain/deliveries/deliver-batch";
import { buildPayloads } from "@/lib/domain/deliveries/payload";
import { newId } from "@/lib/ids";
import {
  insertDestination,
  insertEngagement,
  insertPerson,
  insertPost,
  insertSignal,
} from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import { startReceiverProcess } from "./receiver";
import { type Compared, compare, perSecond } from "./rounds";

const perDestination = 500;
const destinations = 8;
const total = perDestination * destinations;

/** Deliveries a second, claimed, built, signed, sent and recorded, beside a bare keep-alive sender. */
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
      baselineName: "a bare keep-alive sender",
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

/** Signals of one person, each waiting to be sent to one of the destinations. */
async function insertWork(
  ctx: Context,
  url: string,
): Promise<{ destinationIds: string[]; signalId: string }> {
  const person = await insertPerson(ctx);
  const template = await insertSignal(ctx, { personId: person.id });
  const post = await insertPost(ctx);
  const destinationIds: string[] = [];
  for (let n = 0; n < destinations; n++) {
    const destination = await insertDestination(ctx, { config: { url } });
    destinationIds.push(destination.id);
    const signals: NewSignal[] = [];
    for (let i = 0; i < perDestination; i++) {
      const { id: engagementId } = await insertEngagement(ctx, { postId: post.id, status: "signal" });
      signals.push({ ...template, id: newId(), engagementId, companyKey: `${destination.id} ${i}` });
    }
    await ctx.db.transaction((tx) => insertSignals(tx, { customerId: ctx.customerId, signals }));
    const now = ctx.clock.now();
    await insertActivations(ctx.db, {
      customerId: ctx.customerId,
      activations: signals.map((signal) => ({
        id: newId(),
        signalId: signal.id,
        destinationId: destination.id,
        trigger: "routing",
        status: "queued",
        nextAttemptAt: now,
        createdAt: now,
      })),
    });
  }
  return { destinationIds, signalId: template.id };
}
