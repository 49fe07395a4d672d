import { Temporal } from "temporal-polyfill";
import type { ChartDay } from "@/db/queries/dashboard";
import { nextUtcDay, startOfUtcDay, utcDay } from "@/lib/utc-day";

/** The last `count` calendar days of a time zone, oldest first, up to the one of this moment. */
export function lastDays(moment: Date, { count, timeZone }: { count: number; timeZone: string }): ChartDay[] {
  const today = Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  return Array.from({ length: count }, (_, index) => {
    const day = today.subtract({ days: count - 1 - index });
    // Where daylight saving time skips midnight, the day starts after it.
    return { date: day.toString(), start: new Date(day.toZonedDateTime(timeZone).epochMilliseconds) };
  });
}

/** The UTC days that a period touches, oldest first: for N times 24 hours these are N + 1. */
export function utcDaysOf({ from, to }: { from: Date; to: Date }): ChartDay[] {
  const touched: ChartDay[] = [];
  for (let start = startOfUtcDay(from); start <= to; start = nextUtcDay(start)) {
    touched.push({ date: utcDay(start), start });
  }
  return touched;
}
