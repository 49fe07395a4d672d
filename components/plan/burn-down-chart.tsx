import { LineMark, plot } from "@/components/ui/chart-frame";
import { DayChart } from "@/components/ui/day-chart";
import type { BalanceDay } from "./burn-down";
import { figure } from "./plan-words";

/** The credits left, day by day, and how they are expected to go on, as a dashed line. */
export function BurnDownChart({ days }: { days: BalanceDay[] }) {
  const today = days.findLastIndex(({ left }) => left !== null);
  const hasForecast = today < days.length - 1;
  const say = (value: number | null) => (value === null ? "–" : figure(value));
  return (
    <DayChart
      label={hasForecast ? "Credits left by day, with a forecast" : "Credits left by day"}
      title="Left"
      days={days}
      max={Math.max(0, ...days.map(balanceOf))}
      axisWidth={36}
      format={figure}
      describe={({ left, forecast }) => (left === null ? `about ${say(forecast)} left` : `${say(left)} left`)}
      overlay={(x, y) => (
        <g className="pointer-events-none">
          {days.slice(1).map((day, index) => (
            <line
              key={day.date}
              x1={x(index)}
              y1={y(balanceOf(days[index] ?? day))}
              x2={x(index + 1)}
              y2={y(balanceOf(day))}
              strokeWidth="2"
              strokeLinecap="round"
              {...(index >= today && { strokeDasharray: "2 5" })}
              className={index >= today ? "stroke-ink-muted" : "stroke-accent"}
            />
          ))}
          {hasForecast && (
            <>
              <line x1={x(today)} x2={x(today)} y1={plot.top} y2={y(0)} className="stroke-control" />
              <text x={x(today)} dx="5" y={plot.top + 10} className="fill-ink-muted">
                Today
              </text>
            </>
          )}
        </g>
      )}
      legend={[
        { name: "Left", mark: <LineMark className="stroke-accent" /> },
        ...(hasForecast
          ? [{ name: "Forecast", mark: <LineMark className="stroke-ink-muted" dashed /> }]
          : []),
      ]}
      table={{
        columns: hasForecast ? ["Left", "Forecast"] : ["Left"],
        values: ({ left, forecast }) => [
          say(left),
          ...(hasForecast ? [left === null ? say(forecast) : "–"] : []),
        ],
      }}
    />
  );
}

const balanceOf = ({ left, forecast }: BalanceDay): number => left ?? forecast ?? 0;
