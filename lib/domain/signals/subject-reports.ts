import { findNewestReports } from "@/db/queries/reports";
import type { Context } from "@/lib/context";
import { SubjectReport } from "@/lib/contracts/signals";
import { settings } from "@/lib/domain/settings";

/** The newest report about each of these people and companies by address, in one query; failed ones are left out. */
export async function findSubjectReports(
  { db, customerId, clock }: Context,
  subjects: string[],
): Promise<Map<string, SubjectReport>> {
  const found = await findNewestReports(db, { customerId, subjects });
  const since = new Date(clock.now().getTime() - settings.reports.cacheMs);
  return new Map(
    [...found].map(([subject, { createdAt, ...row }]) => [
      subject,
      SubjectReport.parse({
        ...row,
        createdAt: createdAt.toISOString(),
        isCurrent: row.status !== "ready" || createdAt > since,
      }),
    ]),
  );
}
