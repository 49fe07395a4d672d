import { events } from "@/lib/contracts/events";
import { type DiscoveredPage, discoverPage } from "@/lib/domain/discovery/discover-page";
import { finishDiscovery, retryDiscoveryLater } from "@/lib/domain/discovery/finish";
import { openRereads, readWhole } from "@/lib/domain/network-page";
import { settings } from "@/lib/domain/settings";
import { inngest } from "../client";
import { on } from "../events";
import { verb } from "../verb";

/**
 * Source → posts on the watchlist. One page of the vendor's list is the unit of retry, also if some of it is broken.
 */
export const discoverSource = inngest.createFunction(
  {
    id: "discover-source",
    triggers: [on("source/discovery.due")],
    concurrency: [{ key: "event.data.customerId", limit: 4 }],
    retries: 6,
    onFailure: async ({ event, step }) => {
      const due = events["source/discovery.due"].parse(event.data.event.data);
      await verb(step, "retry-later", { data: due }, (ctx) => retryDiscoveryLater(ctx, due));
    },
  },
  async ({ event, step, runId }) => {
    const { sourceId } = event.data;
    let cursor: string | null = null;
    let newest: string | null = null;
    let waiting: DiscoveredPage["waiting"] = null;
    let isComplete = true;
    let found = 0;
    let watched = 0;
    let unread = 0;
    let round = 0;
    const rereads = openRereads();
    for (let page = 0; ; page++) {
      const from: string | null = cursor;
      const read = async (tries: number): Promise<DiscoveredPage> => {
        const room = settings.discovery.postsPerRun - found;
        const id = tries === 0 ? `page-${page}` : `page-${page}-again-${tries}`;
        const result: DiscoveredPage = await verb(step, id, event, (ctx) =>
          discoverPage(ctx, { sourceId, cursor: from, room }),
        );
        found += result.found;
        watched += result.watched;
        newest = [newest, result.newest].reduce((a, b) => (a && (!b || a > b) ? a : b));
        return result;
      };
      const result = await readWhole(rereads, read, (tries) =>
        step.sleep(`pause-${page}-${tries}`, settings.reading.againAfterMs),
      );
      if (page === 0) round = result.round;
      unread += result.unread;
      waiting = result.waiting;
      isComplete = !waiting && !result.isFull;
      cursor = result.next;
      if (!cursor || page + 1 === settings.discovery.pagesPerRun) break;
    }
    await verb(step, "finish", event, (ctx) =>
      finishDiscovery(ctx, { sourceId, runId, round, watched, newest, waiting, isComplete, unread }),
    );
    return { found, waiting };
  },
);
