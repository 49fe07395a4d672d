import { CircleDashed, Clock, Send, Tag, UserRound, X } from "lucide-react";
import { actionKeys } from "@/components/keys/key-table";
import { useKeyHint } from "@/components/keys/use-key-hint";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { SortSelect } from "@/components/ui/filter-chip";
import { IconButton } from "@/components/ui/icon-button";
import { Spinner } from "@/components/ui/spinner";
import { countOf } from "@/db/count-of";
import type { SignalSort } from "@/db/vocabulary";
import type { SignalItem } from "@/lib/contracts/signals";
import { doneButtons } from "./done-buttons";
import { sortOptions } from "./sort-options";
import type { SignalActionHandlers } from "./use-signal-actions";

/** Shows only the icons where the bar is narrow. */
const narrow = "@max-lg:sr-only";

/** The bulk actions with a button; the others have a key. */
const buttons = [
  { action: "snooze", label: "Snooze", Icon: Clock, className: "sr-only" },
  { action: "assign", label: "Assign", Icon: UserRound, className: "sr-only" },
  { action: "stage", label: "Stage", Icon: CircleDashed, className: "sr-only" },
  { action: "tag", label: "Tag", Icon: Tag, className: narrow },
  { action: "deliver", label: "Deliver", Icon: Send, className: narrow },
] as const;

/** Bar above the rows: the count and sort order, or bulk actions for selected rows. */
export function QueueBar({
  rows,
  chosen,
  total,
  actions,
  sort,
  onSort,
  onChooseAll,
}: {
  rows: SignalItem[];
  chosen: SignalItem[];
  total: number;
  actions: SignalActionHandlers;
  sort: SignalSort;
  onSort: (sort: SignalSort) => void;
  onChooseAll: (on: boolean) => void;
}) {
  const hint = useKeyHint();
  const all = chosen.length > 0 && chosen.length === rows.length;
  return (
    <div className="@container sticky top-0 z-20 flex h-10 items-center gap-2 rounded-t-lg border-line border-b bg-surface px-4 text-sm">
      <Checkbox
        className="-mx-2 items-center p-2"
        label={<span className="sr-only">Select all on this page</span>}
        checked={all}
        onChange={(event) => onChooseAll(event.target.checked)}
      />
      <p role="status" className="min-w-0 flex-1 truncate pl-1 text-ink-muted tabular-nums">
        {actions.progress ? (
          <span className="inline-flex items-center gap-2">
            <Spinner />
            {actions.progress}
          </span>
        ) : chosen.length > 0 ? (
          `${chosen.length} selected`
        ) : (
          countOf(total, "signal")
        )}
      </p>
      {chosen.length === 0 && <SortSelect value={sort} options={sortOptions} onChange={onSort} />}
      {chosen.length > 0 && (
        <div className="flex gap-1">
          {doneButtons(chosen).map(({ action, label, Icon }) => (
            <Button
              key={action}
              size="sm"
              variant="ghost"
              {...hint(actionKeys[action], label)}
              onClick={() => actions[action](chosen)}
            >
              <Icon aria-hidden />
              <span className={action === "archive" ? narrow : "sr-only"}>{label}</span>
            </Button>
          ))}
          {buttons.map(({ action, label, Icon, className }) => (
            <Button
              key={action}
              size="sm"
              variant="ghost"
              {...hint(actionKeys[action], label)}
              aria-haspopup="dialog"
              onPointerEnter={actions.prepare}
              onClick={() => actions[action](chosen)}
            >
              <Icon aria-hidden />
              <span className={className}>{label}</span>
            </Button>
          ))}
          <IconButton size="sm" label="Clear selection" icon={<X />} onClick={() => onChooseAll(false)} />
        </div>
      )}
    </div>
  );
}
