/** A workspace with one webhook to a receiver, and signals pending for it. */
import { eq } from "drizzle-orm";
import { activations, destinations } from "@/db/schema";
import type { Context } from "@/lib/context";
import { type DeliveredBatch, deliverBatch } from "@/lib/domain/deliveries/deliver-batch";
import { newSignatureSecret } from "@/lib/ids";
import type { Receiver } from "@/tests/fakes/receiver/receiver";
import type { TestWorld } from "./context";
import { one } from "./one";
import { insertActivation, insertDestination, insertSignal } from "./signals";
import { insertWorkspace } from "./workspace";

export type NewDestination = Parameters<typeof insertDestination>[1];

/** The webhook's secret, and the credential in its settings. */
export const secret = newSignatureSecret();
export const bearer = "bearer-in-clear-text";

export const ok = { kind: "status", status: 200, body: "thank you" } as const;
export const status = (code: number, headers: Record<string, string> = {}) =>
  ({ kind: "status", status: code, headers, body: "no" }) as const;

export interface Scene extends TestWorld {
  destinationId: string;
  /** Creates activations that are due and returns their ids. */
  queue(count?: number): Promise<string[]>;
  deliver(ctx?: Context): Promise<DeliveredBatch>;
  row(): Promise<typeof destinations.$inferSelect>;
  /** The number of activations in each state. */
  states(): Promise<Record<string, number>>;
  activation(id: string): Promise<typeof activations.$inferSelect>;
}

export async function openScene(
  world: TestWorld,
  receiver: Pick<Receiver, "url">,
  change: NewDestination = {},
): Promise<Scene> {
  const { ctx, db } = world;
  await insertWorkspace(ctx);
  const config = { url: `${receiver.url}/hook`, auth: { type: "bearer", token: bearer } };
  const { id: destinationId } = await insertDestination(ctx, { config, secret, ...change });
  const { postId, personId, sourceId } = await insertSignal(ctx);
  return {
    ...world,
    destinationId,
    queue: async (count = 1) => {
      const ids: string[] = [];
      for (let n = 0; n < count; n++) {
        const { id: signalId } = await insertSignal(ctx, { postId, personId, sourceId });
        ids.push((await insertActivation(ctx, { signalId, destinationId })).id);
      }
      return ids;
    },
    deliver: (as = ctx) => deliverBatch(as, { destinationId }),
    row: async () => one(await db.select().from(destinations).where(eq(destinations.id, destinationId))),
    states: async () => {
      const rows = await db.select().from(activations).where(eq(activations.destinationId, destinationId));
      const counts: Record<string, number> = {};
      for (const row of rows) counts[row.status] = (counts[row.status] ?? 0) + 1;
      return counts;
    },
    activation: async (id) => one(await db.select().from(activations).where(eq(activations.id, id))),
  };
}
