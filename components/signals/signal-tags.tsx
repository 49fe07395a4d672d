import { Plus, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { isolated } from "@/lib/contracts/isolated";
import type { SignalItem } from "@/lib/contracts/signals";

/** A signal's tags, each removable, with a button to add more. */
export function SignalTags({
  signal,
  onRemove,
  onAdd,
}: {
  signal: SignalItem;
  onRemove: (tag: SignalItem["tags"][number]) => void;
  onAdd: () => void;
}) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5">
      {signal.tags.length > 0 && (
        <ul aria-label="Tags" className="contents">
          {signal.tags.map((tag) => (
            <li
              key={tag.valueId}
              className="inline-flex h-7 max-w-full items-center rounded-md border border-line bg-sunken pl-2 text-sm pointer-coarse:h-9"
            >
              <span className="truncate">
                <span className="text-ink-muted">{tag.categoryName}</span> {tag.name}
              </span>
              <button
                type="button"
                aria-label={`Remove ${isolated(tag.categoryName)} ${isolated(tag.name)}`}
                onClick={() => onRemove(tag)}
                className="mx-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:size-8"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="sm"
        variant="ghost"
        aria-haspopup="dialog"
        className={signal.tags.length > 0 ? undefined : "-ml-2 pointer-coarse:-ml-3"}
        onClick={onAdd}
      >
        <Plus aria-hidden />
        {signal.tags.length > 0 ? "Tag" : "Add tag"}
      </Button>
    </div>
  );
}
