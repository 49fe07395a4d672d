import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { policy } from "@/db/policy";
import { createOriginShares } from "./origin-shares";

const origin = "https://hooks.example";
const patient = { patienceMs: 60_000 };
/** Lets callers that got a connection continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Takes `count` connections; `started` counts those that were given, and `end` gives the first of them back. */
function hog(shares: ReturnType<typeof createOriginShares>, workspace: string, count: number, host = origin) {
  const held: (() => void)[] = [];
  for (let n = 0; n < count; n += 1) {
    shares.take(host, workspace, patient).then(
      (release) => held.push(release),
      // Those that are never served are refused a minute later, while other tests run.
      () => undefined,
    );
  }
  return { started: () => held.length, end: () => held.shift()?.() };
}

describe("the connections to one origin", () => {
  it("are never all held by one workspace, however many requests it has", async () => {
    const shares = createOriginShares(32);
    const large = hog(shares, "large", 1_000);
    await settle();
    expect(large.started()).toBe(11);
    const small = hog(shares, "small", 5);
    await settle();
    expect(small.started()).toBe(5);
  });

  it.each([1, 2, 3, 7, 12])(
    "leave some for a newcomer beside %i workspaces that take all they can",
    async (count) => {
      const shares = createOriginShares(policy.deliveryConnections.perHost);
      for (let n = 0; n < count; n += 1) hog(shares, `large ${n}`, 1_000);
      await settle();
      const small = hog(shares, "small", 1);
      await settle();
      expect(small.started()).toBe(1);
    },
  );

  it("are given round-robin by workspace, not in the order of the requests", async () => {
    const shares = createOriginShares(1);
    const order: string[] = [];
    const release = await shares.take(origin, "first", patient);
    const ask = (workspace: string) =>
      shares.take(origin, workspace, patient).then((done) => {
        order.push(workspace);
        done();
      });
    const all = ["a", "a", "a", "b", "c", "b"].map(ask);
    release();
    await Promise.all(all);
    expect(order).toEqual(["a", "b", "c", "a", "b", "a"]);
  });

  it("are separate from those to another origin", async () => {
    const shares = createOriginShares(2);
    hog(shares, "a", 10);
    hog(shares, "b", 10);
    const elsewhere = hog(shares, "a", 1, "https://other.example");
    await settle();
    expect(elsewhere.started()).toBe(1);
  });

  it("are refused as busy after the patience, and to a caller that left with its reason", async () => {
    const shares = createOriginShares(1);
    const release = await shares.take(origin, "a", patient);
    await expect(shares.take(origin, "b", { patienceMs: 1 })).rejects.toMatchObject({ kind: "busy" });
    const reason = new Error("left");
    const leaving = new AbortController();
    const left = shares.take(origin, "b", { ...patient, signal: leaving.signal });
    leaving.abort(reason);
    await expect(left).rejects.toBe(reason);
    release();
    await expect(shares.take(origin, "c", patient)).resolves.toBeTypeOf("function");
  });

  it("serve everyone, never more than there are, in any order of work", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.integer({ min: 0, max: 3 })), { maxLength: 60 }),
        async (total, work) => {
          const shares = createOriginShares(total);
          let open = 0;
          const served = work.map(async ([workspace, turns]) => {
            const release = await shares.take(origin, workspace, patient);
            open += 1;
            expect(open).toBeLessThanOrEqual(total);
            for (let n = 0; n < turns; n += 1) await settle();
            open -= 1;
            release();
            release();
          });
          await Promise.all(served);
        },
      ),
      { numRuns: 200 },
    );
  });
});
