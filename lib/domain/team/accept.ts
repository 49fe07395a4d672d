import { findCustomer } from "@/db/queries/customers";
import { type SessionIdentity, setSessionCustomer } from "@/db/queries/sessions";
import {
  findMember,
  insertMember,
  lockInvitingWorkspaceAcrossCustomers,
  takeInviteAcrossCustomers,
} from "@/db/queries/team";
import { inTransaction } from "@/db/transaction";
import type { Context } from "@/lib/context";
import type { AcceptedInvite } from "@/lib/contracts/team";
import { recordAudit } from "@/lib/domain/audit/record";
import { applySeats } from "@/lib/domain/plans/apply-seats";
import { AppError } from "@/lib/errors";
import { hashToken } from "@/lib/ids";

/**
 * Makes the caller a member of the workspace that invited their address, and lets their session access it; a
 * member keeps their role. Throws `invite_invalid` for a token that is unknown, used, canceled, expired or another
 * person's, and for a closed workspace.
 */
export async function acceptInvite(
  { identity, ...ctx }: Pick<Context, "db" | "clock" | "requestId" | "ip"> & { identity: SessionIdentity },
  token: string,
): Promise<AcceptedInvite> {
  const now = ctx.clock.now();
  const { sessionId } = identity;
  const { id: userId, email } = identity.user;
  return inTransaction(ctx.db, async (tx) => {
    const tokenHash = hashToken(token);
    await lockInvitingWorkspaceAcrossCustomers(tx, { tokenHash });
    const invite = await takeInviteAcrossCustomers(tx, { tokenHash, email, now });
    if (!invite) throw invalid();
    const { customerId } = invite;
    await insertMember(tx, { customerId, userId, role: invite.role, now });
    const customer = await findCustomer(tx, { customerId });
    const member = await findMember(tx, { customerId, userId });
    if (!customer || customer.lifecycle === "closed" || !member) throw invalid();
    await setSessionCustomer(tx, { sessionId, userId, customerId });
    const detail = { inviteId: invite.id, role: member.role };
    const as = { ...ctx, db: tx, customerId, actor: { kind: "user" as const, userId } };
    await recordAudit(as, { action: "team.joined", subjectId: userId, detail });
    await applySeats(as);
    return { customer: { id: customer.id, name: customer.name }, role: member.role };
  });
}

const invalid = () =>
  new AppError(
    "invite_invalid",
    "This invitation is not valid: it was used, has expired, or was sent to another address.",
  );
