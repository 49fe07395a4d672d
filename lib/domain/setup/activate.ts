import {
  claimActiveSources,
  findCustomer,
  findDefaultIcp,
  lockCustomer,
  updateCustomer,
} from "@/db/queries/customers";
import { type Context, transaction } from "@/lib/context";
import type { Activation } from "@/lib/contracts/setup";
import { approveWaitingClients } from "@/lib/domain/api-clients/approve-waiting";
import { recordAudit } from "@/lib/domain/audit/record";
import { startPeriod } from "@/lib/domain/credits/start-period";
import { settings } from "@/lib/domain/settings";
import { AppError } from "@/lib/errors";

const dailyBudgetCapCents = 5_000;

/**
 * Activates a reviewed workspace with its defaults and first allotment, and requests a discovery for each active
 * source. Throws 400 `NoActiveSources` or `NoIcp`, 409 `already_activated`, 403 in any other state.
 */
export async function activateSetup(ctx: Context): Promise<Activation> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const now = ctx.clock.now();
    // A concurrent activation waits here, and then finds the workspace active.
    await lockCustomer(db, { customerId });
    await requireReview(ctx);
    const nextDiscoveryAt = new Date(now.getTime() + settings.discovery.claimMs);
    const sourceIds = await claimActiveSources(db, { customerId, nextDiscoveryAt });
    if (sourceIds.length === 0) throw new AppError("NoActiveSources", "Add or resume a source first.");
    if (!(await findDefaultIcp(db, { customerId }))) {
      throw new AppError("NoIcp", "Describe your ideal customer first.", [], 400);
    }
    const defaults = { autoHarvest: true, dailyBudgetCapCents };
    await updateCustomer(db, { customerId, set: { lifecycle: "active", ...defaults, activatedAt: now } });
    await startPeriod(ctx);
    await approveWaitingClients(ctx);
    for (const sourceId of sourceIds)
      ctx.emit({ name: "source/discovery.due", data: { customerId, sourceId } });
    const started = { dailyBudgetCapCents, discoveriesStarted: sourceIds.length };
    await recordAudit(ctx, { action: "lifecycle.activated", subjectId: customerId, detail: started });
    return { lifecycle: "active", activatedAt: now.toISOString(), autoHarvest: true, ...started };
  });
}

/** The state may have changed since the request was authorized. */
async function requireReview({ db, customerId }: Context): Promise<void> {
  const lifecycle = (await findCustomer(db, { customerId }))?.lifecycle;
  if (lifecycle === "awaiting_admin_icp_review") return;
  if (lifecycle === "active") throw new AppError("already_activated", "This workspace is already active.");
  throw new AppError("customer_not_active", `This workspace is ${lifecycle ?? "gone"}.`);
}
