import { BarMark, LineMark } from "./chart-frame";
import { DayChart } from "./day-chart";

/** Two values of one day, null where there is none; `date` is `YYYY-MM-DD`. */
export interface ChartDay {
  date: string;
  bars: number | null;
  line: number | null;
}

/** Two daily series, one as bars and one as a dotted line, distinguishable by shape. */
export function TimeChart({
  label,
  title,
  days,
  barsLabel,
  lineLabel,
  format = String,
  axisWidth = 24,
  endsToday = false,
  zone = "UTC",
}: {
  label: string;
  title?: string;
  days: ChartDay[];
  barsLabel: string;
  lineLabel: string;
  format?: (value: number) => string;
  /** In pixels. */
  axisWidth?: 24 | 36;
  /** Whether the last day is today, still incomplete; it is labeled so. */
  endsToday?: boolean;
  /** The time zone of the days. */
  zone?: string;
}) {
  const say = (value: number | null) => (value === null ? "–" : format(value));
  return (
    <DayChart
      label={label}
      {...(title && { title })}
      days={days}
      max={Math.max(0, ...days.flatMap(({ bars, line }) => [bars ?? 0, line ?? 0]))}
      axisWidth={axisWidth}
      format={format}
      bars={({ bars }) => [
        { from: 0, to: bars ?? 0, rx: 2, className: "fill-accent/75 group-hover:fill-accent" },
      ]}
      describe={({ bars, line }) =>
        `${say(bars)} ${barsLabel.toLowerCase()}, ${say(line)} ${lineLabel.toLowerCase()}`
      }
      overlay={(x, y) => <DottedLine days={days} x={x} y={y} />}
      labelsFromEnd
      endsToday={endsToday}
      zone={zone}
      legend={[
        { name: barsLabel, mark: <BarMark className="fill-accent" /> },
        { name: lineLabel, mark: <LineMark dotted /> },
      ]}
      table={{ columns: [barsLabel, lineLabel], values: ({ bars, line }) => [say(bars), say(line)] }}
    />
  );
}

/** The second series, broken where there is no value; its dots are left out where they would touch. */
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
      {days.map(({ date, line }, index) => {
        const before = days[index - 1]?.line ?? null;
        return (
          line !== null &&
          before !== null && (
            <line
              key={date}
              x1={x(index - 1)}
              y1={y(before)}
              x2={x(index)}
              y2={y(line)}
              strokeWidth="2"
              className="pointer-events-none stroke-ink"
            />
          )
        );
      })}
      {days.length <= 31 &&
        days.map(
          ({ date, line }, index) =>
            line !== null && (
              <circle
                key={date}
                cx={x(index)}
                cy={y(line)}
                r="3"
                strokeWidth="1.5"
                className="pointer-events-none fill-surface stroke-ink"
              />
            ),
        )}
    </>
  );
}
