/** What a person report says about someone. */
import type { Person } from "@/db/queries/people";
import type { Assessment, AssessmentInput } from "@/lib/assessment/assessor";
import type { Seen, SeenCompany, SeenEngagement, SeenPerson } from "@/lib/assessment/seen";
import { ofCompany, ofProfile } from "@/lib/assessment/sources";
import type { Claim } from "@/lib/contracts/v1/report-parts";
import { readTitle } from "@/lib/judgement/title/read-title";
import { rivalNames, wantedPhrases } from "./account-findings";
import { adviseApproach } from "./approach";
import { authorOf } from "./authors";
import { contentVersion, type PersonFindings } from "./content";
import { placePeople } from "./coverage";
import { readIntent, sayRefusal } from "./intent";
import { changedJobRecently, findNotable } from "./notable";
import { type EarlierPerson, findPersonChanges } from "./person-changes";
import { planPerson } from "./person-plan";
import { compareWithIcp, type PersonStandards, refuse } from "./person-standards";
import { isRefusal, quoteOwnWords } from "./quotes";
import { findRivals } from "./rivals";
import { titlesFor } from "./role-titles";
import { describeTenure } from "./tenure";
import { makeTimeline } from "./timeline";
import { findTopics } from "./topics";

export interface PersonFacts {
  standards: PersonStandards;
  profile: Omit<Person, "id" | "customerId" | "companyId" | "createdAt">;
  person: SeenPerson;
  company: SeenCompany | null;
  seen: Seen;
  signals: { ids: string[]; total: number };
  /** How much public activity was read. */
  activity: number;
  /** Others known at the company, and what was seen of them. */
  colleagues: { people: readonly SeenPerson[]; engagements: readonly SeenEngagement[] };
  /** What the last report said. */
  earlier: EarlierPerson | null;
  now: Date;
}

/** The input for classifying a person. Pure. */
export function toAssessmentInput(facts: PersonFacts): AssessmentInput {
  const { standards, profile, person, company, seen } = facts;
  const { name, title, headline } = person;
  const source = ofProfile(person);
  return {
    person: { name, title, headline, reading: readTitle(title, headline), source },
    fit: compareWithIcp(standards.icp, profile, company),
    refusal: refusalOf(facts),
    company: company && { ...company, source: ofCompany(company) },
    engagements: seen.engagements,
    engagementCount: seen.total,
    topics: topicsOf(facts),
  };
}

/** Why nobody should write to them: a gate, or that they asked for no contact. */
function refusalOf({ standards, profile, person, company, seen }: PersonFacts): Claim | null {
  const sources = [ofProfile(person), ...(company ? [ofCompany(company)] : [])];
  const said = seen.engagements.find(isRefusal);
  return refuse(standards, profile, { company, sources }) ?? (said ? sayRefusal(said) : null);
}

const topicsOf = ({ seen }: PersonFacts) => findTopics(seen.engagements, wantedPhrases(seen));

/** The findings, with what the assessor makes of them. */
export async function findOfPerson(facts: PersonFacts, read: Assessment): Promise<PersonFindings> {
  const { profile, person, company, seen, now } = facts;
  const { headline, location, about, companyNetworkUrl, networkUrl, hiring, openToWork } = profile;
  const { title: currentTitle, companyName: currentCompany } = profile;
  const topics = topicsOf(facts);
  const { classification } = read;
  const claims = read.claims.filter((claim) => isHeld(claim, seen));
  const { engagements } = seen;
  const { icp, watched } = facts.standards;
  const placed = placePeople(icp, company ?? { employeeCount: null }, { people: [person], engagements })[0];
  if (!placed) throw new Error("A person report is about nobody");
  const employers = [company?.name, currentCompany].flatMap((one) => one ?? []);
  const rivals = findRivals(engagements, rivalNames(watched, employers));
  const refusal = refusalOf(facts);
  return {
    name: profile.name,
    summary: { currentTitle, currentCompany, signalsCount: facts.signals.total },
    content: {
      version: contentVersion,
      profile: { networkUrl, headline, currentTitle, currentCompany, companyNetworkUrl, location, about },
      profileSources: [ofProfile(person)],
      tenure: describeTenure(person, profile, now),
      aiRead: { classification, reasoning: claims.map(({ text }) => text).join(" "), claims },
      notable: { hiring, openToWork, recentJobChange: changedJobRecently(profile, now) },
      notableFlags: findNotable(person, profile, { engagements, now }),
      topics,
      activity: makeTimeline(seen),
      approach: await adviseApproach(facts.standards.icp, {
        ...{ person, company, engagements, topics, classification, now },
        facts: profile,
        refusal,
      }),
      intent: readIntent(engagements, { now }),
      ownWords: quoteOwnWords(engagements),
      rivals,
      plan: planPerson(placed, {
        ...{ colleagues: placePeople(icp, company ?? { employeeCount: null }, facts.colleagues), now },
        ...{ company, rivals, stop: refusal, author: authorOf({ person, engagements }) },
        titles: titlesFor("economic_buyer", icp, company?.employeeCount ?? null),
      }),
      changes: findPersonChanges(facts.earlier, placed, {
        ...{ title: currentTitle, companyName: currentCompany, rivals, now },
      }),
      rawActivityCount: facts.activity,
      signalIds: facts.signals.ids,
    },
  };
}

/** Whether the records of a claim are still there: an erasure may have removed one while the assessor worked. */
function isHeld({ sources }: Claim, { engagements }: Seen): boolean {
  const held = new Set(engagements.flatMap(({ id, post }) => [id, post.id, post.url]));
  return sources.every(({ kind, id, url }) =>
    kind === "engagement" || kind === "post" ? held.has(id ?? url) : true,
  );
}
