import { describe, expect, it } from "vitest";
import { fixedClock } from "@/lib/clock";
import { laterOf, openPace } from "./pace";

const start = new Date("2026-03-01T12:00:00Z");
const later = (ms: number) => new Date(start.getTime() + ms);

const pace = { maxConcurrent: 1, everyMs: 1_000 };

describe("slots", () => {
  it("are a pace apart, also from the last attempt of an earlier batch", async () => {
    const clock = fixedClock(start);
    const reachSlot = openPace(clock, { pace, lastAttemptAt: later(-400), deadline: later(2_600) });
    const turns: (number | null)[] = [];
    for (let n = 0; n < 4; n += 1) {
      turns.push((await reachSlot()) ? clock.now().getTime() - start.getTime() : null);
    }
    expect(turns).toEqual([600, 1_600, 2_600, null]);
  });

  it("begin now without an earlier attempt, and count from when they were used", async () => {
    const clock = fixedClock(start);
    const reachSlot = openPace(clock, { pace, lastAttemptAt: null, deadline: later(10_000) });
    await reachSlot();
    expect(clock.now()).toEqual(start);
    clock.advance(5_000);
    await reachSlot();
    expect(clock.now()).toEqual(later(5_000));
    await reachSlot();
    expect(clock.now()).toEqual(later(6_000));
  });

  it("are all now without a pace, until the deadline", async () => {
    const clock = fixedClock(start);
    const reachSlot = openPace(clock, { pace: undefined, lastAttemptAt: start, deadline: later(1) });
    expect(await reachSlot()).toBe(true);
    clock.advance(1);
    expect(await reachSlot()).toBe(true);
    clock.advance(1);
    expect(await reachSlot()).toBe(false);
  });
});

it.each([
  [null, null, null],
  [later(1), null, later(1)],
  [null, later(2), later(2)],
  [later(1), later(2), later(2)],
  [later(2), later(1), later(2)],
])("the later of %j and %j is %j", (a, b, expected) => {
  expect(laterOf(a, b)).toEqual(expected);
});
