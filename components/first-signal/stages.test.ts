import { describe, expect, it } from "vitest";
import type { FirstResults } from "@/lib/contracts/setup";
import { stagesOf, summaryOf } from "./stages";

const running = { wait: null, resumesAt: null, nextAt: null };
const outOfCredits = { ...running, wait: "credits" } as const;
const start: FirstResults = {
  sources: { total: 5, read: 0, reading: 5, late: 0 },
  posts: { found: 0, relevant: 0, read: 0 },
  people: { seen: 0, qualified: 0, rejected: 0, retried: 0 },
  work: { discovery: running, harvest: running, qualification: running },
  hasDestination: true,
  firstSignal: null,
};
const allRead = { total: 5, read: 5, reading: 0, late: 0 };
const signal: NonNullable<FirstResults["firstSignal"]> = {
  id: "018f0000-0000-7000-8000-000000000001",
  personName: "Pat Person",
  personTitle: null,
  companyName: null,
  strength: 6,
  whyItMatters: "Asked for a tool.",
  createdAt: "2025-11-20T15:00:00.000Z",
  delivery: null,
};
const delivery = (
  status: NonNullable<(typeof signal)["delivery"]>["status"],
  lastError: string | null = null,
) => ({
  ...signal,
  delivery: { destinationId: "d", destinationName: "Our CRM", status, lastError, deliveredAt: null },
});

const statesOf = (change: Partial<FirstResults>) =>
  stagesOf({ ...start, ...change })
    .map(({ state }) => state)
    .join(" ");

describe("the stages", () => {
  it.each<[string, Partial<FirstResults>, string]>([
    ["directly after activation", {}, "running next next next next"],
    [
      "while posts are read",
      { sources: allRead, posts: { found: 12, relevant: 4, read: 1 } },
      "done running next next next",
    ],
    [
      "while people are compared",
      {
        sources: allRead,
        posts: { found: 12, relevant: 4, read: 4 },
        people: { seen: 31, qualified: 1, rejected: 9, retried: 0 },
      },
      "done done running next next",
    ],
    ["when nothing relevant was found", { sources: allRead }, "empty next next next next"],
    [
      "when nobody has engaged",
      { sources: allRead, posts: { found: 2, relevant: 2, read: 2 } },
      "done empty next next next",
    ],
    [
      "when nobody fits",
      {
        sources: allRead,
        posts: { found: 2, relevant: 2, read: 2 },
        people: { seen: 3, qualified: 0, rejected: 3, retried: 0 },
      },
      "done done empty next next",
    ],
    [
      "without credits",
      {
        sources: allRead,
        posts: { found: 4, relevant: 4, read: 1 },
        people: { seen: 3, qualified: 0, rejected: 1, retried: 0 },
        work: { discovery: outOfCredits, harvest: outOfCredits, qualification: outOfCredits },
      },
      "done paused paused next next",
    ],
    [
      "when a source does not answer",
      { sources: { total: 5, read: 4, reading: 0, late: 1 } },
      "trouble next next next next",
    ],
    [
      "when look-ups fail",
      {
        sources: allRead,
        posts: { found: 1, relevant: 1, read: 1 },
        people: { seen: 3, qualified: 0, rejected: 1, retried: 2 },
      },
      "done done trouble next next",
    ],
    [
      "without a source",
      { sources: { total: 0, read: 0, reading: 0, late: 0 } },
      "empty next next next next",
    ],
    [
      "with sources that have their turn tomorrow",
      { sources: { total: 5, read: 2, reading: 0, late: 0 } },
      "paused next next next next",
    ],
  ])("%s", (_, change, states) => {
    expect(statesOf(change)).toBe(states);
  });

  it.each([
    ["delivered", "done", "Delivered to Our CRM."],
    ["queued", "running", "Sending to Our CRM."],
    ["delivering", "running", "Sending to Our CRM."],
    ["retrying", "trouble", "Our CRM did not accept it and will be tried again automatically. HTTP 500"],
    ["held", "paused", "Our CRM is paused."],
    ["failed", "trouble", "Our CRM did not accept it. HTTP 500"],
    ["cancelled", "empty", "The delivery to Our CRM was canceled."],
  ] as const)("say how a delivery that is %s stands", (status, state, text) => {
    const failed = state === "trouble" ? "HTTP 500" : null;
    const last = stagesOf({ ...start, firstSignal: delivery(status, failed) }).at(-1);
    expect(last).toMatchObject({ state, text, link: { href: "/destinations/d" } });
  });

  it("say what to do about a signal that goes nowhere", () => {
    const without = stagesOf({ ...start, firstSignal: signal, hasDestination: false }).at(-1);
    expect(without).toMatchObject({ state: "empty", link: { href: "/destinations" } });
    const unrouted = stagesOf({ ...start, firstSignal: signal }).at(-1);
    expect(unrouted).toMatchObject({ state: "empty", link: { href: `/signals/${signal.id}` } });
  });
});

it("sums up in one line", () => {
  const results = {
    ...start,
    posts: { found: 12, relevant: 4, read: 3 },
    people: { seen: 31, qualified: 3, rejected: 2, retried: 0 },
  };
  expect(summaryOf(results)).toBe("12 posts found, 4 relevant · 31 people seen · 3 qualified");
  expect(summaryOf({ ...results, firstSignal: signal })).toMatch(/· first signal: Pat Person$/);
  expect(summaryOf({ ...start, posts: { found: 1_000, relevant: 1, read: 0 } })).toMatch(
    /^1,000 or more posts found/,
  );
});
