/** Lifetime submission limits of receivers, and when to warn before they are reached. Pure. */

import { policy } from "@/db/policy";
import type { DestinationType } from "@/db/vocabulary";

/** By kind, null where there is no limit. `warnAt` leaves time to create a new webhook. */
const limits: Record<DestinationType, { limit: number; warnAt: number } | null> = {
  webhook: null,
  chat: null,
  spreadsheet: null,
  notes: null,
  automation: null,
  enrichment_webhook: policy.enrichmentSubmissions,
};

/** How many signals a receiver of this kind accepts; null without a limit. */
export const submissionLimit = (type: DestinationType): number | null => limits[type]?.limit ?? null;

/** A destination's submission count. */
export interface Submissions {
  type: DestinationType;
  submissions: number;
}

/** Whether the destination is close to its receiver's limit. */
export const isFilling = ({ type, submissions }: Submissions): boolean =>
  submissions >= (limits[type]?.warnAt ?? Number.POSITIVE_INFINITY);

/** The count after `delivered` more deliveries, and whether to warn now. The warning is sent once per count. */
export function submissionsAfter(
  before: Submissions,
  delivered: number,
): { submissions: number; isToWarn: boolean } {
  const submissions = before.submissions + delivered;
  const isToWarn = !isFilling(before) && isFilling({ type: before.type, submissions });
  return { submissions, isToWarn };
}
