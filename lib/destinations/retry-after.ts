const dayInSeconds = 86_400;

/**
 * Parses a Retry-After header (RFC 9110 section 10.2.3: seconds, or an HTTP date, measured from `at`). Returns
 * seconds, clamped to 0-24 h; null if the header is missing or invalid.
 */
export function readRetryAfter(header: string | undefined, at: Date): number | null {
  const text = header?.trim() ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : secondsUntil(text, at);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), dayInSeconds);
}

/** Accepts only dates with a weekday and GMT: `Date.parse` reads a date into almost any text. */
function secondsUntil(text: string, at: Date): number {
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*, .+ GMT$/.test(text)) return Number.NaN;
  return Math.ceil((Date.parse(text) - at.getTime()) / 1_000);
}
