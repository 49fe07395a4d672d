import type { Db } from "@/db/client";
import { insertAuditEvent } from "@/db/queries/audit";
import { findCustomer } from "@/db/queries/customers";
import { type SessionIdentity, setSessionCustomer } from "@/db/queries/sessions";
import { findMember, insertMember, takeInviteAcrossCustomers } from "@/db/queries/team";
import { inTransaction } from "@/db/transaction";
import type { Clock } from "@/lib/clock";
import type { AcceptedInvite } from "@/lib/contracts/team";
import { AppError } from "@/lib/errors";
import { hashToken, newId } from "@/lib/ids";

/**
 * Makes whoever is signed in a member of the workspace that invited their address, and lets their session work in
 * it; a member keeps their role.
 * Throws `invite_invalid` for a token that is unknown, used, cancelled, expired or another's, and for a workspace that
 * was closed.
 */
export async function acceptInvite(
  { db, clock, identity }: { db: Db; clock: Clock; identity: SessionIdentity },
  token: string,
): Promise<AcceptedInvite> {
  const now = clock.now();
  const { sessionId } = identity;
  const { id: userId, email } = identity.user;
  return inTransaction(db, async (tx) => {
    const invite = await takeInviteAcrossCustomers(tx, { tokenHash: hashToken(token), email, now });
    if (!invite) throw invalid();
    const { customerId } = invite;
    await insertMember(tx, { customerId, userId, role: invite.role, now });
    const customer = await findCustomer(tx, { customerId });
    const member = await findMember(tx, { customerId, userId });
    if (!customer || customer.lifecycle === "closed" || !member) throw invalid();
    await setSessionCustomer(tx, { sessionId, userId, customerId });
    await insertAuditEvent(tx, {
      id: newId(),
      customerId,
      actorUserId: userId,
      action: "team.joined",
      subjectId: userId,
      detail: { inviteId: invite.id, role: member.role },
      now,
    });
    return { customer: { id: customer.id, name: customer.name }, role: member.role };
  });
}

const invalid = () =>
  new AppError(
    "invite_invalid",
    "This invitation is not valid: it was used, has ended, or was sent to another address.",
  );
