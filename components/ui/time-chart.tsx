import { BarMark, DayChart, formatDay } from "./day-chart";

/** Two values of one day; `date` is `YYYY-MM-DD`. */
export interface ChartDay {
  date: string;
  bars: number;
  line: number;
}

/** Two daily series, one as bars and one as a dotted line, distinguishable by shape. */
export function TimeChart({
  label,
  days,
  barsLabel,
  lineLabel,
  endsToday = false,
  zone = "UTC",
}: {
  label: string;
  days: ChartDay[];
  barsLabel: string;
  lineLabel: string;
  /** Whether the last day is today, still incomplete; it is labeled so. */
  endsToday?: boolean;
  /** The time zone of the days. */
  zone?: string;
}) {
  return (
    <DayChart
      label={label}
      days={days}
      max={Math.max(0, ...days.flatMap(({ bars, line }) => [bars, line]))}
      axisWidth={24}
      bars={({ bars }) => [{ from: 0, to: bars, rx: 2, className: "fill-accent/75 group-hover:fill-accent" }]}
      describe={({ bars, line }) => `${bars} ${barsLabel.toLowerCase()}, ${line} ${lineLabel.toLowerCase()}`}
      overlay={(x, y) => <DottedLine days={days} x={x} y={y} />}
      labelsFromEnd
      endsToday={endsToday}
      zone={zone}
      legend={[
        { name: barsLabel, mark: <BarMark className="fill-accent" /> },
        { name: lineLabel, mark: <LineMark /> },
      ]}
    >
      <FiguresTable label={label} days={days} barsLabel={barsLabel} lineLabel={lineLabel} />
    </DayChart>
  );
}

/** The second series; its dots are left out where they would touch. */
function DottedLine({
  days,
  x,
  y,
}: {
  days: ChartDay[];
  x: (index: number) => string;
  y: (value: number) => number;
}) {
  return (
    <>
      {days.slice(1).map(({ date, line }, index) => (
        <line
          key={date}
          x1={x(index)}
          y1={y(days[index]?.line ?? line)}
          x2={x(index + 1)}
          y2={y(line)}
          strokeWidth="2"
          className="pointer-events-none stroke-ink"
        />
      ))}
      {days.length <= 31 &&
        days.map(({ date, line }, index) => (
          <circle
            key={date}
            cx={x(index)}
            cy={y(line)}
            r="3"
            strokeWidth="1.5"
            className="pointer-events-none fill-surface stroke-ink"
          />
        ))}
    </>
  );
}

const LineMark = () => (
  <svg aria-hidden="true" width="18" height="10">
    <line x1="0" x2="18" y1="5" y2="5" strokeWidth="2" className="stroke-ink" />
    <circle cx="9" cy="5" r="3" strokeWidth="1.5" className="fill-surface stroke-ink" />
  </svg>
);

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
                {formatDay(point.date)}
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
