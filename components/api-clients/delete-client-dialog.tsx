"use client";
import { ConfirmActionDialog } from "@/components/page/confirm-action-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { useDeleteApiClient } from "@/lib/client/api-clients";
import type { ApiClient } from "@/lib/contracts/api-clients";
import { isolated } from "@/lib/contracts/isolated";

/** Asks for confirmation before deleting a client. */
export function DeleteClientDialog({
  client: { id, name },
  open,
  onOpenChange,
}: DialogState & {
  client: ApiClient;
}) {
  const remove = useDeleteApiClient();
  return (
    <ConfirmActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${isolated(name)}?`}
      confirm="Delete client"
      mutation={remove}
      input={id}
      done={`${isolated(name)} deleted`}
      failed={`${isolated(name)} was not deleted`}
    >
      <p>
        Its secrets and all its access tokens stop working immediately, so the program using them loses
        access. This cannot be undone; a new client gets a new id and secret.
      </p>
    </ConfirmActionDialog>
  );
}
