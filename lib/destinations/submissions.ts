/** How many signals a receiver takes in its lifetime, and when people are told that it fills up: pure. */

import { policy } from "@/db/policy";
import type { DestinationType } from "@/db/vocabulary";

/** By kind; a kind that is not named takes any number. `warnAt` leaves time to make a new webhook. */
const limits: Partial<Record<DestinationType, { limit: number; warnAt: number }>> = {
  enrichment_webhook: policy.enrichmentSubmissions,
};

/** How many signals a receiver of this kind takes; null without a limit. */
export const submissionLimit = (type: DestinationType): number | null => limits[type]?.limit ?? null;

/** What a destination counts. */
export interface Submissions {
  type: DestinationType;
  submissions: number;
}

/** Whether it has nearly had what its receiver takes. */
export const isFilling = ({ type, submissions }: Submissions): boolean =>
  submissions >= (limits[type]?.warnAt ?? Number.POSITIVE_INFINITY);

/** The count after so many more deliveries, and whether these are the ones to warn at: once in a count's life. */
export function submissionsAfter(
  before: Submissions,
  delivered: number,
): { submissions: number; isToWarn: boolean } {
  const submissions = before.submissions + delivered;
  const isToWarn = !isFilling(before) && isFilling({ type: before.type, submissions });
  return { submissions, isToWarn };
}
