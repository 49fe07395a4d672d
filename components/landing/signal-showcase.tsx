import { classificationLabels, describeEngagement } from "@/components/labels/describe-signal";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { FitRing } from "@/components/ui/fit-ring";
import { StrengthMeter } from "@/components/ui/strength-meter";
import type { SignalItem } from "@/lib/contracts/signals";

/** A signal as shown on the landing page. */
export type ShownSignal = Pick<
  SignalItem,
  "id" | "type" | "sourceType" | "strength" | "icpScore" | "classification" | "companyName" | "whyItMatters"
> & { personName: string; personTitle: string | null; suggestedOpener: string };

/** Signals from the sample data, with an opener for the strongest one. */
export function SignalShowcase({ signals }: { signals: ShownSignal[] }) {
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
      <figcaption className="mt-2 text-ink-muted text-xs">
        This is the sample data available to every new API client. These people are fictional.
      </figcaption>
    </figure>
  );
}

function Shown({ signal, isFirst }: { signal: ShownSignal; isFirst: boolean }) {
  return (
    <li className="flex gap-3 border-line border-b px-4 py-3 last:border-b-0">
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
        {isFirst && (
          <>
            <p className="mt-1.5 text-ink text-sm">{signal.whyItMatters}</p>
            <blockquote className="mt-2 rounded-md bg-sunken px-3 py-2 text-ink text-sm">
              {signal.suggestedOpener}
            </blockquote>
          </>
        )}
        <div className="mt-1.5 flex items-center gap-3">
          <StrengthMeter value={signal.strength} />
          <span className="truncate text-ink-muted text-xs">{describeEngagement(signal)}</span>
        </div>
      </div>
      {signal.icpScore !== null && <FitRing value={signal.icpScore} className="mt-0.5" />}
    </li>
  );
}
