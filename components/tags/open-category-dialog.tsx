"use client";
import { messageOf } from "@/components/layout/query-failed";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { notify } from "@/components/ui/toast";
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
  const confirm = () =>
    change.mutate(
      { selectionMode: "multi" },
      {
        onSuccess: () => {
          onOpenChange(false);
          notify({ text: `Signals may carry several values of ${name}`, tone: "success" });
        },
        onError: (error) =>
          notify({ text: `${name} was not changed`, description: messageOf(error), tone: "danger" }),
      },
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Allow several values of ${name}?`}
      confirm="Allow several"
      pending={change.isPending}
      onConfirm={confirm}
    >
      <p>
        A new value no longer replaces the one before. This cannot be taken back, as signals may then carry
        more than one.
      </p>
    </ConfirmDialog>
  );
}
