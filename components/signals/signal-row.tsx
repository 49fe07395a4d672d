import { cx } from "class-variance-authority";
import { CircleCheck } from "lucide-react";
import type { MouseEvent } from "react";
import { classificationLabels, describePost, describeReaction } from "@/components/labels/describe-signal";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { FitRing } from "@/components/ui/fit-ring";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { StrengthMeter } from "@/components/ui/strength-meter";
import { stretchedLink } from "@/components/ui/stretched-link";
import { countOf } from "@/db/count-of";
import { policy } from "@/db/policy";
import type { SignalItem } from "@/lib/contracts/signals";
import { DoneMark } from "./done-mark";
import { SignalDeed } from "./signal-deed";
import { UnreadDot } from "./unread-dot";
import { WorkMarks } from "./work-marks";

/** Number of visible tags; the rest are counted. */
const shownTags = 1;

/**
 * A signal in the queue, on two lines: who it is, and what they wrote or did with age, strength and fit; the figures
 * take a third line where the row is narrow, and marks that leave the name no room take one of their own. Links to its
 * page; `onOpen` may handle clicks instead. With `onCheck` it can be selected for bulk actions. In a
 * group of people who did the same, the first row has a heading that says what, and the figures move up.
 */
export function SignalRow({
  signal,
  search = "",
  selected = false,
  checked = false,
  group,
  onOpen,
  onCheck,
}: {
  signal: SignalItem;
  /** The list as the query of the address. */
  search?: string;
  selected?: boolean;
  checked?: boolean;
  group?: { people: number; isFirst: boolean };
  onOpen?: (event: MouseEvent) => void;
  onCheck?: (checked: boolean, isRange: boolean) => void;
}) {
  const { person } = signal;
  return (
    <li
      data-signal={signal.id}
      className={cx(
        "@container relative scroll-mt-11 border-line border-b last:border-b-0 hover:bg-hover/60",
        (selected || checked) && "lg:bg-accent-surface lg:hover:bg-accent-surface",
      )}
    >
      {group?.isFirst && (
        <p className="flex items-baseline gap-1 px-4 pt-2 text-xs">
          <span className="shrink-0 font-medium text-ink">{countOf(group.people, "person", "people")}</span>
          <span className="min-w-0 truncate text-ink-muted">{describeReaction(signal)}</span>
        </p>
      )}
      {selected && <span aria-hidden className="absolute inset-y-0 left-0 hidden w-0.5 bg-accent lg:block" />}
      {!signal.isRead && <UnreadDot className={cx("left-1.5", group?.isFirst ? "top-9.5" : "top-3.5")} />}
      <div className="flex gap-3 px-4 py-1.5">
        {onCheck && (
          <Checkbox
            className="relative z-10 -mx-2 -my-1.5 self-start p-2 pointer-coarse:-my-1.5 pointer-coarse:py-3"
            label={<span className="sr-only">Select {person.name}</span>}
            checked={checked}
            onChange={({ target, nativeEvent }) =>
              onCheck(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        )}
        <div className={cx("min-w-0 flex-1", group && "@md:flex @md:items-center @md:gap-3")}>
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1 gap-y-0.5 text-sm">
            <span className="flex h-5 min-w-0 flex-1 basis-32 items-center gap-1">
              <Link
                href={`/signals/${signal.id}${search}`}
                onClick={onOpen}
                aria-current={selected || undefined}
                className={cx(
                  "max-w-full shrink-0 truncate text-ink",
                  signal.isRead ? "font-normal" : "font-semibold",
                  stretchedLink,
                )}
              >
                {person.name}
              </Link>
              <span className="min-w-0 flex-1 truncate text-ink-muted">
                <span aria-hidden>· </span>
                {describePost(signal)}
              </span>
            </span>
            <span className="-my-px flex max-w-full flex-wrap items-center gap-1 empty:hidden">
              <OfPerson signal={signal} />
              <Marks signal={signal} />
              <DoneMark signal={signal} />
              <WorkMarks signal={signal} />
            </span>
          </div>
          <div className="flex flex-wrap items-center gap-x-3 text-xs @md:flex-nowrap">
            {!group && (
              <span className="min-w-0 flex-1 basis-full truncate text-ink leading-4.5 @md:basis-0">
                <SignalDeed signal={signal} />
              </span>
            )}
            <span className="flex h-4.5 shrink-0 items-center gap-2 @max-md:w-full @max-md:mt-0.5">
              <RelativeTime
                at={signal.engagedAt}
                className="whitespace-nowrap text-ink-muted @md:min-w-16 @md:text-right"
              />
              <StrengthMeter value={signal.strength} />
              <span className="inline-flex w-11.5 justify-start">
                {signal.icpScore !== null && <FitRing value={signal.icpScore} size="sm" />}
              </span>
            </span>
          </div>
        </div>
      </div>
    </li>
  );
}

/** How many signals the person has, if there are others; leads to all of them. */
function OfPerson({ signal: { ofPerson, person, personId } }: { signal: SignalItem }) {
  if (ofPerson < 2) return null;
  return (
    <Link href={`/people/${personId}`} title={`All signals of ${person.name}`} className="relative z-10">
      <Badge className="hover:text-ink">
        {ofPerson < policy.signalsOfPerson
          ? countOf(ofPerson, "signal")
          : `${policy.signalsOfPerson} or more signals`}
      </Badge>
    </Link>
  );
}

/** Role, tags and states, if any. */
function Marks({ signal }: { signal: SignalItem }) {
  const { classification, tags, deliveredTo } = signal;
  const others = tags
    .slice(shownTags)
    .map(({ name }) => name)
    .join(", ");
  const delivered = deliveredTo.length === 1 ? "Delivered" : `Delivered ${deliveredTo.length}×`;
  return (
    <>
      {tags.slice(0, shownTags).map((tag) => (
        <Badge key={tag.valueId} className="max-w-24 @max-md:hidden">
          <span title={tag.name} className="truncate">
            {tag.name}
          </span>
        </Badge>
      ))}
      {tags.length > shownTags && (
        <Badge className="@max-md:hidden">
          <span aria-hidden title={others}>
            +{tags.length - shownTags}
          </span>
          <span className="sr-only">{others}</span>
        </Badge>
      )}
      {classification && (
        <Badge tone={classification === "buyer" ? "accent" : "neutral"}>
          {classificationLabels[classification]}
        </Badge>
      )}
      {deliveredTo.length > 0 && (
        <span title={delivered} className="inline-flex shrink-0 text-success-ink">
          <CircleCheck aria-hidden className="size-4" />
          <span className="sr-only">{delivered}</span>
        </span>
      )}
    </>
  );
}
