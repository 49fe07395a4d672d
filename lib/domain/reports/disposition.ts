import type { Disposition } from "@/db/vocabulary";
import type { DispositionReason, Intent } from "@/lib/contracts/v1/report-parts";
import { exclusionsFor } from "@/lib/judgement/context/exclusions";
import type { Icp } from "@/lib/judgement/context/icp";
import { companySizeFactor, industryFactor } from "@/lib/judgement/fit/company-fit";
import { compileIcp } from "@/lib/judgement/fit/compile-icp";
import { type CompanyIdentity, runGates } from "@/lib/judgement/gates/gates";
import type { Factor } from "@/lib/judgement/strength/score";
import { companyShares } from "@/lib/judgement/weights";

export interface JudgedCompany {
  name: string;
  networkUrl?: string | null;
  industry: string | null;
  employeeCount: number | null;
}

/** A company whose page is a source of the workspace. */
export interface WatchedCompany extends CompanyIdentity {
  type: "own_company" | "competitor_company";
}

interface Finding {
  code: DispositionReason["code"];
  holds: "yes" | "nearly" | "no" | "unknown";
  reason: string;
}

/** Why a company got its disposition, in sentences. */
export interface Judgement {
  disposition: Disposition;
  /** All reasons as one text. */
  reason: string;
  reasons: { code: DispositionReason["code"]; text: string }[];
}

/**
 * Judges a company: the workspace's own company and its competitors (companies that are sources) are disqualified,
 * then the ICP's company criteria count: the pipeline's hard size limit, the industry and the excluded industries.
 * Any mismatch disqualifies; nothing known is insufficient data; a near industry, or one fact unknown while the
 * other fits, is borderline. The reasons name the facts. Pure.
 */
export function judgeCompany(
  icp: Icp | null,
  company: JudgedCompany,
  watched: readonly WatchedCompany[] = [],
): Judgement {
  const known = watched.find((one) => isSame(one, company));
  if (known) return conclude([relationTo(known, company)]);
  if (!icp) {
    const reason = "The workspace has no ideal customer profile to compare the company with";
    return conclude([{ code: "no_icp", holds: "unknown", reason }]);
  }
  const findings = [findExclusion(icp, company), findIndustry(icp, company), findSize(icp, company)].filter(
    (found) => found !== null,
  );
  if (findings.length > 0) return conclude(findings);
  const reason = "Your ICP asks for no industry and no company size, so any company qualifies";
  return conclude([{ code: "no_criteria", holds: "yes", reason }]);
}

function conclude(findings: Finding[]): Judgement {
  const reasons = findings.map(({ code, reason }) => ({ code, text: `${reason}.` }));
  return { disposition: weigh(findings), reason: reasons.map(({ text }) => text).join(" "), reasons };
}

function weigh(findings: Finding[]): Disposition {
  const some = (holds: Finding["holds"]) => findings.some((finding) => finding.holds === holds);
  if (some("no")) return "disqualified";
  if (findings.every(({ holds }) => holds === "unknown")) return "insufficient_data";
  return some("unknown") || some("nearly") ? "borderline" : "qualified";
}

/** Compared as the pipeline compares a person's employer with the workspace's sources. */
function isSame(watched: WatchedCompany, { networkUrl = null, name }: JudgedCompany): boolean {
  const gates = runGates({
    ...{ suppressedBy: null, ownCompanies: [], mergesInto: null },
    watchedCompanies: [watched],
    personCompany: { networkUrl, name },
  });
  return gates.some(({ id, passed }) => id === "competitor_staff" && !passed);
}

function relationTo({ type, name }: WatchedCompany, company: JudgedCompany): Finding {
  const page = name ?? company.name;
  return type === "own_company"
    ? {
        code: "own_company",
        holds: "no",
        reason: `Your own company: ${page} is your own page among your sources`,
      }
    : { code: "competitor", holds: "no", reason: `A competitor: ${page} is one of your competitor sources` };
}

/** Null unless the ICP excludes the company, by its list of industries or by a limit in its free text. */
function findExclusion(icp: Icp, { name, industry, employeeCount }: JudgedCompany): Finding | null {
  const company = { name, industry, employeeCount };
  const reason = exclusionsFor(icp)({ title: null, headline: null, companyName: name, company });
  return reason === null ? null : { code: "excluded", holds: "no", reason };
}

/** Null if the ICP names no industries. */
function findIndustry(icp: Icp, company: JudgedCompany): Finding | null {
  const factor = industryFactor(compileIcp(icp), company);
  const code = "industry";
  if (factor.weight === 0) return null;
  if (company.industry === null)
    return { code, holds: "unknown", reason: "The company's industry is not known" };
  return { code, holds: holdsBy(factor), reason: factor.reason };
}

/** Null if the ICP sets no limits. */
function findSize(icp: Icp, company: JudgedCompany): Finding | null {
  const factor = companySizeFactor(compileIcp(icp), company);
  const code = "company_size";
  if (factor.weight === 0) return null;
  if (company.employeeCount === null)
    return { code, holds: "unknown", reason: "The company's size is not known" };
  const gates = runGates({
    suppressedBy: null,
    ownCompanies: [],
    watchedCompanies: [],
    personCompany: null,
    mergesInto: null,
    profileFound: true,
    company,
    limits: icp,
  });
  const limits = gates.find(({ id }) => id === "icp_limits");
  return { code, holds: limits?.passed ? "yes" : "no", reason: limits?.reason ?? factor.reason };
}

/** An industry that belongs to a wanted one holds: the reason says so. */
const holdsBy = ({ points, weight }: Factor): Finding["holds"] =>
  points >= Math.floor(weight * companyShares.sameGroup) ? "yes" : points > 0 ? "nearly" : "no";

/**
 * Up one step for strong intent, down one without any: a company that fits is qualified once somebody states a need.
 */
const steps: readonly Disposition[] = ["insufficient_data", "borderline", "qualified"];

/**
 * The disposition with the intent: strong intent raises it by a step, and a company that fits without any need seen is
 * borderline. A disqualified company stays so, and without an ICP there is nothing to raise.
 */
export function withIntent({ disposition, reasons }: Judgement, level: Intent["level"]): Disposition {
  if (disposition === "disqualified" || reasons.some(({ code }) => code === "no_icp")) return disposition;
  const step = steps.indexOf(disposition);
  if (level === "strong") return steps[Math.min(step + 1, steps.length - 1)] ?? disposition;
  return level === "some" || disposition !== "qualified" ? disposition : "borderline";
}
