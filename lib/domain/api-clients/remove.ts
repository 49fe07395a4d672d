import { revokeApiClient } from "@/db/queries/api-clients";
import { type Context, transaction } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { notFound } from "@/lib/errors";

/** Removes a client permanently. Its secrets and tokens stop working immediately. */
export async function removeApiClient(ctx: Context, { id }: { id: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const client = await revokeApiClient(db, { customerId, id, now: ctx.clock.now() });
    if (!client) throw notFound("client");
    await recordAudit(ctx, { action: "api_client.removed", subjectId: id, detail: { name: client.name } });
  });
}
