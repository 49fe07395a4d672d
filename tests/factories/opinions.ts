/** What members think of people, and what is proposed for it, without a database. */
import type { FeedbackReason } from "@/db/vocabulary";
import { IcpFields } from "@/lib/contracts/icp";
import type { Opinion, Opinions } from "@/lib/domain/icp/proposals/opinions";
import type { Proposal } from "@/lib/domain/icp/proposals/proposal";
import { readTitle } from "@/lib/judgement/title/read-title";

/** An ICP for software and banking companies of 50 to 2,000 people, unless changed. */
export const icpWith = (change: Partial<IcpFields> = {}): IcpFields =>
  IcpFields.parse({
    ...{ minEmployees: 50, maxEmployees: 2_000, targetIndustries: ["Software", "Banking"] },
    ...{
      targetTitles: ["VP Sales"],
      targetPersonas: ["sales", "marketing"],
      targetSeniority: ["lead", "director"],
    },
    ...{ excludedTitles: [], excludedIndustries: [], additionalContext: null, ...change },
  });

type Facts = { title?: string | null; industry?: string | null; employeeCount?: number | null };
/** What members think of a person of whom this is known. */
export const opinion = ({ title = null, industry = null, employeeCount = null }: Facts): Opinion => {
  const { persona, seniority } = readTitle(title, null);
  return {
    title,
    industry,
    employeeCount,
    persona,
    seniority,
    signalId: "s",
    rejectionId: null,
    at: new Date(0),
  } as Opinion;
};
export const times = (count: number, facts: Facts) => Array.from({ length: count }, () => opinion(facts));
export const opinions = (
  bad: Partial<Record<FeedbackReason, Opinion[]>>,
  { good = [], rescued = {} }: { good?: Opinion[]; rescued?: Record<string, Opinion[]> } = {},
): Opinions => ({
  bad: new Map(Object.entries(bad)) as Opinions["bad"],
  good,
  rescued: new Map(Object.entries(rescued)),
});
/** The edits with how many verdicts are behind and against each. */
export const said = (proposals: readonly Proposal[]) =>
  proposals.map(({ edit, behind, against }) => [
    `${edit.field} ${edit.action} ${edit.value}`,
    behind.length,
    against.length,
  ]);
