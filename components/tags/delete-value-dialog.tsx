"use client";
import { ConfirmedAct } from "@/components/layout/confirmed-act";
import type { DialogState } from "@/components/ui/dialog";
import { useDeleteValue } from "@/lib/client/tags";
import type { TagValue } from "@/lib/contracts/tags";
import { describeUsage } from "./describe-usage";

/** Asks before a value is taken off every signal. */
export function DeleteValueDialog({
  value,
  categoryId,
  open,
  onOpenChange,
}: DialogState & {
  value: TagValue;
  categoryId: string;
}) {
  const remove = useDeleteValue(categoryId);
  const { id, name, usageCount } = value;
  return (
    <ConfirmedAct
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${name}?`}
      confirm="Delete value"
      act={remove}
      input={id}
      done={`${name} deleted`}
      failed={`${name} was not deleted`}
    >
      <p>
        {usageCount === 0
          ? "No signal carries it."
          : `It is taken off ${describeUsage(usageCount)}, and cannot be put back. To keep it on them, rename it instead.`}
      </p>
      <p>Routing rules that name it are not changed: look through them afterwards.</p>
    </ConfirmedAct>
  );
}
