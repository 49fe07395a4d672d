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
import { type OperatorContext, recordOperatorAct } from "./operator";

export interface ContactInvite {
  invite: InviteRow;
  token: string;
}

/**
 * Invites the contact of a registered client as the admin of its provisional workspace. Null where that has come
 * further or has people, for nobody becomes admin among others this way, and where an invite can still be accepted.
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
  await recordOperatorAct(ctx, tx, { customerId, action: "team.invited", subjectId: invite.id, detail });
  return { invite, token };
}

/** Mails an invite once it is committed. One that cannot be mailed is cancelled (502), so that the next try makes another. */
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
      "The client is approved, but its contact could not be invited. Approve it again to send the invitation.",
    );
  }
}
