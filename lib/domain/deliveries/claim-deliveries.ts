import { claimActivations } from "@/db/queries/delivery-claims";
import type { Context } from "@/lib/context";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { settings } from "@/lib/domain/settings";
import type { Batch } from "./batch";
import type { OutgoingDelivery } from "./open-sender";
import type { Results } from "./results";
import { reasonToWithhold } from "./withhold";

/**
 * Claims the next deliveries of a batch until `most` of them may be sent or none is left. Also returns the claimed ones
 * that must not be sent. Those that another worker has are counted as lost.
 */
export async function claimDeliveries(
  { db, customerId, clock }: Context,
  batch: Batch,
  most: number,
): Promise<{ claimed: OutgoingDelivery[]; withheld: Results["withheld"] }> {
  const { queue, claimId } = batch;
  const claimed: OutgoingDelivery[] = [];
  const withheld: Results["withheld"] = [];
  while (claimed.length < most) {
    await queue.ready(most - claimed.length);
    const { deliveries, reasons } = takeDeliveries(batch, most - claimed.length);
    if (deliveries.length === 0) break;
    const now = clock.now();
    const mine = await claimActivations(db, {
      ...{ customerId, destinationId: batch.destination.id, claimId, now },
      claims: deliveries.map(({ activation: { id }, outgoing }) => ({
        id,
        body: outgoing && !reasons.has(id) ? JSON.stringify(outgoing.payload) : null,
      })),
      until: new Date(now.getTime() + settings.delivery.claimMs),
    });
    batch.lost += deliveries.length - mine.length;
    const current = new Map(mine.map((activation) => [activation.id, activation]));
    for (const {
      activation: { id },
      outgoing,
    } of deliveries) {
      const activation = current.get(id);
      const reason = reasons.get(id);
      if (!activation) continue;
      if (reason === undefined) {
        claimed.push({ activation, outgoing: asSentBefore(outgoing, activation.body) });
      } else withheld.push({ activation, reason });
    }
  }
  return { claimed, withheld };
}

/** Takes deliveries off the queue until `most` may be sent, and the reasons to withhold the others, by activation. */
function takeDeliveries({ queue, destination }: Batch, most: number) {
  const deliveries: OutgoingDelivery[] = [];
  const reasons = new Map<string, string>();
  while (deliveries.length - reasons.size < most) {
    const delivery = queue.take();
    if (!delivery) break;
    deliveries.push(delivery);
    const { activation, outgoing } = delivery;
    const reason = outgoing ? reasonToWithhold(activation, outgoing, destination) : null;
    if (reason !== null) reasons.set(activation.id, reason);
  }
  return { deliveries, reasons };
}

/** What the first attempt sent, if there was one: its text is parsed, so that it is written the same again. */
function asSentBefore(
  outgoing: OutgoingDelivery["outgoing"],
  body: string | null,
): OutgoingDelivery["outgoing"] {
  if (!outgoing || body === null) return outgoing;
  const payload: WebhookPayload = JSON.parse(body);
  return { ...outgoing, payload };
}
