import { endConnectedApp } from "@/db/queries/connected-apps";
import { type Context, createContext, transaction } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { notifyOfConnectedApp } from "@/lib/domain/notifications/notify";

/** The context of a request by an app, which names no workspace until its code or token is read. */
export type AppRequest = Pick<Context, "db" | "clock" | "ports" | "requestId" | "ip" | "announce">;

interface Ending {
  customerId: string;
  id: string;
  reason: string;
  /** Whether someone copied a code or token: the member is told, because the app did not end the access itself. */
  isCopied: boolean;
}

/**
 * Ends a connected app's access and records why. For a code or refresh token that was used twice: someone copied it,
 * and no one can tell which of the two is the app (RFC 9700, section 4.14.2).
 */
export async function endGrant(request: AppRequest, ending: Ending): Promise<void> {
  const { customerId, id, reason, isCopied } = ending;
  const ctx = createContext({ ...request, customerId, actor: { kind: "client", clientId: id } });
  await transaction(ctx, async (ctx) => {
    const ended = await endConnectedApp(ctx.db, { customerId, id, now: ctx.clock.now() });
    if (!ended) return;
    const { name, userId } = ended;
    const actor = { kind: "client" as const, clientId: id, userId: userId ?? undefined };
    const detail = { name, reason };
    await recordAudit({ ...ctx, actor }, { action: "connected_app.disconnected", subjectId: id, detail });
    if (isCopied && userId) await notifyOfConnectedApp(ctx, { userId, key: id, data: { app: name } });
  });
}
