import { BarMark, LineMark } from "./chart-frame";
import { DayChart } from "./day-chart";

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
        { name: lineLabel, mark: <LineMark dotted /> },
      ]}
      table={{ columns: [barsLabel, lineLabel], values: ({ bars, line }) => [String(bars), String(line)] }}
    />
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
