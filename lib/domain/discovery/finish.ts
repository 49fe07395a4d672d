import { countOf } from "@/db/count-of";
import { findSource, type SourceRow, updateSourceRow } from "@/db/queries/sources";
import type { Wait } from "@/db/vocabulary";
import { type Context, transaction } from "@/lib/context";
import { recordActivities } from "@/lib/domain/activity/record";
import { startBestHarvests } from "@/lib/domain/harvest/start-best";
import { settings } from "@/lib/domain/settings";
import { nextUtcDay } from "@/lib/utc-day";
import { seenUntilOf } from "./screen";

/** A run's results, added up over its pages. */
export interface DiscoveryRun {
  sourceId: string;
  runId: string;
  /** How many of the source's discoveries had ended when this one started. */
  round: number;
  newest: string | null;
  watched: number;
  /** What it waits for; null if it doesn't. */
  waiting: Wait | null;
  isComplete: boolean;
  /** How many posts could not be read, although their pages were asked for again. */
  unread: number;
}

/**
 * Records a finished run and schedules the next; a run waiting for money or credits is due immediately, one waiting for
 * the next day by then. `newest` counts as seen only if the whole listing was read (`isComplete`) and all its posts
 * could be; what counts as seen never passes the present. Each round counts once. A source's first run also starts the
 * best harvests, if it was the last to end.
 */
export async function finishDiscovery(ctx: Context, run: DiscoveryRun): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const { sourceId, round } = run;
    const source = await findSource(db, { customerId, sourceId });
    if (!source) return;
    const now = ctx.clock.now();
    const before = seenUntilOf(source, now);
    const reached = reachedBy(run, { ...source, seenUntil: before }, now);
    const seenUntil = reached && (!before || reached > before) ? reached : before;
    await updateSourceRow(db, {
      customerId,
      sourceId,
      round,
      set: run.waiting
        ? { nextDiscoveryAt: dueAgain(run.waiting, now) }
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
  if (run.round === 0) await startBestHarvests(ctx);
}

/**
 * Until when all posts were read; null if unknown. A broken post has no time, so what counts as seen then follows
 * slowly, well behind the previous run: several runs ask for each post. It does not stop, because one post that is
 * never readable would make every run read everything.
 */
function reachedBy(run: DiscoveryRun, source: SourceRow, now: Date): Date | null {
  const { seenUntil, lastDiscoveryAt } = source;
  if (!run.newest || !run.isComplete) return null;
  const newest = new Date(Math.min(Date.parse(run.newest), now.getTime()));
  if (run.unread === 0) return newest;
  if (!lastDiscoveryAt) return null;
  const { lookBackMs, unreadMs, unreadStepMs } = settings.discovery;
  const from = Math.max(seenUntil?.getTime() ?? 0, now.getTime() - lookBackMs);
  return new Date(Math.min(newest.getTime(), lastDiscoveryAt.getTime() - unreadMs, from + unreadStepMs));
}

/** The schedule does not know a source's part of a paced day, so a run without room must not be due at once. */
function dueAgain(waiting: Wait, now: Date): Date {
  if (waiting !== "pace" && waiting !== "source_limit") return now;
  return new Date(Math.min(nextUtcDay(now).getTime(), now.getTime() + settings.discovery.everyMs));
}

/** Retries a permanently failed run sooner than the next regular one. */
export async function retryDiscoveryLater(ctx: Context, input: { sourceId: string }): Promise<void> {
  await updateSourceRow(ctx.db, {
    customerId: ctx.customerId,
    sourceId: input.sourceId,
    set: { nextDiscoveryAt: new Date(ctx.clock.now().getTime() + settings.discovery.retryMs) },
  });
}
