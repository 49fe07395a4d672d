import { findPost, updatePost } from "@/db/queries/posts";
import type { Wait } from "@/db/vocabulary";
import { type Context, transaction } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { finishHarvest } from "./finish";
import type { HarvestRun } from "./record-activity";
import type { StartedHarvest } from "./start";

/** A harvest that reached its end, with the engagements that could not be read, although asked for again. */
export type EndedHarvest = HarvestRun & StartedHarvest & { unread: number };

/**
 * Records a finished harvest and schedules the next: 6 h, 24 h, 3 d and 7 d after the first. After the fifth, the
 * post stays listed but is not fetched again, unless something of it could not be read. Each round counts once, even
 * with several runs.
 */
export async function scheduleNextHarvest(ctx: Context, run: EndedHarvest): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await finishHarvest(ctx, run);
    await countHarvest(ctx, run);
  });
}

async function countHarvest(ctx: Context, input: EndedHarvest): Promise<void> {
  const { db, customerId } = ctx;
  const watched = await findPost(db, { customerId, postId: input.postId });
  if (!watched) return;
  const { post } = watched;
  if (post.harvestCount !== input.round || post.status !== "harvesting") return;
  const startedAt = new Date(input.startedAt);
  const harvestCount = post.harvestCount + 1;
  const firstHarvestAt = post.firstHarvestAt ?? startedAt;
  const nextHarvestAt = nextHarvest(harvestCount, { ...input, firstHarvestAt, startedAt });
  await updatePost(db, {
    customerId,
    postId: post.id,
    set: {
      harvestCount,
      firstHarvestAt,
      lastHarvestAt: startedAt,
      ...(nextHarvestAt === null && { status: "max_harvests" as const }),
      nextHarvestAt,
    },
  });
}

/** When the next harvest is due after this many; null if there is none. Each one reads all pages again. */
function nextHarvest(
  harvestCount: number,
  last: { firstHarvestAt: Date; startedAt: Date; unread: number },
): Date | null {
  const { afterFirstMs, repeats, repeatAfterMs } = settings.harvest;
  const after = afterFirstMs[harvestCount - 1];
  if (after !== undefined) return new Date(last.firstHarvestAt.getTime() + after);
  const isRepeated = last.unread > 0 && harvestCount <= afterFirstMs.length + repeats;
  return isRepeated ? new Date(last.startedAt.getTime() + repeatAfterMs) : null;
}

/**
 * Makes a stopped harvest due immediately, so that the schedule picks it up when the workspace can pay again; one that
 * waits for the day's limits a little later, since the schedule does not know all of them.
 */
export async function postponeHarvest(ctx: Context, run: HarvestRun & { stop: Wait }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { clock, customerId, db } = ctx;
    await finishHarvest(ctx, run);
    const delayMs = run.stop === "pace" || run.stop === "source_limit" ? settings.pace.retryMs : 0;
    const nextHarvestAt = new Date(clock.now().getTime() + delayMs);
    await updatePost(db, { customerId, postId: run.postId, set: { nextHarvestAt } });
  });
}
