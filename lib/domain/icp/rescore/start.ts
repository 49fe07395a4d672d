import { policy } from "@/db/policy";
import { findDefaultIcp, lockCustomer } from "@/db/queries/customers";
import { countSignalsSince, findLatestRescore, insertRescore, updateRescore } from "@/db/queries/rescores";
import { days } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import type { IcpRescore } from "@/lib/contracts/icp-rescore";
import { recordAudit } from "@/lib/domain/audit/record";
import { noIcp } from "@/lib/domain/icp/present";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";
import { presentRescore } from "./present";

/**
 * Starts to score the signals of the last 30 days again with the current ICP, which costs nothing. A run that is under
 * way is returned instead; if it shows no sign of life, it is continued. Throws `NoIcp`.
 */
export function startRescore(ctx: Context): Promise<IcpRescore> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const now = ctx.clock.now();
    await lockCustomer(db, { customerId });
    const icp = await findDefaultIcp(db, { customerId });
    if (!icp) throw noIcp();
    const latest = await findLatestRescore(db, { customerId });
    if (latest?.status === "running") {
      if (now.getTime() - latest.updatedAt.getTime() < settings.rescore.stalledMs)
        return presentRescore(latest, { isDue: false });
      await updateRescore(db, { customerId, rescoreId: latest.id, set: { updatedAt: now } });
      ctx.emit({ name: "icp/rescore.requested", data: { customerId, rescoreId: latest.id } });
      return presentRescore(latest, { isDue: false });
    }
    const since = new Date(now.getTime() - days(policy.whatIfDays));
    const { total, lastOrdinal } = await countSignalsSince(db, { customerId, since });
    const isEmpty = total === 0;
    const run = await insertRescore(db, {
      ...{ id: newId(), customerId, since, total, lastOrdinal },
      ...{ icpUpdatedAt: icp.updatedAt, createdAt: now, updatedAt: now },
      ...(isEmpty && { status: "done", finishedAt: now }),
    });
    await recordAudit(ctx, { action: "icp.rescored", subjectId: icp.id, detail: { signals: total } });
    if (!isEmpty) ctx.emit({ name: "icp/rescore.requested", data: { customerId, rescoreId: run.id } });
    return presentRescore(run, { isDue: false });
  });
}
