import type { findSuppressions } from "@/db/queries/customers";
import type { Person } from "@/db/queries/people";
import { findMatch } from "@/lib/domain/suppressions/match";

/** The people whom no suppression of the workspace names. Pure. */
export const withoutSuppressed = (
  suppressions: Awaited<ReturnType<typeof findSuppressions>>,
  people: readonly Person[],
): Person[] =>
  people.filter(
    ({ networkUrl }) =>
      findMatch(suppressions, { personUrls: [networkUrl], companyUrls: [], website: null }) === null,
  );
