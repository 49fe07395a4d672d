/**
 * One wake per destination is planned or under way, however many deliveries become due (ADR 2). Its time names it: a
 * run whose time is no longer the destination's has been replaced and does nothing.
 */
import {
  type Alive,
  bringWakesForward,
  findSleepingDestinationsAcrossCustomers,
} from "@/db/queries/delivery-wakes";
import { type Context, type SystemContext, transaction } from "@/lib/context";
import { settings } from "@/lib/domain/settings";

const { wakeLostAfterMs, overdueMs } = settings.delivery;
const aliveAt = (now: Date): Alive => ({
  since: new Date(now.getTime() - wakeLostAfterMs),
  until: new Date(now.getTime() + wakeLostAfterMs),
});

/**
 * Makes sure that these destinations deliver what is due: announces a wake for each that has none due by now. Must
 * run in the transaction that makes the deliveries due, at its end, because it holds off the end of running wakes.
 */
export async function wakeDestinations(ctx: Context, destinationIds: string[]): Promise<void> {
  const { customerId } = ctx;
  await wake(
    ctx,
    [...new Set(destinationIds)].map((destinationId) => ({ customerId, destinationId })),
  );
}

/** Wakes destinations with overdue deliveries: the worker that claimed them died, or their event was lost. */
export async function wakeSleepingDestinations(ctx: SystemContext): Promise<{ woken: number }> {
  const now = ctx.clock.now();
  const sleeping = await findSleepingDestinationsAcrossCustomers(ctx.db, {
    before: new Date(now.getTime() - overdueMs),
    now,
    alive: aliveAt(now),
    limit: 500,
  });
  return transaction(ctx, async (ctx) => ({ woken: await wake(ctx, sleeping) }));
}

async function wake(
  ctx: SystemContext,
  wakes: { customerId: string; destinationId: string }[],
): Promise<number> {
  const now = ctx.clock.now();
  const woken = await bringWakesForward(ctx.db, { wakes, dueAt: now, alive: aliveAt(now) });
  for (const { customerId, destinationId } of woken) {
    ctx.emit({ name: "delivery/queued", data: { customerId, destinationId, at: now.toISOString() } });
  }
  return woken.length;
}
