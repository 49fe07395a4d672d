/** Reports of people and companies with long names, of which each sentence shows only the beginning. */
import { expect, it } from "vitest";
import { rulesAssessor } from "@/lib/assessment/rules";
import type { SeenEngagement, SeenPerson } from "@/lib/assessment/seen";
import { newId } from "@/lib/ids";
import {
  daysAgo,
  reportTime,
  salesIcp,
  seenCompany,
  seenEngagement,
  seenPerson,
  seenPost,
  seenReaction,
  seenSource,
} from "@/tests/factories/seen";
import { findOfAccount } from "./account-findings";
import { findOfPerson, type PersonFacts, toAssessmentInput } from "./person-findings";

// Each is one word, which is cut at its 60th character, the last of which is an ellipsis.
const [ofPerson, ofCompany, ofSource, ofAuthor] = ["P", "C", "S", "A"].map((letter) =>
  letter.repeat(100),
) as [string, string, string, string];
const named = (title: string, change: Partial<SeenPerson> = {}) =>
  seenPerson(title, { name: ofPerson, ...change });

const icp = {
  ...{ ...salesIcp, id: newId(), customerId: newId(), name: "Sales", isDefault: true, draft: null },
  ...{ createdAt: daysAgo(90), updatedAt: daysAgo(60) },
};
const company = {
  ...seenCompany({ name: ofCompany }),
  ...{ website: null, location: null, summary: null },
};
const rivalPage = seenSource({ type: "competitor_company", displayName: ofSource });
const post = () => seenPost("Your pipeline review is not a status meeting.", { author: ofAuthor });
const says = (
  person: SeenPerson,
  meaning: SeenEngagement["meaning"],
  text: string,
  change: Partial<SeenEngagement> = {},
) => seenEngagement(person, { meaning, text, post: post(), ...change });
const signalOf = (person: SeenPerson): SeenEngagement => {
  const [id, engagementId, createdAt] = [newId(), newId(), daysAgo(2)];
  const signal = { id, engagementId, createdAt, strength: 8, suggestedOpener: "", language: "en" as const };
  return says(person, "asks", "Which tool do you use?", { id: engagementId, at: createdAt, signal });
};

/** Every sentence of a report: all values of `text` in it. */
function sentencesOf(content: unknown): string[] {
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    key === "text" && typeof value === "string" ? [value] : sentencesOf(value),
  );
}

type Earlier = Parameters<typeof findOfAccount>[0]["earlier"];
const account = async (engagements: SeenEngagement[], others: SeenPerson[] = [], earlier: Earlier = null) => {
  const people = [...new Map(engagements.map(({ person }) => [person.id, person])).values(), ...others];
  const seen = { since: daysAgo(90), engagements, total: engagements.length };
  const facts = { icp, company, people, signalCounts: new Map(), seen, watched: [rivalPage], earlier };
  return sentencesOf((await findOfAccount({ ...facts, now: reportTime })).content);
};
const person = async (one: SeenPerson, engagements: SeenEngagement[]) => {
  const facts: PersonFacts = {
    standards: { icp, ownCompany: { networkUrl: null, name: null }, watched: [] },
    profile: {
      ...{ ...one, about: null, location: null, companyName: company.name, companyNetworkUrl: null },
      ...{ positionStartedAt: daysAgo(400), hiring: false, openToWork: false },
    },
    ...{ person: one, company, signals: { ids: [], total: 0 }, activity: 1, now: reportTime, earlier: null },
    ...{ colleagues: { people: [], engagements: [] } },
    seen: { since: daysAgo(90), engagements, total: engagements.length },
  };
  return sentencesOf(
    (await findOfPerson(facts, await rulesAssessor.assess(toAssessmentInput(facts)))).content,
  );
};

it("shows the first 59 characters of a name in every sentence, 39 of a rival's, and 49 in an opener", async () => {
  const [lead, buyer, seller] = [named("VP Sales"), named("CFO"), named("Account Executive")];
  const earlier = (people: SeenPerson[]): Earlier => ({
    report: { id: newId(), content: null, readyAt: daysAgo(40), createdAt: daysAgo(40) },
    ...{ disposition: "borderline", employeeCount: 300, rivals: [], roles: [] },
    people: people.map(({ networkUrl }) => ({ networkUrl, strongest: null })),
  });
  const uses = says(seller, "shares_experience", `We use ${ofSource} and the forecast still hurts.`);
  const onPage = says(lead, "agrees", "I agree with this.", { source: rivalPage });
  const asks = says(lead, "asks", "Which tool do you use? We want to decide by the end of March.");
  const sells = says(seller, "sells", "We built a tool for this, book a demo.", { kind: "post" });
  const published = says(seller, "agrees", "Three lessons about sales forecasts.", { kind: "post" });
  const unpitched = says(lead, "states_problem", "Our forecast hurts. No pitches please.");
  const told = [
    ...(await account([asks, signalOf(lead), seenReaction(buyer, { post: post() }), uses], [])),
    ...(await account([asks, signalOf(lead), uses], [named("Head of Sales")], earlier([lead, seller]))),
    ...(await account([seenReaction(buyer, { post: post() })])),
    ...(await account([says(lead, "refuses", "Please don't contact me."), onPage])),
    ...(await account([sells, asks])),
    ...(await account([published])),
    ...(await account([unpitched])),
    ...(await account([], [])),
    ...(await person(lead, [asks, onPage, unpitched])),
    ...(await person(seller, [uses, seenReaction(seller, { post: post() })])),
  ];
  // Quotations hold what was written.
  const said = [...new Set(told.map((text) => text.replace(/“[^”]*”/g, "“”")))];
  const lengthsIn = (texts: string[], name: RegExp) =>
    new Set(texts.flatMap((text) => [...text.matchAll(name)].map(([, cut]) => cut?.length)));
  const openers = said.filter((text) => text.startsWith("Hi "));
  const sentences = said.filter((text) => !text.startsWith("Hi "));
  expect(lengthsIn(said, /(P{30,})…/g)).toEqual(new Set([59]));
  expect(lengthsIn(openers, /([CA]{30,})…/g)).toEqual(new Set([49]));
  expect(lengthsIn(sentences, /([CA]{30,})…/g)).toEqual(new Set([59]));
  expect(lengthsIn(sentences, /named (S{30,})…/g)).toEqual(new Set([39]));
  expect(lengthsIn(sentences, /(?:competitor|difference to) (S{30,})…/g)).toEqual(new Set([59]));
  expect(sentences.filter((text) => /[PCSA]{39}…/.test(text)).length).toBeGreaterThan(40);
  expect(said.filter((text) => /[PCA]{60}/.test(text))).toEqual([]);
});
