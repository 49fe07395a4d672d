/** Invites as the product creates them, with the token that only the email contains. */
import { cancelInvitesTo, insertInvite as insertRow } from "@/db/queries/team";
import type { Role } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { hashToken, newId, newToken } from "@/lib/ids";

/** An invite that can be accepted for the next seven days; an earlier one to the address is canceled. */
export async function insertInvite(
  ctx: Context,
  { email = `${newId()}@people.example`, role = "user" }: { email?: string; role?: Role } = {},
): Promise<{ id: string; email: string; token: string }> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const token = newToken();
  await cancelInvitesTo(db, { customerId, email, now });
  const { id } = await insertRow(db, {
    id: newId(),
    customerId,
    email,
    role,
    tokenHash: hashToken(token),
    invitedBy: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + days(7)),
  });
  return { id, email, token };
}
