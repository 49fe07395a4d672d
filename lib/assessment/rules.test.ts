import { describe, expect, it } from "vitest";
import { findTopics } from "@/lib/domain/reports/topics";
import { readTitle } from "@/lib/judgement/title/read-title";
import { seenCompany, seenEngagement, seenPerson, seenReaction } from "@/tests/factories/seen";
import type { AssessmentInput } from "./assessor";
import { rulesAssessor } from "./rules";
import { ofCompany, ofProfile } from "./sources";

const known = seenPerson("VP Sales");
const source = ofProfile(known);
const fit: NonNullable<AssessmentInput["fit"]> = {
  ...{ reaches: true, classification: "buyer" },
  matches: { function: true, level: true, industry: true, size: false },
};
const personOf = (title: string | null): AssessmentInput["person"] => ({
  ...{ name: known.name, title, headline: null, reading: readTitle(title, null), source },
});
const company = { ...seenCompany(), source: ofCompany(seenCompany()) };
const read = (change: Partial<AssessmentInput> = {}) =>
  rulesAssessor.assess({
    ...{ person: personOf("VP Sales"), fit, refusal: null, company },
    ...{ engagements: [], engagementCount: 0, topics: [], ...change },
  });
const refusal = { text: "Works at your own company, Acme.", sources: [source] };

describe("reading a person by rules", () => {
  it.each<[string, Partial<AssessmentInput>, string]>([
    ["fits as a decision maker", {}, "buyer"],
    ["fits by one of function and level", { fit: { ...fit, classification: "influencer" } }, "influencer"],
    ["fits by title alone", { fit: { ...fit, classification: null } }, "influencer"],
    ["does not fit", { fit: { ...fit, reaches: false } }, "not_relevant"],
    ["is refused by a gate", { refusal }, "not_relevant"],
    ["tells neither title nor headline", { person: personOf(null) }, "unknown"],
    ["meets a workspace without a profile", { fit: null }, "unknown"],
  ])("who %s", async (_, change, classification) => {
    expect((await read(change)).classification).toBe(classification);
  });

  it("argues from what they wrote, their work and their company, each with its record", async () => {
    const engagements = [
      seenReaction(known),
      seenEngagement(known, { meaning: "asks", text: "Nice. Which tool do you use for this?" }),
    ];
    const { claims } = await read({ engagements, engagementCount: 2, topics: findTopics(engagements) });
    expect(claims.map(({ text }) => text)).toEqual([
      "Asked: “Which tool do you use for this?”",
      "In the last 90 days they reacted once and commented once.",
      "“VP Sales”: a director or VP in sales, a function that you sell to; such a role usually decides on a purchase there.",
      "Northwind has 320 people, outside your range, in Software Development, an industry you sell to.",
      "“pipeline review”: Reacted once and commented once under 2 posts about it.",
    ]);
    expect(claims.map(({ sources }) => sources.map(({ kind }) => kind))).toEqual([
      ["engagement", "post"],
      ["engagement", "engagement"],
      ["profile"],
      ["company"],
      ["engagement", "engagement"],
    ]);
    expect(claims[0]?.sources[0]?.id).toBe(engagements[1]?.id);
  });

  it("never quotes the post under a reaction as their own words", async () => {
    const { claims } = await read({ engagements: [seenReaction(known)], engagementCount: 1 });
    expect(claims[0]?.text).toBe(
      "Liked Ada Author's post “Your pipeline review is not a status meeting.”, without a word.",
    );
  });

  it("says what is unknown", async () => {
    const { claims } = await read({
      person: personOf(null),
      company: { ...company, industry: null, employeeCount: null },
      fit: null,
    });
    expect(claims.map(({ text }) => text)).toEqual([
      "No engagement with a watched post in the last 90 days, so their interest is not known.",
      "The profile gives neither a title nor a headline, so their role is not known.",
      "Northwind has an unknown number of people, in an unknown industry.",
      "Your workspace has no ideal customer profile to compare them with.",
    ]);
  });

  it("begins with a gate's refusal", async () => {
    expect((await read({ refusal })).claims[0]).toEqual(refusal);
  });
});
