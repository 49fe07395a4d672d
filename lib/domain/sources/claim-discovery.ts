import { findCustomer } from "@/db/queries/customers";
import { updateSourceRows } from "@/db/queries/sources";
import type { Context } from "@/lib/context";
import { settings } from "@/lib/domain/settings";

/**
 * Requests discoveries of sources now, and claims them until their runs schedule the next ones. A workspace that is
 * not active runs no discovery: activation requests one for all its sources.
 */
export async function claimDiscoveries(ctx: Context, sourceIds: string[]): Promise<void> {
  const { db, customerId } = ctx;
  const customer = await findCustomer(db, { customerId });
  if (customer?.lifecycle !== "active") return;
  const nextDiscoveryAt = new Date(ctx.clock.now().getTime() + settings.discovery.claimMs);
  await updateSourceRows(db, { customerId, sourceIds, set: { nextDiscoveryAt } });
  for (const sourceId of sourceIds) {
    ctx.emit({ name: "source/discovery.due", data: { customerId, sourceId } });
  }
}

export const claimDiscovery = (ctx: Context, sourceId: string): Promise<void> =>
  claimDiscoveries(ctx, [sourceId]);
