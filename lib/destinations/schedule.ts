/** Retry schedule of deliveries and health of destinations. Pure: no clock, no randomness. */

import { policy } from "@/db/policy";
import type { Health, PausedReason } from "@/db/vocabulary";

/** What each attempt waits for after the previous one, in milliseconds. */
const delays = policy.deliveryDelaySeconds.map((seconds) => seconds * 1_000);

/** Maximum number of attempts per delivery. */
export const attemptLimit = delays.length;

/** Consecutive failures after which a destination counts as failing, and after which it is paused. */
export const { failuresUntilFailing, failuresUntilPause } = policy;
/** Consecutive failures at which the workspace's members are notified. */
export const failuresToNotifyAt: readonly number[] = [5, 10, 15, 20];

/**
 * When to retry after `attempt` attempts (1-based), the last one made `at`; null if none are left. `jitter` (0 to 1)
 * spreads the delay over ±10 %. A receiver's Retry-After is the minimum wait.
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
  const asked = (made.retryAfterSeconds ?? 0) * 1_000;
  return new Date(made.at.getTime() + Math.round(Math.max(spread, asked)));
}

/** A destination's health. A pause by a person or a plan does not affect it; any other requires user action. */
export function healthAfter(destination: {
  consecutiveFailures: number;
  hasDelivered: boolean;
  pausedReason: PausedReason | null;
}): Health {
  const { consecutiveFailures, hasDelivered, pausedReason } = destination;
  if (pausedReason !== null && pausedReason !== "manual" && pausedReason !== "plan") return "action_required";
  if (consecutiveFailures >= failuresUntilPause) return "action_required";
  if (consecutiveFailures >= failuresUntilFailing) return "failing";
  if (consecutiveFailures > 0) return "degraded";
  return hasDelivered ? "healthy" : "unknown";
}
