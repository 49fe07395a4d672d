import type { Status } from "@/components/ui/badge";
import { policy } from "@/db/policy";
import type { Destination, DestinationTest } from "@/lib/contracts/destinations";
import { describeTestFailure } from "@/lib/contracts/test-failure";
import { destinationKinds } from "./kinds/describe-kind";

type Stated = Pick<Destination, "health" | "isActive" | "pausedReason" | "type" | "lastTest">;

/** What a destination is doing: every text and color about that comes from here, so that no two disagree. */
export interface DestinationState {
  status: Status;
  label: string;
  /** Why nothing is sent and how it goes on, in whole sentences; null while it is live. */
  pause: string | null;
  /** Who has to do something: nobody, the one who paused it, or someone who looks after it. */
  needs: "nothing" | "resume" | "attention";
  /** Whether a person can resume it without a test. */
  isResumable: boolean;
}

const live = { pause: null, isResumable: false } as const;
const attention = { status: "danger", needs: "attention" } as const;

/** The state of a destination. A pause comes before its health, because nothing is attempted while it is paused. */
export function describeHealth(destination: Stated): DestinationState {
  const { isActive, pausedReason, health } = destination;
  if (!isActive && pausedReason !== null) return describePause(pausedReason, destination);
  switch (health) {
    case "healthy":
      return { ...live, status: "success", label: "Healthy", needs: "nothing" };
    case "degraded":
      return { ...live, status: "warning", label: "Degraded", needs: "nothing" };
    case "failing":
      return { ...live, ...attention, label: "Failing" };
    case "action_required":
      return { ...live, ...attention, label: "Action required" };
    default:
      return destination.lastTest?.success
        ? { ...live, status: "success", label: "Ready", needs: "nothing" }
        : { ...live, status: "idle", label: "Not tested", needs: "nothing" };
  }
}

const resumes =
  "then test the connection. A successful test resumes the destination and sends its pending deliveries.";

function describePause(
  reason: NonNullable<Destination["pausedReason"]>,
  { type }: Pick<Destination, "type">,
): DestinationState {
  const onPurpose = { status: "paused", label: "Paused", needs: "resume", isResumable: true } as const;
  const blocked = { ...attention, label: "Action required", isResumable: false } as const;
  switch (reason) {
    case "manual":
      return { ...onPurpose, pause: "Paused manually. New signals wait and are sent when you resume it." };
    case "plan":
      return {
        ...onPurpose,
        pause:
          "Paused: your plan allows fewer active destinations. Signals wait, and are sent when it resumes.",
      };
    case "test":
      return {
        ...attention,
        label: "Test failed",
        isResumable: true,
        pause:
          "Not live: its last test failed. New signals wait, and are sent when a test succeeds or you resume it.",
      };
    case "auth":
      return { ...blocked, pause: `${destinationKinds[type].refusal}, ${resumes}` };
    case "failures":
      return {
        ...blocked,
        pause: `${policy.failuresUntilPause} deliveries in a row failed, so deliveries are on hold. Fix the receiver, ${resumes}`,
      };
    case "gone":
      return {
        ...blocked,
        pause: `The receiver reports that it is permanently gone, so deliveries are on hold. Restore it or change the URL, ${resumes}`,
      };
  }
}

/** The routing sentence of a destination, which says nothing about now while the destination is paused. */
export function describeSending({ pause }: Pick<DestinationState, "pause">, routing: string): string {
  if (pause === null) return routing;
  return `Nothing is sent while it is paused. Once it resumes: ${routing.charAt(0).toLowerCase()}${routing.slice(1)}`;
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
  return describeTestFailure(test);
}

/** Whether someone should look at it. */
export const isFailing = (destination: Stated): boolean => describeHealth(destination).needs === "attention";

/** Whether its state is the outcome of its last test. */
export const isPausedByTest = ({ pausedReason }: Pick<Destination, "pausedReason">): boolean =>
  pausedReason === "test";

/** Whether its state says this outcome of a test already. One that says nothing of the receiver is not kept. */
export const saysTestResult = (
  destination: Pick<Destination, "pausedReason" | "lastTest">,
  test: DestinationTest,
): boolean =>
  isPausedByTest(destination) && !test.success && destination.lastTest?.error === describeTestFailure(test);

const urgency: Destination["health"][] = ["action_required", "failing", "degraded"];

/** Orders destinations with the worst first; equal ones stay as they are. */
export function byUrgency(one: Destination, other: Destination): number {
  const rank = (destination: Destination) => {
    const isPaused = describeHealth(destination).needs === "resume";
    const at = isPaused ? -1 : urgency.indexOf(destination.health);
    return at < 0 ? urgency.length : at;
  };
  return rank(one) - rank(other);
}
