import { findSuppressions } from "@/db/queries/customers";
import { findSuppressionSubjects } from "@/db/queries/suppressions";
import type { Context } from "@/lib/context";
import { findMatch } from "./match";

/** Which of these signals are of suppressed people or companies: nothing about them leaves the product. */
export async function findSuppressedSignals(ctx: Context, signalIds: string[]): Promise<Set<string>> {
  const { db, customerId } = ctx;
  const suppressions = signalIds.length > 0 ? await findSuppressions(db, { customerId }) : [];
  if (suppressions.length === 0) return new Set();
  const subjects = await findSuppressionSubjects(db, { customerId, signalIds });
  const suppressed = subjects.filter(({ personUrl, companyKey, companyUrl, website }) =>
    findMatch(suppressions, { personUrls: [personUrl], companyUrls: [companyKey, companyUrl], website }),
  );
  return new Set(suppressed.map(({ signalId }) => signalId));
}
