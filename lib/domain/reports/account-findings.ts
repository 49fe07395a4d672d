/** What an account report says about a company and its people. */
import type { IcpProfile } from "@/db/queries/customers";
import type { Company } from "@/db/queries/people";
import { isOwnWords } from "@/lib/assessment/own-words";
import type { Seen, SeenCompany, SeenEngagement, SeenPerson, SeenSource } from "@/lib/assessment/seen";
import { claim, ofCompany, ofIcp, ofProfile, ofSource } from "@/lib/assessment/sources";
import type { DispositionReason, Intent } from "@/lib/contracts/v1/report-parts";
import { settings } from "@/lib/domain/settings";
import { findAuthors } from "./authors";
import { type EarlierFindings, findChanges, remember } from "./changes";
import { type Colleague, chooseCommittee } from "./committee";
import { type AccountFindings, contentVersion } from "./content";
import { coverRoles, placePeople } from "./coverage";
import { type Judgement, judgeCompany, withIntent } from "./disposition";
import { readIntent, sayRefusal } from "./intent";
import { chooseNextStep } from "./next-step";
import { planAccount } from "./plan";
import { isRefusal, quoteOwnWords } from "./quotes";
import { findRivals } from "./rivals";
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
  const intent = readIntent(seen.engagements, { now });
  const disposition = withIntent(judged, intent.level);
  const isOut = disposition === "disqualified";
  const dispositionReasons = [...reasonsOf(judged, facts), ...(isOut ? [] : reasonsOfIntent(facts, intent))];
  const placed = placePeople(icp, company, { people, engagements: seen.engagements });
  const committee = coverRoles(icp, known, placed, { seeks: !isOut });
  const buyingCommittee = membersOf(facts);
  const shown = withoutOffers(seen);
  const rivals = findRivals(shown.engagements, rivalNames(facts.watched, [name]));
  const authors = findAuthors(
    people.map((person) => ({
      person,
      engagements: seen.engagements.filter((one) => one.person.id === person.id),
    })),
  );
  const nextStep = await chooseNextStep(icp, known, {
    disposition,
    reasons: dispositionReasons,
    placed,
    now,
  });
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
      dispositionReason: dispositionReasons.map(({ text }) => text).join(" "),
      dispositionReasons,
      activity: makeTimeline(shown),
      topics: findTopics(shown.engagements, wantedPhrases(shown)),
      buyingCommittee,
      committee,
      nextStep,
      intent,
      ownWords: quoteOwnWords(shown.engagements),
      rivals,
      authors,
      plan: planAccount({ company: known, nextStep, placed, committee, rivals, authors, now }),
      changes: findChanges(facts.earlier, known, { disposition, placed, rivals, committee, now }),
      memory: remember(placed, rivals, committee),
    },
  };
}

/** Without offers and job searches, which say nothing of interest in what the workspace sells. */
function withoutOffers(seen: Seen): Seen {
  const engagements = seen.engagements.filter(
    ({ meaning }) => meaning !== "sells" && meaning !== "seeks_job",
  );
  return { ...seen, engagements, total: seen.total - (seen.engagements.length - engagements.length) };
}

/** The names of competitors, and the workspace's own and `not`, which are none. */
export const rivalNames = (watched: readonly SeenSource[], not: readonly string[]) => ({
  competitors: watched.filter(({ type }) => type === "competitor_company"),
  not: [...not, ...watched.flatMap(({ type, displayName }) => (type === "own_company" ? displayName : []))],
});

/** What the intent adds to the reasons: the need stated, that there is none, and who asked for no contact. */
function reasonsOfIntent({ company, seen }: AccountFacts, { level, claims }: Intent): DispositionReason[] {
  const refusals = seen.engagements
    .filter(isRefusal)
    .map((one) => ({ code: "refusal" as const, ...sayRefusal(one) }));
  const said = new Set(refusals.map(({ text }) => text));
  const needs = claims
    .filter(({ text }) => !said.has(text))
    .map((one) => ({ code: "intent" as const, ...one }));
  const text =
    "Nobody here stated a need in their own words in the last 90 days; reactions and posts count as none.";
  const silent =
    level === "none" && needs.length === 0
      ? [{ code: "no_intent" as const, ...claim(text, ofCompany(company)) }]
      : [];
  return [...needs, ...silent, ...refusals];
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
  seen,
}: AccountFacts): AccountFindings["content"]["buyingCommittee"] {
  const byUrl = new Map(people.map((person) => [person.networkUrl, person]));
  const colleagues = people.map(({ id, ...person }) => ({
    ...person,
    signalsCount: signalCounts.get(id) ?? 0,
    seen: seenOf(seen.engagements.filter((one) => one.person.id === id)),
  }));
  return chooseCommittee(icp, colleagues, settings.reports.committee).map((member) => {
    const person = byUrl.get(member.networkUrl);
    return { ...member, sources: person ? [ofProfile(person)] : [] };
  });
}

const seenOf = (engagements: readonly SeenEngagement[]): Colleague["seen"] =>
  engagements.length === 0 ? "nothing" : engagements.some(isOwnWords) ? "own_words" : "engaged";
