/** What a person report says about someone. */
import type { Person } from "@/db/queries/people";
import type { Claim } from "@/lib/contracts/v1/report-parts";
import type { PersonRead, ReadInput } from "@/lib/intelligence/reader";
import { readTitle } from "@/lib/judgement/title/read-title";
import { wantedPhrases } from "./account-findings";
import { adviseApproach } from "./approach";
import { contentVersion, type PersonFindings } from "./content";
import { changedJobRecently, findNotable } from "./notable";
import { compareWithIcp, type PersonStandards, refuse } from "./person-standards";
import type { Seen, SeenCompany, SeenPerson } from "./seen";
import { ofCompany, ofProfile } from "./sources";
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
  now: Date;
}

/** The input for classifying a person. Pure. */
export function toReadInput(facts: PersonFacts): ReadInput {
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

const refusalOf = ({ standards, profile, person, company }: PersonFacts): Claim | null =>
  refuse(standards, profile, {
    company,
    sources: [ofProfile(person), ...(company ? [ofCompany(company)] : [])],
  });

const topicsOf = ({ seen }: PersonFacts) => findTopics(seen.engagements, wantedPhrases(seen));

/** The findings, with what the reader makes of them. */
export async function findOfPerson(facts: PersonFacts, read: PersonRead): Promise<PersonFindings> {
  const { profile, person, company, seen, now } = facts;
  const { headline, location, about, companyNetworkUrl, networkUrl, hiring, openToWork } = profile;
  const { title: currentTitle, companyName: currentCompany } = profile;
  const topics = topicsOf(facts);
  const { classification } = read;
  const claims = read.claims.filter((claim) => isHeld(claim, seen));
  const { engagements } = seen;
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
        refusal: refusalOf(facts),
      }),
      rawActivityCount: facts.activity,
      signalIds: facts.signals.ids,
    },
  };
}

/** Whether the records of a claim are still there: an erasure may have removed one while the reader worked. */
function isHeld({ sources }: Claim, { engagements }: Seen): boolean {
  const held = new Set(engagements.flatMap(({ id, post }) => [id, post.id, post.url]));
  return sources.every(({ kind, id, url }) =>
    kind === "engagement" || kind === "post" ? held.has(id ?? url) : true,
  );
}
