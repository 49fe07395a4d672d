import type { Report } from "@/db/queries/reports";
import type { EarlierFindings } from "./changes";
import { readAccountContent, readPersonContent, StoredAccount } from "./content";
import type { EarlierPerson } from "./person-changes";

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
    rivals: current.data?.memory.rivals,
    roles: current.data?.memory.roles,
  };
}

/** What an earlier person report said, of any version; null without one. */
export function readEarlierPerson(report: Report | null): EarlierPerson | null {
  if (!report) return null;
  const { profile, rivals } = readPersonContent(report.content);
  return {
    report,
    title: profile?.currentTitle ?? null,
    companyName: profile?.currentCompany ?? null,
    rivals: rivals?.map(({ name }) => name),
  };
}
