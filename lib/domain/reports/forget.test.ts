import { describe, expect, it } from "vitest";
import { rulesAssessor } from "@/lib/assessment/rules";
import type { SeenEngagement } from "@/lib/assessment/seen";
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
import { StoredAccount, StoredPerson } from "./content";
import { forgetPerson } from "./forget";
import { findOfPerson, type PersonFacts, toAssessmentInput } from "./person-findings";

const icp = {
  ...salesIcp,
  id: newId(),
  customerId: newId(),
  name: "Sales",
  isDefault: true,
  draft: null,
  createdAt: daysAgo(90),
  updatedAt: daysAgo(60),
};
const erased = seenPerson("VP Sales", {
  name: "Quirina Zephyrsson",
  networkUrl: "https://www.network.example/in/quirina-zephyrsson",
});
const colleague = seenPerson("Head of Sales", { name: "Pat Colleague" });
const herPost = seenPost("Quince forecasts ripen slowly in our pipeline review.", {
  author: erased.name,
  authorNetworkUrl: erased.networkUrl,
});
const engagements: SeenEngagement[] = [
  seenEngagement(erased, { meaning: "asks", text: "Quince: which tool do you use?" }),
  seenReaction(colleague, { post: herPost }),
  seenEngagement(colleague, { text: "Our forecast hurts." }),
];
const seen = { since: daysAgo(90), engagements, total: 3 };
const keys = new Set([erased.id, erased.networkUrl, herPost.url, herPost.id ?? "", engagements[0]?.id ?? ""]);
const account = () =>
  findOfAccount({
    ...{ icp, people: [erased, colleague], seen, watched: [], earlier: null, now: reportTime },
    company: { ...seenCompany(), website: null, location: null, summary: null },
    signalCounts: new Map([[erased.id, 2]]),
  });

describe("forgetting a person in an account report", () => {
  it("removes what they did, what rests on it or on their posts, and their roles", async () => {
    const { content } = await account();
    expect(content.nextStep?.person?.name).toBe(erased.name);
    expect(content.committee?.coverage.text).toMatch(/^1 of 5/);
    const rest = forgetPerson(content, keys);
    const after = StoredAccount.parse(rest?.content);
    expect(rest?.committeeSize).toBe(1);
    expect(after.activity?.entries.map(({ person, post }) => [person.name, post === null])).toEqual([
      [colleague.name, true],
      [colleague.name, false],
    ]);
    expect(after).toMatchObject({
      nextStep: null,
      memory: { people: [{ networkUrl: colleague.networkUrl }] },
    });
    expect(after.buyingCommittee.map(({ name }) => name)).toEqual([colleague.name]);
    // The action that names the author is left for the replacement of names in texts.
    const left = JSON.stringify({ ...after, activity: null });
    expect(left).not.toMatch(/quirina|quince/i);
    expect(JSON.stringify(after.activity)).not.toMatch(/quince|in\/quirina/i);
  });

  it("counts the roles again", async () => {
    const { content } = await account();
    const lonely = forgetPerson(content, new Set([erased.networkUrl, colleague.networkUrl]));
    const { committee } = StoredAccount.parse(lonely?.content);
    expect(committee).toMatchObject({ covered: 0, expected: 5 });
    expect(committee?.coverage.text).toMatch(/^0 of 5 roles; no economic buyer, decision maker/);
  });

  it("changes nothing about others", async () => {
    const { content } = await account();
    expect(forgetPerson(content, new Set([newId(), "https://www.network.example/in/quirina"]))).toBeNull();
    expect(forgetPerson({ buyingCommittee: [{ networkUrl: erased.networkUrl }] }, keys)).toBeNull();
    expect(forgetPerson(null, keys)).toBeNull();
  });
});

describe("forgetting the author of a post in a person report", () => {
  it("removes the post and all that is said from it", async () => {
    const facts: PersonFacts = {
      standards: { icp, ownCompany: { networkUrl: null, name: null }, watched: [] },
      profile: {
        ...{ ...colleague, about: null, location: null, companyName: "Northwind", companyNetworkUrl: null },
        ...{ positionStartedAt: null, hiring: false, openToWork: false },
      },
      ...{
        person: colleague,
        company: seenCompany(),
        signals: { ids: [], total: 0 },
        activity: 1,
        earlier: null,
        colleagues: { people: [], engagements: [] },
        now: reportTime,
      },
      seen: {
        since: daysAgo(90),
        total: 1,
        engagements: [
          seenEngagement(colleague, { post: herPost, text: "Quince hurts.", source: seenSource() }),
        ],
      },
    };
    const { content } = await findOfPerson(facts, await rulesAssessor.assess(toAssessmentInput(facts)));
    expect(JSON.stringify(content)).toMatch(/quince/i);
    const after = StoredPerson.parse(forgetPerson(content, keys)?.content);
    expect(after).toMatchObject({
      topics: [],
      approach: { opener: null },
      profile: { networkUrl: colleague.networkUrl },
    });
    expect(after.activity?.entries).toMatchObject([{ text: "Quince hurts.", post: null }]);
    expect(after.aiRead?.reasoning).not.toMatch(/quince/i);
    expect(after.aiRead?.claims.length).toBeGreaterThan(0);
  });
});
