import { classificationLabels, describeEngagement } from "@/components/labels/describe-signal";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { FitRing } from "@/components/ui/fit-ring";
import { StrengthMeter } from "@/components/ui/strength-meter";
import type { SignalItem } from "@/lib/contracts/signals";

/** A signal as shown on the landing page, with the factors that add up to its strength. */
export type ShownSignal = Pick<
  SignalItem,
  "id" | "type" | "sourceType" | "strength" | "icpScore" | "classification" | "companyName" | "whyItMatters"
> & {
  personName: string;
  personTitle: string | null;
  suggestedOpener: string;
  receipt: { strength: { id: string; label: string; points: number; reason: string }[] };
};

/** Signals from the sample data, from strong to weak, with an opener for the first one. */
export function SignalShowcase({ signals }: { signals: readonly ShownSignal[] }) {
  return (
    <figure className="min-w-0">
      <ul
        aria-label="Sample signals"
        className="overflow-hidden rounded-xl border border-line bg-surface shadow-raised"
      >
        {signals.map((signal, index) => (
          <Shown key={signal.id} signal={signal} isFirst={index === 0} />
        ))}
      </ul>
      <figcaption className="mt-3 text-ink-muted text-xs">
        Stored sample signals, as every new API client can read them. These people and companies are
        fictional.
      </figcaption>
    </figure>
  );
}

function Shown({ signal, isFirst }: { signal: ShownSignal; isFirst: boolean }) {
  return (
    <li className="border-line border-b p-4 last:border-b-0">
      <div className="flex gap-3">
        <Avatar name={signal.personName} />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2">
            <span className="truncate font-medium text-ink text-sm">{signal.personName}</span>
            {signal.classification && (
              <Badge tone={signal.classification === "buyer" ? "accent" : "neutral"}>
                {classificationLabels[signal.classification]}
              </Badge>
            )}
          </p>
          <p className="truncate text-ink-muted text-sm">
            {[signal.personTitle, signal.companyName].filter(Boolean).join(" · ")}
          </p>
        </div>
        {signal.icpScore !== null && <FitRing value={signal.icpScore} />}
      </div>
      <p className="mt-2 text-ink text-sm">{signal.whyItMatters}</p>
      {isFirst && (
        <blockquote className="mt-2 border-accent border-l-2 pl-3 text-ink-muted text-sm">
          {signal.suggestedOpener}
        </blockquote>
      )}
      <Receipt signal={signal} />
    </li>
  );
}

/** The strength and what it is made of. */
function Receipt({ signal }: { signal: ShownSignal }) {
  const factors = signal.receipt.strength.filter(({ points }) => points !== 0);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs">
      <StrengthMeter value={signal.strength} />
      <ul aria-label={describeEngagement(signal)} className="flex flex-wrap gap-x-3 gap-y-1 text-ink-muted">
        {factors.map(({ id, label, points }) => (
          <li key={id} className="tabular-nums">
            {label} {points > 0 ? `+${points}` : `−${-points}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
