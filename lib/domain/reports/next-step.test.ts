import { describe, expect, it } from "vitest";
import type { SeenEngagement, SeenPerson } from "@/lib/assessment/seen";
import { newId } from "@/lib/ids";
import {
  daysAgo,
  salesIcp as icp,
  reportTime,
  seenCompany,
  seenEngagement,
  seenPerson,
  seenReaction,
} from "@/tests/factories/seen";
import { placePeople } from "./coverage";
import { chooseNextStep } from "./next-step";

const company = seenCompany();
const next = (
  people: SeenPerson[],
  engagements: SeenEngagement[] = [],
  change: Partial<Parameters<typeof chooseNextStep>[2]> = {},
) =>
  chooseNextStep(icp, company, {
    ...{ disposition: "qualified", reasons: [], now: reportTime },
    ...{ placed: placePeople(icp, company, { people, engagements }), ...change },
  });
const signalOf = (engagement: SeenEngagement) => ({
  ...{
    id: newId(),
    strength: 8,
    suggestedOpener: "Hallo Pat, Ihre Frage zum Forecast …",
    language: "de" as const,
  },
  ...{ engagementId: engagement.id ?? "", createdAt: daysAgo(9) },
});

describe("the next step", () => {
  it("is to write to whoever has a say and showed most, with the opener of their signal", async () => {
    const [executive, leader, seller] = [
      seenPerson("Chief Revenue Officer"),
      seenPerson("VP Sales"),
      seenPerson("Account Executive"),
    ];
    const asked = seenEngagement(leader, { meaning: "asks", text: "Which tool do you use?" });
    const engagements = [
      { ...asked, signal: signalOf(asked) },
      seenReaction(executive),
      seenEngagement(seller, { meaning: "agrees" }),
    ];
    const step = await next([executive, leader, seller], engagements);
    expect(step).toMatchObject({
      action: "write",
      person: { name: leader.name, title: "VP Sales" },
      opener: { text: "Hallo Pat, Ihre Frage zum Forecast …", language: "de" },
    });
    expect(step.why.map(({ text }) => text)).toEqual([
      "Asked: “Which tool do you use?”",
      "“VP Sales” reads as a director or VP in sales: such a role usually decides for its function.",
      "Made a signal of strength 8 of 10.",
      "Wrote this 10 days before this report.",
    ]);
    expect(step.opener?.sources.map(({ kind }) => kind)).toEqual(["signal", "engagement", "post"]);
    for (const { sources } of step.why) expect(sources.length).toBeGreaterThan(0);
  });

  it("has an opener by rules where there is no signal", async () => {
    const leader = seenPerson("VP Sales");
    const { opener } = await next([leader], [seenEngagement(leader)]);
    expect(opener?.text).toContain("Pat");
    expect(opener?.sources.map(({ kind }) => kind)).toEqual(["engagement", "post"]);
  });

  it("has no opener for someone who was not seen engaging, and says so", async () => {
    const step = await next([seenPerson("VP Sales")]);
    expect(step).toMatchObject({ action: "write", opener: null });
    expect(step.why[0]?.text).toMatch(/^Has not engaged/);
  });

  it("is to find someone if no one with a say is known", async () => {
    const step = await next([seenPerson("Software Engineer")]);
    expect(step).toMatchObject({
      action: "find",
      person: null,
      opener: null,
      titles: ["VP Sales", "Head of Sales"],
    });
    expect(step.why).toMatchObject([{ sources: [{ kind: "company" }] }]);
  });

  it("is to write to no one at a disqualified company", async () => {
    const leader = seenPerson("VP Sales");
    const reasons = [{ code: "competitor" as const, text: "A competitor.", sources: [] }];
    const step = await next([leader], [seenEngagement(leader)], { disposition: "disqualified", reasons });
    expect(step).toMatchObject({ action: "skip", person: null, opener: null });
    expect(step.why.at(-1)?.text).toBe("A competitor.");
  });
});
