import { BarMark } from "./chart-frame";
import { chartFills } from "./chart-palette";
import { type DayBar, DayChart } from "./day-chart";

const figure = (value: number) => value.toLocaleString("en-US");

/** The parts of one day, in the order of the labels; `date` is `YYYY-MM-DD`. */
export interface StackedDay {
  date: string;
  parts: number[];
}

const fillOf = (part: number) => chartFills[part % chartFills.length];

const totalOf = ({ parts }: StackedDay) => parts.reduce((sum, value) => sum + value, 0);

/** Daily amounts as stacked bars, at most four parts. */
export function StackedChart({
  label,
  title,
  days,
  labels,
}: {
  label: string;
  title?: string;
  days: StackedDay[];
  labels: readonly string[];
}) {
  return (
    <DayChart
      label={label}
      {...(title && { title })}
      days={days}
      max={Math.max(0, ...days.map(totalOf))}
      axisWidth={36}
      format={figure}
      bars={stackOf}
      describe={({ parts }) =>
        labels
          .flatMap((name, part) => (parts[part] ? `${figure(parts[part])} ${name.toLowerCase()}` : []))
          .join(", ") || "none"
      }
      legend={labels.map((name, part) => ({ name, mark: <BarMark className={fillOf(part)} /> }))}
      table={{
        columns: [...labels, "Total"],
        values: (day) => [...labels.map((_, part) => figure(day.parts[part] ?? 0)), figure(totalOf(day))],
        folds: true,
      }}
    />
  );
}

/** The bars of a day, each on top of the one before. */
function stackOf({ parts }: StackedDay): DayBar[] {
  let from = 0;
  return parts.flatMap((value, part) => {
    if (value <= 0) return [];
    const bar = { from, to: from + value, gap: part > 0 ? 1 : 0, className: fillOf(part) };
    from += value;
    return bar;
  });
}
