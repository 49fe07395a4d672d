/** What changed about a person since their last report. Pure. */

import type { PreviousReport } from "@/lib/assessment/seen";
import { claim, ofProfile } from "@/lib/assessment/sources";
import type { ReportChange, ReportChanges, Rival } from "@/lib/contracts/v1/report-parts";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { listChanges, newNeeds, newRefusals, newRivals, newSignals, sinceWhen } from "./changes";
import type { Placed } from "./coverage";

/** What an earlier report said of the person. */
export interface EarlierPerson {
  report: PreviousReport;
  title: string | null;
  companyName: string | null;
  rivals: readonly string[] | undefined;
}

/** The changes since the last report, most important first; in the last 30 days for a first report. */
export function findPersonChanges(
  earlier: EarlierPerson | null,
  placed: Placed,
  found: { title: string | null; companyName: string | null; rivals: readonly Rival[]; now: Date },
): ReportChanges {
  const since = sinceWhen(earlier?.report ?? null, found.now);
  return listChanges(earlier?.report ?? null, since, [
    ...newRefusals([placed], since),
    ...newNeeds([placed], since),
    ...(earlier ? changedWork(earlier, placed, found) : []),
    ...newRivals(earlier?.rivals, found.rivals, since),
    ...newSignals([placed], since),
  ]);
}

function changedWork(
  before: EarlierPerson,
  { person }: Placed,
  now: { title: string | null; companyName: string | null },
): ReportChange[] {
  const source = ofProfile(person);
  const say = (from: string, to: string): ReportChange => ({
    kind: "role",
    ...claim(`Was ${excerpt(from, 80)}, is now ${excerpt(to, 80)}.`, source),
  });
  const { title, companyName } = before;
  return [
    ...(title && now.title && title !== now.title ? [say(`“${title}”`, `“${now.title}”`)] : []),
    ...(companyName && now.companyName && companyName !== now.companyName
      ? [say(`at ${companyName}`, `at ${now.companyName}`)]
      : []),
  ];
}
