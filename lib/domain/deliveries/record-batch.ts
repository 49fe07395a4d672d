import { type Claimed, moveActivations, updateActivations } from "@/db/queries/activations";
import { insertAttempts, type NewAttempt } from "@/db/queries/delivery-attempts";
import { type DestinationRow, findDestination, updateDestinationRow } from "@/db/queries/destinations";
import type { PausedReason } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { failuresToNotifyAt } from "@/lib/destinations/schedule";
import { submissionsAfter } from "@/lib/destinations/submissions";
import { roleOf } from "@/lib/domain/activity/format";
import { recordActivities } from "@/lib/domain/activity/record";
import { chance, newId } from "@/lib/ids";
import { afterAttempt, cancelled, pauseAfter, released } from "./activation-update";
import type { Sendings, Sent } from "./send-batch";

/**
 * Records a batch: outcomes and attempts of deliveries still under this claim, activity entries, and the
 * destination's state. If the destination pauses, its pending deliveries are held. Must run in a transaction.
 */
export async function recordBatch(
  ctx: Context,
  batch: { destinationId: string; claimId: string; sendings: Sendings },
): Promise<void> {
  const { db, customerId } = ctx;
  const { destinationId, claimId } = batch;
  const { sent, withheld, postponed, unsent } = batch.sendings;
  const tried = sent.map(({ activation, receipt, at }) =>
    afterAttempt(activation, receipt, { at, jitter: chance() }),
  );
  const later = [
    ...tried.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []),
    ...postponed.map(({ dueAt }) => dueAt),
  ];
  // Unsent deliveries wait for the failed or postponed ones. If there are none, they are due immediately.
  const dueAt = later.length > 0 ? new Date(Math.min(...later.map(Number))) : ctx.clock.now();
  const updates = [
    ...tried,
    ...withheld.map(({ activation, reason }) => cancelled(activation, reason)),
    ...postponed.map((one) => released(one.activation, one.dueAt)),
    ...unsent.map((activation) => released(activation, dueAt)),
  ];
  const [destination, recorded] = await Promise.all([
    findDestination(db, { customerId, destinationId, lock: true }),
    updateActivations(db, { customerId, claimId, updates }),
  ]);
  const isKept = ({ activation }: { activation: Claimed }) => recorded.has(activation.id);
  const kept = sent.filter(isKept);
  const nextAt = new Map(tried.map((update) => [update.id, update.nextAttemptAt]));
  const attempts = [
    ...kept.map((one) => toAttempt(one, destinationId, nextAt.get(one.activation.id) ?? null)),
    ...withheld.filter(isKept).map((one) => toSkipped(one, destinationId, ctx.clock.now())),
  ];
  await insertAttempts(db, { customerId, attempts });
  if (!destination) return;
  const standing = standingAfter(destination, kept);
  if (kept.length > 0) {
    await recordDeliveryActivity(ctx, destination, kept);
    await updateDestinationRow(db, { customerId, destinationId, set: standing });
  }
  if (isToWarn(destination, kept)) {
    ctx.emit({ name: "destination/filling", data: { customerId, destinationId } });
  }
  const warning = warningAfter(destination, kept);
  if (warning) ctx.emit({ name: "destination/failing", data: { customerId, destinationId, ...warning } });
  if (!standing.isActive) {
    const waiting = ["queued", "retrying"] as const;
    const held = { from: [...waiting], to: "held" as const, nextAttemptAt: null };
    await moveActivations(db, { customerId, destinationId, ...held });
  }
}

/** Adds the deliveries to the activity feed in a single statement. */
async function recordDeliveryActivity(
  ctx: Context,
  destination: DestinationRow,
  sent: Sent[],
): Promise<void> {
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

/** The destination's state after these receipts, applied in the order they arrived. */
function standingAfter(destination: DestinationRow, sent: Sent[]) {
  let { consecutiveFailures, lastDeliveredAt, lastFailedAt } = destination;
  let reason: PausedReason | null = null;
  for (const { receipt, failures, at } of sent) {
    if (receipt.verdict === "delivered") {
      consecutiveFailures = 0;
      lastDeliveredAt = at;
    } else {
      consecutiveFailures += failures;
      lastFailedAt = at;
    }
    reason ??= pauseAfter(receipt, consecutiveFailures);
  }
  const isActive = destination.isActive && reason === null;
  const pausedReason = reason ?? destination.pausedReason;
  const { submissions } = submissionsAfter(destination, countDelivered(sent));
  return { consecutiveFailures, lastDeliveredAt, lastFailedAt, isActive, pausedReason, submissions };
}

const countDelivered = (sent: Sent[]): number =>
  sent.filter(({ receipt }) => receipt.verdict === "delivered").length;

/** Whether these deliveries bring a receiver with a submission limit close to that limit. */
const isToWarn = (destination: DestinationRow, sent: Sent[]): boolean =>
  submissionsAfter(destination, countDelivered(sent)).isToWarn;

/** The warning to send after these receipts: the destination failed 5, 10, 15 or 20 times in a row. Null for none. */
function warningAfter(destination: DestinationRow, sent: Sent[]) {
  let { consecutiveFailures } = destination;
  let warning: { consecutiveFailures: number; lastError: string; isPaused: boolean } | null = null;
  for (const { receipt, failures } of sent) {
    consecutiveFailures = receipt.verdict === "delivered" ? 0 : consecutiveFailures + failures;
    if (failures === 0 || !failuresToNotifyAt.includes(consecutiveFailures)) continue;
    const isPaused = pauseAfter(receipt, consecutiveFailures) !== null;
    warning = { consecutiveFailures, lastError: receipt.error ?? "", isPaused };
  }
  return warning;
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

function toSkipped(
  { activation, reason }: Sendings["withheld"][number],
  destinationId: string,
  at: Date,
): NewAttempt {
  return {
    id: newId(),
    activationId: activation.id,
    destinationId,
    number: activation.attempts + 1,
    outcome: "skipped",
    ...{ status: null, durationMs: 0, request: null, responseExcerpt: null, error: reason },
    nextAttemptAt: null,
    createdAt: at,
  };
}
