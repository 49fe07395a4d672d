/** When a delivery is tried again, and how a destination is doing: pure rules, no clock and no chance. */

import { policy } from "@/db/policy";
import type { Health, PausedReason } from "@/db/vocabulary";

const second = 1_000;

const delays = policy.deliveryDelaySeconds.map((seconds) => seconds * second);

/** How many attempts a delivery has in all. */
export const attemptLimit = delays.length;

/** Consecutive failures of a destination from which on it counts as failing, and at which it is paused. */
export const { failuresUntilFailing, failuresUntilPause } = policy;
/** Consecutive failures at which the people of the workspace are told. */
export const failuresToNotifyAt: readonly number[] = [5, 10, 15, 20];

/**
 * When to try again after `attempt` attempts (1-based), the last of which was made `at`; null when all are used
 * up. `jitter`, 0 to 1, spreads the delay over ±10 %. A receiver's Retry-After is waited for at the least.
 */
export function nextAttemptAt(made: {
  attempt: number;
  at: Date;
  retryAfterSeconds: number | null;
  jitter: number;
}): Date | null {
  const delay = delays[made.attempt];
  if (delay === undefined) return null;
  const spread = delay * (0.9 + 0.2 * made.jitter);
  const asked = (made.retryAfterSeconds ?? 0) * second;
  return new Date(made.at.getTime() + Math.round(Math.max(spread, asked)));
}

/** A destination's health. A pause by hand says nothing about it; every other pause asks people to act. */
export function healthAfter(destination: {
  consecutiveFailures: number;
  hasDelivered: boolean;
  pausedReason: PausedReason | null;
}): Health {
  const { consecutiveFailures, hasDelivered, pausedReason } = destination;
  if (pausedReason !== null && pausedReason !== "manual") return "action_required";
  if (consecutiveFailures >= failuresUntilPause) return "action_required";
  if (consecutiveFailures >= failuresUntilFailing) return "failing";
  if (consecutiveFailures > 0) return "degraded";
  return hasDelivered ? "healthy" : "unknown";
}
