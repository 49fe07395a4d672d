import type { Status } from "@/components/ui/badge";
import type { Destination, DestinationTest } from "@/lib/contracts/destinations";

/** Badge for each health state. */
export const healthLooks: Record<Destination["health"], { status: Status; words: string }> = {
  unknown: { status: "idle", words: "Never delivered" },
  healthy: { status: "success", words: "Healthy" },
  degraded: { status: "warning", words: "Degraded" },
  failing: { status: "danger", words: "Failing" },
  action_required: { status: "danger", words: "Action required" },
};

export const destinationTypeWords: Record<Destination["type"], string> = {
  webhook: "Webhook",
  automation: "Automation",
  enrichment_webhook: "Enrichment",
  chat: "Chat",
  spreadsheet: "Spreadsheet",
  notes: "Notes database",
};

/** Badge of a destination. A manual pause takes precedence over health, because nothing is attempted while paused. */
export function describeHealth(destination: Pick<Destination, "health" | "isActive" | "pausedReason">) {
  if (!destination.isActive && destination.pausedReason === "manual") {
    return { status: "paused" as const, words: "Paused" };
  }
  return healthLooks[destination.health];
}

/** Which credential each type rejects, and how to fix it. */
const refusals: Record<Destination["type"], string> = {
  webhook: "The endpoint rejected the credentials (401 or 403). Update the connection with valid ones",
  automation: "The tool rejected the webhook URL or its key. Turn the workflow on or edit the connection",
  enrichment_webhook: "The table rejected the token. Update the connection with the table's current token",
  chat: "The chat rejected the webhook. It was removed, or its channel was archived. Update the connection with a new webhook",
  spreadsheet: "The spreadsheet is not writable. Share it as an editor and check that its tab exists",
  notes:
    "The notes tool rejected the token, or the database is no longer shared with it. Share it again or edit the connection",
};

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
      return `${refusals[destination.type]}, ${resumes}`;
    case "failures":
      return `Twenty deliveries in a row failed, so deliveries are on hold. Fix the receiver, ${resumes}`;
    case "gone":
      return `The receiver reports that it is permanently gone, so deliveries are on hold. Restore it or change the URL, ${resumes}`;
    default:
      return null;
  }
}

/** A test's outcome in one sentence. */
export function describeTest(test: DestinationTest): string {
  if (test.success)
    return `The sample signal was accepted (${test.status ?? "no status"}, ${test.durationMs} ms).`;
  if (test.error) return test.error;
  return `The response was ${test.status ?? "empty"} after ${test.durationMs} ms.`;
}
