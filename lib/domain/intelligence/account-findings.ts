/** What an account report says about a company and its people. */
import type { IcpProfile } from "@/db/queries/customers";
import type { Company } from "@/db/queries/people";
import { settings } from "@/lib/domain/settings";
import { type EarlierFindings, findChanges, rememberPeople } from "./changes";
import { chooseCommittee } from "./committee";
import { type AccountFindings, contentVersion } from "./content";
import { coverRoles, placePeople } from "./coverage";
import { type Judgement, judgeCompany } from "./disposition";
import { chooseNextStep } from "./next-step";
import type { Seen, SeenCompany, SeenPerson, SeenSource } from "./seen";
import { claim, ofCompany, ofIcp, ofProfile, ofSource } from "./sources";
import { makeTimeline } from "./timeline";
import { findTopics } from "./topics";

export interface AccountFacts {
  icp: IcpProfile | null;
  company: Pick<
    Company,
    "name" | "networkUrl" | "industry" | "employeeCount" | "website" | "location" | "summary"
  > & {
    /** Null in the sample, which keeps no companies. */
    id: string | null;
    readAt: Date;
  };
  /** Everyone known there. */
  people: readonly SeenPerson[];
  /** Signals of each person within the reports' time, by person id. */
  signalCounts: ReadonlyMap<string, number>;
  seen: Seen;
  /** The company pages that the workspace watches. */
  watched: readonly SeenSource[];
  earlier: EarlierFindings | null;
  now: Date;
}

/** The findings. Deterministic: the same facts always give the same report. */
export async function findOfAccount(facts: AccountFacts): Promise<AccountFindings> {
  const { icp, company, people, seen, now } = facts;
  const { name, website, industry, employeeCount, location, summary } = company;
  const known: SeenCompany = company;
  const judged = judgeCompany(
    icp,
    company,
    facts.watched.flatMap(({ type, networkUrl, displayName }) =>
      type === "own_company" || type === "competitor_company"
        ? [{ type, networkUrl, name: displayName }]
        : [],
    ),
  );
  const { disposition } = judged;
  const dispositionReasons = reasonsOf(judged, facts);
  const placed = placePeople(icp, company, { people, engagements: seen.engagements });
  const committee = coverRoles(icp, known, placed, { seeks: disposition !== "disqualified" });
  const buyingCommittee = membersOf(facts);
  return {
    name,
    summary: { disposition, industry, employeeCount, committeeSize: buyingCommittee.length },
    content: {
      version: contentVersion,
      firmographics: {
        networkUrl: company.networkUrl ?? "",
        website,
        industry,
        employeeCount,
        location,
        summary,
      },
      firmographicsSources: [ofCompany(known)],
      disposition,
      dispositionReason: judged.reason,
      dispositionReasons,
      activity: makeTimeline(seen),
      topics: findTopics(seen.engagements, wantedPhrases(seen)),
      buyingCommittee,
      committee,
      nextStep: await chooseNextStep(icp, known, { disposition, reasons: dispositionReasons, placed, now }),
      changes: findChanges(facts.earlier, known, { disposition, placed }),
      memory: rememberPeople(placed),
    },
  };
}

/** The phrases that the workspace searches for, as far as they found something here. */
export const wantedPhrases = ({ engagements }: Pick<Seen, "engagements">): string[] => [
  ...new Set(engagements.flatMap(({ source }) => source?.keywords ?? [])),
];

/** Each reason with the company's record, and the source or the ICP that it is compared with. */
function reasonsOf({ reasons }: Judgement, { icp, company, watched }: AccountFacts) {
  return reasons.map(({ code, text }) => {
    const page = code === "competitor" || code === "own_company" ? pageOf(company, watched) : undefined;
    const compared = code === "competitor" || code === "own_company" ? [] : icp ? [ofIcp(icp)] : [];
    return { code, ...claim(text, ofCompany(company), ...(page ? [ofSource(page)] : []), ...compared) };
  });
}

/** The watched page that made a company the workspace's own or a competitor. */
function pageOf(company: AccountFacts["company"], watched: readonly SeenSource[]): SeenSource | undefined {
  return (
    watched.find(({ networkUrl }) => networkUrl !== null && networkUrl === company.networkUrl) ??
    watched.find(({ displayName }) => displayName === company.name)
  );
}

function membersOf({
  icp,
  people,
  signalCounts,
}: AccountFacts): AccountFindings["content"]["buyingCommittee"] {
  const byUrl = new Map(people.map((person) => [person.networkUrl, person]));
  const colleagues = people.map(({ id, ...person }) => ({
    ...person,
    signalsCount: signalCounts.get(id) ?? 0,
  }));
  return chooseCommittee(icp, colleagues, settings.intelligence.committee).map((member) => {
    const person = byUrl.get(member.networkUrl);
    return { ...member, sources: person ? [ofProfile(person)] : [] };
  });
}
