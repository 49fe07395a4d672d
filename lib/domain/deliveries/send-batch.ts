import type { Claimed } from "@/db/queries/activations";
import { postponeActivations } from "@/db/queries/delivery-claims";
import type { DestinationRow } from "@/db/queries/destinations";
import type { Context } from "@/lib/context";
import type { Destination, Receipt } from "@/lib/destinations/destination";
import { failuresUntilFailing } from "@/lib/destinations/schedule";
import { settings } from "@/lib/domain/settings";
import { pauseAfter } from "./activation-update";
import { type Order, openSender } from "./open-sender";
import { laterOf, openPace } from "./pace";
import { readAhead } from "./read-ahead";
import type { Results } from "./record-results";
import { nothing, openTurns } from "./turns";

/**
 * Sends due activations of one destination at its pace until the deadline, and records the results. Stops if a receipt
 * pauses the destination or is postponed, if the destination was paused or deleted meanwhile, if it seems down after
 * repeated failures, or if results can't be recorded, which it throws. Returns how many another worker sent.
 */
export async function sendBatch(
  ctx: Context,
  given: { destination: DestinationRow; adapter: Destination; due: Claimed[]; deadline: Date },
): Promise<{ lost: number }> {
  const { destination, adapter, due, deadline } = given;
  const { clock } = ctx;
  const lastAttemptAt = laterOf(destination.lastDeliveredAt, destination.lastFailedAt);
  const nextTurn = openPace(clock, { pace: adapter.pace, lastAttemptAt, deadline });
  const send = openSender(ctx, adapter);
  const queue = readAhead(ctx, due);
  const { concurrentSends, concurrentSendsWhileFailing } = settings.delivery;
  // A request with many signals needs no other beside it.
  const maxConcurrent = adapter.deliverTogether
    ? 1
    : Math.min(adapter.pace?.maxConcurrent ?? concurrentSends, concurrentSends);
  const lanes: Promise<void>[] = [];
  let open = 0;
  let waiting = 0;
  let failures = destination.consecutiveFailures;
  let isStopped = false;
  const turns = openTurns(ctx, { destination, queue, lanes: () => open - waiting });

  const sendOrders = async (row: DestinationRow, orders: Order[]): Promise<Results> => {
    const receipts = await send(row, orders);
    const at = clock.now();
    const results: Results = { sent: [], withheld: [], postponed: [] };
    let failed: Receipt | undefined;
    for (const [n, { activation, outgoing }] of orders.entries()) {
      const receipt = receipts[n];
      if (!receipt) continue;
      if (receipt.verdict === "postpone") {
        const dueAt = new Date(at.getTime() + postponedMs(receipt));
        results.postponed.push({ activation, dueAt });
        isStopped = true;
        continue;
      }
      const isDelivered = receipt.verdict === "delivered";
      const isTheirs = !isDelivered && !receipt.isOurFault;
      const counts = isTheirs && failed === undefined ? 1 : 0;
      if (isTheirs) failed ??= receipt;
      failures = isDelivered ? 0 : failures + counts;
      results.sent.push({ activation, payload: outgoing?.payload, receipt, failures: counts, at });
      isStopped ||= pauseAfter(receipt, failures) !== null || failures >= failuresUntilFailing;
    }
    return results;
  };

  // A failing destination gets one request at a time. After one succeeds, the other connections open.
  const widen = () => {
    const limit = failures > 0 ? concurrentSendsWhileFailing : maxConcurrent;
    while (lanes.length < Math.min(limit, due.length)) {
      open += 1;
      lanes.push(
        lane().finally(() => {
          open -= 1;
        }),
      );
    }
  };
  /** With a pace, what was sent is recorded before the wait for the next slot. */
  const reachSlot = async (): Promise<boolean> => {
    // Never more connections waiting for a slot than deliveries left to send.
    if (isStopped || queue.left().length <= waiting) return false;
    waiting += 1;
    const isTurn = await nextTurn();
    waiting -= 1;
    return isTurn && !isStopped;
  };
  const lane = async () => {
    let results = nothing;
    for (;;) {
      if (adapter.pace && results !== nothing) {
        await turns.next(results, 0);
        results = nothing;
      }
      const most = (await reachSlot()) ? (failures === 0 ? requestSize(adapter) : 1) : 0;
      if (most === 0 && results === nothing) return;
      const { destination: row, orders } = await turns.next(results, most);
      if (!row || orders.length === 0) return;
      results = await sendOrders(row, orders);
      if (!isStopped && failures === 0) widen();
    }
  };
  widen();
  for (const each of lanes) await each;
  const { lost, triedAgainAt } = await turns.close();
  if (triedAgainAt) await postponeRest(ctx, { destination, rest: queue.left(), dueAt: triedAgainAt });
  return { lost };
}

/** What was not sent waits for the deliveries that failed or were postponed. */
async function postponeRest(
  { db, customerId, clock }: Context,
  given: { destination: DestinationRow; rest: Claimed[]; dueAt: Date },
): Promise<void> {
  const destinationId = given.destination.id;
  const activationIds = given.rest.map(({ id }) => id);
  const { dueAt } = given;
  await postponeActivations(db, { customerId, destinationId, activationIds, now: clock.now(), dueAt });
}

/** How many signals to send per request. */
const requestSize = (adapter: Destination): number =>
  adapter.deliverTogether ? settings.delivery.signalsTogether : 1;

const postponedMs = ({ retryAfterSeconds }: Receipt): number =>
  retryAfterSeconds === null ? settings.delivery.postponeMs : retryAfterSeconds * 1_000;
