/** What changed at a company since its last report. Pure. */

import { z } from "zod";
import { countOf } from "@/db/count-of";
import { type Disposition, meanings } from "@/db/vocabulary";
import type { ReportChange, ReportChanges } from "@/lib/contracts/v1/report-parts";
import { settings } from "@/lib/domain/settings";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { meaningWeight } from "@/lib/judgement/weights";
import type { Placed } from "./coverage";
import { describeEngagement } from "./describe-engagement";
import { type PreviousReport, type SeenCompany, strongestFirst } from "./seen";
import { claim, ofCompany, ofEngagement, ofProfile, ofReport, ofSignal } from "./sources";

/** Whom a report knew, and the strongest meaning that was seen of them: what the next one compares with. */
export const KnownPeople = z.object({
  people: z.array(z.object({ networkUrl: z.string(), strongest: z.enum(meanings).nullable() })),
});
type KnownPeople = z.infer<typeof KnownPeople>;

/** What this report knows. */
export const rememberPeople = (placed: readonly Placed[]): KnownPeople => ({
  people: placed.map(({ person, engagements }) => ({
    networkUrl: person.networkUrl,
    strongest: strongestFirst(engagements)[0]?.meaning ?? null,
  })),
});

/** What an earlier report said, in any of its versions. */
export interface EarlierFindings {
  report: PreviousReport;
  disposition: Disposition | null;
  employeeCount: number | null;
  people: KnownPeople["people"];
}

/** The changes, most important first; no items for a first report. */
export function findChanges(
  earlier: EarlierFindings | null,
  company: SeenCompany,
  now: { disposition: Disposition; placed: readonly Placed[] },
): ReportChanges {
  if (!earlier) return { since: null, previousReportId: null, items: [], more: 0 };
  const { report } = earlier;
  const since = report.readyAt ?? report.createdAt;
  const items = [
    ...changedDisposition(earlier, company, now.disposition),
    ...now.placed.flatMap((placed) => strongerEvidence(earlier, placed) ?? []),
    ...newSignals(now.placed, since),
    ...newPeople(earlier, now.placed),
    ...changedFacts(earlier, company),
  ];
  const { changes } = settings.intelligence;
  return {
    since: since.toISOString(),
    previousReportId: report.id,
    items: items.slice(0, changes),
    more: Math.max(0, items.length - changes),
  };
}

function changedDisposition(
  { report, disposition: before }: EarlierFindings,
  company: SeenCompany,
  after: Disposition,
): ReportChange[] {
  if (before === null || before === after) return [];
  const text = `Was ${inWords(before)}, is now ${inWords(after)}.`;
  return [{ kind: "disposition", ...claim(text, ofReport(report), ofCompany(company)) }];
}

/** Someone known before whose strongest engagement says more than it did. */
function strongerEvidence(
  { report, people }: EarlierFindings,
  { person, engagements }: Placed,
): ReportChange | null {
  const before = people.find(({ networkUrl }) => networkUrl === person.networkUrl);
  const [strongest] = strongestFirst(engagements);
  if (!before || !strongest) return null;
  const had = before.strongest ? meaningWeight[before.strongest] : -1;
  if (meaningWeight[strongest.meaning] <= Math.max(0, had)) return null;
  const text = `${excerpt(person.name, 60)}: ${describeEngagement(strongest)}`;
  return {
    kind: "stronger_evidence",
    ...claim(text, ...ofEngagement(strongest), ofProfile(person), ofReport(report)),
  };
}

function newSignals(placed: readonly Placed[], since: Date): ReportChange[] {
  return placed
    .flatMap(({ person, engagements }) => {
      const signals = new Map(
        engagements.flatMap((one) => (one.signal ? [[one.signal.id, one.signal]] : [])),
      );
      return [...signals.values()].map((signal) => ({ person, signal }));
    })
    .filter(({ signal }) => signal.createdAt > since)
    .toSorted((a, b) => b.signal.createdAt.getTime() - a.signal.createdAt.getTime())
    .map(({ person, signal }) => {
      const text = `${excerpt(person.name, 60)} made a new signal of strength ${signal.strength} of 10.`;
      return { kind: "new_signal", ...claim(text, ofSignal(signal), ofProfile(person)) };
    });
}

function newPeople({ report, people }: EarlierFindings, placed: readonly Placed[]): ReportChange[] {
  const known = new Set(people.map(({ networkUrl }) => networkUrl));
  return placed
    .filter(
      ({ person, role, engagements }) =>
        !known.has(person.networkUrl) && (role !== null || engagements.length > 0),
    )
    .map(({ person }) => {
      const role = person.title ?? person.headline;
      const text = `${excerpt(person.name, 60)}${role ? `, ${excerpt(role, 80)},` : ""} was not known before.`;
      return { kind: "new_person", ...claim(text, ofProfile(person), ofReport(report)) };
    });
}

function changedFacts(
  { report, employeeCount: before }: EarlierFindings,
  company: SeenCompany,
): ReportChange[] {
  const { employeeCount: after } = company;
  if (before === null || after === null || before === after) return [];
  const text = `Had ${countOf(before, "employee")}, has ${number.format(after)} now.`;
  return [{ kind: "company_facts", ...claim(text, ofReport(report), ofCompany(company)) }];
}

const number = new Intl.NumberFormat("en-US");
const inWords = (disposition: Disposition): string => disposition.replaceAll("_", " ");
