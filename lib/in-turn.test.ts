import fc from "fast-check";
import { expect, it } from "vitest";
import { inTurn } from "./in-turn";

it("runs one at a time for each key, in order, also after failures", async () => {
  const jobs = fc.array(fc.record({ key: fc.constantFrom("a", "b"), fails: fc.boolean(), turns: fc.nat(3) }));
  await fc.assert(
    fc.asyncProperty(jobs, async (jobs) => {
      const running = new Set<string>();
      const ran: Record<string, number[]> = { a: [], b: [] };
      const results = await Promise.allSettled(
        jobs.map(({ key, fails, turns }, index) =>
          inTurn(key, async () => {
            expect(running.has(key)).toBe(false);
            running.add(key);
            for (let n = 0; n < turns; n += 1) await new Promise((resolve) => setImmediate(resolve));
            running.delete(key);
            ran[key]?.push(index);
            if (fails) throw new Error("failed");
            return index;
          }),
        ),
      );
      for (const [key, order] of Object.entries(ran)) {
        expect(order).toEqual(jobs.flatMap((job, index) => (job.key === key ? index : [])));
      }
      for (const [index, { fails }] of jobs.entries()) {
        expect(results[index]?.status).toBe(fails ? "rejected" : "fulfilled");
      }
    }),
    { numRuns: 100 },
  );
});
