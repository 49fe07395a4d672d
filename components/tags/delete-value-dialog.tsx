"use client";
import { messageOf } from "@/components/layout/query-failed";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { notify } from "@/components/ui/toast";
import { useDeleteValue } from "@/lib/client/tags";
import type { TagValue } from "@/lib/contracts/tags";
import { describeUsage } from "./describe-usage";

/** Asks before a value is taken off every signal. */
export function DeleteValueDialog({
  value,
  categoryId,
  open,
  onOpenChange,
}: {
  value: TagValue;
  categoryId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const remove = useDeleteValue(categoryId);
  const { id, name, usageCount } = value;
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        onOpenChange(false);
        notify({ text: `${name} deleted`, tone: "success" });
      },
      onError: (error) =>
        notify({ text: `${name} was not deleted`, description: messageOf(error), tone: "danger" }),
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${name}?`}
      confirm="Delete value"
      pending={remove.isPending}
      onConfirm={confirm}
    >
      <p>
        {usageCount === 0
          ? "No signal carries it."
          : `It is taken off ${describeUsage(usageCount)}, and cannot be put back. To keep it on them, rename it instead.`}
      </p>
      <p>Routing rules that name it are not changed: look through them afterwards.</p>
    </ConfirmDialog>
  );
}
