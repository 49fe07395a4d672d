import { pick } from "@/db/pick";
import type { InviteRow, MemberRow } from "@/db/queries/team";
import type { Invite, TeamMember } from "@/lib/contracts/team";

export const presentMember = ({ joinedAt, isReadOnly: _, ...member }: MemberRow): TeamMember => ({
  ...member,
  joinedAt: joinedAt.toISOString(),
});

/** An invite without its token, which is only in the email. */
export const presentInvite = (invite: InviteRow): Invite => ({
  ...pick(invite, "id", "email", "role"),
  createdAt: invite.createdAt.toISOString(),
  expiresAt: invite.expiresAt.toISOString(),
});
