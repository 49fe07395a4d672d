import { axisEnd } from "@/components/ui/day-chart";
import type { SourceDetail } from "@/lib/contracts/sources";

const plot = 120;

/** How many of a source's people got which score: one bar per ten points, also available as a table. */
export function ScoreDistribution({ buckets }: { buckets: SourceDetail["scoreDistribution"] }) {
  const end = axisEnd(Math.max(0, ...buckets.map(({ count }) => count)));
  const slot = 100 / Math.max(1, buckets.length);
  return (
    <figure>
      <figcaption className="text-ink-muted text-xs">People by fit</figcaption>
      <svg role="img" aria-label="People by fit, in steps of ten points" width="100%" height={plot + 40}>
        <line x1="0" x2="100%" y1={plot + 18} y2={plot + 18} className="stroke-line" />
        {buckets.map(({ from, to, count }, index) => {
          const height = (count / end) * plot;
          const middle = `${(index + 0.5) * slot}%`;
          return (
            <g key={from}>
              <title>{`${from} to ${to}: ${count}`}</title>
              <rect
                x={`${index * slot + slot * 0.14}%`}
                width={`${slot * 0.72}%`}
                y={plot + 18 - height}
                height={height}
                rx="2"
                className="fill-accent"
              />
              {count > 0 && (
                <text
                  x={middle}
                  y={plot + 12 - height}
                  textAnchor="middle"
                  className="fill-ink text-xs tabular-nums"
                >
                  {count}
                </text>
              )}
              <text
                x={middle}
                y={plot + 34}
                textAnchor="middle"
                className="fill-ink-muted text-xs tabular-nums"
              >
                {from}
              </text>
            </g>
          );
        })}
      </svg>
      <details className="mt-1">
        <summary className="w-fit rounded-sm text-ink-muted text-sm hover:text-ink">Show table</summary>
        <table className="mt-2 text-sm">
          <thead>
            <tr className="text-left text-ink-muted text-xs">
              <th scope="col" className="pr-6 font-medium">
                Fit
              </th>
              <th scope="col" className="text-right font-medium">
                People
              </th>
            </tr>
          </thead>
          <tbody>
            {buckets.map(({ from, to, count }) => (
              <tr key={from}>
                <td className="pr-6 tabular-nums">
                  {from} to {to}
                </td>
                <td className="text-right tabular-nums">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
