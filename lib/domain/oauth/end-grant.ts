import { endConnectedApp } from "@/db/queries/connected-apps";
import { inTransaction } from "@/db/transaction";
import type { Context } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";

type Ending = Pick<Context, "db" | "clock" | "requestId" | "ip">;

/**
 * Ends a connected app's access and records why. For a code or refresh token that was used twice: someone copied it,
 * and no one can tell which of the two is the app (RFC 9700, section 4.14.2).
 */
export async function endGrant(
  ctx: Ending,
  { customerId, id, reason }: { customerId: string; id: string; reason: string },
): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    const ended = await endConnectedApp(db, { customerId, id, now: ctx.clock.now() });
    if (!ended) return;
    const userId = ended.userId ?? undefined;
    await recordAudit(
      { ...ctx, db, customerId, actor: { kind: "client", clientId: id, userId } },
      { action: "connected_app.disconnected", subjectId: id, detail: { name: ended.name, reason } },
    );
  });
}
