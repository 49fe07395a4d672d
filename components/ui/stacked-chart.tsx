import { cx } from "class-variance-authority";
import { axisEnd } from "./time-chart";

const plotHeight = 152;
const top = 28;
const bottom = 22;
const height = top + plotHeight + bottom;

const day = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" });
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

/**
 * Daily amounts as stacked bars, at most four parts. Rendered on the server without script: values show on hover, and
 * the table below lists all of them.
 */
export function StackedChart({
  label,
  days,
  labels,
}: {
  label: string;
  days: StackedDay[];
  labels: readonly string[];
}) {
  const end = axisEnd(Math.max(0, ...days.map(totalOf)));
  const slot = 100 / Math.max(1, days.length);
  const y = (value: number) => top + plotHeight * (1 - value / end);
  const every = Math.max(1, Math.ceil(days.length / 7));
  return (
    <figure>
      <div className="flex gap-2 text-xs">
        <svg aria-hidden="true" width="36" height={height} className="shrink-0 overflow-visible tabular-nums">
          {[0, 0.5, 1].map((part) => (
            <text key={part} x="36" y={y(end * part) + 4} textAnchor="end" className="fill-ink-muted">
              {figure(end * part)}
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
          {[0, 0.5, 1].map((part) => (
            <line key={part} x1="0" x2="100%" y1={y(end * part)} y2={y(end * part)} className="stroke-line" />
          ))}
          {days.map((one, index) => (
            <DayStack key={one.date} day={one} index={index} slot={slot} y={y} labels={labels} />
          ))}
          {days.map(
            (one, index) =>
              index % every === 0 && (
                <text
                  key={one.date}
                  x={`${(index + 0.5) * slot}%`}
                  y={height - 6}
                  textAnchor="middle"
                  className={cx("fill-ink-muted", (index / every) % 2 === 1 && "max-sm:hidden")}
                >
                  {day.format(Date.parse(one.date))}
                </text>
              ),
          )}
        </svg>
      </div>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 pl-11 text-ink-muted text-xs">
        {labels.map((name, part) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <svg aria-hidden="true" width="10" height="10">
              <rect width="10" height="10" rx="2" className={fillOf(part)} />
            </svg>
            {name}
          </span>
        ))}
        <span className="ml-auto">Days in UTC</span>
      </figcaption>
      <FiguresTable label={label} days={days} labels={labels} />
    </figure>
  );
}

function DayStack({
  day: one,
  index,
  slot,
  y,
  labels,
}: {
  day: StackedDay;
  index: number;
  slot: number;
  y: (value: number) => number;
  labels: readonly string[];
}) {
  const parts = one.parts.map((value, part) => {
    const below = one.parts.slice(0, part).reduce((sum, other) => sum + other, 0);
    return { part, value, from: y(below + value), to: y(below) };
  });
  const used = parts
    .filter(({ value }) => value > 0)
    .map(({ part, value }) => `${figure(value)} ${labels[part]?.toLowerCase()}`);
  return (
    <g className="group">
      <rect
        x={`${index * slot}%`}
        y={top}
        width={`${slot}%`}
        height={plotHeight}
        className="fill-transparent group-hover:fill-hover"
      />
      {parts.map(
        ({ part, value, from, to }) =>
          value > 0 && (
            <rect
              key={part}
              x={`${(index + 0.2) * slot}%`}
              y={from}
              width={`${slot * 0.6}%`}
              height={Math.max(1, to - from - (part > 0 ? 1 : 0))}
              className={fillOf(part)}
            />
          ),
      )}
      <text x="100%" y="12" textAnchor="end" className="fill-ink opacity-0 group-hover:opacity-100">
        {`${day.format(Date.parse(one.date))}: ${used.length > 0 ? used.join(", ") : "none"}`}
      </text>
    </g>
  );
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
                  {day.format(Date.parse(one.date))}
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
