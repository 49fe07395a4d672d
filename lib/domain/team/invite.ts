import { lockCustomer } from "@/db/queries/customers";
import type { SessionIdentity } from "@/db/queries/sessions";
import { cancelInvitesTo, findMember, type InviteRow, insertInvite } from "@/db/queries/team";
import type { Role } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import type { Invite, NewInvite } from "@/lib/contracts/team";
import { recordAudit } from "@/lib/domain/audit/record";
import { requireInviteRoom } from "@/lib/domain/mail-limits";
import { requireCap } from "@/lib/domain/plans/require-cap";
import { AppError, invalidField } from "@/lib/errors";
import { hashToken, newId, newToken } from "@/lib/ids";
import { log } from "@/lib/log";
import { inviteDays, mailInvite } from "./mail-invite";
import { presentInvite } from "./present";

/**
 * Invites someone by email and cancels earlier invites to the address. The email is sent after the commit: if it
 * fails, the invite stays unmailed, the caller gets 502, and inviting again sends a new one.
 */
export async function inviteMember(
  ctx: Context,
  inviter: SessionIdentity,
  input: NewInvite,
): Promise<Invite> {
  requireGrantable(inviter, input.role);
  await requireInviteRoom(ctx, input.email);
  const token = newToken();
  const invite = await transaction(ctx, (ctx) => keepInvite(ctx, inviter, input, token));
  try {
    const { name, email } = inviter.user;
    await mailInvite(ctx, { invite, token, inviter: name ?? email });
  } catch (err) {
    log.error({ requestId: ctx.requestId, inviteId: invite.id, err }, "invite not mailed");
    throw new AppError("upstream_failure", "The invitation email could not be sent. Invite them again.");
  }
  return presentInvite(invite);
}

/** Admins are only made by a role change. */
function requireGrantable(inviter: SessionIdentity, role: Role): void {
  if (role !== "admin") return;
  if (inviter.customer?.role !== "admin")
    throw new AppError("insufficient_role", "Only an admin can make someone an admin.");
  throw invalidField("role", "must be user or manager; make them an admin once they have joined");
}

async function keepInvite(
  ctx: Context,
  inviter: SessionIdentity,
  { email, role }: NewInvite,
  token: string,
): Promise<InviteRow> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  // Two concurrent invites must not both take the last seat.
  await lockCustomer(db, { customerId });
  if (await findMember(db, { customerId, email })) throw invalidField("email", "already belongs to a member");
  await cancelInvitesTo(db, { customerId, email, now });
  await requireCap(ctx, "seats");
  const invite = await insertInvite(db, {
    id: newId(),
    customerId,
    email,
    role,
    tokenHash: hashToken(token),
    invitedBy: inviter.user.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + days(inviteDays)),
  });
  await recordAudit(ctx, { action: "team.invited", subjectId: invite.id, detail: { email, role } });
  return invite;
}
