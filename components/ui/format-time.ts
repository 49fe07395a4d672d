/** How points in time are written, in one place. `at` is ISO 8601. */

/** The reader's way: an IANA time zone, and a locale of English such as `en-GB` that orders day, month and hours. */
export interface TimeFormat {
  zone: string;
  locale: string;
}

type Options = Intl.DateTimeFormatOptions;

/** By what is shown: an exact moment names its zone, the others stand where the zone is known. */
const styles = {
  moment: { month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZoneName: "short" },
  exact: {
    ...{ weekday: "short", year: "numeric", month: "short", day: "numeric" },
    ...{ hour: "numeric", minute: "2-digit", timeZoneName: "short" },
  },
  day: { month: "short", day: "numeric" },
  date: { year: "numeric", month: "short", day: "numeric" },
  longDate: { dateStyle: "long" },
  weekday: { weekday: "long", month: "long", day: "numeric" },
  weekdayShort: { weekday: "short", month: "short", day: "numeric" },
  time: { hour: "numeric", minute: "2-digit" },
} satisfies Record<string, Options>;
export type TimeStyle = keyof typeof styles;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The time in words, such as "Nov 20, 4:00 PM GMT+1" or "20 Nov, 16:00 CET" (`moment`), or "Nov 20" (`day`). */
export function formatTime(at: string, style: TimeStyle, { zone, locale }: TimeFormat): string {
  const key = `${style} ${zone} ${locale}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: zone });
    formats.set(key, format);
  }
  // Servers and browsers differ in the space before AM and PM.
  return format.format(new Date(at)).replaceAll("\u202f", " ");
}

/** The calendar day in the zone, as `YYYY-MM-DD`. */
export const dayIn = (at: string, zone: string): string => {
  const parts = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(new Date(at));
  return parts.slice(0, 10);
};
