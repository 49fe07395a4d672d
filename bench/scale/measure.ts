import { type Compared, compare, perSecond } from "../rounds";

/** A query to measure, run `times` times per round. */
export interface Asked {
  name: string;
  ask: () => Promise<unknown>;
  times?: number;
}

/** How often a fast query runs per round. */
export const often = 3;

/** In each round, runs all queries and then the baseline once, because it takes longest. One result per query. */
export async function compareAll(rounds: number, measured: Asked[], baseline: Asked): Promise<Compared[]> {
  const rate = ({ ask, times = 1 }: Asked) =>
    perSecond(async () => {
      for (let n = 0; n < times; n++) await ask();
      return times;
    });
  const found: { measured: number[]; baseline: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const rates: number[] = [];
    for (const asked of measured) rates.push(await rate({ times: often, ...asked }));
    found.push({ measured: rates, baseline: await rate(baseline) });
  }
  const results: Compared[] = [];
  for (const [n, { name }] of measured.entries()) {
    const [ours, theirs] = [
      found.map((round) => round.measured[n] ?? 0),
      found.map((round) => round.baseline),
    ];
    const result = await compare({
      name,
      unit: "a second",
      rounds,
      measured: async () => ours.shift() ?? 0,
      baselineName: baseline.name,
      baseline: async () => theirs.shift() ?? 0,
    });
    console.log(`${name}: ${result.ratio.toFixed(2)}`);
    results.push(result);
  }
  return results;
}
