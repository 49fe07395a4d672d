"use client";
import { ConfirmedAct } from "@/components/layout/confirmed-act";
import type { DialogState } from "@/components/ui/dialog";
import { useCancelInvite } from "@/lib/client/team";
import type { Invite } from "@/lib/contracts/team";

/** Asks before a mailed link stops working. */
export function CancelInviteDialog({
  invite,
  open,
  onOpenChange,
}: DialogState & {
  invite: Invite;
}) {
  const cancel = useCancelInvite();
  return (
    <ConfirmedAct
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel this invitation?"
      confirm="Cancel invitation"
      act={cancel}
      input={invite.id}
      done={`Invitation to ${invite.email} cancelled`}
      failed="The invitation was not cancelled"
    >
      <p>
        The link that was mailed to {invite.email} stops working, and its seat is free. You can invite them
        again.
      </p>
    </ConfirmedAct>
  );
}
