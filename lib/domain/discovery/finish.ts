import { findSource, updateSourceRow } from "@/db/queries/sources";
import { type Context, transaction } from "@/lib/context";
import { recordActivities } from "@/lib/domain/activity/record";
import { countOf } from "@/lib/domain/activity/words";
import { settings } from "@/lib/domain/settings";

/** What a run comes to, page by page. */
export interface DiscoveryRun {
  sourceId: string;
  runId: string;
  /** How many discoveries of the source had ended when it began. */
  round: number;
  newest: string | null;
  watched: number;
  waiting: boolean;
  isComplete: boolean;
}

/**
 * Writes down that a run is over and when the next one is due, and tells the feed of what it put on the
 * watchlist. A run that had to wait for credits or budget is due at once: the schedule picks it up when the
 * workspace can pay again. What came before `newest` counts as seen only where the listing was read to its end
 * (`isComplete`); else the next run passes over what is known. A round counts once, however many runs and
 * repeated steps were at it.
 */
export async function finishDiscovery(ctx: Context, run: DiscoveryRun): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const { sourceId, round } = run;
    const source = await findSource(db, { customerId, sourceId });
    if (!source) return;
    const now = ctx.clock.now();
    const newest = run.newest && run.isComplete ? new Date(run.newest) : null;
    const seenUntil = newest && (!source.seenUntil || newest > source.seenUntil) ? newest : source.seenUntil;
    await updateSourceRow(db, {
      customerId,
      sourceId,
      round,
      set: run.waiting
        ? { nextDiscoveryAt: now }
        : {
            seenUntil,
            lastDiscoveryAt: now,
            discoveryRuns: round + 1,
            nextDiscoveryAt: new Date(now.getTime() + settings.discovery.everyMs),
          },
    });
    if (run.watched === 0) return;
    const title = `${countOf(run.watched, "new post")} from ${source.displayName}`;
    const cause = `discovery:${run.runId}`;
    await recordActivities(ctx, [{ category: "discovery", title, sourceId, cause }]);
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
