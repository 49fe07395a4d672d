import { BarMark, type DayBar, DayChart, formatDay } from "./day-chart";

const figure = (value: number) => value.toLocaleString("en-US");

/** The parts of one day, in the order of the labels; `date` is `YYYY-MM-DD`. */
export interface StackedDay {
  date: string;
  parts: number[];
}

/** From the bottom up; neighbors differ in lightness in both themes. */
const fills = ["fill-accent", "fill-accent/45", "fill-ink-muted", "fill-control/55"] as const;
const fillOf = (part: number) => fills[part % fills.length];

const totalOf = ({ parts }: StackedDay) => parts.reduce((sum, value) => sum + value, 0);

/** Daily amounts as stacked bars, at most four parts. */
export function StackedChart({
  label,
  days,
  labels,
}: {
  label: string;
  days: StackedDay[];
  labels: readonly string[];
}) {
  return (
    <DayChart
      label={label}
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
    >
      <FiguresTable label={label} days={days} labels={labels} />
    </DayChart>
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

/** The parts of a day that are not 0, in words. */
const describeParts = (labels: readonly string[], { parts }: StackedDay): string =>
  labels.flatMap((name, part) => (parts[part] ? `${name} ${figure(parts[part])}` : [])).join(" · ");

/** On phones, the parts move below the day. */
function FiguresTable({
  label,
  days,
  labels,
}: {
  label: string;
  days: StackedDay[];
  labels: readonly string[];
}) {
  return (
    <details className="mt-2 text-sm sm:pl-11">
      <summary className="inline-block rounded-sm text-ink-muted text-xs underline-offset-2 hover:text-ink hover:underline">
        Show table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be keyboard accessible */}
      <section aria-label={label} tabIndex={0} className="mt-2 overflow-x-auto">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="border-line border-b text-ink-muted text-xs">
              <th scope="col" className="py-1 pr-3 font-medium">
                Day
              </th>
              {labels.map((name) => (
                <th key={name} scope="col" className="py-1 pl-3 text-right font-medium max-sm:hidden">
                  {name}
                </th>
              ))}
              <th scope="col" className="py-1 pl-3 text-right font-medium">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((one) => (
              <tr key={one.date} className="border-line border-b last:border-b-0">
                <th scope="row" className="whitespace-nowrap py-1 pr-3 font-normal">
                  {formatDay(one.date)}
                  <span className="block whitespace-normal text-ink-muted text-xs sm:hidden">
                    {describeParts(labels, one)}
                  </span>
                </th>
                {labels.map((name, part) => (
                  <td key={name} className="py-1 pl-3 text-right tabular-nums max-sm:hidden">
                    {figure(one.parts[part] ?? 0)}
                  </td>
                ))}
                <td className="py-1 pl-3 text-right align-top font-medium tabular-nums">
                  {figure(totalOf(one))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
