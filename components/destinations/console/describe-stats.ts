/** A rate from 0 to 1 as a percentage; never rounds up to 100% if anything failed. */
export function describeRate(rate: number): string {
  if (rate === 1) return "100%";
  return `${Math.min(99.9, Math.round(rate * 1_000) / 10)}%`;
}

/** Milliseconds in readable form: "340 ms", "1.2 s"; a dash for null. */
export function describeDuration(ms: number | null): string {
  if (ms === null) return "–";
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
