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

const reasons: Record<NonNullable<Destination["pausedReason"]>, string> = {
  manual: "Paused by hand. New signals wait here and are sent when it is resumed.",
  auth: "The endpoint refused the credentials (401 or 403), so deliveries wait. Put the credentials right, then test the connection: a successful test resumes them.",
  failures:
    "Twenty deliveries in a row failed, so deliveries wait. Put the endpoint right, then test the connection: a successful test resumes them.",
  gone: "The endpoint answered 410 Gone, so deliveries stopped. If it is back, test the connection: a successful test resumes them.",
};

/** Why nothing is sent, and what settles it; null while it works. */
export function describePause(destination: Pick<Destination, "isActive" | "pausedReason">): string | null {
  return destination.isActive || !destination.pausedReason ? null : reasons[destination.pausedReason];
}

/** The outcome of a test in one sentence. */
export function describeTest(test: DestinationTest): string {
  if (test.success)
    return `The endpoint took the sample signal (${test.status ?? "no status"}, ${test.durationMs} ms).`;
  if (test.error) return test.error;
  return `The endpoint answered ${test.status ?? "nothing"} after ${test.durationMs} ms.`;
}
