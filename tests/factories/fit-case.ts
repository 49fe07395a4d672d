import type { Icp } from "@/lib/judgement/context/icp";
import { scoreEngagement } from "@/lib/judgement/fit/score-engagement";
import type { Score } from "@/lib/judgement/strength/score";
import { emptyIcp } from "./empty-icp";

/** An ICP with a value for each criterion. */
export const salesIcp: Partial<Icp> = {
  minEmployees: 50,
  maxEmployees: 2000,
  targetIndustries: ["Software Development"],
  targetTitles: ["VP Sales"],
  targetPersonas: ["sales"],
  targetSeniority: ["director"],
};

/** What is known of a company; null if nothing is. */
export type Company = [industry: string | null, employeeCount: number | null] | null;

/** Scores a silent like by someone with this title. */
export const scoreTitle = (icp: Partial<Icp>, title: string, company: Company): Score =>
  scoreEngagement({
    icp: { ...emptyIcp, ...icp },
    person: { title, headline: null },
    company: company && { industry: company[0], employeeCount: company[1] },
    sourceType: "keyword_search",
    engagement: { kind: "reaction", meaning: "reacts", probability: null, ageHours: 1 },
    post: { relevance: 80 },
    earlierEngagements: 0,
  });

/** The factors of a fit that count in it. */
export const countedFactors = ({ receipt }: Score): Score["receipt"]["fit"] =>
  receipt.fit.filter(({ weight, points }) => weight > 0 || points < 0);
