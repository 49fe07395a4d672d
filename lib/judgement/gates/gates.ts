import { type GateId, gateIds, type UnwantedMeaning } from "@/db/vocabulary";
import { normalizeText } from "@/lib/judgement/text/normalize-text";
import type { Icp } from "../context/icp";
import { employeesAre, rangeInWords } from "../fit/company-fit";

export { type GateId, gateIds };

export interface GateVerdict {
  id: GateId;
  passed: boolean;
  reason: string;
}

/** A company: compared by URL if known, otherwise by name. */
export interface CompanyIdentity {
  networkUrl: string | null;
  name: string | null;
}

/** What is known so far. A missing field has not been looked up yet: checking stops before its gate. */
export interface GateFacts {
  /** What the suppression list matched, for example `person jane-doe`; null for nothing. */
  suppressedBy: string | null;
  /** The workspace's own companies, and where the person works. */
  ownCompanies: readonly CompanyIdentity[];
  personCompany: CompanyIdentity | null;
  /** The company whose page posted, if any: its people react to their own employer's posts. */
  postingCompany?: CompanyIdentity | null;
  /** Companies whose pages are sources of the workspace. Their staff are no buyers. */
  watchedCompanies: readonly CompanyIdentity[];
  /** Whether the same person has a signal within the merge window; the caller looks it up. */
  mergesInto?: { ageDays: number } | null;
  profileFound?: boolean;
  company?: { name: string; employeeCount: number | null } | null;
  limits?: Pick<Icp, "minEmployees" | "maxEmployees">;
  /** What rejects the person by their evidence; null for nothing. */
  unwanted?: UnwantedMeaning | null;
  /** How long ago the person asked for no contact, if that still holds; null if they did not. */
  refusedDaysAgo?: number | null;
  /** What the ICP excludes about them, for example `Title "Intern" is excluded`; null for nothing. */
  excludedBy?: string | null;
  fit?: number;
  /** The minimum fit for a signal. */
  minimumFit?: number;
}

/** No gate is overruled: how the pipeline judges. */
const none: ReadonlySet<GateId> = new Set();

/**
 * Checks the gates in order. Returns their verdicts up to the first refusal, or up to the first gate whose facts
 * are not known yet, so that costly lookups can wait for the cheap gates. A refusal by one of the `overruled` gates
 * counts as passed and says so. Pure.
 *
 * `company`: a profile without a company passes only if the ICP sets no employee limits; with limits it can't be
 * checked and is refused. `icp_limits`: a company of unknown size passes, and the score says so.
 */
export function runGates(facts: GateFacts, overruled: ReadonlySet<GateId> = none): GateVerdict[] {
  const verdicts: GateVerdict[] = [];
  for (const gate of gates) {
    const verdict = gate(facts);
    if (!verdict) break;
    if (!verdict.passed && overruled.has(verdict.id)) {
      verdicts.push(pass(verdict.id, `Overruled by a person: ${verdict.reason}`));
      continue;
    }
    verdicts.push(verdict);
    if (!verdict.passed) break;
  }
  return verdicts;
}

/** Whether every gate was checked and passed. */
export function passedAll(verdicts: readonly GateVerdict[]): boolean {
  return verdicts.length === gateIds.length && verdicts.every((verdict) => verdict.passed);
}

type Gate = (facts: GateFacts) => GateVerdict | null;

const gates: readonly Gate[] = [
  askSuppressed,
  askOwnEmployee,
  askCompetitorStaff,
  askMergeWindow,
  askProfile,
  askCompany,
  askIcpLimits,
  askSells,
  askRefuses,
  askExcluded,
  askScore,
];

function askSuppressed({ suppressedBy }: GateFacts): GateVerdict {
  return suppressedBy === null
    ? pass("suppressed", "Not on the suppression list")
    : refuse("suppressed", `On the suppression list: ${suppressedBy}`);
}

function askOwnEmployee({ ownCompanies, personCompany, postingCompany }: GateFacts): GateVerdict {
  const own = personCompany && ownCompanies.find((company) => isSameCompany(company, personCompany));
  if (own) return refuse("own_employee", `Works at your own company${own.name ? `, ${own.name}` : ""}`);
  if (personCompany && postingCompany && isSameCompany(postingCompany, personCompany)) {
    return refuse(
      "own_employee",
      `Works at ${personCompany.name ? `${personCompany.name}, whose page` : "the company whose page"} posted this`,
    );
  }
  return pass("own_employee", "Does not work at your own company");
}

function askCompetitorStaff({ watchedCompanies, personCompany }: GateFacts): GateVerdict {
  const watched = personCompany && watchedCompanies.find((company) => isSameCompany(company, personCompany));
  return watched
    ? refuse("competitor_staff", `Works at ${watched.name ?? "a company"}, whose page is one of your sources`)
    : pass("competitor_staff", "Does not work at a company that you watch");
}

