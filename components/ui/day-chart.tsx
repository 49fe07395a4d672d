import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

const plotHeight = 152;
const top = 28;
const bottom = 22;
const height = top + plotHeight + bottom;

const dayFormat = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" });

/** "Nov 20" for `YYYY-MM-DD`. */
export const formatDay = (date: string): string => dayFormat.format(Date.parse(date));

/** Rounds the maximum up to a round number, so that the axis ends on it. */
export function axisEnd(max: number): number {
  if (max <= 4) return 4;
  const magnitude = 10 ** Math.floor(Math.log10(max));
  const step = [1, 2, 4, 5, 8, 10].find((candidate) => candidate * magnitude >= max) ?? 10;
  return step * magnitude;
}

/** A vertical bar of a day, from one value up to another. */
export interface DayBar {
  from: number;
  to: number;
  className: string | undefined;
  rx?: number;
  /** Taken off its height, in pixels, to separate it from the bar below. */
  gap?: number;
}

/**
 * A chart by day: axis, bars, hover text, day labels and legend. Rendered on the server without script: values show on
 * hover, and the table in `children` lists all of them.
 */
export function DayChart<Day extends { date: string }>({
  label,
  days,
  max,
  axisWidth,
  format = String,
  bars,
  describe,
  overlay,
  labelsFromEnd = false,
  endsToday = false,
  zone = "UTC",
  legend,
  children,
}: {
  label: string;
  days: Day[];
  max: number;
  /** In pixels. */
  axisWidth: 24 | 36;
  format?: (value: number) => string;
  bars: (day: Day) => DayBar[];
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
  children: ReactNode;
}) {
  const end = axisEnd(max);
  const slot = 100 / Math.max(1, days.length);
  const x = (index: number) => `${(index + 0.5) * slot}%`;
  const y = (value: number) => top + plotHeight * (1 - value / end);
  const every = Math.max(1, Math.ceil(days.length / 7));
  const ticks = [0, 0.5, 1].map((part) => end * part);
  return (
    <figure>
      <div className="flex gap-2 text-xs">
        <svg
          aria-hidden="true"
          width={axisWidth}
          height={height}
          className="shrink-0 overflow-visible tabular-nums"
        >
          {ticks.map((tick) => (
            <text key={tick} x={axisWidth} y={y(tick) + 4} textAnchor="end" className="fill-ink-muted">
              {format(tick)}
            </text>
          ))}
        </svg>
        <svg
          role="img"
          aria-label={`${label}. The values are in the table below.`}
          width="100%"
          height={height}
          className="min-w-0 flex-1 overflow-visible"
        >
          {ticks.map((tick) => (
            <line key={tick} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} className="stroke-line" />
          ))}
          {days.map((day, index) => (
            <g key={day.date} className="group">
              <rect
                x={`${index * slot}%`}
                y={top}
                width={`${slot}%`}
                height={plotHeight}
                className="fill-transparent group-hover:fill-hover"
              />
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
              <text x="100%" y="12" textAnchor="end" className="fill-ink opacity-0 group-hover:opacity-100">
                {`${formatDay(day.date)}: ${describe(day)}`}
              </text>
            </g>
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
                  y={height - 6}
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
        </svg>
      </div>
      <figcaption
        className={cx(
          "mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted text-xs",
          axisWidth === 24 ? "pl-8" : "pl-11",
        )}
      >
        {legend.map(({ name, mark }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            {mark}
            {name}
          </span>
        ))}
        <span className="ml-auto">Days in {zone}</span>
      </figcaption>
      {children}
    </figure>
  );
}

/** The mark of a bar in the legend. */
export const BarMark = ({ className }: { className: string | undefined }) => (
  <svg aria-hidden="true" width="10" height="10">
    <rect width="10" height="10" rx="2" className={className} />
  </svg>
);
