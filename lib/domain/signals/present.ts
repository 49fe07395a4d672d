import type { ShownSignal } from "@/db/signal-index/list";
import type { V1Signal } from "@/lib/contracts/v1/signals";

/** A signal as the customer API shows it; the portal adds to it. */
export function presentShown(row: ShownSignal): V1Signal {
  return {
    id: row.id,
    type: row.type,
    strength: row.strength,
    person: {
      name: row.personName,
      title: row.personTitle,
      company: row.companyName,
      networkUrl: row.personUrl,
      location: row.personLocation,
    },
    whyItMatters: row.whyItMatters,
    suggestedOpener: row.suggestedOpener,
    talkingPoints: row.talkingPoints,
    createdAt: row.createdAt.toISOString(),
  };
}
