"use client";
import { actionTexts, ConfirmActionDialog } from "@/components/page/confirm-action-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { useDeleteApiClient } from "@/lib/client/api-clients";
import type { ApiClient } from "@/lib/contracts/api-clients";

/** Asks for confirmation before deleting a client. */
export function DeleteClientDialog({ client: { id, name }, ...state }: DialogState & { client: ApiClient }) {
  const remove = useDeleteApiClient();
  return (
    <ConfirmActionDialog
      {...state}
      {...actionTexts("Delete", "deleted", "client", name)}
      mutation={remove}
      input={id}
    >
      <p>
        Its secrets and all its access tokens stop working immediately, so the program using them loses
        access. This cannot be undone; a new client gets a new id and secret.
      </p>
    </ConfirmActionDialog>
  );
}
