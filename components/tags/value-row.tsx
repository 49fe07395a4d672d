"use client";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { notifyFailed } from "@/components/page/notify-failed";
import { DialogIconButton } from "@/components/ui/dialog-button";
import { Link } from "@/components/ui/link";
import { loadable } from "@/components/ui/loadable";
import { notify } from "@/components/ui/toast";
import { countOf } from "@/db/count-of";
import { useValueChange } from "@/lib/client/tags";
import { isolated } from "@/lib/contracts/isolated";
import type { TagValue } from "@/lib/contracts/tags";
import { InlineName } from "./inline-name";

const DeleteValueDialog = loadable(() =>
  import("./delete-value-dialog").then((file) => file.DeleteValueDialog),
);

/** A value with its usage count, and buttons to rename, move or delete it. */
export function ValueRow({
  value,
  categoryId,
  mayChange,
  children,
}: {
  value: TagValue;
  categoryId: string;
  mayChange: boolean;
  /** Buttons that move it. */
  children?: ReactNode;
}) {
  const { id: valueId, name, usageCount } = value;
  const { mutateAsync } = useValueChange(categoryId);

  async function rename(next: string, undoable = true) {
    try {
      await mutateAsync({ valueId, name: next });
      const undo = { label: "Undo", onSelect: () => void rename(name, false) };
      notify({ text: `Renamed to ${next}`, tone: "success", ...(undoable && { action: undo }) });
    } catch (error) {
      notifyFailed(`Could not rename ${isolated(name)}`, error);
    }
  }

  return (
    <li className="flex min-h-10 items-center gap-3 py-1 pr-2 pl-3 text-sm">
      <div className="flex min-w-0 flex-1 items-center">
        {mayChange ? (
          <InlineName name={name} label={`Name of value ${isolated(name)}`} onRename={rename} />
        ) : (
          <span className="truncate px-1 text-ink">{name}</span>
        )}
      </div>
      {usageCount === 0 ? (
        <span className="shrink-0 text-ink-muted text-xs">Not used</span>
      ) : (
        <Link
          href={`/signals?view=all&tags=${categoryId}:${valueId}`}
          className="shrink-0 rounded-sm text-ink-muted text-xs tabular-nums hover:text-ink hover:underline"
        >
          {countOf(usageCount, "signal")}
        </Link>
      )}
      {mayChange && children}
      {mayChange && (
        <DialogIconButton
          label={`Delete value ${isolated(name)}`}
          icon={<X />}
          size="sm"
          load={DeleteValueDialog.load}
          dialog={(state) => <DeleteValueDialog value={value} categoryId={categoryId} {...state} />}
        />
      )}
    </li>
  );
}
