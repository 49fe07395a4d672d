import { lockCustomer } from "@/db/queries/customers";
import { cancelInvite, countMembers, findMember, type MemberRow, updateMemberRole } from "@/db/queries/team";
import type { Role } from "@/db/vocabulary";
import { type Context, transaction } from "@/lib/context";
import type { TeamMember } from "@/lib/contracts/team";
import { recordAudit } from "@/lib/domain/audit/record";
import { applySeats } from "@/lib/domain/plans/apply-seats";
import { AppError, notFound } from "@/lib/errors";
import { endMembership, readMemberRemoval } from "./leave";
import { presentMember } from "./present";

/** Changes a member's role. Throws `last_admin` if no admin would be left. */
export async function changeMemberRole(
  ctx: Context,
  { userId, role }: { userId: string; role: Role },
): Promise<TeamMember> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const member = await lockMember(ctx, userId);
    if (member.role !== role) {
      await requireOtherAdmin(ctx, member);
      await updateMemberRole(db, { customerId, userId, role });
      const detail = { before: member.role, after: role };
      await recordAudit(ctx, { action: "team.role_changed", subjectId: userId, detail });
      await applySeats(ctx);
    }
    return presentMember({ ...member, role });
  });
}

/** Ends a membership, effective on the member's next request. Throws `last_admin` for the only admin. */
export async function removeMember(ctx: Context, { userId }: { userId: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const member = await lockMember(ctx, userId);
    await requireOtherAdmin(ctx, member);
    const { assignmentRules, ...counts } = await readMemberRemoval(ctx, { userId });
    await endMembership(ctx, { userId });
    const rules = assignmentRules.map(({ name }) => name);
    const detail = { email: member.email, role: member.role, rules, ...counts };
    await recordAudit(ctx, { action: "team.member_removed", subjectId: userId, detail });
    await applySeats(ctx);
  });
}

/** Cancels a pending invite. */
export async function removeInvite(ctx: Context, { inviteId }: { inviteId: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    if (!(await cancelInvite(db, { customerId, inviteId, now: ctx.clock.now() }))) throw notFound("invite");
    await recordAudit(ctx, { action: "team.invite_cancelled", subjectId: inviteId });
  });
}

/** The member's row while the workspace is locked: of two concurrent demotions, one sees the other. */
async function lockMember({ db, customerId }: Context, userId: string): Promise<MemberRow> {
  await lockCustomer(db, { customerId });
  const member = await findMember(db, { customerId, userId });
  if (!member) throw notFound("member");
  return member;
}

async function requireOtherAdmin({ db, customerId }: Context, member: MemberRow): Promise<void> {
  if (member.role !== "admin") return;
  if ((await countMembers(db, { customerId, role: "admin" })) > 1) return;
  throw new AppError("last_admin", "A workspace needs at least one admin. Make someone else an admin first.");
}
