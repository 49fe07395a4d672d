import { type Compared, compare, perSecond } from "../rounds";

/** Something that is asked, so many times a round. */
export interface Asked {
  name: string;
  ask: () => Promise<unknown>;
  times?: number;
}

/** How many times what is quick is asked in a round. */
export const often = 3;

/** Rounds of all these and then their baseline, once a round: its time is the longest. One result each. */
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
