import { cx } from "class-variance-authority";
import { ArrowRightLeft } from "lucide-react";
import type { DragEvent } from "react";
import { actionKeys } from "@/components/keys/key-table";
import { useKeyHint } from "@/components/keys/use-key-hint";
import { describePost } from "@/components/labels/describe-signal";
import { Avatar } from "@/components/ui/avatar";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { StrengthMeter } from "@/components/ui/strength-meter";
import { stretchedLink } from "@/components/ui/stretched-link";
import type { SignalItem } from "@/lib/contracts/signals";
import { HandlingMark } from "../handling-mark";
import { SignalDeed } from "../signal-deed";
import { UnreadDot } from "../unread-dot";
import { nameOf } from "../use-team";

/** A signal on the board: who it is, what they wrote or did, strength, age and assignee. It links to its page. */
export function BoardCard({
  signal,
  search,
  isDragged,
  onDrag,
  onDragEnd,
  onMove,
}: {
  signal: SignalItem;
  /** The board as the query of the address. */
  search: string;
  isDragged: boolean;
  onDrag: (event: DragEvent) => void;
  onDragEnd: () => void;
  /** Asks for a stage, for those who don't drag. */
  onMove: () => void;
}) {
  const { id, person, assignee } = signal;
  const hint = useKeyHint();
  return (
    <li
      data-signal={id}
      draggable
      onDragStart={onDrag}
      onDragEnd={onDragEnd}
      className={cx(
        "relative scroll-my-2 rounded-md border border-line bg-surface p-3 hover:border-control",
        isDragged && "opacity-55",
      )}
    >
      {!signal.isRead && <UnreadDot className="top-5 left-1" />}
      <p className="flex items-center gap-2 text-sm">
        <Link
          href={`/signals/${id}${search}`}
          draggable={false}
          className={cx(
            "min-w-0 flex-1 truncate text-ink",
            signal.isRead ? "font-medium" : "font-semibold",
            stretchedLink,
          )}
        >
          {person.name}
        </Link>
        {assignee !== null && (
          <span title={`Assigned to ${nameOf(assignee)}`} className="relative z-10 inline-flex shrink-0">
            <Avatar name={nameOf(assignee)} chosen={assignee.initials} size="xs" />
            <span className="sr-only">Assigned to {nameOf(assignee)}</span>
          </span>
        )}
      </p>
      <p className="line-clamp-2 break-words text-ink-muted text-xs">{describePost(signal)}</p>
      <p className="mt-1 flex empty:hidden">
        <HandlingMark signal={signal} />
      </p>
      <p className="mt-1.5 line-clamp-3 break-words text-ink text-xs">
        <SignalDeed signal={signal} />
      </p>
      <div className="mt-2 -mb-1.5 flex items-center gap-2 text-xs">
        <StrengthMeter value={signal.strength} />
        <RelativeTime at={signal.engagedAt} className="min-w-0 flex-1 truncate text-ink-muted" />
        <IconButton
          {...hint(actionKeys.stage)}
          size="sm"
          label={`Move ${person.name} to a stage`}
          icon={<ArrowRightLeft />}
          aria-haspopup="dialog"
          className="relative z-10 -mr-1.5 shrink-0"
          onClick={onMove}
        />
      </div>
    </li>
  );
}
