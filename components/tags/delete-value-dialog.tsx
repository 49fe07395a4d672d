"use client";
import { actionTexts, ConfirmActionDialog } from "@/components/page/confirm-action-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { countOf } from "@/db/count-of";
import { useDeleteValue } from "@/lib/client/tags";
import type { TagValue } from "@/lib/contracts/tags";

/** Asks for confirmation before deleting a value and removing it from all signals. */
export function DeleteValueDialog({
  value,
  categoryId,
  ...state
}: DialogState & { value: TagValue; categoryId: string }) {
  const remove = useDeleteValue(categoryId);
  const { id, name, usageCount } = value;
  return (
    <ConfirmActionDialog
      {...state}
      {...actionTexts("Delete", "deleted", "value", name)}
      mutation={remove}
      input={id}
    >
      <p>
        {usageCount === 0
          ? "No signals are tagged with it."
          : `It is removed from ${countOf(usageCount, "signal")}, and this cannot be undone. To keep the tag on these signals, rename it instead.`}
      </p>
      <p>Routing rules that use it are not changed. Review those rules afterwards.</p>
    </ConfirmActionDialog>
  );
}
