const dayInSeconds = 86_400;

/**
 * Reads a Retry-After header (RFC 9110 section 10.2.3: seconds, or an HTTP date, which is measured from `at`).
 * Seconds from 0 to 24 h; null when there is none that can be read.
 */
export function readRetryAfter(header: string | undefined, at: Date): number | null {
  const text = header?.trim() ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : secondsUntil(text, at);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), dayInSeconds);
}

/** Only dates with a weekday and GMT: the engine's parser would read a date into almost any text. */
function secondsUntil(text: string, at: Date): number {
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*, .+ GMT$/.test(text)) return Number.NaN;
  return Math.ceil((Date.parse(text) - at.getTime()) / 1_000);
}
