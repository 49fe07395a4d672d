import { findBalance, isUnlimited } from "@/db/queries/credits";
import { addProviderSpend, findDaySpend } from "@/db/queries/provider-spend";
import type { Context } from "@/lib/context";

/** The UTC day of a moment, `2026-11-21`. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** What work of a workspace waits for. */
export type Wait = "credits" | "budget";

/**
 * What keeps the workspace from vendor calls: the day's budget is used up, or fewer than `least` credits are
 * left; null where nothing does. Waiting is no failure: the work stays due.
 */
export async function findWait(ctx: Context, least = 1): Promise<Wait | null> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const { cents, capCents } = await findDaySpend(db, { customerId, day: utcDay(now) });
  if (capCents !== null && cents >= capCents) return "budget";
  if ((await findBalance(db, { customerId, now })) >= least) return null;
  return (await isUnlimited(db, { customerId })) ? null : "credits";
}

/** Writes down what vendor calls cost, at once: they are owed whether or not the work that follows succeeds. */
export async function meterCalls(ctx: Context, spend: { cents: number; calls: number }): Promise<void> {
  if (spend.calls === 0) return;
  await addProviderSpend(ctx.db, { customerId: ctx.customerId, day: utcDay(ctx.clock.now()), ...spend });
}
