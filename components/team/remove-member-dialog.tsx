"use client";
import { ConfirmedAct } from "@/components/layout/confirmed-act";
import type { DialogState } from "@/components/ui/dialog";
import { useRemoveMember } from "@/lib/client/team";
import type { TeamMember } from "@/lib/contracts/team";

/** Asks before a member loses their access, and says what stays. */
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
    <ConfirmedAct
      open={open}
      onOpenChange={onOpenChange}
      title={`Remove ${name}?`}
      confirm="Remove member"
      act={remove}
      input={member.userId}
      done={`${name} removed`}
      failed={`${name} was not removed`}
    >
      <p>They lose access to this workspace at once, in every browser. Their seat is free again.</p>
      <p>
        Sources, tags and reports that they made stay, and so do API keys: rotate the secrets that they know.
        To come back, they need a new invitation.
      </p>
    </ConfirmedAct>
  );
}
