"use client";
import { actionTexts, ConfirmActionDialog } from "@/components/page/confirm-action-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { useDeleteCategory } from "@/lib/client/tags";
import type { TagCategory } from "@/lib/contracts/tags";

/** Asks for confirmation before deleting a category and its values, with the number of affected signals. */
export function DeleteCategoryDialog({ category, ...state }: DialogState & { category: TagCategory }) {
  const remove = useDeleteCategory();
  const { id, name, values } = category;
  const tags = values.reduce((sum, { usageCount }) => sum + usageCount, 0);
  return (
    <ConfirmActionDialog
      {...state}
      {...actionTexts("Delete", "deleted", "category", name)}
      mutation={remove}
      input={id}
    >
      <p>
        {values.length === 0
          ? "It has no values."
          : `Its ${values.length === 1 ? "value is" : `${values.length} values are`} deleted too.`}{" "}
        {tags === 0
          ? "No signals are tagged with it."
          : `${tags === 1 ? "One tag is" : `${tags.toLocaleString("en-US")} tags are`} removed from signals. This cannot be undone.`}
      </p>
      <p>Routing rules that use them are not changed. Review those rules afterwards.</p>
    </ConfirmActionDialog>
  );
}
