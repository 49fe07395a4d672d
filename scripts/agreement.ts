export interface Agreement {
  count: number;
  /** The share of equal labels, 0-1. */
  accuracy: number;
  /** The mean F1 of the expected labels, 0-1. */
  macroF1: number;
  /** F1 by expected label, 0-1. */
  f1: Record<string, number>;
}

/** How well read labels agree with the expected ones. Takes at least one pair of `[expected, read]`. Pure. */
export function measureAgreement(pairs: readonly (readonly [string, string])[]): Agreement {
  const labels = [...new Set(pairs.map(([expected]) => expected))].sort();
  const scores = labels.map((label) => [label, round(f1Of(pairs, label))] as const);
  const equal = pairs.filter(([expected, read]) => expected === read).length;
  return {
    count: pairs.length,
    accuracy: round(equal / pairs.length),
    macroF1: round(labels.reduce((sum, label) => sum + f1Of(pairs, label), 0) / labels.length),
    f1: Object.fromEntries(scores),
  };
}

/** Twice the hits, divided by how often the label is expected plus how often it is read. */
function f1Of(pairs: readonly (readonly [string, string])[], label: string): number {
  const hits = pairs.filter(([expected, read]) => expected === label && read === label).length;
  const expected = pairs.filter(([value]) => value === label).length;
  const read = pairs.filter(([, value]) => value === label).length;
  return (2 * hits) / (expected + read);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
