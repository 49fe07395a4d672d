import { cx } from "class-variance-authority";

const plotHeight = 152;
const top = 28;
const bottom = 22;
const height = top + plotHeight + bottom;

const day = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" });

/** Two values of one day; `date` is `YYYY-MM-DD`. */
export interface ChartDay {
  date: string;
  bars: number;
  line: number;
}

/** Rounds the maximum up to a round number, so that the axis ends on it. */
export function axisEnd(max: number): number {
  if (max <= 4) return 4;
  const magnitude = 10 ** Math.floor(Math.log10(max));
  const step = [1, 2, 4, 5, 8, 10].find((candidate) => candidate * magnitude >= max) ?? 10;
  return step * magnitude;
}

/**
 * Two daily series, one as bars and one as a dotted line, distinguishable by shape. Rendered on the server without
 * script: values show on hover, and the table below lists all of them.
 */
export function TimeChart({
  label,
  days,
  barsLabel,
  lineLabel,
  endsToday = false,
}: {
  label: string;
  days: ChartDay[];
  barsLabel: string;
  lineLabel: string;
  /** Whether the last day is today, still incomplete; it is labeled so. */
  endsToday?: boolean;
}) {
  const end = axisEnd(Math.max(0, ...days.flatMap((point) => [point.bars, point.line])));
  const slot = 100 / Math.max(1, days.length);
  const x = (index: number) => `${(index + 0.5) * slot}%`;
  const y = (value: number) => top + plotHeight * (1 - value / end);
  const every = Math.max(1, Math.ceil(days.length / 7));
  const dotted = days.length <= 31;
  return (
    <figure>
      <div className="flex gap-2 text-xs">
        <div aria-hidden className="w-6 shrink-0 tabular-nums">
          <svg aria-hidden="true" width="24" height={height} className="overflow-visible">
            {[0, 0.5, 1].map((part) => (
              <text key={part} x="24" y={y(end * part) + 4} textAnchor="end" className="fill-ink-muted">
                {end * part}
              </text>
            ))}
          </svg>
        </div>
        <svg
          role="img"
          aria-label={`${label}. The values are in the table below.`}
          width="100%"
          height={height}
          className="min-w-0 flex-1 overflow-visible"
        >
          {[0, 0.5, 1].map((part) => (
            <line key={part} x1="0" x2="100%" y1={y(end * part)} y2={y(end * part)} className="stroke-line" />
          ))}
          {days.map((point, index) => (
            <DayBar
              key={point.date}
              point={point}
              index={index}
              slot={slot}
              y={y}
              labels={{ barsLabel, lineLabel }}
            />
          ))}
          {days.map((point, index) => {
            const next = days[index + 1];
            return (
              next && (
                <line
                  key={point.date}
                  x1={x(index)}
                  y1={y(point.line)}
                  x2={x(index + 1)}
                  y2={y(next.line)}
                  strokeWidth="2"
                  className="pointer-events-none stroke-ink"
                />
              )
            );
          })}
          {days.map(
            (point, index) =>
              dotted && (
                <circle
                  key={point.date}
                  cx={x(index)}
                  cy={y(point.line)}
                  r="3"
                  strokeWidth="1.5"
                  className="pointer-events-none fill-surface stroke-ink"
                />
              ),
          )}
          {days.map((point, index) => {
            // Counted from the end, so that the last day always has its label.
            const back = days.length - 1 - index;
            const isToday = endsToday && back === 0;
            return (
              back % every === 0 && (
                <text
                  key={point.date}
                  x={x(index)}
                  y={height - 6}
                  textAnchor="middle"
                  className={cx(
                    isToday ? "fill-ink font-medium" : "fill-ink-muted",
                    (back / every) % 2 === 1 && "max-sm:hidden",
                  )}
                >
                  {isToday ? "Today" : day.format(Date.parse(point.date))}
                </text>
              )
            );
          })}
        </svg>
      </div>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 pl-8 text-ink-muted text-xs">
        <span className="inline-flex items-center gap-1.5">
          <svg aria-hidden="true" width="10" height="10">
            <rect width="10" height="10" rx="2" className="fill-accent" />
          </svg>
          {barsLabel}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <svg aria-hidden="true" width="18" height="10">
            <line x1="0" x2="18" y1="5" y2="5" strokeWidth="2" className="stroke-ink" />
            <circle cx="9" cy="5" r="3" strokeWidth="1.5" className="fill-surface stroke-ink" />
          </svg>
          {lineLabel}
        </span>
        <span className="ml-auto">Days in UTC</span>
      </figcaption>
      <FiguresTable label={label} days={days} barsLabel={barsLabel} lineLabel={lineLabel} />
    </figure>
  );
}

function DayBar({
  point,
  index,
  slot,
  y,
  labels,
}: {
  point: ChartDay;
  index: number;
  slot: number;
  y: (value: number) => number;
  labels: { barsLabel: string; lineLabel: string };
}) {
  return (
    <g className="group">
      <rect
        x={`${index * slot}%`}
        y={top}
        width={`${slot}%`}
        height={plotHeight}
        className="fill-transparent group-hover:fill-hover"
      />
      <rect
        x={`${(index + 0.2) * slot}%`}
        y={y(point.bars)}
        width={`${slot * 0.6}%`}
        height={top + plotHeight - y(point.bars)}
        rx="2"
        className="fill-accent/75 group-hover:fill-accent"
      />
      <text x="100%" y="12" textAnchor="end" className="fill-ink opacity-0 group-hover:opacity-100">
        {`${day.format(Date.parse(point.date))}: ${point.bars} ${labels.barsLabel.toLowerCase()}, ${point.line} ${labels.lineLabel.toLowerCase()}`}
      </text>
    </g>
  );
}

function FiguresTable({
  label,
  days,
  barsLabel,
  lineLabel,
}: {
  label: string;
  days: ChartDay[];
  barsLabel: string;
  lineLabel: string;
}) {
  return (
    <details className="mt-2 pl-8 text-sm">
      <summary className="inline-block rounded-sm text-ink-muted text-xs underline-offset-2 hover:text-ink hover:underline">
        Show table
      </summary>
      <table className="mt-2 w-full max-w-sm text-left text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-line border-b text-ink-muted text-xs">
            <th scope="col" className="py-1 font-medium">
              Day
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {barsLabel}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {lineLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((point) => (
            <tr key={point.date} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-1 font-normal">
                {day.format(Date.parse(point.date))}
              </th>
              <td className="py-1 text-right tabular-nums">{point.bars}</td>
              <td className="py-1 text-right tabular-nums">{point.line}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
