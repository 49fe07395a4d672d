"use client";
import { ConfirmActionDialog } from "@/components/page/confirm-action-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { useCategoryChange } from "@/lib/client/tags";
import { isolated } from "@/lib/contracts/isolated";
import type { TagCategory } from "@/lib/contracts/tags";

/** Asks for confirmation before allowing several values, which cannot be undone. */
export function OpenCategoryDialog({
  category: { id, name },
  ...state
}: DialogState & { category: TagCategory }) {
  const change = useCategoryChange(id);
  return (
    <ConfirmActionDialog
      {...state}
      title={`Allow several values of ${isolated(name)}?`}
      confirm="Allow several"
      mutation={change}
      input={{ selectionMode: "multi" }}
      done={`Signals can now have several values of ${isolated(name)}`}
      failed={`${isolated(name)} was not changed`}
    >
      <p>
        New values will no longer replace the previous one. This cannot be undone, because signals may then
        have more than one value.
      </p>
    </ConfirmActionDialog>
  );
}
