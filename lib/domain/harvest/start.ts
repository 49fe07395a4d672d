import { findPost, hasLiveSource, type Post, updatePost } from "@/db/queries/posts";
import { closePostsOfAuthor, findSuppressedUrls } from "@/db/queries/suppressions";
import type { Context } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { log } from "@/lib/log";

/** A harvest under way: when it began, and after how many others. Only one of each round is counted. */
export interface StartedHarvest {
  startedAt: string;
  round: number;
}

/**
 * Begins a harvest; null where the post is gone, closed, expired, frozen by its
 * paused sources, not due yet, or its workspace is not active: then there is nothing to do.
 */
export async function startHarvest(ctx: Context, input: { postId: string }): Promise<StartedHarvest | null> {
  const { db, customerId } = ctx;
  const watched = await findPost(db, { customerId, ...input });
  const now = ctx.clock.now();
  if (
    !watched ||
    !isDue(watched.post, now) ||
    watched.customer.lifecycle !== "active" ||
    !(await hasLiveSource(db, { customerId, ...input }))
  ) {
    log.info({ customerId, postId: input.postId }, "harvest skipped: the post is not to be harvested");
    return null;
  }
  const author = watched.post.authorNetworkUrl;
  // A post may come in while its author is being suppressed: it is closed here at the latest.
  if (author && (await findSuppressedUrls(db, { customerId, urls: [author] })).size > 0) {
    await closePostsOfAuthor(db, { customerId, authorNetworkUrl: author });
    return null;
  }
  if (watched.post.status === "qualified") {
    await updatePost(db, { customerId, ...input, set: { status: "harvesting" } });
  }
  return { startedAt: now.toISOString(), round: watched.post.harvestCount };
}

/** What was announced is due within its claim; later means that another run has harvested it already. */
function isDue({ status, expiresAt, nextHarvestAt }: Post, now: Date): boolean {
  const isOpen = status === "qualified" || status === "harvesting";
  const latest = now.getTime() + settings.harvest.claimMs;
  return isOpen && expiresAt > now && (nextHarvestAt === null || nextHarvestAt.getTime() <= latest);
}
