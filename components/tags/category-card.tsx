"use client";
import { Trash2 } from "lucide-react";
import { notifyFailed } from "@/components/page/notify-failed";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { DialogButton, DialogIconButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import { notify } from "@/components/ui/toast";
import { countOf } from "@/db/count-of";
import { useCategoryChange, useCategoryMove, useValueMove } from "@/lib/client/tags";
import { isolated } from "@/lib/contracts/isolated";
import type { TagCategory } from "@/lib/contracts/tags";
import { AddValue } from "./add-value";
import { InlineName } from "./inline-name";
import { MoveButtons } from "./move-buttons";
import { ValueRow } from "./value-row";

const DeleteCategoryDialog = loadable(() =>
  import("./delete-category-dialog").then((file) => file.DeleteCategoryDialog),
);
const OpenCategoryDialog = loadable(() =>
  import("./open-category-dialog").then((file) => file.OpenCategoryDialog),
);

/** A category: its name, its selection mode and its values. */
export function CategoryCard({
  category,
  at,
  count,
  valueCap,
  mayChange,
}: {
  category: TagCategory;
  /** Its place in the list, from 0. */
  at: number;
  count: number;
  valueCap: number | undefined;
  mayChange: boolean;
}) {
  const { id, name, selectionMode, values } = category;
  const { mutateAsync } = useCategoryChange(id);
  const move = useCategoryMove();
  const moveValue = useValueMove(id);

  async function rename(next: string, undoable = true) {
    try {
      await mutateAsync({ name: next });
      const undo = { label: "Undo", onSelect: () => void rename(name, false) };
      notify({ text: `Renamed to ${next}`, tone: "success", ...(undoable && { action: undo }) });
    } catch (error) {
      notifyFailed(`Could not rename ${isolated(name)}`, error);
    }
  }

  return (
    <Card aria-label={name}>
      <div className="flex items-start gap-2 py-2 pr-2 pl-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="flex min-w-0 items-center font-medium text-base text-ink">
            {mayChange ? (
              <InlineName name={name} label={`Name of category ${isolated(name)}`} onRename={rename} />
            ) : (
              <span className="truncate px-1">{name}</span>
            )}
          </h2>
          <span className="flex items-center gap-2 px-1">
            <Badge>{selectionMode === "single" ? "One value" : "Several values"}</Badge>
            <span className="whitespace-nowrap text-ink-muted text-xs tabular-nums">
              {valueCap === undefined
                ? countOf(values.length, "value")
                : `${values.length} of ${countOf(valueCap, "value")}`}
            </span>
          </span>
        </div>
        {mayChange && (
          <span className="flex shrink-0 items-center gap-1">
            {selectionMode === "single" && (
              <DialogButton
                size="sm"
                variant="ghost"
                load={OpenCategoryDialog.load}
                dialog={(state) => <OpenCategoryDialog category={category} {...state} />}
              >
                Allow several
              </DialogButton>
            )}
            {count > 1 && (
              <MoveButtons
                what={`category ${isolated(name)}`}
                at={at}
                count={count}
                onMove={(position) => move.mutate({ id, position }, { onError: sayNotMoved(name) })}
              />
            )}
            <DialogIconButton
              label={`Delete category ${isolated(name)}`}
              icon={<Trash2 />}
              size="sm"
              load={DeleteCategoryDialog.load}
              dialog={(state) => <DeleteCategoryDialog category={category} {...state} />}
            />
          </span>
        )}
      </div>
      {values.length === 0 ? (
        <p className="border-line border-t px-4 py-3 text-ink-muted text-sm">
          No values yet{mayChange ? ". Add one to tag signals with it." : "."}
        </p>
      ) : (
        <ul aria-label={`Values of ${isolated(name)}`} className="divide-y divide-line border-line border-t">
          {values.map((value, n) => (
            <ValueRow key={value.id} value={value} categoryId={id} mayChange={mayChange}>
              {values.length > 1 && (
                <MoveButtons
                  what={`value ${isolated(value.name)}`}
                  at={n}
                  count={values.length}
                  onMove={(position) =>
                    moveValue.mutate({ valueId: value.id, position }, { onError: sayNotMoved(value.name) })
                  }
                />
              )}
            </ValueRow>
          ))}
        </ul>
      )}
      {mayChange && (
        <AddValue category={category} isFull={valueCap !== undefined && values.length >= valueCap} />
      )}
    </Card>
  );
}

const sayNotMoved = (name: string) => (error: Error) =>
  notifyFailed(`${isolated(name)} was not moved`, error);
