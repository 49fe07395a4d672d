/** What a receipt makes of an activation and of its destination: pure. */
import type { Claimed, Outcome } from "@/db/queries/activations";
import type { PausedReason } from "@/db/vocabulary";
import type { Receipt } from "@/lib/destinations/destination";
import { failuresUntilPause, nextAttemptAt } from "@/lib/destinations/schedule";

/**
 * Whether an attempt before may have reached the receiver although nobody saw it succeed: it ended without an
 * answer or in a 5xx, or whoever made it died. It stays so until one is delivered (see `lastStatus` below).
 */
export const isInDoubt = ({ status, attempts, lastStatus }: Doubtful): boolean =>
  status === "delivering" || (attempts > 0 && provesNothing(lastStatus));
type Doubtful = Pick<Claimed, "status" | "attempts" | "lastStatus">;

const provesNothing = (status: number | null): boolean => status === null || status >= 500;

/** The state of an activation after an attempt that ended at `at`. `jitter` is 0-1, by chance. */
export function outcomeOf(
  activation: Pick<Claimed, "id" | "attemptsBeforeReplay"> & Doubtful,
  receipt: Receipt,
  given: { at: Date; jitter: number },
): Outcome {
  const attempts = activation.attempts + 1;
  const shared = {
    id: activation.id,
    attempts,
    nextAttemptAt: null,
    deliveredAt: null,
    // A refusal says of this request that it did nothing, and nothing of the one that is in doubt.
    lastStatus:
      isInDoubt(activation) && receipt.verdict !== "delivered" && !provesNothing(receipt.status)
        ? null
        : receipt.status,
    lastError: receipt.error,
  };
  if (receipt.verdict === "delivered") return { ...shared, status: "delivered", deliveredAt: given.at };
  // The destination pauses with it: it goes out when that is mended.
  if (receipt.verdict === "pause_auth" || receipt.verdict === "gone") return { ...shared, status: "held" };
  const next = nextAttemptAt({
    attempt: attempts - activation.attemptsBeforeReplay,
    at: given.at,
    retryAfterSeconds: receipt.retryAfterSeconds,
    jitter: given.jitter,
  });
  return next ? { ...shared, status: "retrying", nextAttemptAt: next } : { ...shared, status: "failed" };
}

/** What was claimed but not sent is due again, as it was: in doubt where it was in doubt. */
export function released({ id, status, attempts, lastStatus, lastError }: Claimed, dueAt: Date): Outcome {
  return { id, status, attempts, lastStatus, lastError, nextAttemptAt: dueAt, deliveredAt: null };
}

/** What is not to be sent after all. It counts as an attempt, so that the reason stands among them. */
export function cancelled({ id, attempts, lastStatus }: Claimed, reason: string): Outcome {
  const ended = { status: "cancelled" as const, nextAttemptAt: null, deliveredAt: null };
  return { id, attempts: attempts + 1, lastStatus, lastError: reason, ...ended };
}

/** Why a destination pauses after an attempt; null where it goes on. */
export function pauseAfter(receipt: Receipt, consecutiveFailures: number): PausedReason | null {
  if (receipt.verdict === "pause_auth") return "auth";
  if (receipt.verdict === "gone") return "gone";
  return consecutiveFailures >= failuresUntilPause ? "failures" : null;
}
