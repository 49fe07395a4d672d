import { describe, expect, it } from "vitest";
import type { Destination } from "@/lib/contracts/destinations";
import type { FirstResults } from "@/lib/contracts/setup";
import type { Source } from "@/lib/contracts/sources";
import { workOf } from "./work";

const nextAt = "2026-03-02T12:00:00.000Z";
const resumesAt = "2026-03-03T00:00:00.000Z";
const runs = { wait: null, resumesAt: null, nextAt };
const results: FirstResults = {
  sources: { total: 2, read: 2, reading: 0, late: 0 },
  posts: { found: 4, relevant: 3, read: 1 },
  people: { seen: 2, qualified: 0, rejected: 1, retried: 0 },
  work: { discovery: runs, harvest: runs, qualification: { ...runs, nextAt: null } },
  hasDestination: true,
  firstSignal: null,
};
const source = (isActive = true) => ({ isActive }) as Source;
const destination = (change: Partial<Destination> = {}) =>
  ({
    id: "d",
    type: "chat",
    name: "#sales",
    isActive: true,
    pausedReason: null,
    health: "healthy",
    routing: { mode: "auto", minStrength: 7 },
    ...change,
  }) as Destination;
const all = (change: Partial<FirstResults> = {}, sources = [source(), source()], to = [destination()]) =>
  workOf({ ...results, ...change }, sources, to);

describe("after activation, the page says", () => {
  it("what runs, and when the next search and reading are", () => {
    const [discovery, harvest, people, sending] = all();
    expect(discovery).toMatchObject({ state: "runs", text: "2 sources, each every six hours." });
    expect(discovery?.at).toEqual({ label: "Next", time: nextAt });
    expect(harvest).toMatchObject({ state: "runs", at: { label: "Next" } });
    expect(people).toMatchObject({ state: "runs" });
    expect(sending).toMatchObject({ state: "runs", title: "Sending to #sales" });
    expect(sending?.text).toContain("strength is at least 7");
  });

  it.each([
    ["budget", "Today's limit for look-ups is reached."],
    ["pace", "Today's credits of the trial are used up."],
    ["credits", "No credits are left."],
  ] as const)("why work is paused and when it goes on: %s", (wait, text) => {
    const work = { ...results.work, harvest: { wait, resumesAt, nextAt } };
    const at = { label: "Goes on", time: resumesAt };
    expect(all({ work })[1]).toMatchObject({ state: "paused", text, at });
  });

  it.each([
    ["payment", /overdue.*paid/],
    ["credits", /credits.*credits/],
  ] as const)("what someone has to do where it never goes on by itself: %s", (wait, text) => {
    const work = { ...results.work, discovery: { wait, resumesAt: null, nextAt } };
    const [discovery] = all({ work });
    expect(discovery).toMatchObject({ state: "attention", link: { href: "/settings/billing" } });
    expect(discovery?.text).toMatch(text);
    expect(discovery?.at).toBeUndefined();
  });

  it("that paused sources are left out, and that nothing is searched without an active one", () => {
    expect(all({}, [source(), source(false)])[0]?.text).toMatch(/^1 source,.* 1 other is paused\.$/);
    expect(all({}, [source(false)])[0]).toMatchObject({
      state: "attention",
      text: "All sources are paused.",
    });
  });

  it("that a destination which failed its test is not live, and nothing else about it", () => {
    const failed = destination({ isActive: false, pausedReason: "test", health: "action_required" });
    const sending = all({}, [source()], [failed])[3];
    expect(sending).toMatchObject({ state: "attention", text: expect.stringMatching(/^Not live: /) });
    expect(sending?.text).not.toContain("strength");
  });

  it("at most five destinations, and where the others are", () => {
    const many = Array.from({ length: 7 }, (_, n) => destination({ id: String(n) }));
    expect(all({}, [source()], many).slice(3)).toHaveLength(6);
    expect(all({}, [source()], many).at(-1)?.title).toBe("2 more destinations");
  });
});
