import type { Status } from "@/components/ui/badge";
import type { Destination, DestinationTest } from "@/lib/contracts/destinations";

/** How each state of health is shown. */
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

/** The badge of a destination: paused by hand comes before its health, as nothing is tried meanwhile. */
export function describeHealth(destination: Pick<Destination, "health" | "isActive" | "pausedReason">) {
  if (!destination.isActive && destination.pausedReason === "manual") {
    return { status: "paused" as const, words: "Paused" };
  }
  return healthLooks[destination.health];
}

/** Whom a kind was refused by, and what puts it right. */
const refusals: Record<Destination["type"], string> = {
  webhook: "The endpoint refused the credentials (401 or 403). Edit the connection with ones that work",
  automation: "The tool refused the hook or its key. Turn the workflow on, or edit the connection",
  enrichment_webhook: "The table refused the token. Edit the connection with the one it shows",
  chat: "The chat refused the webhook: it was removed, or its channel archived. Edit the connection with a new one",
  spreadsheet: "The spreadsheet cannot be written. Share it as an editor, and see that its tab is there",
  notes:
    "The notes tool refused the token, or the database is no longer shared with it. Share it again, or edit the connection",
};

const resumes = "then test the connection: a successful test resumes it, and what waits is sent.";

/** Why nothing is sent, and what settles it; null while it works. */
export function describePause(
  destination: Pick<Destination, "isActive" | "pausedReason" | "type">,
): string | null {
  if (destination.isActive) return null;
  switch (destination.pausedReason) {
    case "manual":
      return "Paused by hand. New signals wait here and are sent when it is resumed.";
    case "auth":
      return `${refusals[destination.type]}, ${resumes}`;
    case "failures":
      return `Twenty deliveries in a row failed, so deliveries wait. Put it right at the other end, ${resumes}`;
    case "gone":
      return `The other end says that it is gone for good, so deliveries wait. If it is back, or with a new address, ${resumes}`;
    default:
      return null;
  }
}

/** The outcome of a test in one sentence. */
export function describeTest(test: DestinationTest): string {
  if (test.success)
    return `It took the sample signal (${test.status ?? "no status"}, ${test.durationMs} ms).`;
  if (test.error) return test.error;
  return `It answered ${test.status ?? "nothing"} after ${test.durationMs} ms.`;
}
