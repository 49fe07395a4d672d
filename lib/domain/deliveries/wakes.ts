/**
 * One wake per destination is planned or under way, however many deliveries become due (ADR 34). Its time names it: a
 * run whose time is no longer the destination's has been replaced and does nothing.
 */
import { findNextDue } from "@/db/queries/activations";
import {
  type Alive,
  bringWakesForward,
  findSleepingDestinationsAcrossCustomers,
  lockWake,
  moveWake,
  renewWake,
} from "@/db/queries/delivery-wakes";
import { type Context, type SystemContext, transaction } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { deliverBatch } from "./deliver-batch";

const { wakeLostAfterMs, overdueMs } = settings.delivery;
/** Wakes are planned for whole seconds, so that deliveries due shortly after each other share one. */
const roundMs = 1_000;

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

export interface Delivered {
  /** More is due now: call again. */
  goesOn: boolean;
  /** When to wake the destination again, ISO; null if this is not for this run to do. */
  wakeAt: string | null;
}

/**
 * Delivers a batch for the destination's wake at `at` (ISO). Calling it again after its result was lost plans the
 * same wake.
 */
export async function deliverAwake(
  ctx: Context,
  input: { destinationId: string; at: string },
): Promise<Delivered> {
  const { db, customerId } = ctx;
  const wake = { customerId, destinationId: input.destinationId, dueAt: new Date(input.at) };
  if (await renewWake(db, { ...wake, now: ctx.clock.now() })) {
    await deliverBatch(ctx, wake);
  }
  return transaction(ctx, (ctx) => endWake(ctx, wake));
}

/**
 * Ends or moves the wake. Deliveries becoming due meanwhile are seen here, because their transaction holds its lock, or
 * wake the destination themselves, because they wait for this one.
 */
async function endWake(ctx: Context, wake: { destinationId: string; dueAt: Date }): Promise<Delivered> {
  const { db, customerId } = ctx;
  const { destinationId } = wake;
  const now = ctx.clock.now();
  const dueAt = await lockWake(db, { customerId, destinationId });
  if (dueAt?.getTime() !== wake.dueAt.getTime()) {
    return { goesOn: false, wakeAt: dueAt && dueAt > now ? dueAt.toISOString() : null };
  }
  const nextDueAt = await findNextDue(db, { customerId, destinationId });
  if (nextDueAt && nextDueAt <= now) return { goesOn: true, wakeAt: null };
  const wakeAt = nextDueAt && laterWake(nextDueAt, wake.dueAt);
  await moveWake(db, { customerId, destinationId, dueAt: wakeAt, now });
  return { goesOn: false, wakeAt: wakeAt?.toISOString() ?? null };
}

/** The time of the next wake: never this one's again, which the server would drop as a repeat of the same event. */
const laterWake = (due: Date, current: Date): Date =>
  new Date(Math.max(Math.ceil(due.getTime() / roundMs) * roundMs, current.getTime() + roundMs));
