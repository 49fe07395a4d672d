/** What changed at a company since its last report. Pure. */

import { z } from "zod";
import { countOf } from "@/db/count-of";
import { type Disposition, meanings } from "@/db/vocabulary";
import { describeEngagement } from "@/lib/assessment/describe-engagement";
import { interestOf } from "@/lib/assessment/own-words";
import { type PreviousReport, type SeenCompany, strongestFirst } from "@/lib/assessment/seen";
import { claim, ofCompany, ofEngagement, ofProfile, ofReport, ofSignal } from "@/lib/assessment/sources";
import { type BuyingRole, buyingRoles, type RolesOfPurchase } from "@/lib/contracts/v1/purchase-roles";
import type { ReportChange, ReportChanges, Rival } from "@/lib/contracts/v1/report-parts";
import { settings } from "@/lib/domain/settings";
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { meaningWeight } from "@/lib/judgement/weights";
import { roleNames } from "./buying-roles";
import type { Placed } from "./coverage";
import { sayRefusal } from "./intent";

/** Whom a report knew, and the strongest meaning that was seen of them: what the next one compares with. */
export const KnownPeople = z.object({
  people: z.array(z.object({ networkUrl: z.string(), strongest: z.enum(meanings).nullable() })),
  /** The tools and vendors named, and the roles covered; reports from before them remember none. */
  rivals: z.array(z.string()).optional(),
  roles: z.array(z.enum(buyingRoles)).optional(),
});
type KnownPeople = z.infer<typeof KnownPeople>;

/** What this report knows. */
export const remember = (
  placed: readonly Placed[],
  rivals: readonly Rival[],
  roles: RolesOfPurchase,
): KnownPeople => ({
  rivals: [...new Set(rivals.map(({ name }) => name))],
  roles: coveredRoles(roles),
  people: placed.map(({ person, engagements }) => ({
    networkUrl: person.networkUrl,
    strongest: strongestFirst(engagements)[0]?.meaning ?? null,
  })),
});

const coveredRoles = ({ roles }: RolesOfPurchase) =>
  roles.flatMap(({ role, people }) =>
    people.some(({ confirmed }) => role !== "economic_buyer" || confirmed !== false) ? [role] : [],
  );

/** What an earlier report said, in any of its versions. */
export interface EarlierFindings {
  report: PreviousReport;
  disposition: Disposition | null;
  employeeCount: number | null;
  people: KnownPeople["people"];
  /** Undefined if the report did not remember them. */
  rivals?: KnownPeople["rivals"];
  roles?: KnownPeople["roles"];
}

/** What this report found, as far as it may have changed. */
interface FoundNow {
  disposition: Disposition;
  placed: readonly Placed[];
  rivals: readonly Rival[];
  committee: RolesOfPurchase;
  now: Date;
}

/** The changes since the last report, most important first; in the last 30 days for a first report. */
export function findChanges(
  earlier: EarlierFindings | null,
  company: SeenCompany,
  found: FoundNow,
): ReportChanges {
  const { placed } = found;
  const since = sinceWhen(earlier?.report ?? null, found.now);
  const stronger = earlier ? placed.flatMap((one) => strongerEvidence(earlier, one) ?? []) : [];
  const said = new Set(stronger.map(({ sources }) => sources[0]?.id ?? sources[0]?.url));
  return listChanges(earlier?.report ?? null, since, [
    ...(earlier ? changedDisposition(earlier, company, found.disposition) : []),
    ...newRefusals(placed, since),
    ...stronger,
    ...newNeeds(placed, since).filter(({ sources }) => !said.has(sources[0]?.id ?? sources[0]?.url)),
    ...(earlier ? newRoles(earlier, company, found.committee) : []),
    ...newRivals(earlier?.rivals, found.rivals, since),
    ...newSignals(placed, since),
    ...(earlier ? [...newPeople(earlier, placed), ...changedFacts(earlier, company)] : []),
  ]);
}

/** When the last report was ready; 30 days ago without one. */
export const sinceWhen = (report: PreviousReport | null, now: Date): Date =>
  report ? (report.readyAt ?? report.createdAt) : new Date(now.getTime() - settings.reports.recentMs);

