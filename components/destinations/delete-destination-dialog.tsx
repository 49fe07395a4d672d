"use client";
import { messageOf } from "@/components/layout/query-failed";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { notify } from "@/components/ui/toast";
import { useDeleteDestination } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";

/** Asks before a destination is deleted, and says what goes and what stays. */
export function DeleteDestinationDialog({
  destination,
  open,
  onOpenChange,
  onDeleted,
}: {
  destination: Destination;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
}) {
  const remove = useDeleteDestination(destination.id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onOpenChange(false);
        notify({ text: `${destination.name} deleted`, tone: "success" });
        onDeleted();
      },
      onError: (error) =>
        notify({
          text: `${destination.name} was not deleted`,
          description: messageOf(error),
          tone: "danger",
        }),
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${destination.name}?`}
      confirm="Delete destination"
      pending={remove.isPending}
      onConfirm={confirm}
    >
      <p>
        Nothing is sent to it any more, deliveries that wait are dropped, and its settings and secret are
        gone: to come back, it must be set up anew.
      </p>
      <p>What was delivered stays on the signals. To stop for a while, pause it instead.</p>
    </ConfirmDialog>
  );
}
