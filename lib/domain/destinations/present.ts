import { pick } from "@/db/pick";
import type { DestinationRow } from "@/db/queries/destinations";
import type { Context } from "@/lib/context";
import type { Destination } from "@/lib/contracts/destinations";
import { healthAfter } from "@/lib/destinations/schedule";
import { submissionLimit } from "@/lib/destinations/submissions";
import { versionOf } from "@/lib/domain/version";
import { keyStyleOf } from "./key-style";
import { missingFields } from "./known-fields";
import { hasPreviousSecret } from "./sealed";

/** What is replaced whole: the contents that a version identifies. Settings are merged field by field. */
export const versionedDestination = ({ name, routing }: DestinationRow) => ({ name, routing });

/** A destination as shown to users, without its settings except for the style of its field names. */
export function presentDestination(ctx: Pick<Context, "clock" | "ports">, row: DestinationRow): Destination {
  const now = ctx.clock.now();
  const limit = submissionLimit(row.type);
  return {
    ...pick(row, "id", "type", "name", "isActive", "pausedReason"),
    health: healthAfter({
      consecutiveFailures: row.consecutiveFailures,
      hasDelivered: row.lastDeliveredAt !== null,
      pausedReason: row.pausedReason,
    }),
    ...pick(row, "consecutiveFailures", "routing", "configSummary"),
    keys: keyStyleOf(ctx, row),
    lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
    lastFailedAt: row.lastFailedAt?.toISOString() ?? null,
    lastTest: row.lastTestedAt && {
      at: row.lastTestedAt.toISOString(),
      success: row.lastTestError === null,
      error: row.lastTestError,
    },
    submissions: limit === null ? null : { count: row.submissions, limit },
    previousSecret: presentPreviousSecret(row, now),
    missingFields: missingFields(row.knownFields),
    createdAt: row.createdAt.toISOString(),
    version: versionOf(versionedDestination(row)),
  };
}

/** One that has expired is no longer shown, and deleted daily. */
function presentPreviousSecret(row: DestinationRow, now: Date): Destination["previousSecret"] {
  const { previousSecretUntil: until, previousSecretUsedAt: usedAt } = row;
  if (!until || !hasPreviousSecret(row, now)) return null;
  return { until: until.toISOString(), usedAt: usedAt?.toISOString() ?? null };
}
