import { useEffect, useRef } from "react";

const firstMs = 5_000;
const longestMs = 60_000;
/** In the tab's storage, because a retry may load the page anew. */
const key = "failures";

/** Failures in a row, and the time of the last one, in ms since 1970. */
export interface Failures {
  count: number;
  lastAt: number;
}

/** The failures with another one at `now`. After two quiet minutes, counting starts over. */
export const failAgain = ({ count, lastAt }: Failures, now: number): Failures => ({
  count: now - lastAt > 2 * longestMs ? 1 : count + 1,
  lastAt: now,
});

/** How long to wait before the next retry: 5 s, doubled with each failure in a row, at most a minute. */
export const delayMs = ({ count }: Failures): number => Math.min(longestMs, firstMs * 2 ** (count - 1));

/** Retries by itself while the view is shown and visible, less often each time. */
export function useAutomaticRetry(onRetry: () => void): void {
  const latest = useRef(onRetry);
  latest.current = onRetry;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      const failures = failAgain(readFailures(), Date.now());
      storeFailures(failures);
      timer = setTimeout(retry, delayMs(failures));
    };
    const retry = () => {
      if (document.visibilityState === "visible") latest.current();
      plan();
    };
    plan();
    return () => clearTimeout(timer);
  }, []);
}

/** A browser may deny the storage; then every failure counts as the first. */
function readFailures(): Failures {
  try {
    const stored: Partial<Failures> = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return { count: Number(stored.count ?? 0), lastAt: Number(stored.lastAt ?? 0) };
  } catch {
    return { count: 0, lastAt: 0 };
  }
}

function storeFailures(failures: Failures): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(failures));
  } catch {}
}
