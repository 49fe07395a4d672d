/** A rate from 0 to 1 in percent; never a whole hundred while something failed. */
export function describeRate(rate: number): string {
  if (rate === 1) return "100%";
  return `${Math.min(99.9, Math.round(rate * 1_000) / 10)}%`;
}

/** Milliseconds as people read them: "340 ms", "1.2 s"; a dash where there are none. */
export function describeDuration(ms: number | null): string {
  if (ms === null) return "–";
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
