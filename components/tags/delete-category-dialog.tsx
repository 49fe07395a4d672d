"use client";
import { ConfirmedAct } from "@/components/layout/confirmed-act";
import type { DialogState } from "@/components/ui/dialog";
import { useDeleteCategory } from "@/lib/client/tags";
import type { TagCategory } from "@/lib/contracts/tags";

/** Asks before a category goes with its values, and counts what signals lose. */
export function DeleteCategoryDialog({
  category,
  open,
  onOpenChange,
}: DialogState & {
  category: TagCategory;
}) {
  const remove = useDeleteCategory();
  const { id, name, values } = category;
  const tags = values.reduce((sum, { usageCount }) => sum + usageCount, 0);
  return (
    <ConfirmedAct
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${name}?`}
      confirm="Delete category"
      act={remove}
      input={id}
      done={`${name} deleted`}
      failed={`${name} was not deleted`}
    >
      <p>
        {values.length === 0
          ? "It has no values."
          : `Its ${values.length === 1 ? "value goes" : `${values.length} values go`} with it.`}{" "}
        {tags === 0
          ? "No signal carries any."
          : `${tags === 1 ? "One tag is" : `${tags.toLocaleString("en-US")} tags are`} taken off signals, and cannot be put back.`}
      </p>
      <p>Routing rules that name them are not changed: look through them afterwards.</p>
    </ConfirmedAct>
  );
}
