/** Makes times that a network sent safe to store and compare. Pure. Everything a network sends passes here. */

/** Nothing was posted on a professional network before. */
const earliest = Date.UTC(1990, 0, 1);
const longestCareer = Date.UTC(1930, 0, 1);

/** ISO 8601 with a date and perhaps a time, whose fraction may have any number of digits. */
const iso =
  /^([+-]?\d{4,6})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;
/** RFC 5322, as in HTTP headers. */
const rfc = /^(?:[a-z]{3}, )?\d{1,2} [a-z]{3} \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UTC?|[+-]\d{4})$/i;
/** How many of a number's units make a millisecond: seconds, milliseconds, microseconds, nanoseconds. */
const units = [1e-3, 1, 1e3, 1e6];

/**
 * When something happened on the network: text in ISO 8601 (UTC without a zone) or RFC 5322, a number or digits in
 * seconds to nanoseconds since 1970, or a date. Null if it can't be read, is before 1990 or after `now`: then the time
 * we saw it counts.
 */
export function cleanTime(value: unknown, now: Date): Date | null {
  const [time] = candidates(value).filter((one) => one >= earliest && one <= now.getTime());
  return time === undefined ? null : new Date(Math.floor(time));
}

/** When a career step began; null if that is not in the past or in no one's working life. */
export function cleanStart(start: Date | null, now: Date): Date | null {
  const time = start?.getTime() ?? Number.NaN;
  return time >= longestCareer && time <= now.getTime() ? start : null;
}

/** The moments, in milliseconds, that a value may stand for. */
function candidates(value: unknown): number[] {
  if (value instanceof Date) return [value.getTime()];
  if (typeof value === "number") return units.map((unit) => value / unit);
  if (typeof value !== "string" || value.length > 64) return [];
  const text = value.trim();
  if (/^\d{9,20}(?:\.\d+)?$/.test(text)) return candidates(Number(text));
  return [rfc.test(text) ? Date.parse(text) : parseIso(text)];
}

/** Without Node's own parser, which reads "3 days ago" as a day in 2001, and other texts in the server's zone. */
function parseIso(text: string): number {
  const [, year, month, day, hours = "00", minutes = "00", seconds = "00", fraction = "", zone = "Z"] =
    iso.exec(text) ?? [];
  if (year === undefined || year.length !== 4) return Number.NaN;
  const offset = /^z$/i.test(zone) ? "Z" : `${zone.slice(0, 3)}:${zone.slice(3).replace(":", "") || "00"}`;
  const ms = fraction.slice(0, 3).padEnd(3, "0");
  return Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${ms}${offset}`);
}
