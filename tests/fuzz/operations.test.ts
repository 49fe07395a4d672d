/**
 * Every operation, by every caller, with unintended requests: each answer is documented and reveals nothing of
 * another workspace. `FUZZ_CALLS=20000 npx vitest run tests/fuzz` spreads that many calls over the operations and
 * prints the answers; `FUZZ_SEED` draws other requests.
 */
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { operations } from "@/lib/contracts/catalogue";
import { settled } from "@/tests/security/after-answer";
import { type Drawn, draws, meant } from "./draw";
import { openWorld, type World } from "./world";

const { FUZZ_CALLS, FUZZ_SEED = "20251120" } = process.env;
const callsOfEach = FUZZ_CALLS ? Math.ceil(Number(FUZZ_CALLS) / operations.length) : 2;
/** Answers by the first digit of their status; 0 if there was none. */
const tally = new Map<string, number>();

let world: World;
let theirsBefore: unknown;
beforeAll(async () => {
  world = await openWorld();
  theirsBefore = await world.theirRows();
});
beforeEach(() => world.renew());
afterAll(async () => {
  await settled();
  await world.close();
  if (FUZZ_CALLS) console.log(`answers by class of status: ${JSON.stringify(Object.fromEntries(tally))}`);
});

async function run(operation: (typeof operations)[number], drawn: Drawn) {
  const verdict = await world.run(operation, drawn);
  const kind = `${Math.floor(verdict.status / 100)}xx`;
  tally.set(kind, (tally.get(kind) ?? 0) + 1);
  await settled();
  return verdict;
}

it.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  "%s answers every request as its contract says",
  async (_, operation) => {
    expect(await run(operation, meant(operation))).toEqual({ status: operation.status, problems: [] });
    const property = fc.asyncProperty(draws(operation), async (drawn) => {
      const { status, problems } = await run(operation, drawn);
      if (problems.length > 0) throw new Error(`${status}: ${problems.join("\n")}`);
    });
    await fc.assert(property, { seed: Number(FUZZ_SEED), numRuns: callsOfEach });
  },
  60_000 + callsOfEach * 1_000,
);

it("nothing in the other workspace has changed", async () => {
  expect(await world.theirRows()).toEqual(theirsBefore);
});
