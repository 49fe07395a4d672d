"use client";
import { ConfirmActionDialog } from "@/components/page/confirm-action-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { useCancelInvite } from "@/lib/client/team";
import type { Invite } from "@/lib/contracts/team";

/** Asks for confirmation before revoking an invite link. */
export function CancelInviteDialog({ invite, ...state }: DialogState & { invite: Invite }) {
  const cancel = useCancelInvite();
  return (
    <ConfirmActionDialog
      {...state}
      title="Cancel this invitation?"
      confirm="Cancel invitation"
      mutation={cancel}
      input={invite.id}
      done={`Invitation to ${invite.email} canceled`}
      failed="Could not cancel the invitation"
    >
      <p>
        The link sent to {invite.email} stops working, and the seat becomes available. You can invite them
        again.
      </p>
    </ConfirmActionDialog>
  );
}
