import { countOf } from "@/db/count-of";
import { normalizeText } from "@/lib/judgement/text/normalize-text";
import { matchIndustry, readIndustry } from "../company/industries";
import type { Factor, ScoreInput } from "../strength/score";
import { companyShares } from "../weights";
import type { CompiledIcp } from "./compile-icp";
import { part } from "./person-fit";

const relationTexts = {
  same: "belongs to the target industry",
  broader: "includes the target industry",
  near: "is close to the target industry",
  other: "is another industry than",
} as const;
/** The factor for how well the company's industry matches the wanted ones. Pure. */
export function industryFactor(icp: CompiledIcp, company: ScoreInput["company"]): Factor {
  const industry = company?.industry ?? null;
  const factor = { id: "industry", label: "Industry", weight: icp.weights.industry, value: industry };
  if (factor.weight === 0)
    return { ...factor, points: 0, reason: "The ICP names no industries, so this counts elsewhere" };
  if (!industry) {
    return {
      ...factor,
      points: part(factor.weight, companyShares.unknown),
      reason: `${unknownOf(company, "industry")}, so this counts neither fully nor as zero`,
    };
  }
  const { share, target, relation } = matchIndustry(readIndustry(industry), icp.industries);
  if (relation === "unknown") {
    const points = part(factor.weight, companyShares.unknown);
    return { ...factor, points, reason: `Whether ${industry} is a target industry is unclear` };
  }
  if (!target) return { ...factor, points: 0, reason: `${industry} is none of the target industries` };
  const isNamed = relation === "same" && normalizeText(industry) === normalizeText(target);
  const points = part(factor.weight, relation === "same" && !isNamed ? companyShares.sameGroup : share);
  const words = isNamed ? "is a target industry" : `${relationTexts[relation]} ${target}`;
  return { ...factor, points, reason: `${industry} ${words}` };
}

/** The factor for how well the company's headcount matches the wanted range. Pure. */
export function companySizeFactor(icp: CompiledIcp, company: ScoreInput["company"]): Factor {
  const count = company?.employeeCount ?? null;
  const factor = {
    id: "company_size",
    label: "Company size",
    weight: icp.weights.companySize,
    value: count === null ? null : String(count),
  };
  if (factor.weight === 0)
    return { ...factor, points: 0, reason: "The ICP names no company size, so this counts elsewhere" };
  if (count === null) {
    return {
      ...factor,
      points: part(factor.weight, companyShares.unknown),
      reason: `${unknownOf(company, "size")}, so this counts neither fully nor as zero`,
    };
  }
  const range = rangeInWords(icp.minEmployees, icp.maxEmployees);
  const people = employeesAre(count);
  const least = icp.minEmployees ?? 0;
  const most = icp.maxEmployees ?? Number.POSITIVE_INFINITY;
  if (count >= least && count <= most) {
    const points = part(factor.weight, insideShare(count, icp.minEmployees, icp.maxEmployees));
    return { ...factor, points, reason: `${people} within the target of ${range}` };
  }
  if (count >= least * 0.5 && count <= most * 1.5) {
    return {
      ...factor,
      points: part(factor.weight, companyShares.nearSize),
      reason: `${people} near the target of ${range}`,
    };
  }
  return { ...factor, points: 0, reason: `${people} outside the target of ${range}` };
}

/** 1 in the middle of the range on a logarithmic scale, less toward its edges. Without both limits it has no middle. */
function insideShare(count: number, min: number | null, max: number | null): number {
  if (min === null || max === null || max <= Math.max(min, 1)) return 1;
  const low = Math.log(Math.max(min, 1));
  const place = (Math.log(Math.max(count, 1)) - low) / (Math.log(max) - low);
  return 1 - (1 - companyShares.edge) * (2 * place - 1) ** 2;
}

const number = new Intl.NumberFormat("en-US");

/** The start of a sentence about a company's size: `1 employee is`, `1,150 employees are`. */
export const employeesAre = (count: number): string => countOf(count, "employee is", "employees are");

/** A range of employees in words: `50 to 2,000 employees`, `at least 50 employees`. */
export function rangeInWords(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${number.format(min)} to ${countOf(max, "employee")}`;
  if (min !== null) return `at least ${countOf(min, "employee")}`;
  return max === null ? "any number of employees" : `at most ${countOf(max, "employee")}`;
}

function unknownOf(company: ScoreInput["company"], what: string): string {
  return company ? `The company's ${what} is not known` : "The company is not known";
}
