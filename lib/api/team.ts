import type * as contract from "@/lib/contracts/team";
import { acceptInvite } from "@/lib/domain/team/accept";
import { changeMemberRole, removeInvite, removeMember } from "@/lib/domain/team/change";
import { inviteMember } from "@/lib/domain/team/invite";
import { readMemberRemoval } from "@/lib/domain/team/leave";
import { readTeam } from "@/lib/domain/team/read";
import type { Answers } from "./answers";

export const team = {
  getTeam: (ctx) => readTeam(ctx),
  getMemberRemoval: (ctx, { params }) => readMemberRemoval(ctx, params),
  inviteMember: (ctx, { body }) => inviteMember(ctx, ctx.identity, body),
  acceptInvite: (ctx, { body }) => acceptInvite(ctx, body.token),
  changeMemberRole: (ctx, { params, body }) => changeMemberRole(ctx, { ...params, ...body }),
  removeMember: (ctx, { params }) => removeMember(ctx, params),
  cancelInvite: (ctx, { params }) => removeInvite(ctx, { inviteId: params.id }),
} satisfies Answers<typeof contract>;
