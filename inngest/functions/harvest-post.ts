import { finishHarvest } from "@/lib/domain/harvest/finish";
import { type HarvestedPage, harvestPage, type Listing } from "@/lib/domain/harvest/harvest-page";
import type { HarvestRun } from "@/lib/domain/harvest/record-activity";
import { postponeHarvest, scheduleNextHarvest } from "@/lib/domain/harvest/schedule-next";
import { startHarvest } from "@/lib/domain/harvest/start";
import { openRereads, readWhole } from "@/lib/domain/network-page";
import { settings } from "@/lib/domain/settings";
import { inngest } from "../client";
import { on } from "../events";
import { verb } from "../verb";

/** Comments say more than reactions, so they come first if the credits do not cover all. */
const listings: Listing[] = ["comments", "reactions"];

/** Watched post → engagements. A postponed harvest is not counted: it is due again when it can continue. */
export const harvestPost = inngest.createFunction(
  {
    id: "harvest-post",
    triggers: [on("post/harvest.due")],
    concurrency: [
      { key: "event.data.customerId", limit: 4 },
      { key: "event.data.postId", limit: 1 },
    ],
    retries: 6,
  },
  async ({ event, step, runId }) => {
    const { postId } = event.data;
    const started = await verb(step, "start", event, (ctx) => startHarvest(ctx, { postId }));
    if (!started) return { stopped: "not_watched" };
    const run: HarvestRun = { postId, runId, found: 0 };
    let unread = 0;
    const rereads = openRereads();
    for (const listing of listings) {
      let cursor: string | null = null;
      for (let page = 0; page < settings.harvest.pagesPerListing; page++) {
        const from: string | null = cursor;
        const read = async (tries: number): Promise<HarvestedPage> => {
          const id = tries === 0 ? `${listing}-${page}` : `${listing}-${page}-again-${tries}`;
          const result: HarvestedPage = await verb(step, id, event, (ctx) =>
            harvestPage(ctx, { postId, listing, cursor: from, round: started.round }),
          );
          run.found += result.found;
          return result;
        };
        const result = await readWhole(rereads, read, (tries) =>
          step.sleep(`pause-${listing}-${page}-${tries}`, settings.reading.againAfterMs),
        );
        unread += result.unread;
        if (result.stop === "not_watched") {
          if (run.found > 0) await verb(step, "tell", event, (ctx) => finishHarvest(ctx, run));
          return { stopped: result.stop };
        }
        const { stop } = result;
        if (stop) {
          await verb(step, "postpone", event, (ctx) => postponeHarvest(ctx, { ...run, stop }));
          return { stopped: stop };
        }
        cursor = result.next;
        if (!cursor) break;
      }
    }
    await verb(step, "schedule-next", event, (ctx) =>
      scheduleNextHarvest(ctx, { ...run, ...started, unread }),
    );
    return { stopped: null };
  },
);
