"use client";
import { ConfirmActionDialog } from "@/components/page/confirm-action-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { useDenyClient } from "@/lib/client/admin";
import type { AdminClient } from "@/lib/contracts/admin";
import { isolated } from "@/lib/contracts/isolated";

/** Asks for confirmation before denying a client access to its workspace. */
export function DenyClientDialog({
  client: { id, name, approval },
  open,
  onOpenChange,
}: DialogState & {
  client: AdminClient;
}) {
  const deny = useDenyClient();
  return (
    <ConfirmActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Deny ${isolated(name)}?`}
      confirm="Deny client"
      mutation={deny}
      input={id}
      done={`${isolated(name)} denied`}
      failed={`${isolated(name)} was not denied`}
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
