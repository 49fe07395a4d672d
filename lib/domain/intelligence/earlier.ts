import type { Report } from "@/db/queries/reports";
import type { EarlierFindings } from "./changes";
import { readAccountContent, StoredAccount } from "./content";

/** What an earlier account report said, of any version; null without one. */
export function readEarlier(report: Report | null): EarlierFindings | null {
  if (!report) return null;
  const { disposition, firmographics, buyingCommittee } = readAccountContent(report.content);
  const current = StoredAccount.safeParse(report.content);
  return {
    report,
    disposition,
    employeeCount: firmographics?.employeeCount ?? null,
    // The first version remembers only its committee, and nothing of what was seen of it.
    people: current.success
      ? current.data.memory.people
      : buyingCommittee.map(({ networkUrl }) => ({ networkUrl, strongest: null })),
  };
}
