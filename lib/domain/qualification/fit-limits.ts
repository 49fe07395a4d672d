import type { CompiledIcp } from "./compile-icp";
import { type IndustryMatch, matchIndustry, readIndustry } from "./industries";
import { areNearFunctions, matchedPersona } from "./person-fit";
import type { TitleReading } from "./read-title";
import type { Factor, ScoreInput } from "./score";
import { findSharedSpecialty, hasOtherSpecialty, isWantedTitle } from "./title-fit";

/** A limit leaves at most this much fit, which is below what a signal needs. */
export const limitedFit = 45;
/** A freelancer's own company has at most this many people. */
const soleTraderEmployees = 10;

interface Limit {
  id: string;
  label: string;
  value: string | null;
  reason: string;
}

/**
 * The limits that apply to a person, as factors with negative points: each caps the fit at 45 (judgement specification,
 * section 3). `points` is the sum of the other factors; a limit that it already respects is left out. Pure.
 */
export function limitFactors(
  icp: CompiledIcp,
  given: { title: string | null; reading: TitleReading; company: ScoreInput["company"]; points: number },
): Factor[] {
  const limits = [
    findIndustryLimit(icp, given.company),
    findFunctionLimit(icp, given),
    findVendorLimit(icp, given),
  ];
  const limit = limits.find((one) => one !== null);
  if (!limit || given.points <= limitedFit) return [];
  return [{ ...limit, weight: 0, points: limitedFit - given.points }];
}

function findIndustryLimit(icp: CompiledIcp, company: ScoreInput["company"]): Limit | null {
  const industry = company?.industry;
  if (!industry || icp.industries.length === 0) return null;
  const { relation }: IndustryMatch = matchIndustry(readIndustry(industry), icp.industries);
  if (relation !== "other") return null;
  const reason = `${industry} is another industry than the ICP's, which limits the fit to ${limitedFit}`;
  return { id: "industry_limit", label: "Industry limit", value: industry, reason };
}

function findFunctionLimit(
  icp: CompiledIcp,
  { title, reading }: { title: string | null; reading: TitleReading },
): Limit | null {
  const limit = { id: "function_limit", label: "Function limit", value: title };
  if (reading.support && !icp.wantsSupport) {
    const reason = `A supporting role doesn't decide for the person it supports, which limits the fit to ${limitedFit}`;
    return { ...limit, reason };
  }
  if (isWantedTitle(icp, title, reading) || findSharedSpecialty(icp, title)) return null;
  if (reading.persona === "other" && hasOtherSpecialty(icp, title)) {
    const reason = `Another job than the ICP's titles, which limits the fit to ${limitedFit}`;
    return { ...limit, reason };
  }
  const wanted = icp.decisionMakers.personas;
  const isKnown = reading.persona !== "other" && reading.confidence >= 0.5;
  if (!isKnown || wanted.size === 0 || matchedPersona(wanted, reading)) return null;
  if ([...wanted].some((persona) => areNearFunctions(persona, reading.persona))) return null;
  const work = reading.persona.replaceAll("_", " ");
  return {
    ...limit,
    reason: `Works in ${work}, none of the ICP's functions, which limits the fit to ${limitedFit}`,
  };
}

function findVendorLimit(
  icp: CompiledIcp,
  {
    title,
    reading,
    company,
  }: { title: string | null; reading: TitleReading; company: ScoreInput["company"] },
): Limit | null {
  if (!reading.independent || icp.wantsIndependent) return null;
  const count = company?.employeeCount ?? null;
  if (count !== null && count > soleTraderEmployees) return null;
  const reason = `Works independently, so more likely a vendor than a buyer, which limits the fit to ${limitedFit}`;
  return { id: "vendor_limit", label: "Vendor limit", value: title, reason };
}
