import { industryParts } from "../company/industries";
import { matchesPhrase } from "../title/match-phrase";
import { titleParts } from "../title/read-title";
import { type PartReader, splitPhrase } from "../title/split-phrase";
import { checkLimits } from "./check-limits";
import type { Icp } from "./icp";
import { understandContext } from "./understand-context";

export interface ExcludablePerson {
  title: string | null;
  headline: string | null;
  about?: string | null;
  companyName?: string | null;
  company: { name?: string; industry: string | null; employeeCount: number | null } | null;
}

/** Why an ICP excludes a person, as a sentence without a period; null if it does not. */
export type Exclusions = (person: ExcludablePerson) => string | null;

/**
 * The exclusions of one ICP: its lists of titles and industries, and the limits in its free text. Parsed once. Pure.
 */
export function exclusionsFor(icp: Icp): Exclusions {
  const limits = understandContext(icp.additionalContext);
  const titles = unwantedIn(icp.excludedTitles, icp.targetTitles, titleParts);
  const industries = unwantedIn(icp.excludedIndustries, icp.targetIndustries, industryParts);
  return ({ title, headline, about, company, companyName }) => {
    const role = title || headline;
    const byTitle = role && matchesPhrase(role, titles);
    if (byTitle) return `Title "${byTitle}" is excluded`;
    const industry = company?.industry ?? null;
    const byIndustry = industry && matchesPhrase(industry, industries);
    if (byIndustry) return `Industry "${byIndustry}" is excluded`;
    const facts = {
      industry,
      companyName: company?.name ?? companyName ?? null,
      employeeCount: company?.employeeCount ?? null,
      title,
      headline,
      about: about ?? null,
    };
    const unmet = checkLimits(limits, facts).find(({ met }) => met === false);
    return unmet ? `Doesn't meet a limit of the ICP: ${unmet.limit.summary}` : null;
  };
}

/** What is excluded by one list, however it is said ("no agencies"), and what the other makes an exception of. */
function unwantedIn(excluded: readonly string[], wanted: readonly string[], reader: PartReader): string[] {
  return [
    ...excluded.flatMap((phrase) => {
      const { parts, except } = splitPhrase(phrase, reader);
      return [...parts, ...except];
    }),
    ...wanted.flatMap((phrase) => splitPhrase(phrase, reader).except),
  ];
}
