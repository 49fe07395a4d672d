"use client";
import { ConfirmedAct } from "@/components/layout/confirmed-act";
import { useCategoryChange } from "@/lib/client/tags";
import type { TagCategory } from "@/lib/contracts/tags";

/** Asks before a category is opened to several values, as there is no way back. */
export function OpenCategoryDialog({
  category: { id, name },
  open,
  onOpenChange,
}: {
  category: TagCategory;
  open: boolean;
  onOpenChange: (open: boolean) => void;
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
