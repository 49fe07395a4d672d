import { findBalance, isUnlimited } from "@/db/queries/credits";
import { addProviderSpend, findDaySpend } from "@/db/queries/provider-spend";
import type { Context } from "@/lib/context";

/** The UTC date of a time, `2026-11-21`. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** What a workspace's jobs are waiting for. */
export type Wait = "credits" | "budget";

/**
 * What blocks the workspace from vendor calls: the daily budget is used up, or fewer than `least` credits are left.
 * Null if nothing does. Waiting is not a failure: the job stays due.
 */
export async function findWait(ctx: Context, least = 1): Promise<Wait | null> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const { cents, capCents } = await findDaySpend(db, { customerId, day: utcDay(now) });
  if (capCents !== null && cents >= capCents) return "budget";
  if ((await findBalance(db, { customerId, now })) >= least) return null;
  return (await isUnlimited(db, { customerId })) ? null : "credits";
}

/** Records the cost of vendor calls immediately: it is owed whether or not the job then succeeds. */
export async function meterCalls(ctx: Context, spend: { cents: number; calls: number }): Promise<void> {
  if (spend.calls === 0) return;
  await addProviderSpend(ctx.db, { customerId: ctx.customerId, day: utcDay(ctx.clock.now()), ...spend });
}
