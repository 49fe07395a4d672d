import { moveActivations, type Outcome, recordOutcomes } from "@/db/queries/activations";
import { insertAttempts, type NewAttempt } from "@/db/queries/delivery-attempts";
import { type DestinationRow, findDestination, updateDestinationRow } from "@/db/queries/destinations";
import type { PausedReason } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { failuresToTell } from "@/lib/destinations/schedule";
import { recordActivities } from "@/lib/domain/activity/record";
import { roleOf } from "@/lib/domain/activity/words";
import { chance, newId } from "@/lib/ids";
import { outcomeOf, pauseAfter } from "./outcome";
import type { Sent } from "./send-batch";

/**
 * Writes down what became of a batch: outcomes and attempts of what the claim still holds, what was delivered
 * for the feed, the destination's standing, and, where that pauses it, what waits is held. Must run in a
 * transaction.
 */
export async function recordBatch(
  ctx: Context,
  batch: { destinationId: string; claimId: string; sent: Sent[]; unsent: Sent["activation"][] },
): Promise<void> {
  const { db, customerId } = ctx;
  const { destinationId, claimId, sent } = batch;
  const destination = await findDestination(db, { customerId, destinationId, lock: true });
  const outcomes = sent.map(({ activation, receipt, at }) =>
    outcomeOf(activation, receipt, { at, jitter: chance() }),
  );
  const retries = outcomes.flatMap(({ nextAttemptAt }) => (nextAttemptAt ? [nextAttemptAt.getTime()] : []));
  // What was not sent waits with what failed; where nothing did, it is due at once.
  const dueAt = retries.length > 0 ? new Date(Math.min(...retries)) : ctx.clock.now();
  const released = batch.unsent.map((activation) => release(activation, dueAt));
  const recorded = await recordOutcomes(db, { customerId, claimId, outcomes: [...outcomes, ...released] });
  const kept = sent.filter(({ activation }) => recorded.has(activation.id));
  const nextAt = new Map(outcomes.map((outcome) => [outcome.id, outcome.nextAttemptAt]));
  await insertAttempts(db, {
    customerId,
    attempts: kept.map((one) => toAttempt(one, destinationId, nextAt.get(one.activation.id) ?? null)),
  });
  if (!destination) return;
  await tellOfDeliveries(ctx, destination, kept);
  const standing = standingAfter(destination, kept);
  await updateDestinationRow(db, { customerId, destinationId, set: standing });
  const warning = warningAfter(destination, kept);
  if (warning) ctx.emit({ name: "destination/failing", data: { customerId, destinationId, ...warning } });
  if (!standing.isActive) {
    const waiting = ["queued", "retrying"] as const;
    const held = { from: [...waiting], to: "held" as const, nextAttemptAt: null };
    await moveActivations(db, { customerId, destinationId, ...held });
  }
}

/** Tells the feed of what was delivered, in one statement. */
async function tellOfDeliveries(ctx: Context, destination: DestinationRow, sent: Sent[]): Promise<void> {
  const delivered = sent.filter(({ receipt }) => receipt.verdict === "delivered");
  await recordActivities(
    ctx,
    delivered.map(({ activation, payload }) => ({
      category: "delivery",
      title: `Delivered to ${destination.name}`,
      detail: payload && whoOf(payload),
      signalId: activation.signalId,
      cause: `delivery:${activation.id}`,
    })),
  );
}

/** `Pat Person, VP Sales at Northwind`. */
const whoOf = ({ personName, personTitle, personCompany }: NonNullable<Sent["payload"]>): string =>
  [personName, roleOf(personTitle, personCompany)].filter(Boolean).join(", ");

/** What the destination's row says after these answers, in the order they came. */
function standingAfter(destination: DestinationRow, sent: Sent[]) {
  let { consecutiveFailures, lastDeliveredAt, lastFailedAt } = destination;
  let reason: PausedReason | null = null;
  for (const { receipt, at } of sent) {
    if (receipt.verdict === "delivered") {
      consecutiveFailures = 0;
      lastDeliveredAt = at;
    } else {
      consecutiveFailures += 1;
      lastFailedAt = at;
    }
    reason ??= pauseAfter(receipt, consecutiveFailures);
  }
  const isActive = destination.isActive && reason === null;
  const pausedReason = reason ?? destination.pausedReason;
  return { consecutiveFailures, lastDeliveredAt, lastFailedAt, isActive, pausedReason };
}

/** What people are told after these answers: that it failed 5, 10, 15 or 20 times in a row; null for nothing. */
function warningAfter(destination: DestinationRow, sent: Sent[]) {
  let { consecutiveFailures } = destination;
  let warning: { consecutiveFailures: number; lastError: string; isPaused: boolean } | null = null;
  for (const { receipt } of sent) {
    consecutiveFailures = receipt.verdict === "delivered" ? 0 : consecutiveFailures + 1;
    if (!failuresToTell.includes(consecutiveFailures)) continue;
    const isPaused = pauseAfter(receipt, consecutiveFailures) !== null;
    warning = { consecutiveFailures, lastError: receipt.error ?? "", isPaused };
  }
  return warning;
}

/** What was claimed but not sent is due again, as it was. */
function release(activation: Sent["activation"], dueAt: Date): Outcome {
  const { id, attempts, lastStatus, lastError } = activation;
  const status = attempts > 0 ? "retrying" : "queued";
  return { id, attempts, lastStatus, lastError, status, nextAttemptAt: dueAt, deliveredAt: null };
}

function toAttempt(sent: Sent, destinationId: string, nextAttemptAt: Date | null): NewAttempt {
  const { activation, receipt, at } = sent;
  const { status, durationMs, request, responseExcerpt, error } = receipt;
  return {
    id: newId(),
    activationId: activation.id,
    destinationId,
    number: activation.attempts + 1,
    outcome: receipt.verdict === "delivered" ? "succeeded" : "failed",
    ...{ status, durationMs, request, responseExcerpt, error },
    nextAttemptAt,
    createdAt: at,
  };
}
