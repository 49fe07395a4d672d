"use client";
import { ConfirmActionDialog } from "@/components/layout/confirm-action-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { isolated } from "@/components/ui/isolated";
import { useRemoveMember } from "@/lib/client/team";
import type { TeamMember } from "@/lib/contracts/team";

/** Asks for confirmation before removing a member, and says what is kept. */
export function RemoveMemberDialog({
  member,
  open,
  onOpenChange,
}: DialogState & {
  member: TeamMember;
}) {
  const remove = useRemoveMember();
  const name = member.name ?? member.email;
  return (
    <ConfirmActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Remove ${isolated(name)}?`}
      confirm="Remove member"
      mutation={remove}
      input={member.userId}
      done={`${isolated(name)} removed`}
      failed={`${isolated(name)} was not removed`}
    >
      <p>They immediately lose access to this workspace in every browser. Their seat becomes available.</p>
      <p>
        Sources, tags and reports they created are kept. API keys keep working, so rotate the secrets they
        know. To rejoin, they need a new invitation.
      </p>
    </ConfirmActionDialog>
  );
}
