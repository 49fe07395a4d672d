"use client";
import { messageOf } from "@/components/layout/query-failed";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { notify } from "@/components/ui/toast";
import { useCancelInvite } from "@/lib/client/team";
import type { Invite } from "@/lib/contracts/team";

/** Asks before a mailed link stops working. */
export function CancelInviteDialog({
  invite,
  open,
  onOpenChange,
}: {
  invite: Invite;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const cancel = useCancelInvite();
  const confirm = () =>
    cancel.mutate(invite.id, {
      onSuccess: () => {
        onOpenChange(false);
        notify({ text: `Invitation to ${invite.email} cancelled`, tone: "success" });
      },
      onError: (error) =>
        notify({ text: "The invitation was not cancelled", description: messageOf(error), tone: "danger" }),
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel this invitation?"
      confirm="Cancel invitation"
      pending={cancel.isPending}
      onConfirm={confirm}
    >
      <p>
        The link that was mailed to {invite.email} stops working, and its seat is free. You can invite them
        again.
      </p>
    </ConfirmDialog>
  );
}