/** The first changes, and how many more there are. */
export function listChanges(
  report: PreviousReport | null,
  since: Date,
  items: ReportChange[],
): ReportChanges {
  const { changes } = settings.reports;
  return {
    since: since.toISOString(),
    previousReportId: report?.id ?? null,
    items: items.slice(0, changes),
    more: Math.max(0, items.length - changes),
  };
}

/** Who asked for no contact since. */
export const newRefusals = (placed: readonly Placed[], since: Date): ReportChange[] =>
  placed.flatMap(({ refusal }) =>
    refusal && refusal.at > since ? [{ kind: "refusal" as const, ...sayRefusal(refusal) }] : [],
  );

/** The strongest need that each person stated since. */
export const newNeeds = (placed: readonly Placed[], since: Date): ReportChange[] =>
  placed.flatMap(({ person, engagements }) => {
    const [need] = strongestFirst(engagements.filter(({ meaning, at }) => isNeed(meaning) && at > since));
    if (!need) return [];
    const text = `${excerpt(person.name, 60)}: ${describeEngagement(need)}`;
    return [{ kind: "new_need" as const, ...claim(text, ...ofEngagement(need), ofProfile(person)) }];
  });

/** Tools and vendors named since that the last report did not name. */
export function newRivals(
  before: readonly string[] | undefined,
  rivals: readonly Rival[],
  since: Date,
): ReportChange[] {
  const known = new Set(before);
  return rivals
    .filter(({ name, at }) => !known.has(name) && new Date(at) > since)
    .map(({ name, person, quote, sources }) => {
      const text = `${excerpt(person.name, 60)} named ${excerpt(name, 40)}: “${quote}”`;
      return { kind: "new_rival", ...claim(text, ...sources) };
    });
}

function newRoles(
  { report, roles }: EarlierFindings,
  company: SeenCompany,
  now: RolesOfPurchase,
): ReportChange[] {
  if (!roles) return [];
  const covered = coveredRoles(now);
  const say = (role: BuyingRole, how: string): ReportChange => ({
    kind: "role",
    ...claim(`The role of ${roleNames[role]} ${how}.`, ofReport(report), ofCompany(company)),
  });
  return [
    ...covered
      .filter((role) => !roles.includes(role))
      .map((role) => say(role, "is covered now, and was not")),
    ...roles
      .filter((role) => !covered.includes(role))
      .map((role) => say(role, "was covered, and no longer is")),
  ];
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
  if (interestOf(strongest) <= Math.max(0, had)) return null;
  const text = `${excerpt(person.name, 60)}: ${describeEngagement(strongest)}`;
  return {
    kind: "stronger_evidence",
    ...claim(text, ...ofEngagement(strongest), ofProfile(person), ofReport(report)),
  };
}

/** How many new signals are named; the rest is counted. */
const maxSignals = 3;

/** Signals that the people made since, the strongest first. */
export function newSignals(placed: readonly Placed[], since: Date): ReportChange[] {
  const made = placed
    .flatMap(({ person, engagements }) => {
      const signals = new Map(
        engagements.flatMap((one) => (one.signal ? [[one.signal.id, one.signal]] : [])),
      );
      return [...signals.values()].map((signal) => ({ person, signal }));
    })
    .filter(({ signal }) => signal.createdAt > since)
    .toSorted(
      (a, b) =>
        b.signal.strength - a.signal.strength || b.signal.createdAt.getTime() - a.signal.createdAt.getTime(),
    );
  const named = made.slice(0, made.length > maxSignals + 1 ? maxSignals : made.length);
  const rest = made.slice(named.length);
  const strengths = rest.map(({ signal }) => signal.strength);
  const others = `${rest.length} more new signals, none stronger than ${Math.max(0, ...strengths)} of 10.`;
  return [
    ...named.map(({ person, signal }): ReportChange => {
      const text = `${excerpt(person.name, 60)} made a new signal of strength ${signal.strength} of 10.`;
      return { kind: "new_signal", ...claim(text, ofSignal(signal), ofProfile(person)) };
    }),
    ...(rest.length > 0
      ? [{ kind: "new_signal" as const, ...claim(others, ...rest.map(({ signal }) => ofSignal(signal))) }]
      : []),
  ];
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
