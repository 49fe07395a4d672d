import type { Db } from "@/db/client";
import { insertAuditEvent } from "@/db/queries/audit";
import { revokeSessionsOfUser, type SessionIdentity } from "@/db/queries/sessions";
import { inTransaction } from "@/db/transaction";
import type { Clock } from "@/lib/clock";
import { newId } from "@/lib/ids";

/** Signs whoever asks out everywhere, at once: each request looks its session's row up. */
export async function revokeAllSessions({
  db,
  clock,
  identity,
}: {
  db: Db;
  clock: Clock;
  identity: SessionIdentity;
}): Promise<{ ok: true; revoked: number }> {
  const now = clock.now();
  const userId = identity.user.id;
  const revoked = await inTransaction(db, async (tx) => {
    const count = await revokeSessionsOfUser(tx, { userId, now });
    await insertAuditEvent(tx, {
      id: newId(),
      customerId: identity.customer?.id ?? null,
      actorUserId: userId,
      action: "session.revoked_all",
      subjectId: userId,
      detail: { revoked: count },
      now,
    });
    return count;
  });
  return { ok: true, revoked };
}
