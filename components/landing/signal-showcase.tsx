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
  receipt: { strength: { label: string; points: number }[] };
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
        The bars are strength, from 1 to 10; the ring is fit with the profile, from 0 to 100. Sample signals
        that every new API client can read: the people and companies are fictional.
      </figcaption>
    </figure>
  );
}

function Shown({ signal, isFirst }: { signal: ShownSignal; isFirst: boolean }) {
  return (
    <li className="border-line border-b p-4 last:border-b-0 sm:p-5">
      <div className="flex items-start gap-3">
        <span className="max-sm:hidden">
          <Avatar name={signal.personName} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2">
            <span className="truncate font-medium text-base text-ink">{signal.personName}</span>
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
        <div className="flex flex-col items-end gap-1.5 pt-1">
          <StrengthMeter value={signal.strength} />
          {signal.icpScore !== null && <FitRing value={signal.icpScore} size="sm" />}
        </div>
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

/** What the strength is made of: the points add up to it. */
function Receipt({ signal }: { signal: ShownSignal }) {
  const factors = signal.receipt.strength.filter(({ points }) => points !== 0);
  return (
    <p className="mt-2.5 text-ink-muted text-xs tabular-nums leading-5">
      <span className="font-medium text-ink">{describeEngagement(signal)}.</span> Strength {signal.strength} ={" "}
      {factors
        .map(({ label, points }) => `${inSentence(label)} ${points}`)
        .join(" + ")
        .replaceAll("+ -", "− ")}
    </p>
  );
}

/** The label with a small first letter, unless it begins with an abbreviation. */
const inSentence = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
