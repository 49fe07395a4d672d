import { BarMark, ChartFrame, LineMark, PlotSlot, plot } from "./chart-frame";
import { countingFill, otherFill } from "./chart-palette";

/** How many people have a fit from `from` to `to`, both included, and how many had before a change. */
export interface FitBin {
  from: number;
  to: number;
  count: number;
  before?: number;
}

const figure = (value: number) => value.toLocaleString("en-US");

/**
 * People by fit in even steps up to 100. `threshold` is the least fit that makes a signal: bars below it are pale.
 * `compares` names the two sides of a change; the earlier one is an outline.
 */
export function FitChart({
  label,
  title,
  bins,
  threshold = 0,
  compares,
}: {
  label: string;
  title?: string;
  bins: readonly FitBin[];
  threshold?: number;
  compares?: { before: string; after: string } | null;
}) {
  const slot = 100 / Math.max(1, bins.length);
  const before = compares ? bins.map((bin) => bin.before ?? 0) : [];
  const rangeOf = ({ from, to }: FitBin) => `${from} to ${to}`;
  return (
    <ChartFrame
      label={label}
      {...(title && { title })}
      max={Math.max(0, ...bins.map(({ count }) => count), ...before)}
      axisWidth={24}
      format={figure}
      legend={[
        ...(compares ? [{ name: compares.before, mark: <LineMark /> }] : []),
        ...(threshold > 0
          ? [
              { name: "Signals", mark: <BarMark className={countingFill} /> },
              { name: "Not signals", mark: <BarMark className={otherFill} /> },
            ]
          : []),
      ]}
      table={{
        of: "Fit",
        columns: compares ? [compares.before, compares.after] : ["People"],
        rows: bins.map((bin) => ({
          name: rangeOf(bin),
          values: [...(compares ? [figure(bin.before ?? 0)] : []), figure(bin.count)],
        })),
      }}
      plotted={(y, bottom) => (
        <>
          {bins.map((bin, index) => (
            <PlotSlot
              key={bin.from}
              from={index * slot}
              width={slot}
              says={`${rangeOf(bin)}: ${figure(bin.count)}${compares ? `, before ${figure(bin.before ?? 0)}` : ""}`}
            >
              {bin.count > 0 && (
                <rect
                  x={`${(index + 0.14) * slot}%`}
                  width={`${slot * 0.72}%`}
                  y={Math.min(y(bin.count), y(0) - 1)}
                  height={Math.max(1, y(0) - y(bin.count))}
                  className={bin.from >= threshold ? countingFill : otherFill}
                />
              )}
              {bin.from % 10 === 0 && (
                <text
                  x={`${index * slot}%`}
                  y={bottom}
                  textAnchor={index === 0 ? "start" : "middle"}
                  className={`fill-ink-muted tabular-nums ${bin.from % 20 === 0 ? "" : "max-sm:hidden"}`}
                >
                  {bin.from}
                </text>
              )}
            </PlotSlot>
          ))}
          <text x="100%" y={bottom} textAnchor="end" className="fill-ink-muted tabular-nums">
            100
          </text>
          <Outline values={before} slot={slot} y={y} />
          {threshold > 0 && (
            <g className="pointer-events-none">
              <line
                x1={`${threshold}%`}
                x2={`${threshold}%`}
                y1={plot.top - 8}
                y2={y(0)}
                strokeWidth="1.5"
                strokeDasharray="4 3"
                className="stroke-ink-muted"
              />
              <text x={`${threshold}%`} dx="5" y={plot.top + 2} className="fill-ink-muted">
                Signals from {threshold}
              </text>
            </g>
          )}
        </>
      )}
    />
  );
}

/** The tops of the earlier bars as one line of steps. */
function Outline({
  values,
  slot,
  y,
}: {
  values: readonly number[];
  slot: number;
  y: (value: number) => number;
}) {
  const edges = values.length > 0 ? [0, ...values, 0] : [];
  return (
    <g strokeWidth="1.5" strokeLinecap="square" className="pointer-events-none stroke-ink">
      {[...values.entries()].map(([index, value]) => (
        <line key={index} x1={`${index * slot}%`} x2={`${(index + 1) * slot}%`} y1={y(value)} y2={y(value)} />
      ))}
      {[...edges.entries()].slice(1).map(([edge, value]) => (
        <line
          key={edge}
          x1={`${(edge - 1) * slot}%`}
          x2={`${(edge - 1) * slot}%`}
          y1={y(edges[edge - 1] ?? 0)}
          y2={y(value)}
        />
      ))}
    </g>
  );
}
