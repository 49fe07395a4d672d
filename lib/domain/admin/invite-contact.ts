import type { Db } from "@/db/client";
import type { ApiClientRow } from "@/db/queries/api-clients";
import { findCustomer } from "@/db/queries/customers";
import {
  cancelInvite,
  cancelInvitesTo,
  countMembers,
  findPendingInvites,
  type InviteRow,
  insertInvite,
} from "@/db/queries/team";
import { days } from "@/lib/clock";
import { requireInviteRoom } from "@/lib/domain/mail-limits";
import { inviteDays, mailInvite } from "@/lib/domain/team/mail-invite";
import { AppError } from "@/lib/errors";
import { hashToken, newId, newToken } from "@/lib/ids";
import { log } from "@/lib/log";
import { type OperatorContext, recordOperatorAction } from "./operator";

export interface ContactInvite {
  invite: InviteRow;
  token: string;
}

/**
 * Invites a registered client's contact as admin of its provisional workspace. Returns null if the workspace is past
 * signup, has members (an operator must not add an admin to an existing team), or already has a pending invite for
 * the contact.
 */
export async function keepContactInvite(
  ctx: OperatorContext,
  tx: Db,
  { customerId, contactEmail: email }: ApiClientRow & { customerId: string },
): Promise<ContactInvite | null> {
  const now = ctx.clock.now();
  const customer = await findCustomer(tx, { customerId });
  if (customer?.lifecycle !== "signed_up" || (await countMembers(tx, { customerId })) > 0) return null;
  const pending = await findPendingInvites(tx, { customerId, now, limit: 100 });
  if (pending.some((invite) => invite.email === email)) return null;
  await cancelInvitesTo(tx, { customerId, email, now });
  const token = newToken();
  const invite = await insertInvite(tx, {
    id: newId(),
    customerId,
    email,
    role: "admin",
    tokenHash: hashToken(token),
    invitedBy: ctx.identity.user.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + days(inviteDays)),
  });
  const detail = { email, role: "admin" };
  await recordOperatorAction(ctx, tx, { customerId, action: "team.invited", subjectId: invite.id, detail });
  return { invite, token };
}

/**
 * Sends an invite after it was committed. If sending fails (502), the invite is canceled so that a retry creates a
 * new one.
 */
export async function mailContactInvite(
  ctx: OperatorContext,
  { invite, token }: ContactInvite,
): Promise<void> {
  const { db, clock, requestId } = ctx;
  const { customerId, id: inviteId } = invite;
  try {
    await requireInviteRoom({ db, customerId }, invite.email);
    await mailInvite(ctx, { invite, token, inviter: "Signal-to-Action" });
  } catch (err) {
    log.error({ requestId, inviteId, err }, "invite not mailed");
    await cancelInvite(db, { customerId, inviteId, now: clock.now() });
    if (err instanceof AppError) throw err;
    throw new AppError(
      "upstream_failure",
      "The client is approved, but we couldn't email the invite to its contact. Approve it again to resend the invite.",
    );
  }
}
