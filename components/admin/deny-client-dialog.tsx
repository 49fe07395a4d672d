"use client";
import { actionTexts, ConfirmActionDialog } from "@/components/page/confirm-action-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { useDenyClient } from "@/lib/client/admin";
import type { AdminClient } from "@/lib/contracts/admin";

/** Asks for confirmation before denying a client access to its workspace. */
export function DenyClientDialog({
  client: { id, name, approval },
  ...state
}: DialogState & { client: AdminClient }) {
  const deny = useDenyClient();
  return (
    <ConfirmActionDialog
      {...state}
      {...actionTexts("Deny", "denied", "client", name)}
      mutation={deny}
      input={id}
    >
      <p>
        {approval === "approved"
          ? "Its API calls are rejected from now on."
          : "Its API calls are rejected, including calls for sample data."}{" "}
        You can approve it later.
      </p>
    </ConfirmActionDialog>
  );
}
