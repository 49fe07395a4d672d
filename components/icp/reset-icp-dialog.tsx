"use client";
import { messageOf } from "@/components/layout/query-failed";
import { humanize } from "@/components/signals/describe-signal";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toast";
import { useIcpChange, useIcpReset } from "@/lib/client/icp";
import type { IcpFields, ResettableIcp } from "@/lib/contracts/icp";
import { changesBetween, describeChange, undoOf } from "./icp-draft";

/** Asks before the profile goes back to the draft; says field by field what that changes. */
export function ResetIcpDialog({
  icp,
  draft,
  open,
  onOpenChange,
  onReset,
}: DialogState & {
  icp: ResettableIcp;
  draft: IcpFields;
  onReset: () => void;
}) {
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
          text: "Profile is the draft again",
          description: lines.join(". "),
          tone: "success",
          ...(lines.length > 0 && { action: { label: "Undo", onSelect: () => change.mutate(undo) } }),
        });
      },
      onError: (error) =>
        notify({ text: "The profile was not reset", description: messageOf(error), tone: "danger" }),
    });
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Reset to the draft?"
      confirm="Reset to the draft"
      pending={reset.isPending}
      onConfirm={confirm}
    >
      <p>What was changed since the set-up is lost, along with what is not saved yet.</p>
      {lines.length > 0 ? (
        <ul className="max-h-60 list-disc space-y-1 overflow-y-auto pl-4">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>The saved profile is the draft already.</p>
      )}
    </ConfirmDialog>
  );
}
