import { matchIndustry, readIndustry } from "../company/industries";
import type { Factor, ScoreInput } from "../strength/score";
import type { TitleReading } from "../title/read-title";
import { fitLimits, titleReading } from "../weights";
import type { CompiledIcp } from "./compile-icp";
import { areNearFunctions, matchedPersona } from "./person-fit";
import { type ComparedTitle, isWantedTitle } from "./title-fit";

const { limitedFit, soleTrader } = fitLimits;

/** Why a fit is limited. */
export interface Limit {
  id: string;
  label: string;
  value: string | null;
  reason: string;
}

/**
 * The first of the limits that apply to a person as a factor with negative points, which caps the fit at 45 (judgement
 * specification, section 3). `points` is the sum of the other factors; a limit that it already respects is left out.
 * Pure.
 */
export function limitFactors(limits: readonly (Limit | null)[], points: number): Factor[] {
  const limit = limits.find((one) => one !== null);
  if (!limit || points <= limitedFit) return [];
  return [{ ...limit, weight: 0, points: limitedFit - points }];
}

/** For a company in another industry than those the ICP names. Pure. */
export function findIndustryLimit(icp: CompiledIcp, company: ScoreInput["company"]): Limit | null {
  const industry = company?.industry;
  if (!industry || icp.industries.length === 0) return null;
  const { relation } = matchIndustry(readIndustry(industry), icp.industries);
  if (relation !== "other") return null;
  const reason = `${industry} is another industry than the ICP's, which limits the fit to ${limitedFit}`;
  return { id: "industry_limit", label: "Industry limit", value: industry, reason };
}

/** For a role that supports someone, or whose function or job is outside the ICP's. Pure. */
export function findFunctionLimit(
  icp: CompiledIcp,
  compared: ComparedTitle,
  reading: TitleReading,
): Limit | null {
  const limit = { id: "function_limit", label: "Function limit", value: compared.title };
  if (reading.support && !icp.wantsSupport) {
    const reason = `A supporting role doesn't decide for the person it supports, which limits the fit to ${limitedFit}`;
    return { ...limit, reason };
  }
  if (isWantedTitle(compared) || compared.shared) return null;
  if (reading.persona === "other" && compared.isOtherJob) {
    const reason = `Another job than the ICP's titles, which limits the fit to ${limitedFit}`;
    return { ...limit, reason };
  }
  const wanted = icp.decisionMakers.personas;
  const isKnown = reading.persona !== "other" && reading.confidence >= titleReading.sureFunction;
  if (!isKnown || wanted.size === 0 || matchedPersona(wanted, reading)) return null;
  if ([...wanted].some((persona) => areNearFunctions(persona, reading.persona))) return null;
  const work = reading.persona.replaceAll("_", " ");
  return {
    ...limit,
    reason: `Works in ${work}, none of the ICP's functions, which limits the fit to ${limitedFit}`,
  };
}

/** For someone who works independently at a company of one to ten, or at none that is known. Pure. */
export function findVendorLimit(
  icp: CompiledIcp,
  {
    title,
    reading,
    company,
  }: { title: string | null; reading: TitleReading; company: ScoreInput["company"] },
): Limit | null {
  if (!reading.independent || icp.wantsIndependent) return null;
  const count = company?.employeeCount ?? null;
  if (count !== null && count > soleTrader) return null;
  const reason = `Works independently, so more likely a vendor than a buyer, which limits the fit to ${limitedFit}`;
  return { id: "vendor_limit", label: "Vendor limit", value: title, reason };
}
