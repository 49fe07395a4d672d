import { findSource, updateSourceRow } from "@/db/queries/sources";
import type { Context } from "@/lib/context";
import { settings } from "@/lib/domain/settings";

/**
 * Writes down that a run is over and when the next one is due. A run that had to wait for credits or budget
 * is due at once: the schedule picks it up when the workspace can pay again. What came before `newest` counts
 * as seen only where the listing was read to its end (`isComplete`); else the next run passes over what is known.
 */
export async function finishDiscovery(
  ctx: Context,
  input: { sourceId: string; newest: string | null; waiting: boolean; isComplete: boolean },
): Promise<void> {
  const { db, customerId } = ctx;
  const source = await findSource(db, { customerId, sourceId: input.sourceId });
  if (!source) return;
  const now = ctx.clock.now();
  const newest = input.newest && input.isComplete ? new Date(input.newest) : null;
  const seenUntil = newest && (!source.seenUntil || newest > source.seenUntil) ? newest : source.seenUntil;
  await updateSourceRow(db, {
    customerId,
    sourceId: source.id,
    set: input.waiting
      ? { nextDiscoveryAt: now }
      : {
          seenUntil,
          lastDiscoveryAt: now,
          discoveryRuns: source.discoveryRuns + 1,
          nextDiscoveryAt: new Date(now.getTime() + settings.discovery.everyMs),
        },
  });
}

/** A run that failed for good is tried again sooner than the next regular one. */
export async function retryDiscoveryLater(ctx: Context, input: { sourceId: string }): Promise<void> {
  await updateSourceRow(ctx.db, {
    customerId: ctx.customerId,
    sourceId: input.sourceId,
    set: { nextDiscoveryAt: new Date(ctx.clock.now().getTime() + settings.discovery.retryMs) },
  });
}
