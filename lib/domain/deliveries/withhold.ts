import type { Claimed } from "@/db/queries/activations";
import type { DestinationRow } from "@/db/queries/destinations";
import { matchesRouting } from "@/lib/destinations/routing";
import { factsOf } from "@/lib/domain/routing/signal-facts";
import type { Outgoing } from "./payload";

/**
 * Why an activation is not sent after all, in one sentence; null where it may go. What routing queued goes by the
 * destination's routing as it stands, with the signal's age when it was queued: waiting makes nothing too old.
 * What people asked for, by hand or by a replay, goes whatever the routing says.
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
    : "The destination's routing no longer asks for it.";
}
