/** What reports find of people and engagements, without a database. */

import { rulesAssessor } from "@/lib/assessment/rules";
import type { SeenEngagement, SeenPerson } from "@/lib/assessment/seen";
import { findOfAccount } from "@/lib/domain/reports/account-findings";
import { findOfPerson, type PersonFacts, toAssessmentInput } from "@/lib/domain/reports/person-findings";
import { newId } from "@/lib/ids";
import { daysAgo, reportTime, salesIcp, seenCompany } from "./seen";

const icp = {
  ...{ ...salesIcp, id: newId(), customerId: newId(), name: "Sales", isDefault: true, draft: null },
  ...{ createdAt: daysAgo(90), updatedAt: daysAgo(60) },
};
const company = { ...seenCompany(), website: null, location: null, summary: null };
/** What an account report finds. */
export const account = async (people: SeenPerson[], engagements: SeenEngagement[]) => {
  const seen = { since: daysAgo(90), engagements, total: engagements.length };
  const facts = {
    icp,
    company,
    people,
    signalCounts: new Map(),
    seen,
    watched: [],
    earlier: null,
    now: reportTime,
  };
  return (await findOfAccount(facts)).content;
};
/** What a person report finds. */
export const person = async (
  one: SeenPerson,
  engagements: SeenEngagement[],
  colleagues: PersonFacts["colleagues"],
) => {
  const facts: PersonFacts = {
    standards: { icp, ownCompany: { networkUrl: null, name: null }, watched: [] },
    profile: {
      ...{ ...one, about: null, location: null, companyName: "Northwind", companyNetworkUrl: null },
      ...{ positionStartedAt: null, hiring: false, openToWork: false },
    },
    ...{ person: one, company, signals: { ids: [], total: 0 }, activity: 1, now: reportTime },
    ...{ earlier: null, colleagues, seen: { since: daysAgo(90), engagements, total: engagements.length } },
  };
  return (await findOfPerson(facts, await rulesAssessor.assess(toAssessmentInput(facts)))).content;
};
/** No colleagues. */
export const nobody = { people: [], engagements: [] };
