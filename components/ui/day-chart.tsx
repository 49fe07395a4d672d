import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { ChartFrame, PlotSlot } from "./chart-frame";
import type { TableFigures } from "./chart-table";

const dayFormat = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" });

/** "Nov 20" for `YYYY-MM-DD`. */
export const formatDay = (date: string): string => dayFormat.format(Date.parse(date));

/** A vertical bar of a day, from one value up to another. */
export interface DayBar {
  from: number;
  to: number;
  className: string | undefined;
  rx?: number;
  /** Taken off its height, in pixels, to separate it from the bar below. */
  gap?: number;
}

/** A chart by day: bars, day labels, legend and the figures as a table. */
export function DayChart<Day extends { date: string }>({
  label,
  title,
  days,
  max,
  axisWidth,
  format,
  bars = () => [],
  describe,
  overlay,
  labelsFromEnd = false,
  endsToday = false,
  zone = "UTC",
  legend,
  table,
}: {
  label: string;
  title?: string;
  days: Day[];
  max: number;
  /** In pixels. */
  axisWidth: 24 | 36;
  format?: (value: number) => string;
  bars?: (day: Day) => DayBar[];
  /** What shows on hover, after the day. */
  describe: (day: Day) => string;
  /** Drawn over the bars; `x` of a day's index and `y` of a value. */
  overlay?: (x: (index: number) => string, y: (value: number) => number) => ReactNode;
  /** Counts the labeled days from the end, so that the last day always has its label. */
  labelsFromEnd?: boolean;
  endsToday?: boolean;
  /** The time zone of the days. */
  zone?: string;
  legend: readonly { name: string; mark: ReactNode }[];
  /** Its rows are the days. */
  table: { columns: readonly string[]; values: (day: Day) => readonly string[]; folds?: boolean };
}) {
  const slot = 100 / Math.max(1, days.length);
  const x = (index: number) => `${(index + 0.5) * slot}%`;
  const every = Math.max(1, Math.ceil(days.length / 7));
  const figures: TableFigures = {
    of: "Day",
    columns: table.columns,
    folds: table.folds ?? false,
    rows: days.map((day) => ({ name: formatDay(day.date), values: table.values(day) })),
  };
  return (
    <ChartFrame
      label={label}
      {...(title && { title })}
      max={max}
      axisWidth={axisWidth}
      format={format}
      legend={legend}
      note={`Days in ${zone}`}
      table={figures}
      plotted={(y, bottom) => (
        <>
          {days.map((day, index) => (
            <PlotSlot
              key={day.date}
              from={index * slot}
              width={slot}
              says={`${formatDay(day.date)}: ${describe(day)}`}
            >
              {bars(day).map(({ from, to, gap = 0, rx, className }) => (
                <rect
                  key={from}
                  x={`${(index + 0.2) * slot}%`}
                  y={y(to)}
                  width={`${slot * 0.6}%`}
                  height={Math.max(to > from ? 1 : 0, y(from) - y(to) - gap)}
                  rx={rx}
                  className={className}
                />
              ))}
            </PlotSlot>
          ))}
          {overlay?.(x, y)}
          {days.map(({ date }, index) => {
            const at = labelsFromEnd ? days.length - 1 - index : index;
            const isToday = endsToday && index === days.length - 1;
            return (
              at % every === 0 && (
                <text
                  key={date}
                  x={x(index)}
                  y={bottom}
                  textAnchor="middle"
                  className={cx(
                    isToday ? "fill-ink font-medium" : "fill-ink-muted",
                    (at / every) % 2 === 1 && "max-sm:hidden",
                  )}
                >
                  {isToday ? "Today" : formatDay(date)}
                </text>
              )
            );
          })}
        </>
      )}
    />
  );
}