function askMergeWindow({ mergesInto }: GateFacts): GateVerdict | null {
  if (mergesInto === undefined) return null;
  if (mergesInto === null) return pass("merge_window", "No signal of this person in the merge window");
  const age = mergesInto.ageDays < 1 ? "less than a day" : days(mergesInto.ageDays);
  return refuse("merge_window", `Stacked on this person's signal of ${age} ago`);
}

function askProfile({ profileFound }: GateFacts): GateVerdict | null {
  if (profileFound === undefined) return null;
  return profileFound
    ? pass("profile", "Profile found")
    : refuse("profile", "Profile not found: it is private, gone or moved");
}

function askCompany({ company, limits }: GateFacts): GateVerdict | null {
  if (company === undefined || limits === undefined) return null;
  if (company) return pass("company", `Company found: ${company.name}`);
  return hasLimits(limits)
    ? refuse("company", `Company not found, so ${rangeOf(limits)} cannot be checked`)
    : pass("company", "Company not found; the ICP sets no limits that need it");
}

function askIcpLimits({ company, limits }: GateFacts): GateVerdict | null {
  if (limits === undefined) return null;
  if (!hasLimits(limits)) return pass("icp_limits", "The ICP sets no employee limits");
  const count = company?.employeeCount ?? null;
  if (count === null) return pass("icp_limits", "The company's size is not known; the score weighs that");
  const inside = count >= (limits.minEmployees ?? 0) && count <= (limits.maxEmployees ?? Infinity);
  return inside
    ? pass("icp_limits", `${employeesAre(count)} within ${rangeOf(limits)}`)
    : refuse("icp_limits", `${employeesAre(count)} outside ${rangeOf(limits)}`);
}

function askSells({ unwanted }: GateFacts): GateVerdict | null {
  if (unwanted === undefined) return null;
  if (unwanted === "sells") return refuse("sells", "Offers something of their own");
  if (unwanted === "seeks_job") return refuse("sells", "Looks for a job");
  return pass("sells", "Neither sells something nor looks for a job");
}

/** Protects the person, whatever their fit, so it also holds for one who has a signal already. */
export function askRefuses({
  unwanted,
  refusedDaysAgo,
}: Pick<GateFacts, "unwanted" | "refusedDaysAgo">): GateVerdict | null {
  if (unwanted === undefined) return null;
  if (unwanted === "refuses") return refuse("refuses", "Wants no contact");
  return refusedDaysAgo === undefined || refusedDaysAgo === null
    ? pass("refuses", "Did not ask to be left alone")
    : refuse(
        "refuses",
        refusedDaysAgo < 1
          ? "Asked for no contact today"
          : `Asked for no contact ${days(refusedDaysAgo)} ago`,
      );
}

function askExcluded({ excludedBy }: GateFacts): GateVerdict | null {
  if (excludedBy === undefined) return null;
  return excludedBy === null
    ? pass("excluded", "Nothing that the ICP excludes")
    : refuse("excluded", excludedBy);
}

function askScore({ fit, minimumFit }: GateFacts): GateVerdict | null {
  if (fit === undefined || minimumFit === undefined) return null;
  return fit >= minimumFit
    ? pass("score", `A fit of ${fit} reaches the ${minimumFit} that a signal needs`)
    : refuse("score", `A fit of ${fit} is below the ${minimumFit} that a signal needs`);
}

/** By URL if both have one, otherwise by name without its legal form. */
function isSameCompany(a: CompanyIdentity, b: CompanyIdentity): boolean {
  if (a.networkUrl && b.networkUrl) return a.networkUrl === b.networkUrl;
  const name = plainName(a.name);
  return name !== "" && name === plainName(b.name);
}

const legalForms =
  /\b(?:inc|incorporated|llc|ltd|limited|plc|corp|corporation|co|company|gmbh|ag|se|kg|mbh|ug|ohg|sa|sas|sarl|srl|spa|bv|nv|ab|oy|as|aps|group|holding)\b/g;

function plainName(name: string | null): string {
  const plain = normalizeText(name ?? "").replace(/[^\p{L}\p{N}]+/gu, " ");
  // Some company names consist only of such words ("The Group").
  return plain.replace(legalForms, " ").replace(/\s+/g, " ").trim() || plain.trim();
}

function hasLimits({ minEmployees, maxEmployees }: Pick<Icp, "minEmployees" | "maxEmployees">): boolean {
  return minEmployees !== null || maxEmployees !== null;
}

function rangeOf(limits: Pick<Icp, "minEmployees" | "maxEmployees">): string {
  return `the ICP's ${rangeInWords(limits.minEmployees, limits.maxEmployees)}`;
}

function days(count: number): string {
  const whole = Math.floor(count);
  return `${whole} ${whole === 1 ? "day" : "days"}`;
}

function pass(id: GateId, reason: string): GateVerdict {
  return { id, passed: true, reason };
}

function refuse(id: GateId, reason: string): GateVerdict {
  return { id, passed: false, reason };
}
