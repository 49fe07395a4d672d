"use client";
import { ConfirmedAct } from "@/components/layout/confirmed-act";
import type { DialogState } from "@/components/ui/dialog";
import { useCategoryChange } from "@/lib/client/tags";
import type { TagCategory } from "@/lib/contracts/tags";

/** Asks before a category is opened to several values, as there is no way back. */
export function OpenCategoryDialog({
  category: { id, name },
  open,
  onOpenChange,
}: DialogState & {
  category: TagCategory;
}) {
  const change = useCategoryChange(id);
  return (
    <ConfirmedAct
      open={open}
      onOpenChange={onOpenChange}
      title={`Allow several values of ${name}?`}
      confirm="Allow several"
      act={change}
      input={{ selectionMode: "multi" }}
      done={`Signals may carry several values of ${name}`}
      failed={`${name} was not changed`}
    >
      <p>
        A new value no longer replaces the one before. This cannot be taken back, as signals may then carry
        more than one.
      </p>
    </ConfirmedAct>
  );
}
