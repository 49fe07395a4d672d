import { endConnectedApp } from "@/db/queries/connected-apps";
import type { SessionIdentity } from "@/db/queries/sessions";
import { type Context, transaction } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { notFound } from "@/lib/errors";
import { managedBy } from "./list";

type Manager = Context & { userId: string; identity: SessionIdentity };

/** Ends an app's access, effective on its next request. Throws 404 for an app that the member does not manage. */
export async function disconnectApp(ctx: Manager, { id }: { id: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { db, customerId, clock } = ctx;
    const ended = await endConnectedApp(db, { ...managedBy(ctx), customerId, id, now: clock.now() });
    if (!ended) throw notFound("connected app");
    const detail = { name: ended.name };
    await recordAudit(ctx, { action: "connected_app.disconnected", subjectId: id, detail });
  });
}
