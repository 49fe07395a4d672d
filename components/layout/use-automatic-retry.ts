import { useEffect, useRef } from "react";

const firstMs = 5_000;
const longestMs = 60_000;
/** Outlives the page, which is shown anew after each failed retry. */
let failures = { count: 0, lastAt: 0 };

/** How long to wait before the next retry: 5 s, doubled with each failure in a row, at most a minute. */
export function nextDelayMs(now: number): number {
  const isNew = now - failures.lastAt > 2 * longestMs;
  failures = { count: isNew ? 1 : failures.count + 1, lastAt: now };
  return Math.min(longestMs, firstMs * 2 ** (failures.count - 1));
}

/** Retries by itself while the view is shown and visible, less often each time. */
export function useAutomaticRetry(onRetry: () => void): void {
  const latest = useRef(onRetry);
  latest.current = onRetry;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") latest.current();
      else document.addEventListener("visibilitychange", () => latest.current(), { once: true });
    }, nextDelayMs(Date.now()));
    return () => clearTimeout(timer);
  }, []);
}
