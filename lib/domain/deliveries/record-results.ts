import { moveActivations } from "@/db/queries/activations";
import { insertAttempts, type NewAttempt } from "@/db/queries/delivery-attempts";
import { recordAttempts, updateActivations } from "@/db/queries/delivery-claims";
import { type DestinationRow, findDestination, updateDestinationRow } from "@/db/queries/destinations";
import type { PausedReason } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { describeFieldProblems } from "@/lib/contracts/field-problems";
import type { Receipt } from "@/lib/destinations/destination";
import { failuresToNotifyAt } from "@/lib/destinations/schedule";
import { submissionsAfter } from "@/lib/destinations/submissions";
import { roleOf } from "@/lib/domain/activity/format";
import { type ActivityRecord, toActivities } from "@/lib/domain/activity/record";
import { fieldsAfter, fieldsWithoutPlace } from "@/lib/domain/destinations/known-fields";
import { chance, newId } from "@/lib/ids";
import { afterAttempt, cancelled, pauseAfter, released } from "./activation-update";
import type { Results, Sent } from "./results";

export interface Recorded {
  /** The destination, locked, as it is now; null if it was deleted. */
  destination: DestinationRow | null;
  /** When the first of these deliveries is tried again; null if none is. */
  triedAgainAt: Date | null;
}

/**
 * Locks the destination and records results: outcomes and attempts of deliveries still under this claim, activity
 * entries, and the destination's state. If the destination pauses, its pending deliveries are held. Must run in a
 * transaction.
 */
export async function recordResults(
  ctx: Context,
  input: { destination: DestinationRow; claimId: string; results: Results },
): Promise<Recorded> {
  const { db, customerId } = ctx;
  const { claimId, results } = input;
  const { sent, postponed } = results;
  const destinationId = input.destination.id;
  const tried = sent.map(({ activation, receipt, at }) =>
    afterAttempt(activation, receipt, { at, jitter: chance() }),
  );
  const nextAt = new Map(tried.map((update) => [update.id, update.nextAttemptAt]));
  const [destination, recorded] = await Promise.all([
    findDestination(db, { customerId, destinationId, lock: true }),
    recordAttempts(db, {
      ...{ customerId, claimId, updates: tried },
      attempts: sent.map((one) => toAttempt(one, input.destination, nextAt.get(one.activation.id) ?? null)),
      activities: toActivities(ctx, activitiesOf(input.destination, sent)),
    }),
    recordUnsent(ctx, input),
  ]);
  const kept = sent.filter(({ activation }) => recorded.has(activation.id));
  // Fields of an earlier connection say nothing about this one.
  const isSameConnection = destination?.configEncrypted === input.destination.configEncrypted;
  const found = isSameConnection
    ? kept
    : kept.map((one) => ({ ...one, receipt: withoutFields(one.receipt) }));
  const after = destination && stateAfter(destination, found);
  const current = destination && after && { ...destination, ...after.set };
  if (destination && after && kept.length > 0) await recordState(ctx, destination, found, after);
  if (destination && !current?.isActive) {
    const waiting = ["queued", "retrying"] as const;
    const held = { from: [...waiting], to: "held" as const, nextAttemptAt: null };
    await moveActivations(db, { customerId, destinationId, ...held });
  }
  const later = [
    ...tried.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []),
    ...postponed.map(({ dueAt }) => dueAt),
  ];
  const triedAgainAt = later.length > 0 ? new Date(Math.min(...later.map(Number))) : null;
  return { destination: current, triedAgainAt };
}

/** Records what was claimed but not sent. */
async function recordUnsent(
  { db, customerId, clock }: Context,
  input: { destination: DestinationRow; claimId: string; results: Results },
): Promise<void> {
  const { claimId } = input;
  const { withheld, postponed } = input.results;
  const updates = [
    ...withheld.map(({ activation, reason }) => cancelled(activation, reason)),
    ...postponed.map((one) => released(one.activation, one.dueAt)),
  ];
  const recorded = await updateActivations(db, { customerId, claimId, updates });
  const attempts = withheld
    .filter(({ activation }) => recorded.has(activation.id))
    .map((one) => toSkipped(one, input.destination.id, clock.now()));
  await insertAttempts(db, { customerId, attempts });
}

