import { addProviderSpend, findDaySpend } from "@/db/queries/provider-spend";
import { findSpending } from "@/db/queries/spending";
import type { Wait } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { telemetry } from "@/lib/telemetry/telemetry";
import { utcDay } from "@/lib/utc-day";
import { readDayLimits, type Stage } from "./day-limits";

/**
 * What blocks the workspace from vendor calls; null if nothing does. `least` is the number of credits that the work
 * needs. The daily limits are checked only for `work` of a stage. Waiting is not a failure: the job stays due.
 */
export async function findWait(
  ctx: Context,
  least = 1,
  work?: { stage: Stage; sourceId?: string },
): Promise<Wait | null> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const spending = await findSpending(db, { customerId, now, day: utcDay(now) });
  if (spending.isIntakePaused) return "payment";
  if (isUsedUp(spending)) return "budget";
  if (!spending.isUnlimited && spending.balance < least) return "credits";
  if (!work) return null;
  const { stage, sourceId } = work;
  const limits = await readDayLimits(ctx, { stage, sourceIds: sourceId ? [sourceId] : [] });
  const room = limits.roomFor(sourceId);
  return room.credits < least ? room.limit : null;
}

/** Whether the vendors' daily budget is used up. */
export async function isBudgetUsedUp(ctx: Context): Promise<boolean> {
  const { db, customerId, clock } = ctx;
  return isUsedUp(await findDaySpend(db, { customerId, day: utcDay(clock.now()) }));
}

const isUsedUp = ({ cents, capCents }: { cents: number; capCents: number | null }): boolean =>
  capCents !== null && cents >= capCents;

/** Records the cost of vendor calls immediately: it is owed whether or not the job then succeeds. */
export async function meterCalls(ctx: Context, spend: { cents: number; calls: number }): Promise<void> {
  if (spend.calls === 0) return;
  await addProviderSpend(ctx.db, { customerId: ctx.customerId, day: utcDay(ctx.clock.now()), ...spend });
  telemetry()?.add("signal.vendor.spend.cents", spend.cents, {});
}
