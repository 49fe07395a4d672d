import type { Status } from "@/components/ui/badge";
import { policy } from "@/db/policy";
import type { Destination, DestinationTest } from "@/lib/contracts/destinations";
import { destinationKinds } from "./kinds/describe-kind";

/** Badge for each health state. */
export const healthBadges: Record<Destination["health"], { status: Status; label: string }> = {
  unknown: { status: "idle", label: "Never delivered" },
  healthy: { status: "success", label: "Healthy" },
  degraded: { status: "warning", label: "Degraded" },
  failing: { status: "danger", label: "Failing" },
  action_required: { status: "danger", label: "Action required" },
};

/** Whether it is paused by a person or by the plan, and not because its deliveries failed. */
export const isPausedOnPurpose = ({
  isActive,
  pausedReason,
}: Pick<Destination, "isActive" | "pausedReason">): boolean =>
  !isActive && (pausedReason === "manual" || pausedReason === "plan");

/** Badge of a destination. Such a pause takes precedence over health, because nothing is attempted while paused. */
export function describeHealth(destination: Pick<Destination, "health" | "isActive" | "pausedReason">) {
  if (isPausedOnPurpose(destination)) {
    return { status: "paused" as const, label: "Paused" };
  }
  return healthBadges[destination.health];
}

const resumes =
  "then test the connection. A successful test resumes the destination and sends its pending deliveries.";

/** Why nothing is sent and how to fix it; null while deliveries work. */
export function describePause(
  destination: Pick<Destination, "isActive" | "pausedReason" | "type">,
): string | null {
  if (destination.isActive) return null;
  switch (destination.pausedReason) {
    case "manual":
      return "Paused manually. New signals wait and are sent when you resume it.";
    case "auth":
      return `${destinationKinds[destination.type].refusal}, ${resumes}`;
    case "failures":
      return `${policy.failuresUntilPause} deliveries in a row failed, so deliveries are on hold. Fix the receiver, ${resumes}`;
    case "plan":
      return "Paused: your plan allows fewer active destinations. Signals wait, and are sent when it resumes.";
    case "gone":
      return `The receiver reports that it is permanently gone, so deliveries are on hold. Restore it or change the URL, ${resumes}`;
    default:
      return null;
  }
}

/** A test's outcome in one sentence. */
export function describeTest(test: DestinationTest): string {
  if (test.success) {
    const accepted = `The sample signal was accepted (${test.status ?? "no status"}, ${test.durationMs} ms)`;
    if (test.usedPreviousSecret) {
      return `${accepted}, but only with the previous signing secret. Update the secret in your receiver.`;
    }
    return test.warning ? `${accepted}. ${test.warning}` : `${accepted}.`;
  }
  if (test.error) return test.error;
  return `The response was ${test.status ?? "empty"} after ${test.durationMs} ms.`;
}

/** Whether deliveries fail in a way that someone should look at. */
export const isFailing = (destination: Pick<Destination, "health" | "isActive" | "pausedReason">): boolean =>
  !isPausedOnPurpose(destination) && ["failing", "action_required"].includes(destination.health);

const urgency: Destination["health"][] = ["action_required", "failing", "degraded"];

/** Orders destinations with the worst first; equal ones stay as they are. */
export function byUrgency(one: Destination, other: Destination): number {
  const rank = (destination: Destination) => {
    const at = isPausedOnPurpose(destination) ? -1 : urgency.indexOf(destination.health);
    return at < 0 ? urgency.length : at;
  };
  return rank(one) - rank(other);
}
