import { describe, expect, it } from "vitest";
import type { SeenEngagement } from "@/lib/assessment/seen";
import { newId } from "@/lib/ids";
import {
  daysAgo,
  reportTime,
  salesIcp,
  seenCompany,
  seenEngagement,
  seenPerson,
  seenReaction,
} from "@/tests/factories/seen";
import { findLeadOf, openFor } from "./opener";

const person = seenPerson("VP Sales");
const asks = (days: number) => seenEngagement(person, { meaning: "asks", at: daysAgo(days) });
const problem = (days: number) => seenEngagement(person, { meaning: "states_problem", at: daysAgo(days) });
const agrees = (days: number) => seenEngagement(person, { meaning: "agrees", at: daysAgo(days) });
/** With the signal that it led, or another engagement did. */
const withSignal = (one: SeenEngagement, engagementId = one.id ?? ""): SeenEngagement => ({
  ...one,
  signal: {
    ...{ id: newId(), strength: 8, suggestedOpener: "Hello Pat", language: "en" as const },
    ...{ engagementId, createdAt: daysAgo(9) },
  },
});

describe("a message begins with", () => {
  const old = asks(40);
  const [recent, edge] = [problem(10), problem(30)];
  const led = withSignal(problem(20));
  const liked = seenReaction(person, { at: daysAgo(1) });
  const ledLike = withSignal(seenReaction(person, { at: daysAgo(50) }));
  it.each([
    ["a need of the last 30 days, before a stronger one", [old, recent], recent],
    ["one of exactly 30 days", [old, edge], edge],
    ["a need that led a signal, before another", [recent, led], led],
    ["an older need, before newer words without one", [agrees(1), old], old],
    ["the strongest words without a need", [liked, agrees(60)], "agrees"],
    ["a reaction that led a signal, before another", [liked, ledLike], ledLike],
    ["nothing of an offer", [seenEngagement(person, { meaning: "sells" })], undefined],
    ["nothing without engagements", [], undefined],
  ] as const)("%s", (_, engagements, lead) => {
    const found = findLeadOf([...engagements], reportTime);
    if (lead === "agrees") expect(found?.meaning).toBe("agrees");
    else expect(found).toBe(lead);
  });
});

describe("the opener", () => {
  const open = (engagements: SeenEngagement[], icp: typeof salesIcp | null = salesIcp) =>
    openFor(icp as Parameters<typeof openFor>[0], seenCompany(), engagements, reportTime);

  it("is the signal's, if this engagement led it", async () => {
    expect(await open([withSignal(asks(3))])).toMatchObject({ text: "Hello Pat", language: "en" });
    const other = await open([withSignal(asks(3), newId())]);
    expect(other?.text).not.toBe("Hello Pat");
  });

  it("is none without a profile to write for, or an engagement to write about", async () => {
    expect(await open([asks(3)], null)).toBeNull();
    expect(await open([])).toBeNull();
  });
});
