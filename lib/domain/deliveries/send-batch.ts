import type { Claimed } from "@/db/queries/activations";
import { type DestinationRow, findDestination } from "@/db/queries/destinations";
import type { Context } from "@/lib/context";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import type { Destination, Receipt } from "@/lib/destinations/destination";
import { failuresUntilFailing } from "@/lib/destinations/schedule";
import { settings } from "@/lib/domain/settings";
import { log } from "@/lib/log";
import { pauseAfter } from "./activation-update";
import { type Order, openSender } from "./open-sender";
import { laterOf, openPace } from "./pace";
import { reasonToWithhold } from "./withhold";

/** A completed attempt. */
export interface Sent {
  activation: Claimed;
  /** Undefined if the signal could not be read. Nothing was sent then. */
  payload: WebhookPayload | undefined;
  receipt: Receipt;
  /** How many failures this counts as. If several deliveries fail in one request, only the first counts. */
  failures: 0 | 1;
  at: Date;
}

/** What happened to the orders. Each order is in one of the lists. */
export interface Sendings {
  sent: Sent[];
  withheld: { activation: Claimed; reason: string }[];
  /** Nothing was sent because the vendor's shared rate limit had no free slot. `dueAt` is when to try again. */
  postponed: { activation: Claimed; dueAt: Date }[];
  unsent: Claimed[];
  /** Nothing more is sent in this batch. */
  isOver: boolean;
}

type Done = Omit<Sendings, "unsent" | "isOver">;

export interface Sending {
  /** Sends orders, several at a time, until all are done or sending stops. Call it for one chunk at a time. */
  send(orders: Order[]): Promise<Sendings>;
}

/**
 * Sends to one destination at its pace until the deadline. Stops if a receipt pauses the destination or is
 * postponed, if the destination was paused or deleted meanwhile, or if it seems down after repeated failures. The
 * rest then waits, so that a receiver's restart does not use up its allowed failures.
 */
export function openSending(
  ctx: Context,
  given: { destination: DestinationRow; adapter: Destination; deadline: Date },
): Sending {
  const { destination, adapter, deadline } = given;
  const { lastDeliveredAt, lastFailedAt } = destination;
  const { clock } = ctx;
  const lastAttemptAt = laterOf(lastDeliveredAt, lastFailedAt);
  const nextTurn = openPace(clock, { pace: adapter.pace, lastAttemptAt, deadline });
  const standing = watchDestination(ctx, destination);
  const send = openSender(ctx, adapter);
  const maxConcurrent = Math.min(
    adapter.pace?.maxConcurrent ?? settings.delivery.concurrentSends,
    settings.delivery.concurrentSends,
  );
  let failures = destination.consecutiveFailures;
  let isStopped = false;

  const sendSome = async (queue: Order[], done: Done): Promise<void> => {
    const row = await standing();
    if (!row) {
      isStopped = true;
      return;
    }
    const orders = take(queue, done, row, failures === 0 ? requestSize(adapter) : 1);
    if (orders.length === 0) return;
    const receipts = await send(row, orders);
    const at = clock.now();
    let failed: Receipt | undefined;
    for (const [n, { activation, outgoing }] of orders.entries()) {
      const receipt = receipts[n];
      if (!receipt) continue;
      if (receipt.verdict === "postpone") {
        const dueAt = new Date(at.getTime() + postponedMs(receipt));
        done.postponed.push({ activation, dueAt });
        isStopped = true;
        continue;
      }
      const isDelivered = receipt.verdict === "delivered";
      const counts = !isDelivered && failed === undefined ? 1 : 0;
      if (!isDelivered) failed ??= receipt;
      failures = isDelivered ? 0 : failures + counts;
      done.sent.push({ activation, payload: outgoing?.payload, receipt, failures: counts, at });
      isStopped ||= pauseAfter(receipt, failures) !== null || failures >= failuresUntilFailing;
    }
  };

  return {
    async send(orders) {
      const queue = [...orders];
      const done: Done = { sent: [], withheld: [], postponed: [] };
      const lanes: Promise<void>[] = [];
      let waiting = 0;
      // A failing destination gets one request at a time. After one succeeds, the other lanes open.
      const widen = () => {
        const limit = failures > 0 ? settings.delivery.concurrentSendsWhileFailing : maxConcurrent;
        while (lanes.length < Math.min(limit, orders.length)) lanes.push(lane());
      };
      const lane = async () => {
        // Never more lanes waiting for a slot than orders left to send.
        while (!isStopped && queue.length > waiting) {
          waiting += 1;
          const isTurn = await nextTurn();
          waiting -= 1;
          if (!isTurn) return;
          await sendSome(queue, done);
          if (!isStopped && failures === 0) widen();
        }
      };
      widen();
      for (const each of lanes) await each;
      const unsent = queue.map(({ activation }) => activation);
      return { ...done, unsent, isOver: isStopped || unsent.length > 0 };
    },
  };
}

/** How many signals to send per request. */
const requestSize = (adapter: Destination): number =>
  adapter.deliverTogether ? settings.delivery.signalsTogether : 1;

/** Takes the next sendable orders off the queue and withholds those that must not be sent. */
function take(queue: Order[], done: Done, destination: DestinationRow, most: number): Order[] {
  const orders: Order[] = [];
  while (orders.length < most) {
    const order = queue.shift();
    if (!order) break;
    const { activation, outgoing } = order;
    const reason = outgoing ? reasonToWithhold(activation, outgoing, destination) : null;
    if (reason === null) orders.push(order);
    else done.withheld.push({ activation, reason });
  }
  return orders;
}

const postponedMs = ({ retryAfterSeconds }: Receipt): number =>
  retryAfterSeconds === null ? settings.delivery.postponeMs : retryAfterSeconds * 1_000;

/**
 * The destination's row, at most a second old, so that a rotated secret or a changed address or routing takes
 * effect. Null if the destination is paused, deleted or cannot be read.
 */
function watchDestination(ctx: Context, first: DestinationRow): () => Promise<DestinationRow | null> {
  const { db, customerId, clock } = ctx;
  let readAt = clock.now().getTime();
  let reading: Promise<DestinationRow | null> = Promise.resolve(first);
  const read = async () => {
    try {
      const row = await findDestination(db, { customerId, destinationId: first.id });
      return row?.isActive ? row : null;
    } catch (error) {
      log.error(
        { destinationId: first.id, err: error },
        "stopping the batch: its destination cannot be read",
      );
      return null;
    }
  };
  return () => {
    const now = clock.now().getTime();
    if (now - readAt >= settings.delivery.freshMs) {
      readAt = now;
      reading = read();
    }
    return reading;
  };
}
