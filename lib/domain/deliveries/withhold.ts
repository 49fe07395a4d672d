import type { Claimed } from "@/db/queries/activations";
import type { DestinationRow } from "@/db/queries/destinations";
import { matchesRouting } from "@/lib/destinations/routing";
import type { Outgoing } from "./payload";
import { factsOf } from "./signal-facts";

/**
 * Why an activation is not sent, in one sentence; null if it may be sent. Automatic activations must match the
 * current routing, using the signal's age when queued, so waiting never makes a signal too old. Manual sends and
 * replays ignore routing.
 */
export function reasonToWithhold(
  activation: Claimed,
  outgoing: Outgoing,
  destination: Pick<DestinationRow, "routing">,
): string | null {
  if (outgoing.isSuppressed) return "The person or their company is suppressed.";
  if (activation.trigger === "manual" || activation.attemptsBeforeReplay > 0) return null;
  const facts = factsOf(outgoing.signal, { tags: outgoing.tags, at: activation.createdAt });
  return matchesRouting(destination.routing, facts)
    ? null
    : "The signal no longer matches the destination's routing.";
}
