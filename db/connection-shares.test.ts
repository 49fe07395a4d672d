import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  createConnectionShares,
  crowdedShareOf,
  type Holder,
  NoConnectionError,
  shareOf,
} from "./connection-shares";

/** Lets callers that got a connection continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const requestOf = (key: string): Holder => ({ key, isBackground: false });
const inBackground = (key: string): Holder => ({ key, isBackground: true });
const [a, b, c] = ["a", "b", "c"].map(requestOf) as [Holder, Holder, Holder];

describe("a workspace's share", () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [5, 4],
    [10, 8],
  ])("of %i connections is %i", (total, share) => {
    const shares = createConnectionShares(total);
    expect(shareOf(total)).toBe(share);
    for (let n = 0; n < share; n += 1) expect(shares.take(a)).toBe(true);
    expect(shares.take(a)).toBe(false);
    expect(shares.take(b)).toBe(total > share);
  });

  it.each([
    ["a fifth for background work", inBackground("large"), 2],
    ["two fifths for requests", requestOf("large"), 4],
  ])(
    "is %s while others are active, and all its share again when they are not",
    async (_, large, crowded) => {
      vi.useFakeTimers({ toFake: ["performance"] });
      onTestFinished(() => void vi.useRealTimers());
      const shares = createConnectionShares(10);
      const waits: Promise<void>[] = [];
      expect(shares.take(b)).toBe(true);
      expect(crowdedShareOf(10, large.isBackground)).toBe(crowded);
      for (let n = 0; n < crowded; n += 1) expect(shares.take(large)).toBe(true);
      expect(shares.take(large)).toBe(false);
      for (let n = crowded; n < shareOf(10); n += 1) waits.push(shares.wait(large, 60_000));
      expect(shares.take(b)).toBe(true);
      vi.advanceTimersByTime(1_500);
      shares.release(large);
      await Promise.all(waits);
      expect(shares.take(large)).toBe(true);
      expect(shares.take(large)).toBe(false);
    },
  );

  it("does not limit work without a workspace", () => {
    const shares = createConnectionShares(4);
    expect([1, 2, 3, 4, 5].map(() => shares.take(null))).toEqual([true, true, true, true, false]);
  });
});

describe("waiting statements", () => {
  it("are served workspace by workspace, however many statements each has waiting", async () => {
    const shares = createConnectionShares(2);
    expect([shares.take(a), shares.take(b)]).toEqual([true, true]);
    const served: string[] = [];
    const wait = (holder: Holder, name: string) => shares.wait(holder, 60_000).then(() => served.push(name));
    const all = [wait(a, "a1"), wait(a, "a2"), wait(a, "a3"), wait(b, "b1"), wait(c, "c1")];
    shares.release(a);
    await settle();
    expect(served).toEqual(["a1"]);
    shares.release(b);
    await settle();
    expect(served).toEqual(["a1", "b1"]);
    shares.release(a);
    await settle();
    expect(served).toEqual(["a1", "b1", "c1"]);
    shares.release(c);
    await settle();
    expect(served).toEqual(["a1", "b1", "c1", "a2"]);
    shares.release(a);
    await Promise.all(all);
    expect(served.at(-1)).toBe("a3");
  });

  it("give up after their timeout without taking a turn from others", async () => {
    const shares = createConnectionShares(1);
    expect(shares.take(a)).toBe(true);
    await expect(shares.wait(b, 1)).rejects.toThrow(NoConnectionError);
    const served = shares.wait(c, 60_000);
    shares.release(a);
    await served;
    expect(shares.take(b)).toBe(false);
    shares.release(c);
    expect(shares.take(b)).toBe(true);
  });
});

it("connections never exceed the total or a workspace's share, and every waiting statement is served", async () => {
  const holders = fc.constantFrom(a, b, c, ...[a, b].map(({ key }) => inBackground(key)), null);
  const steps = fc.array(fc.tuple(holders, fc.boolean()), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), steps, async (total, steps) => {
      const shares = createConnectionShares(total);
      const held: (Holder | null)[] = [];
      const waits: Promise<unknown>[] = [];
      const check = () => {
        expect(held.length).toBeLessThanOrEqual(total);
        for (const { key } of [a, b, c]) {
          expect(held.filter((one) => one?.key === key).length).toBeLessThanOrEqual(shareOf(total));
        }
      };
      for (const [holder, releases] of steps) {
        if (releases && held.length > 0) shares.release(held.shift() ?? null);
        else if (shares.take(holder)) held.push(holder);
        else waits.push(shares.wait(holder, 60_000).then(() => held.push(holder)));
        await settle();
        check();
      }
      while (held.length > 0) {
        shares.release(held.shift() ?? null);
        await settle();
        check();
      }
      await Promise.all(waits);
    }),
    { numRuns: 100 },
  );
});
