"use client";
import { actionTexts, ConfirmActionDialog } from "@/components/page/confirm-action-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { useDeleteDestination } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";

/** Asks for confirmation before deleting a destination, and says what is deleted and what is kept. */
export function DeleteDestinationDialog({
  destination,
  onDeleted,
  ...state
}: DialogState & { destination: Destination; onDeleted: () => void }) {
  const remove = useDeleteDestination(destination.id);
  return (
    <ConfirmActionDialog
      {...state}
      {...actionTexts("Delete", "deleted", "destination", destination.name)}
      mutation={remove}
      input={undefined}
      onDone={onDeleted}
    >
      <p>
        No more signals are sent to it, pending deliveries are dropped, and its settings and secret are
        deleted. To use it again, you have to set it up from scratch.
      </p>
      <p>Past deliveries stay on their signals. To stop temporarily, pause it instead.</p>
    </ConfirmActionDialog>
  );
}
