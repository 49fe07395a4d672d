"use client";
import { messageOf } from "@/components/layout/query-failed";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { notify } from "@/components/ui/toast";
import { useRemoveMember } from "@/lib/client/team";
import type { TeamMember } from "@/lib/contracts/team";

/** Asks before a member loses their access, and says what stays. */
export function RemoveMemberDialog({
  member,
  open,
  onOpenChange,
}: {
  member: TeamMember;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const remove = useRemoveMember();
  const name = member.name ?? member.email;
  const confirm = () =>
    remove.mutate(member.userId, {
      onSuccess: () => {
        onOpenChange(false);
        notify({ text: `${name} removed`, tone: "success" });
      },
      onError: (error) =>
        notify({ text: `${name} was not removed`, description: messageOf(error), tone: "danger" }),
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Remove ${name}?`}
      confirm="Remove member"
      pending={remove.isPending}
      onConfirm={confirm}
    >
      <p>They lose access to this workspace at once, in every browser. Their seat is free again.</p>
      <p>
        Sources, tags and reports that they made stay, and so do API keys: rotate the secrets that they know.
        To come back, they need a new invitation.
      </p>
    </ConfirmDialog>
  );
}
