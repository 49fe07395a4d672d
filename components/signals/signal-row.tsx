import { cx } from "class-variance-authority";
import Link from "next/link";
import type { MouseEvent } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { FitRing } from "@/components/ui/fit-ring";
import { RelativeTime } from "@/components/ui/relative-time";
import { StrengthMeter } from "@/components/ui/strength-meter";
import type { SignalItem } from "@/lib/contracts/signals";
import { classificationLabels, describeEngagement, describePost } from "./describe-signal";
import { isWorked, WorkMarks } from "./work-marks";

/** Number of visible tags; the rest are counted. */
const shownTags = 3;

/**
 * A signal in the queue: person, action, reason, strength, fit, age and tags. Links to its page; `onOpen` may handle
 * clicks instead. With `onCheck` it can be selected for bulk actions.
 */
export function SignalRow({
  signal,
  selected = false,
  checked = false,
  onOpen,
  onCheck,
}: {
  signal: SignalItem;
  selected?: boolean;
  checked?: boolean;
  onOpen?: (event: MouseEvent) => void;
  onCheck?: (checked: boolean, isRange: boolean) => void;
}) {
  const { person } = signal;
  return (
    <li
      data-signal={signal.id}
      className={cx(
        "relative scroll-mt-11 border-line border-b last:border-b-0 hover:bg-hover/60",
        (selected || checked) && "lg:bg-accent-surface lg:hover:bg-accent-surface",
      )}
    >
      {selected && <span aria-hidden className="absolute inset-y-0 left-0 hidden w-0.5 bg-accent lg:block" />}
      <div className="flex gap-3 px-4 py-3">
        {onCheck && (
          <Checkbox
            className="relative z-10 -mx-2 -my-1.5 self-start p-2 pointer-coarse:-my-3 pointer-coarse:py-3.5"
            label={<span className="sr-only">Select {person.name}</span>}
            checked={checked}
            onChange={({ target, nativeEvent }) =>
              onCheck(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        )}
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
                {classificationLabels[signal.classification]}
              </Badge>
            )}
            <RelativeTime
              at={signal.createdAt}
              className="ml-auto shrink-0 text-ink-muted text-xs max-sm:hidden"
            />
          </div>
          <p className="truncate text-ink-muted text-sm">{describePost(signal)}</p>
          <p className="mt-1 line-clamp-3 text-ink text-sm">{signal.whyItMatters}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-nowrap">
            <StrengthMeter value={signal.strength} />
            <RelativeTime at={signal.createdAt} className="ml-auto text-ink-muted text-xs sm:hidden" />
            <span className="min-w-0 text-ink-muted text-xs max-sm:basis-full">
              {describeEngagement(signal)}
            </span>
          </div>
          <Marks signal={signal} />
        </div>
        {signal.icpScore !== null && <FitRing value={signal.icpScore} className="mt-0.5" />}
      </div>
    </li>
  );
}

/** Tags and delivery state, if any. */
function Marks({ signal }: { signal: SignalItem }) {
  const { tags, archived, deliveredTo } = signal;
  if (tags.length === 0 && !archived && deliveredTo.length === 0 && !isWorked(signal)) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-1">
      {archived && signal.snoozedUntil === null && <Badge>Archived</Badge>}
      {deliveredTo.length > 0 && (
        <Badge tone="success">
          {deliveredTo.length === 1 ? "Delivered" : `Delivered ${deliveredTo.length}×`}
        </Badge>
      )}
      {tags.slice(0, shownTags).map((tag) => (
        <Badge key={tag.valueId}>
          <span className="truncate">{tag.name}</span>
        </Badge>
      ))}
      {tags.length > shownTags && <Badge>+{tags.length - shownTags}</Badge>}
      <WorkMarks signal={signal} />
    </p>
  );
}
