import { findCustomer, lockCustomer } from "@/db/queries/customers";
import { lockBestPosts, updatePost } from "@/db/queries/posts";
import { hasOpenFirstDiscovery } from "@/db/queries/sources";
import { type Context, transaction } from "@/lib/context";
import { isPaced } from "@/lib/domain/credits/day-limits";
import { settings } from "@/lib/domain/settings";
import { utcDay } from "@/lib/utc-day";

/**
 * Starts a paced workspace's first harvests as soon as every new source has been read once, so that the first signals
 * do not wait for the schedule; while another new source is being read, its posts may be better. Other workspaces
 * harvest each post when it is found.
 */
export async function startBestHarvests(ctx: Context): Promise<{ started: number }> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId, clock } = ctx;
    const customer = await findCustomer(db, { customerId });
    if (!customer || !isPaced(customer)) return { started: 0 };
    // Sources that end together take turns, so that the last one sees all others ended.
    await lockCustomer(db, { customerId });
    const now = clock.now();
    const until = new Date(now.getTime() + settings.discovery.claimMs);
    if (await hasOpenFirstDiscovery(db, { customerId, now, until })) return { started: 0 };
    const due = await lockBestPosts(db, {
      customerId,
      now,
      day: utcDay(now),
      credits: settings.leastCredits.harvest,
      discoveryCredits: settings.pace.discoveryCredits,
      each: settings.pace.postsPerSweep,
    });
    const nextHarvestAt = new Date(now.getTime() + settings.harvest.claimMs);
    for (const { id: postId } of due) {
      await updatePost(db, { customerId, postId, set: { nextHarvestAt } });
      ctx.emit({ name: "post/harvest.due", data: { customerId, postId } });
    }
    return { started: due.length };
  });
}
