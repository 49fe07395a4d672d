/** What a receipt makes of an activation and of its destination: pure. */
import type { Outcome } from "@/db/queries/activations";
import type { PausedReason } from "@/db/vocabulary";
import type { Receipt } from "@/lib/destinations/destination";
import { failuresUntilPause, nextAttemptAt } from "@/lib/destinations/schedule";

/** The state of an activation after an attempt that ended at `at`. `jitter` is 0-1, by chance. */
export function outcomeOf(
  activation: { id: string; attempts: number },
  receipt: Receipt,
  given: { at: Date; jitter: number },
): Outcome {
  const attempts = activation.attempts + 1;
  const shared = {
    id: activation.id,
    attempts,
    nextAttemptAt: null,
    deliveredAt: null,
    lastStatus: receipt.status,
    lastError: receipt.error,
  };
  if (receipt.verdict === "delivered") return { ...shared, status: "delivered", deliveredAt: given.at };
  // The destination pauses with it: it goes out when that is mended.
  if (receipt.verdict === "pause_auth" || receipt.verdict === "gone") return { ...shared, status: "held" };
  const next = nextAttemptAt({
    attempt: attempts,
    at: given.at,
    retryAfterSeconds: receipt.retryAfterSeconds,
    jitter: given.jitter,
  });
  return next ? { ...shared, status: "retrying", nextAttemptAt: next } : { ...shared, status: "failed" };
}

/** Why a destination pauses after an attempt; null where it goes on. */
export function pauseAfter(receipt: Receipt, consecutiveFailures: number): PausedReason | null {
  if (receipt.verdict === "pause_auth") return "auth";
  if (receipt.verdict === "gone") return "gone";
  return consecutiveFailures >= failuresUntilPause ? "failures" : null;
}
