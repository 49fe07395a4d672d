import { findPost, hasLiveSource, type Post, updatePost } from "@/db/queries/posts";
import { closePostsOfAuthor, findSuppressedUrls } from "@/db/queries/suppressions";
import type { Context } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { log } from "@/lib/log";

/** A started harvest: when it began, and how many came before it. Only one harvest of each round counts. */
export interface StartedHarvest {
  startedAt: string;
  round: number;
}

/**
 * Starts a harvest. Returns null if the post is missing, closed, expired, frozen because its sources are paused, or
 * not due yet, or if its workspace is not active.
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
    log.info({ customerId, postId: input.postId }, "harvest skipped: post is not due or not watched");
    return null;
  }
  const author = watched.post.authorNetworkUrl;
  // A post may arrive while its author is being suppressed. It is closed here at the latest.
  if (author && (await findSuppressedUrls(db, { customerId, urls: [author] })).size > 0) {
    await closePostsOfAuthor(db, { customerId, authorNetworkUrl: author });
    return null;
  }
  if (watched.post.status === "qualified") {
    await updatePost(db, { customerId, ...input, set: { status: "harvesting" } });
  }
  return { startedAt: now.toISOString(), round: watched.post.harvestCount };
}

/** An announced post is due within its claim. A later time means that another run has already harvested it. */
function isDue({ status, expiresAt, nextHarvestAt }: Post, now: Date): boolean {
  const isOpen = status === "qualified" || status === "harvesting";
  const latest = now.getTime() + settings.harvest.claimMs;
  return isOpen && expiresAt > now && (nextHarvestAt === null || nextHarvestAt.getTime() <= latest);
}
