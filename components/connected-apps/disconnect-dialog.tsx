"use client";
import { actionTexts, ConfirmActionDialog } from "@/components/page/confirm-action-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { useDisconnectApp } from "@/lib/client/connected-apps";
import type { ConnectedApp } from "@/lib/contracts/connected-apps";
import { isolated } from "@/lib/contracts/isolated";

/** Asks for confirmation before ending an app's access. */
export function DisconnectDialog({
  app: { id, name, isMine, owner },
  ...state
}: DialogState & { app: ConnectedApp }) {
  const disconnect = useDisconnectApp();
  return (
    <ConfirmActionDialog
      {...state}
      {...actionTexts("Disconnect", "disconnected", "app", name)}
      confirm="Disconnect"
      mutation={disconnect}
      input={id}
    >
      <p className="wrap-anywhere">
        It loses access to this workspace immediately.{" "}
        {isMine
          ? "To use it again, connect it"
          : `To use it again, ${isolated(owner.name ?? owner.email)} connects it`}{" "}
        from the app.
      </p>
    </ConfirmActionDialog>
  );
}
