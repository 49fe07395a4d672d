"use client";
import { ConfirmedAct } from "@/components/layout/confirmed-act";
import type { DialogState } from "@/components/ui/dialog";
import { useDeleteDestination } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";

/** Asks before a destination is deleted, and says what goes and what stays. */
export function DeleteDestinationDialog({
  destination,
  open,
  onOpenChange,
  onDeleted,
}: DialogState & {
  destination: Destination;
  onDeleted: () => void;
}) {
  const remove = useDeleteDestination(destination.id);
  return (
    <ConfirmedAct
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${destination.name}?`}
      confirm="Delete destination"
      act={remove}
      input={undefined}
      done={`${destination.name} deleted`}
      failed={`${destination.name} was not deleted`}
      onDone={onDeleted}
    >
      <p>
        Nothing is sent to it any more, deliveries that wait are dropped, and its settings and secret are
        gone: to come back, it must be set up anew.
      </p>
      <p>What was delivered stays on the signals. To stop for a while, pause it instead.</p>
    </ConfirmedAct>
  );
}
