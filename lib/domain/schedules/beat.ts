import { bringForwardAcrossCustomers, findLatestTraceAcrossCustomers } from "@/db/queries/ahead-clock";
import { beatAcrossCustomers } from "@/db/queries/heartbeats";
import { minutes } from "@/lib/clock";
import { type SystemContext, transaction } from "@/lib/context";
import { log } from "@/lib/log";

/** Servers' clocks may differ by less than this. */
const toleranceMs = minutes(1);

/**
 * Writes the engine's heartbeat. If something was done in the future, the clock ran ahead and went back: what it
 * planned meanwhile is brought forward by as much (ADR 2). Returns by how many ms, 0 usually.
 */
export async function beat(ctx: SystemContext): Promise<{ aheadMs: number }> {
  return transaction(ctx, async ({ db, clock }) => {
    const now = clock.now();
    const last = await findLatestTraceAcrossCustomers(db);
    const aheadMs = Math.max(0, (last?.getTime() ?? 0) - now.getTime());
    const wentBack = aheadMs > toleranceMs;
    if (wentBack) {
      log.warn({ aheadMs }, "the clock went back: work that it planned is brought forward");
      await bringForwardAcrossCustomers(db, { now, aheadMs });
    }
    await beatAcrossCustomers(db, { name: "engine", at: now });
    return { aheadMs: wentBack ? aheadMs : 0 };
  });
}
