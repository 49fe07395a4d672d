/** Times of day in a person's zone, with daylight saving time. Pure. */
import { Temporal } from "temporal-polyfill";
import type { DigestFrequency } from "@/db/vocabulary";

const inZone = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);

const toDate = (zoned: Temporal.ZonedDateTime) => new Date(zoned.epochMilliseconds);

/**
 * When the quiet hours that hold at this moment end; null outside them. `from` and `until` are local times, HH:MM, and
 * may span midnight. A time that daylight saving skips counts as the one after the gap.
 */
export function endOfQuietHours(
  moment: Date,
  quiet: { from: string; until: string; timeZone: string },
): Date | null {
  const { from, until, timeZone } = quiet;
  if (from === until) return null;
  const local = inZone(moment, timeZone);
  const time = local.toPlainTime();
  const [start, end] = [Temporal.PlainTime.from(from), Temporal.PlainTime.from(until)];
  const isFrom = Temporal.PlainTime.compare(time, start) >= 0;
  const isBefore = Temporal.PlainTime.compare(time, end) < 0;
  const spansMidnight = Temporal.PlainTime.compare(start, end) > 0;
  if (!(spansMidnight ? isFrom || isBefore : isFrom && isBefore)) return null;
  const day = isBefore ? local.toPlainDate() : local.toPlainDate().add({ days: 1 });
  return toDate(day.toZonedDateTime({ timeZone, plainTime: end }));
}

/** The first moment after this one at which a digest is due: the hour of each day, or of each Monday, in the zone. */
export function nextDigest(
  moment: Date,
  digest: { frequency: DigestFrequency; hour: number; timeZone: string },
): Date | null {
  const { frequency, hour, timeZone } = digest;
  if (frequency === "off") return null;
  const plainTime = Temporal.PlainTime.from({ hour });
  let day = inZone(moment, timeZone).toPlainDate();
  for (;;) {
    const due = toDate(day.toZonedDateTime({ timeZone, plainTime }));
    if (due > moment && (frequency === "daily" || day.dayOfWeek === 1)) return due;
    day = day.add({ days: 1 });
  }
}

/** The start of the period that a digest due at this moment covers: a day or a week before, in the zone. */
export function startOfDigest(
  due: Date,
  { frequency, timeZone }: { frequency: "daily" | "weekly"; timeZone: string },
): Date {
  return toDate(inZone(due, timeZone).subtract(frequency === "daily" ? { days: 1 } : { weeks: 1 }));
}
