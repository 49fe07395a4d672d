import {
  findRecordIdsOf,
  lockReadyReports,
  type ReadyReport,
  replaceReportContent,
} from "@/db/queries/erase-reports";
import type { PersonIdentity } from "@/db/queries/person-identity";
import type { Context } from "@/lib/context";
import { forgetPerson } from "@/lib/domain/reports/forget";

/** Reports read at a time. */
const batch = 50;

/**
 * Removes a person from the workspace's reports about others: their engagements, roles and posts, and what rests on
 * them. Call it before their rows are deleted. Returns the number of changed reports.
 */
export async function forgetInReports(
  { db, customerId }: Context,
  identity: PersonIdentity,
): Promise<number> {
  const ids = await findRecordIdsOf(db, { customerId, ...identity });
  const keys = new Set([...identity.urls, ...identity.personIds, ...ids]);
  let changed = 0;
  let after: string | null = null;
  for (;;) {
    const rows: ReadyReport[] = await lockReadyReports(db, { customerId, after, limit: batch });
    for (const { id: reportId, type, subject, content } of rows) {
      // Reports about the person are deleted as a whole.
      const rest = type === "person" && keys.has(subject) ? null : forgetPerson(content, keys);
      if (!rest) continue;
      await replaceReportContent(db, { customerId, reportId, ...rest });
      changed += 1;
    }
    after = rows.at(-1)?.id ?? null;
    if (rows.length < batch) return changed;
  }
}
