const seconds = [15, 30, 60, 120, 300, 600, 1_200, 2_400, 3_600, 7_200];
const jitterMs = 30_000;
const longestMs = 366 * 86_400_000;

/** The Inngest server's delays: 15 s, 30 s, 1, 2, 5, 10, 20, 40 min, 1, 2 h, each with 0-30 s of jitter. In ms. */
export function serverBackoff(retry: number): number {
  const base = seconds[Math.min(Math.max(retry, 1), seconds.length) - 1] ?? 7_200;
  return base * 1_000 + Math.floor(Math.random() * jitterMs);
}

/** Milliseconds until the time in a Retry-After header (seconds or a date); undefined if it has neither. */
export function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined;
  const wait = /^\d+(\.\d+)?$/.test(header.trim())
    ? Number(header) * 1_000
    : Date.parse(header) - now.getTime();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), longestMs) : undefined;
}
