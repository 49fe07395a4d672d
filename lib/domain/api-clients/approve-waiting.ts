import { approvePendingApiClients } from "@/db/queries/api-clients";
import type { Context } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";

/** Approves the clients that admins created before their workspace was active. Call it on activation. */
export async function approveWaitingClients(ctx: Context): Promise<void> {
  const { db, customerId, clock } = ctx;
  for (const { id, name } of await approvePendingApiClients(db, { customerId, now: clock.now() })) {
    await recordAudit(ctx, { action: "api_client.approved", subjectId: id, detail: { name } });
  }
}
