/** Complete pipeline stages, step by step as the durable functions run them. */
import type { Context } from "@/lib/context";
import { type DiscoveredPage, discoverPage } from "@/lib/domain/discovery/discover-page";
import { finishDiscovery } from "@/lib/domain/discovery/finish";
import { type HarvestedPage, harvestPage, type Listing } from "@/lib/domain/harvest/harvest-page";
import type { HarvestRun } from "@/lib/domain/harvest/record-activity";
import { postponeHarvest, scheduleNextHarvest } from "@/lib/domain/harvest/schedule-next";
import { startHarvest } from "@/lib/domain/harvest/start";
import { openRereads, readWhole } from "@/lib/domain/network-page";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";

/** A complete discovery run of a source, page by page. */
export async function discover(
  ctx: Context,
  source: { id: string },
): Promise<{ found: number; waiting: string | null }> {
  let cursor: string | null = null;
  let newest: string | null = null;
  let found = 0;
  let watched = 0;
  let round: number | null = null;
  let unread = 0;
  const rereads = openRereads();
  for (;;) {
    const from: string | null = cursor;
    const read = async () => {
      const room = settings.discovery.postsPerRun - found;
      const page = await discoverPage(ctx, { sourceId: source.id, cursor: from, room });
      found += page.found;
      watched += page.watched;
      const seen: string[] = [newest, page.newest].filter((moment) => moment !== null);
      newest = seen.toSorted().at(-1) ?? null;
      return page;
    };
    const page: DiscoveredPage = await readWhole(rereads, read, () => pause(ctx));
    round ??= page.round;
    unread += page.unread;
    cursor = page.next;
    if (cursor) continue;
    const { waiting } = page;
    const isComplete = !waiting && !page.isFull;
    const run = { sourceId: source.id, runId: newId(), round, watched, newest, waiting, isComplete, unread };
    await finishDiscovery(ctx, run);
    return { found, waiting: page.waiting };
  }
}

/** A complete harvest; returns why it stopped, or null if it reached its end. */
export async function harvest(
  ctx: Context,
  postId: string,
  listings: readonly Listing[] = ["reactions", "comments"],
): Promise<string | null> {
  const started = await startHarvest(ctx, { postId });
  if (!started) return "not_started";
  const run: HarvestRun = { postId, runId: newId(), found: 0 };
  let unread = 0;
  const rereads = openRereads();
  for (const listing of listings) {
    let cursor: string | null = null;
    do {
      const from: string | null = cursor;
      const read = async () => {
        const page = await harvestPage(ctx, { postId, listing, cursor: from, round: started.round });
        run.found += page.found;
        return page;
      };
      const page: HarvestedPage = await readWhole(rereads, read, () => pause(ctx));
      unread += page.unread;
      if (page.stop === "not_watched") return page.stop;
      if (page.stop) {
        await postponeHarvest(ctx, { ...run, stop: page.stop });
        return page.stop;
      }
      cursor = page.next;
    } while (cursor);
  }
  await scheduleNextHarvest(ctx, { ...run, ...started, unread });
  return null;
}

const pause = ({ clock }: Context) =>
  clock.reaches(new Date(clock.now().getTime() + settings.reading.againAfterMs));
