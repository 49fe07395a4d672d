import { cx } from "class-variance-authority";
import Link from "next/link";
import type { MouseEvent } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { FitRing } from "@/components/ui/fit-ring";
import { RelativeTime } from "@/components/ui/relative-time";
import { StrengthMeter } from "@/components/ui/strength-meter";
import type { SignalItem } from "@/lib/contracts/signals";
import { classificationWords, describeDeed } from "./describe-signal";

/** One signal of the queue: who, what they did, why it matters, strength, fit and age. It links to its page; `onOpen` may take a click over. */
export function SignalRow({
  signal,
  selected = false,
  onOpen,
}: {
  signal: SignalItem;
  selected?: boolean;
  onOpen?: (event: MouseEvent) => void;
}) {
  const { person } = signal;
  return (
    <li
      className={cx(
        "relative border-line border-b last:border-b-0 hover:bg-hover/60",
        selected && "lg:bg-accent-surface lg:hover:bg-accent-surface",
      )}
    >
      {selected && <span aria-hidden className="absolute inset-y-0 left-0 hidden w-0.5 bg-accent lg:block" />}
      <div className="flex gap-3 px-4 py-3">
        <Avatar name={person.name} />
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-2">
            <Link
              href={`/signals/${signal.id}`}
              onClick={onOpen}
              aria-current={selected || undefined}
              className="min-w-0 truncate font-medium text-ink text-sm after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring focus-visible:after:-outline-offset-2"
            >
              {person.name}
            </Link>
            {signal.classification && (
              <Badge tone={signal.classification === "buyer" ? "accent" : "neutral"}>
                {classificationWords[signal.classification]}
              </Badge>
            )}
            <RelativeTime
              at={signal.createdAt}
              className="ml-auto shrink-0 text-ink-muted text-xs max-sm:hidden"
            />
          </div>
          <p className="truncate text-ink-muted text-sm">
            {[person.title, signal.companyName ?? person.company].filter(Boolean).join(" · ") ||
              "No title known"}
          </p>
          <p className="mt-1 line-clamp-3 text-ink text-sm">{signal.whyItMatters}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-nowrap">
            <StrengthMeter value={signal.strength} />
            <RelativeTime at={signal.createdAt} className="ml-auto text-ink-muted text-xs sm:hidden" />
            <span className="min-w-0 text-ink-muted text-xs max-sm:basis-full sm:truncate">
              {describeDeed(signal)}
            </span>
          </div>
        </div>
        {signal.icpScore !== null && <FitRing value={signal.icpScore} className="mt-0.5" />}
      </div>
    </li>
  );
}
