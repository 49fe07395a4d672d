import { pick } from "@/db/pick";
import type { ShownSignal } from "@/db/signal-index/list";
import type { ReportedSignal } from "@/lib/contracts/v1/signals";

/** A signal as the customer API shows it; the portal adds to it. */
export function presentShown(row: ShownSignal): ReportedSignal {
  return {
    ...pick(row, "id", "type", "strength"),
    person: {
      name: row.personName,
      title: row.personTitle,
      company: row.companyName,
      networkUrl: row.personUrl,
      location: row.personLocation,
    },
    ...pick(row, "whyItMatters", "suggestedOpener", "talkingPoints"),
    engagedAt: row.occurredAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}
