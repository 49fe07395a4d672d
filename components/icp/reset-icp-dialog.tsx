"use client";
import { humanize } from "@/components/labels/describe-signal";
import { notifyFailed } from "@/components/page/notify-failed";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toast";
import { useIcpChange, useIcpReset } from "@/lib/client/icp";
import type { IcpFields, ResettableIcp } from "@/lib/contracts/icp";
import { changesBetween, describeChange, undoOf } from "./icp-draft";

/** Asks for confirmation before resetting the ICP to the draft, and lists what changes. */
export function ResetIcpDialog({
  icp,
  draft,
  open,
  onOpenChange,
  onReset,
}: DialogState & { icp: ResettableIcp; draft: IcpFields; onReset: () => void }) {
  const reset = useIcpReset();
  const change = useIcpChange();
  const difference = changesBetween(icp, draft);
  const lines = describeChange(icp, difference, humanize);
  const confirm = () => {
    const undo = undoOf(icp, difference);
    reset.mutate(undefined, {
      onSuccess: () => {
        onOpenChange(false);
        onReset();
        notify({
          text: "Reset to draft",
          description: lines.join(". "),
          tone: "success",
          ...(lines.length > 0 && { action: { label: "Undo", onSelect: () => change.mutate(undo) } }),
        });
      },
      onError: (error) => notifyFailed("The ideal customer profile was not reset", error),
    });
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Reset to draft?"
      confirm="Reset to draft"
      pending={reset.isPending}
      onConfirm={confirm}
    >
      <p>All changes since setup are lost, including unsaved ones.</p>
      {lines.length > 0 ? (
        <ul className="max-h-60 list-disc space-y-1 overflow-y-auto pl-4">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>The saved ICP already matches the draft.</p>
      )}
    </ConfirmDialog>
  );
}
