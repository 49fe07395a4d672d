import type { DestinationRow } from "@/db/queries/destinations";
import type { Destination } from "@/lib/contracts/destinations";
import { healthAfter } from "@/lib/destinations/schedule";
import { submissionLimit } from "@/lib/destinations/submissions";
import { versionOf } from "@/lib/domain/version";

/** What is replaced whole: the contents that a version identifies. Settings are merged field by field. */
export const versionedDestination = ({ name, routing }: DestinationRow) => ({ name, routing });

/** A destination as shown to users, without its settings. */
export function presentDestination(row: DestinationRow): Destination {
  const limit = submissionLimit(row.type);
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    isActive: row.isActive,
    pausedReason: row.pausedReason,
    health: healthAfter({
      consecutiveFailures: row.consecutiveFailures,
      hasDelivered: row.lastDeliveredAt !== null,
      pausedReason: row.pausedReason,
    }),
    consecutiveFailures: row.consecutiveFailures,
    routing: row.routing,
    configSummary: row.configSummary,
    lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
    lastFailedAt: row.lastFailedAt?.toISOString() ?? null,
    submissions: limit === null ? null : { count: row.submissions, limit },
    createdAt: row.createdAt.toISOString(),
    version: versionOf(versionedDestination(row)),
  };
}
