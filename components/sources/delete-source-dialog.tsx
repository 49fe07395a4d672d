"use client";
import { messageOf } from "@/components/layout/query-failed";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { notify } from "@/components/ui/toast";
import { useDeleteSource } from "@/lib/client/sources";
import type { Source } from "@/lib/contracts/sources";

/** Asks before a source is deleted, and says what goes and what stays. */
export function DeleteSourceDialog({
  source,
  open,
  onOpenChange,
  onDeleted,
}: {
  source: Source;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted?: () => void;
}) {
  const remove = useDeleteSource();
  const confirm = () =>
    remove.mutate(source, {
      onSuccess: () => {
        onOpenChange(false);
        onDeleted?.();
        notify({ text: `${source.displayName} deleted`, tone: "success" });
      },
      onError: (error) =>
        notify({
          text: `${source.displayName} was not deleted`,
          description: messageOf(error),
          tone: "danger",
        }),
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${source.displayName}?`}
      confirm="Delete source"
      pending={remove.isPending}
      onConfirm={confirm}
    >
      <p>
        It is no longer looked at: no new posts are found, and the{" "}
        {source.qualifiedPosts.toLocaleString("en-US")} relevant ones in view are not harvested again.
      </p>
      <p>
        Signals that it made stay where they are. Adding the same address again brings the source back with
        its history. To stop it for a while, pause it instead.
      </p>
    </ConfirmDialog>
  );
}
