/** Interleaved rounds A B A B …: on a shared machine, only ratios of neighboring runs are meaningful. */
export interface Compared {
  name: string;
  unit: string;
  /** Medians over all rounds. */
  measured: number;
  baseline: number;
  /** Median of the ratios of each round. */
  ratio: number;
  baselineName: string;
}

export async function compare(input: {
  name: string;
  unit: string;
  rounds: number;
  measured: () => Promise<number>;
  baselineName: string;
  baseline: () => Promise<number>;
}): Promise<Compared> {
  const pairs: { measured: number; baseline: number }[] = [];
  for (let round = 0; round < input.rounds; round++) {
    const measured = await input.measured();
    pairs.push({ measured, baseline: await input.baseline() });
  }
  return {
    name: input.name,
    unit: input.unit,
    baselineName: input.baselineName,
    measured: median(pairs.map((pair) => pair.measured)),
    baseline: median(pairs.map((pair) => pair.baseline)),
    ratio: median(pairs.map((pair) => pair.measured / pair.baseline)),
  };
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs `work` and returns the count it returns, per second. */
export async function perSecond(work: () => Promise<number> | number): Promise<number> {
  const started = performance.now();
  const count = await work();
  return count / ((performance.now() - started) / 1000);
}
