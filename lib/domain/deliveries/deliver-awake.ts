/** What a destination's wake does: a batch, then the next wake (ADR 2). */
import { findNextDue } from "@/db/queries/activations";
import { lockWake, moveWake, renewWake } from "@/db/queries/delivery-wakes";
import { type Context, transaction } from "@/lib/context";
import { deliverBatch } from "./deliver-batch";

/** Wakes are planned for whole seconds, so that deliveries due shortly after each other share one. */
const roundMs = 1_000;

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
