"use client";
import type { ReactNode } from "react";
import { dayIn, formatTime } from "./format-time";
import { useTimeFormat } from "./time-format";

/** The rows of a log under the days of the user's time zone, whose names stay visible. `children` renders a row. */
export function DaySections<Row>({
  rows,
  timeOf,
  children,
}: {
  rows: readonly Row[];
  /** In ISO 8601. */
  timeOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}) {
  const format = useTimeFormat();
  const { zone } = format;
  const days = [...new Set(rows.map((row) => dayIn(timeOf(row), zone)))];
  return days.map((day) => {
    const ofDay = rows.filter((row) => dayIn(timeOf(row), zone) === day);
    const [first] = ofDay;
    const title = formatTime(first ? timeOf(first) : day, "weekday", format);
    return (
      <section
        key={day}
        aria-label={title}
        className="first:[&>h2]:rounded-t-lg [&:not(:first-child)>h2]:border-t"
      >
        <h2 className="sticky top-14 z-20 border-line border-b bg-sunken px-4 py-1.5 font-medium text-ink-muted text-xs lg:top-0">
          {title}
        </h2>
        <ul className="[&>li]:scroll-mt-24 lg:[&>li]:scroll-mt-10">{ofDay.map(children)}</ul>
      </section>
    );
  });
}
