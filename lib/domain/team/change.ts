import { endConnectedAppsOf } from "@/db/queries/connected-apps";
import { lockCustomer } from "@/db/queries/customers";
import { deletePreferences } from "@/db/queries/notification-preferences";
import { deleteNotificationsOf } from "@/db/queries/notifications";
import { deletePrivateViews } from "@/db/queries/saved-views";
import { unassignSignals } from "@/db/queries/signal-work";
import {
  cancelInvite,
  countMembers,
  deleteMember,
  findMember,
  type MemberRow,
  updateMemberRole,
} from "@/db/queries/team";
import type { Role } from "@/db/vocabulary";
import { type Context, transaction } from "@/lib/context";
import type { TeamMember } from "@/lib/contracts/team";
import { recordAudit } from "@/lib/domain/audit/record";
import { applySeats } from "@/lib/domain/plans/apply-seats";
import { AppError, notFound } from "@/lib/errors";
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

/** Revokes a member's access, effective on their next request. Throws `last_admin` for the only admin. */
export async function removeMember(ctx: Context, { userId }: { userId: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const member = await lockMember(ctx, userId);
    await requireOtherAdmin(ctx, member);
    await deleteMember(db, { customerId, userId });
    await endConnectedAppsOf(db, { customerId, userId, now: ctx.clock.now() });
    await deletePrivateViews(db, { customerId, userId });
    await unassignSignals(db, { customerId, userId });
    await deleteNotificationsOf(db, { customerId, userId });
    await deletePreferences(db, { customerId, userId });
    const detail = { email: member.email, role: member.role };
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
