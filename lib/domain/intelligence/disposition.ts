import type { Disposition } from "@/db/vocabulary";
import { companySizeFactor, industryFactor } from "@/lib/domain/qualification/company-fit";
import { compileIcp } from "@/lib/domain/qualification/compile-icp";
import { runGates } from "@/lib/domain/qualification/gates";
import type { Icp } from "@/lib/domain/qualification/icp";
import type { Factor } from "@/lib/domain/qualification/score";

export interface JudgedCompany {
  name: string;
  industry: string | null;
  employeeCount: number | null;
}

interface Finding {
  holds: "yes" | "nearly" | "no" | "unknown";
  reason: string;
}

/**
 * Judges a company by the ICP's company criteria: the pipeline's hard size limit and the industry. Any mismatch
 * disqualifies; nothing known is insufficient data; a near industry, or one fact unknown while the other fits, is
 * borderline. The reason names the facts. Pure.
 */
export function judgeCompany(
  icp: Icp | null,
  company: JudgedCompany,
): { disposition: Disposition; reason: string } {
  if (!icp) {
    const reason = "The workspace has no ideal customer profile to compare the company with.";
    return { disposition: "insufficient_data", reason };
  }
  const findings = [findIndustry(icp, company), findSize(icp, company)].filter((found) => found !== null);
  if (findings.length === 0) {
    const reason = "Your ICP asks for no industry and no company size, so any company qualifies.";
    return { disposition: "qualified", reason };
  }
  return { disposition: weigh(findings), reason: `${findings.map(({ reason }) => reason).join(". ")}.` };
}

function weigh(findings: Finding[]): Disposition {
  const some = (holds: Finding["holds"]) => findings.some((finding) => finding.holds === holds);
  if (some("no")) return "disqualified";
  if (findings.every(({ holds }) => holds === "unknown")) return "insufficient_data";
  return some("unknown") || some("nearly") ? "borderline" : "qualified";
}

/** Null if the ICP names no industries. */
function findIndustry(icp: Icp, company: JudgedCompany): Finding | null {
  const factor = industryFactor(compileIcp(icp), company);
  if (factor.weight === 0) return null;
  if (company.industry === null) return { holds: "unknown", reason: "The company's industry is not known" };
  return { holds: holdsBy(factor), reason: factor.reason };
}

/** Null if the ICP sets no limits. */
function findSize(icp: Icp, company: JudgedCompany): Finding | null {
  const factor = companySizeFactor(compileIcp(icp), company);
  if (factor.weight === 0) return null;
  if (company.employeeCount === null) return { holds: "unknown", reason: "The company's size is not known" };
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
  return { holds: limits?.passed ? "yes" : "no", reason: limits?.reason ?? factor.reason };
}

const holdsBy = ({ points, weight }: Factor): Finding["holds"] =>
  points === weight ? "yes" : points > 0 ? "nearly" : "no";
