import { policy } from "@/db/policy";
import { deleteArchive, writeArchive } from "@/db/queries/signal-archives";
import { lockSignal } from "@/db/queries/signal-tags";
import { reopenSignals, wakeSnoozedAcrossCustomers } from "@/db/queries/signal-work";
import { days } from "@/lib/clock";
import { type Context, type SystemContext, transaction } from "@/lib/context";
import { invalidField, notFound } from "@/lib/errors";

/** Archives a signal for one user. Idempotent. Throws 404. */
export async function archiveSignal(ctx: Context, userId: string, input: { signalId: string }) {
  return transaction(ctx, async ({ db, customerId, clock }) => {
    if (!(await lockSignal(db, { customerId, ...input }))) throw notFound("signal");
    await writeArchive(db, { customerId, userId, ...input, until: null, now: clock.now() });
    return { ok: true } as const;
  });
}

/**
 * Archives a signal for one user until a time, at most `policy.snoozeDays` ahead; what was done for everyone is so
 * no longer. Throws 404, and 400 for another time.
 */
export async function snoozeSignal(ctx: Context, userId: string, input: { signalId: string; until: string }) {
  const { signalId } = input;
  const until = new Date(input.until);
  const now = ctx.clock.now();
  if (until <= now) throw invalidField("until", "must be in the future");
  if (until.getTime() > now.getTime() + days(policy.snoozeDays)) {
    throw invalidField("until", `must be at most ${policy.snoozeDays} days ahead`);
  }
  return transaction(ctx, async ({ db, customerId }) => {
    if (!(await lockSignal(db, { customerId, signalId }))) throw notFound("signal");
    await writeArchive(db, { customerId, userId, signalId, until, now });
    // Otherwise, it would not return at that time.
    await reopenSignals(db, { customerId, signalIds: [signalId] });
    return { snoozedUntil: until.toISOString() };
  });
}

/** Restores the snoozed signals whose time has come, in all workspaces, in parts of a thousand. */
export async function wakeSnoozedSignals({ db, clock }: SystemContext): Promise<{ woken: number }> {
  const limit = 1_000;
  let woken = 0;
  for (let part = limit; part === limit; woken += part) {
    part = await wakeSnoozedAcrossCustomers(db, { now: clock.now(), limit });
  }
  return { woken };
}

/**
 * Restores a signal to one user's active view. Idempotent. If it was done for everyone, it is back in everyone's queue.
 * Throws 404.
 */
export async function unarchiveSignal(ctx: Context, userId: string, input: { signalId: string }) {
  return transaction(ctx, async ({ db, customerId }) => {
    if (!(await lockSignal(db, { customerId, ...input }))) throw notFound("signal");
    await deleteArchive(db, { customerId, userId, ...input });
    await reopenSignals(db, { customerId, signalIds: [input.signalId] });
    return { ok: true } as const;
  });
}
