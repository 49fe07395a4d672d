/** When to ask for changes again: soon while work is under way, ever less often while nothing happens. */

/** While work is under way, and after each change. */
export const busyMs = 2_000;
const firstIdleMs = 4_000;
const longestIdleMs = 45_000;
const firstFailureMs = 4_000;
const longestFailureMs = 120_000;

export interface PollState {
  /** What the last answer said of the workspace. */
  isBusy: boolean;
  /** Answers in a row without work and without a change. */
  quiet: number;
  /** Failures in a row. */
  failures: number;
}

/** How long to wait before the next request, in ms; `random` from 0 to 1 spreads clients after an outage. */
export function delayOf({ isBusy, quiet, failures }: PollState, random: number): number {
  if (failures > 0) {
    const longest = Math.min(longestFailureMs, firstFailureMs * 2 ** (failures - 1));
    return longest * (0.75 + random / 4);
  }
  if (isBusy || quiet === 0) return busyMs;
  return Math.min(longestIdleMs, firstIdleMs * 1.5 ** (quiet - 1));
}
