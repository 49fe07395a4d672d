/** How a receipt changes an activation and its destination. Pure. */
import type { Claimed } from "@/db/queries/activations";
import type { ActivationUpdate } from "@/db/queries/delivery-claims";
import type { PausedReason } from "@/db/vocabulary";
import { hours } from "@/lib/clock";
import type { Receipt } from "@/lib/destinations/destination";
import { failuresUntilPause, nextAttemptAt } from "@/lib/destinations/schedule";

/**
 * Whether an earlier attempt may have reached the receiver without being confirmed: it got no answer or a 5xx, or
 * its worker died. This stays true until a delivery succeeds (see `lastStatus` below).
 */
export const isInDoubt = ({ status, attempts, lastStatus }: Doubtful): boolean =>
  status === "delivering" || (attempts > 0 && provesNothing(lastStatus));
type Doubtful = Pick<Claimed, "status" | "attempts" | "lastStatus">;

/** After its schedule has ended, a delivery that failed because of us is still tried this often. */
const ourFaultRetryMs = hours(1);

const provesNothing = (status: number | null): boolean => status === null || status >= 500;

/** The state of an activation after an attempt that ended at `at`. `jitter` is a random number from 0 to 1. */
export function afterAttempt(
  activation: Pick<Claimed, "id" | "attemptsBeforeReplay"> & Doubtful,
  receipt: Receipt,
  input: { at: Date; jitter: number },
): ActivationUpdate {
  const attempts = activation.attempts + 1;
  const shared = {
    id: activation.id,
    attempts,
    nextAttemptAt: null,
    deliveredAt: null,
    // A rejection proves only that this request did nothing. The earlier one is still in doubt.
    lastStatus:
      isInDoubt(activation) && receipt.verdict !== "delivered" && !provesNothing(receipt.status)
        ? null
        : receipt.status,
    lastError: receipt.error,
  };
  if (receipt.verdict === "delivered") return { ...shared, status: "delivered", deliveredAt: input.at };
  // The destination pauses too. The activation is sent once the problem is fixed.
  if (receipt.verdict === "pause_auth" || receipt.verdict === "gone") return { ...shared, status: "held" };
  if (receipt.verdict === "undeliverable") return { ...shared, status: "failed" };
  const next = nextAttemptAt({
    attempt: attempts - activation.attemptsBeforeReplay,
    at: input.at,
    retryAfterSeconds: receipt.retryAfterSeconds,
    jitter: input.jitter,
  });
  const later = next ?? (receipt.isOurFault ? new Date(input.at.getTime() + ourFaultRetryMs) : null);
  return later ? { ...shared, status: "retrying", nextAttemptAt: later } : { ...shared, status: "failed" };
}

/** An activation that was claimed but not sent waits until `dueAt`, unchanged: if it was in doubt, it still is. */
export function released(
  { id, status, attempts, lastStatus, lastError }: Claimed,
  dueAt: Date,
): ActivationUpdate {
  return { id, status, attempts, lastStatus, lastError, nextAttemptAt: dueAt, deliveredAt: null };
}

/** An activation that will not be sent. It counts as an attempt, so that the reason is listed with the attempts. */
export function cancelled({ id, attempts, lastStatus }: Claimed, reason: string): ActivationUpdate {
  const ended = { status: "cancelled" as const, nextAttemptAt: null, deliveredAt: null };
  return { id, attempts: attempts + 1, lastStatus, lastError: reason, ...ended };
}

/** Why a destination pauses after an attempt; null if it stays active. */
export function pauseAfter(receipt: Receipt, consecutiveFailures: number): PausedReason | null {
  if (receipt.verdict === "pause_auth") return "auth";
  if (receipt.verdict === "gone") return "gone";
  return consecutiveFailures >= failuresUntilPause ? "failures" : null;
}