/** Stores what these receipts mean for the destination, and announces warnings. */
async function recordState(
  ctx: Pick<Context, "db" | "customerId" | "emit">,
  destination: DestinationRow,
  kept: Sent[],
  after: ReturnType<typeof stateAfter>,
): Promise<void> {
  const { db, customerId } = ctx;
  const destinationId = destination.id;
  const { set, lost, isToWarn } = after;
  await updateDestinationRow(db, { customerId, destinationId, set });
  if (lost.length > 0) {
    ctx.emit({ name: "destination/fields.missing", data: { customerId, destinationId, fields: lost } });
  }
  if (isToWarn) {
    ctx.emit({ name: "destination/filling", data: { customerId, destinationId } });
  }
  const warning = warningAfter(destination, kept);
  if (warning) ctx.emit({ name: "destination/failing", data: { customerId, destinationId, ...warning } });
}

/** The entries of the activity feed. */
const activitiesOf = (destination: DestinationRow, sent: Sent[]): ActivityRecord[] =>
  sent
    .filter(({ receipt }) => receipt.verdict === "delivered")
    .map(({ activation, payload }) => ({
      category: "delivery",
      title: `Delivered to ${destination.name}`,
      detail: payload && whoOf(payload),
      signalId: activation.signalId,
      cause: `delivery:${activation.id}`,
    }));

/** `Pat Person, VP Sales at Northwind`. */
const whoOf = ({ personName, personTitle, personCompany }: NonNullable<Sent["payload"]>): string =>
  [personName, roleOf(personTitle, personCompany)].filter(Boolean).join(", ");

const withoutFields = ({ fields: _, ...receipt }: Receipt): Receipt => receipt;

/**
 * The destination's state after these receipts, applied in the order they arrived, and the columns or properties that
 * became missing.
 */
function stateAfter(destination: DestinationRow, sent: Sent[]) {
  let { consecutiveFailures, lastDeliveredAt, lastFailedAt, previousSecretUsedAt, knownFields } = destination;
  const lost = new Set<string>();
  let reason: PausedReason | null = null;
  for (const { receipt, failures, at } of sent) {
    if (receipt.verdict === "delivered") {
      consecutiveFailures = 0;
      lastDeliveredAt = at;
      previousSecretUsedAt = receipt.usedPreviousSecret && destination.previousSecretUntil ? at : null;
    } else {
      consecutiveFailures += failures;
      if (!receipt.isOurFault) lastFailedAt = at;
    }
    reason ??= pauseAfter(receipt, consecutiveFailures);
    const after = fieldsAfter(knownFields, receipt.fields ?? [], at);
    knownFields = after.fields;
    for (const name of after.lost) lost.add(name);
  }
  const isActive = destination.isActive && reason === null;
  const pausedReason = reason ?? destination.pausedReason;
  const delivered = sent.filter(({ receipt }) => receipt.verdict === "delivered").length;
  // Close to the limit of a receiver that accepts only so many.
  const { submissions, isToWarn } = submissionsAfter(destination, delivered);
  const set = {
    ...{ consecutiveFailures, lastDeliveredAt, lastFailedAt, previousSecretUsedAt },
    ...{ isActive, pausedReason, submissions },
    ...(knownFields !== destination.knownFields && { knownFields }),
  };
  return { set, lost: [...lost], isToWarn };
}

/**
 * The warning to send after these receipts: the destination failed 5, 10, 15 or 20 times in a row, or was paused at
 * once because it refuses everything until someone acts. Null for none, as for deliveries that were still under way
 * when it was paused.
 */
function warningAfter(destination: DestinationRow, sent: Sent[]) {
  if (!destination.isActive) return null;
  let { consecutiveFailures } = destination;
  let warning: { consecutiveFailures: number; lastError: string; isPaused: boolean } | null = null;
  for (const { receipt, failures } of sent) {
    if (warning?.isPaused) break;
    consecutiveFailures = receipt.verdict === "delivered" ? 0 : consecutiveFailures + failures;
    const isPaused = pauseAfter(receipt, consecutiveFailures) !== null;
    const isCounted = failures > 0 && failuresToNotifyAt.includes(consecutiveFailures);
    if (isPaused || isCounted) warning = { consecutiveFailures, lastError: receipt.error ?? "", isPaused };
  }
  return warning;
}

function toAttempt(sent: Sent, destination: DestinationRow, nextAttemptAt: Date | null): NewAttempt {
  const { activation, receipt, at } = sent;
  const lacking = fieldsWithoutPlace(destination.knownFields, receipt.fields ?? []);
  const { status, durationMs, request, responseExcerpt, error } = receipt;
  return {
    id: newId(),
    activationId: activation.id,
    destinationId: destination.id,
    number: activation.attempts + 1,
    outcome: receipt.verdict === "delivered" ? "succeeded" : "failed",
    ...{ status, durationMs, request, responseExcerpt, error },
    warning: describeFieldProblems(destination.type, lacking) || null,
    nextAttemptAt,
    createdAt: at,
  };
}

function toSkipped(
  { activation, reason }: Results["withheld"][number],
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
