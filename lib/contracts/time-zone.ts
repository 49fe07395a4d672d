import { TimeZone } from "./fields";

/** Whether this is the name of a time zone that times can be shown in. */
export function isTimeZone(name: string): boolean {
  try {
    // Offsets such as "+02:00" are accepted too, but are no zone: they have no daylight saving time.
    return /^[A-Z]/i.test(name) && new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** A time zone that somebody chooses. */
export const ChosenTimeZone = TimeZone.max(100).refine(
  isTimeZone,
  "must be an IANA time zone, such as Europe/Berlin",
);
