import { revokeSessionsOfUser, type SessionIdentity } from "@/db/queries/sessions";
import { inTransaction } from "@/db/transaction";
import type { Context } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";

/** Signs the caller out everywhere immediately: each request looks up its session's row. */
export async function revokeAllSessions({
  identity,
  ...ctx
}: Pick<Context, "db" | "clock" | "requestId" | "ip"> & { identity: SessionIdentity }): Promise<{
  ok: true;
  revoked: number;
}> {
  const userId = identity.user.id;
  const customerId = identity.customer?.id ?? null;
  const actor = { kind: "user", userId } as const;
  const revoked = await inTransaction(ctx.db, async (db) => {
    const count = await revokeSessionsOfUser(db, { userId, now: ctx.clock.now() });
    const detail = { revoked: count };
    await recordAudit(
      { ...ctx, db, customerId, actor },
      { action: "session.revoked_all", subjectId: userId, detail },
    );
    return count;
  });
  return { ok: true, revoked };
}
