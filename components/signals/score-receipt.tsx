import { humanize } from "@/components/labels/describe-signal";
import { PartBar } from "@/components/ui/part-bar";
import type { SignalDetail } from "@/lib/contracts/signals";

type Factor = SignalDetail["scoreReceipt"]["fit"][number];

/** Humanizes vocabulary terms; other text comes from a profile and is left as is. */
const shown = (value: string) => (/^[a-z]+(_[a-z]+)*$/.test(value) ? humanize(value) : value);

/** The breakdown of a score: each factor with its points, maximum and reason. */
export function ScoreReceipt({
  level,
  title,
  total,
  factors,
}: {
  level: 1 | 2;
  title: string;
  total: string;
  factors: Factor[];
}) {
  const Title = level === 1 ? "h3" : "h4";
  return (
    <section>
      <Title className="flex items-baseline justify-between gap-4 pb-1 font-medium text-ink text-sm">
        {title}
        <span className="tabular-nums">{total}</span>
      </Title>
      <ul className="divide-y divide-line">
        {factors.map((factor) => (
          <li
            key={factor.id}
            className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-4 py-2 text-sm"
          >
            <div className="min-w-0">
              <p className="text-ink">
                {factor.label}
                {factor.value && <span className="text-ink-muted"> · {shown(factor.value)}</span>}
              </p>
              <p className="text-ink-muted text-xs">{factor.reason}</p>
            </div>
            <div>
              {factor.points < 0 ? (
                <p className="text-right font-medium text-warning-ink text-xs tabular-nums">
                  −{Math.abs(factor.points)}
                </p>
              ) : (
                <>
                  <p className="mb-1 text-right text-ink-muted text-xs tabular-nums">
                    <span className="font-medium text-ink">{factor.points}</span> of {factor.weight}
                  </p>
                  <PartBar
                    value={factor.points}
                    max={factor.weight}
                    label={`${factor.label}: ${factor.points} of ${factor.weight}`}
                  />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
