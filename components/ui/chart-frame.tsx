import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { ChartTable, type TableFigures } from "./chart-table";

/** Height of a plot in pixels; the space above it holds the values of what the pointer is on. */
export const plot = { top: 28, height: 152, bottom: 22 } as const;
const height = plot.top + plot.height + plot.bottom;

/** Rounds the maximum up to a round number, so that the axis ends on it. */
export function axisEnd(max: number): number {
  if (max <= 4) return 4;
  const magnitude = 10 ** Math.floor(Math.log10(max));
  const step = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * magnitude >= max) ?? 10;
  return step * magnitude;
}

/**
 * The frame of every chart: title, vertical axis, plot, legend and the same figures as a table. Rendered on the server
 * without script: values show on hover, and the table lists all of them.
 */
export function ChartFrame({
  label,
  title,
  max,
  axisWidth,
  format = String,
  plotted,
  legend = [],
  note,
  table,
}: {
  /** What the chart shows, for screen readers and the table. */
  label: string;
  title?: string;
  max: number;
  /** In pixels. */
  axisWidth: 24 | 36;
  format?: ((value: number) => string) | undefined;
  /** What is drawn; `y` is the height of a value in pixels from the top, `bottom` where labels stand. */
  plotted: (y: (value: number) => number, bottom: number) => ReactNode;
  legend?: readonly { name: string; mark: ReactNode }[];
  /** Stands at the end of the legend. */
  note?: string;
  table: TableFigures;
}) {
  const end = axisEnd(max);
  const y = (value: number) => plot.top + plot.height * (1 - value / end);
  const ticks = [0, 0.5, 1].map((part) => end * part);
  const indent = axisWidth === 24 ? "pl-8" : "pl-11";
  return (
    <figure>
      {title && <p className="text-ink-muted text-xs">{title}</p>}
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
          {plotted(y, height - 6)}
        </svg>
      </div>
      {(legend.length > 0 || note) && (
        <figcaption
          className={cx("mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted text-xs", indent)}
        >
          {legend.map(({ name, mark }) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              {mark}
              {name}
            </span>
          ))}
          {note && <span className="ml-auto">{note}</span>}
        </figcaption>
      )}
      <ChartTable label={label} figures={table} className={table.folds ? "sm:pl-11" : indent} />
    </figure>
  );
}

/** A part of the plot, from top to bottom, that shows its values while the pointer is on it. In percent. */
export function PlotSlot({
  from,
  width,
  says,
  children,
}: {
  from: number;
  width: number;
  says: string;
  children: ReactNode;
}) {
  return (
    <g className="group">
      <rect
        x={`${from}%`}
        y={plot.top}
        width={`${width}%`}
        height={plot.height}
        className="fill-transparent group-hover:fill-hover"
      />
      {children}
      <text x="100%" y="12" textAnchor="end" className="fill-ink opacity-0 group-hover:opacity-100">
        {says}
      </text>
    </g>
  );
}

/** The mark of a bar in the legend. */
export const BarMark = ({ className }: { className: string | undefined }) => (
  <svg aria-hidden="true" width="10" height="10">
    <rect width="10" height="10" rx="2" className={className} />
  </svg>
);

/** The mark of a line in the legend. */
export const LineMark = ({
  dotted = false,
  dashed = false,
  className = "stroke-ink",
}: {
  dotted?: boolean;
  dashed?: boolean;
  className?: string;
}) => (
  <svg aria-hidden="true" width="18" height="10">
    <line
      x1="1"
      x2="17"
      y1="5"
      y2="5"
      strokeWidth="2"
      strokeLinecap="round"
      {...(dashed && { strokeDasharray: "2 5" })}
      className={className}
    />
    {dotted && <circle cx="9" cy="5" r="3" strokeWidth="1.5" className="fill-surface stroke-ink" />}
  </svg>
);
