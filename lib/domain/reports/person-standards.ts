/** How a person compares with what the workspace sells to. */

import type { AssessmentInput } from "@/lib/assessment/assessor";
import type { SeenSource } from "@/lib/assessment/seen";
import { claim, ofSource } from "@/lib/assessment/sources";
import type { ReportSource } from "@/lib/contracts/v1/report-parts";
import { settings } from "@/lib/domain/settings";
import { exclusionsFor } from "@/lib/judgement/context/exclusions";
import type { Icp } from "@/lib/judgement/context/icp";
import { scoreEngagement } from "@/lib/judgement/fit/score-engagement";
import { type CompanyIdentity, runGates } from "@/lib/judgement/gates/gates";
import type { Factor, ScoreInput } from "@/lib/judgement/strength/score";
import type { JudgedCompany } from "./disposition";

/** What a workspace judges people by; the ICP is null if it has none. */
export interface PersonStandards {
  icp: Icp | null;
  ownCompany: CompanyIdentity;
  /** Company pages that are sources. */
  watched: readonly SeenSource[];
}

export interface JudgedPerson {
  title: string | null;
  headline: string | null;
  about?: string | null;
  companyName: string | null;
  companyNetworkUrl: string | null;
}

/** For a person on their own only the fit matters: engagements add strength, not fit. */
const noEngagement: Omit<ScoreInput, "icp" | "person" | "company"> = {
  sourceType: "target_person",
  engagement: { kind: null, meaning: "reacts", probability: null, ageHours: 0 },
  post: { relevance: 0 },
  earlierEngagements: 0,
};

/** Whether the person fits, part by part; null without an ICP. Pure. */
export function compareWithIcp(
  icp: Icp | null,
  person: JudgedPerson,
  company: JudgedCompany | null,
): AssessmentInput["fit"] {
  if (!icp) return null;
  const { fit, classification, receipt } = scoreEngagement({ icp, person, company, ...noEngagement });
  const matchOf = (id: string) => matchesOf(receipt.fit.find((factor) => factor.id === id));
  return {
    reaches: fit >= settings.qualification.minFit,
    classification,
    matches: {
      function: matchOf("persona"),
      level: matchOf("seniority"),
      industry: matchOf("industry"),
      size: matchOf("company_size"),
    },
  };
}

/** Null if nothing is asked, nothing is known, or the match is partial. */
function matchesOf(factor: Factor | undefined): boolean | null {
  if (!factor || factor.weight === 0 || factor.value === null) return null;
  if (factor.points === factor.weight) return true;
  return factor.points === 0 ? false : null;
}

/** Why the pipeline would reject the person whatever their fit, with `sources`; null if it would not. Pure. */
export function refuse(
  { icp, ownCompany, watched }: PersonStandards,
  person: JudgedPerson,
  { company, sources }: { company: JudgedCompany | null; sources: ReportSource[] },
): AssessmentInput["refusal"] {
  const personCompany = { networkUrl: person.companyNetworkUrl, name: company?.name ?? person.companyName };
  const ask = (own: readonly CompanyIdentity[], pages: readonly SeenSource[]) =>
    runGates({
      suppressedBy: null,
      ownCompanies: own,
      watchedCompanies: pages.map(({ networkUrl, displayName: name }) => ({ networkUrl, name })),
      personCompany,
      mergesInto: null,
      profileFound: true,
      ...(icp && { company, limits: icp }),
    }).find(({ passed }) => !passed)?.reason ?? null;
  const page = watched.find((one) => ask([], []) === null && ask([], [one]) !== null);
  const gate = ask([ownCompany], watched);
  const excluded = icp && exclusionsFor(icp)({ ...person, company });
  const reason = gate ?? excluded;
  return reason ? claim(`${reason}.`, ...sources, ...(page ? [ofSource(page)] : [])) : null;
}
