import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import Link from "next/link";
import type { MouseEvent } from "react";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { FitRing } from "@/components/ui/fit-ring";
import { RelativeTime } from "@/components/ui/relative-time";
import { StrengthMeter } from "@/components/ui/strength-meter";
import type { SignalItem } from "@/lib/contracts/signals";
import { describeDeed, describePost } from "./describe-signal";
import { WorkMarks } from "./work-marks";

/**
 * A signal in the queue, in two lines: who it is, and what they did, how strong it is and what was done with it. Links
 * to its page; `onOpen` may handle clicks instead. With `onCheck` it can be selected for bulk actions.
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
  const { person, classification } = signal;
  return (
    <li
      data-signal={signal.id}
      className={cx(
        "relative flex scroll-mt-11 items-center gap-2 border-line border-b px-4 py-1.5 last:border-b-0 hover:bg-hover/60",
        (selected || checked) && "lg:bg-accent-surface lg:hover:bg-accent-surface",
      )}
    >
      {selected && <span aria-hidden className="absolute inset-y-0 left-0 hidden w-0.5 bg-accent lg:block" />}
      {onCheck && (
        <Checkbox
          className="relative z-10 -mx-2 p-2 pointer-coarse:-my-1.5 pointer-coarse:py-3.5"
          label={<span className="sr-only">Select {person.name}</span>}
          checked={checked}
          onChange={({ target, nativeEvent }) =>
            onCheck(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-sm leading-5">
          <Link
            href={`/signals/${signal.id}`}
            onClick={onOpen}
            aria-current={selected || undefined}
            className="max-w-[60%] shrink-0 truncate font-medium text-ink after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring focus-visible:after:-outline-offset-2"
          >
            {person.name}
          </Link>
          <span className="min-w-0 flex-1 truncate text-ink-muted">
            {classification === "influencer" && "Influencer · "}
            {describePost(signal)}
          </span>
          <RelativeTime at={signal.createdAt} className="shrink-0 text-ink-muted text-xs" />
        </p>
        <p className="flex h-5 items-center gap-2 text-xs leading-4">
          <StrengthMeter value={signal.strength} className="shrink-0" />
          <span className="min-w-12 flex-1 truncate text-ink-muted">{describeDeed(signal)}</span>
          <Marks signal={signal} />
        </p>
      </div>
      {signal.icpScore !== null && <FitRing value={signal.icpScore} />}
    </li>
  );
}

/** Tags, delivery and work, if any, without growing the row. */
function Marks({ signal }: { signal: SignalItem }) {
  const { tags, archived, deliveredTo, snoozedUntil } = signal;
  const [tag] = tags;
  const delivered = deliveredTo.length === 1 ? "Delivered" : `Delivered ${deliveredTo.length}×`;
  return (
    <span className="flex min-w-0 max-w-[55%] shrink items-center gap-1 empty:hidden">
      {archived && snoozedUntil === null && <Badge className="leading-4">Archived</Badge>}
      {deliveredTo.length > 0 && (
        <span title={delivered} className="inline-flex shrink-0 text-success-ink">
          <Check aria-hidden className="size-3.5" />
          <span className="sr-only">{delivered}</span>
        </span>
      )}
      {tag && (
        <Badge className="min-w-8 leading-4">
          <span className="truncate" title={tags.map(({ name }) => name).join(", ")}>
            {tag.name}
          </span>
          {tags.length > 1 && <span className="shrink-0"> +{tags.length - 1}</span>}
        </Badge>
      )}
      <WorkMarks signal={signal} />
    </span>
  );
}
