/** Two rounds of `npm run chaos`. CHAOS_ROUNDS and CHAOS_SEED choose others. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { drawFor, playRound } from "./rounds";
import { openStage, type Stage } from "./stage";

const rounds = Number(process.env.CHAOS_ROUNDS ?? 2);
const seed = Number(process.env.CHAOS_SEED ?? 1);

let stage: Stage;
let delivered = 0;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it.each(Array.from({ length: rounds }, (_, n) => n + 1))(
  `loses, doubles and leaves nothing in round %i of seed ${seed}`,
  async (n) => {
    const { faults, stuck, lost, doubled, deliveries } = await playRound(stage, drawFor(seed, n));
    delivered += deliveries;
    expect({ faults, stuck, lost, doubled }).toEqual({ faults, stuck: [], lost: [], doubled: [] });
  },
  120_000,
);

it("delivered something", () => expect(delivered).toBeGreaterThan(5));
