import { countOf } from "@/db/count-of";
import { findPost } from "@/db/queries/posts";
import { findSource } from "@/db/queries/sources";
import type { Context } from "@/lib/context";
import { harvestCause } from "@/lib/domain/activity/cause";
import { recordActivities } from "@/lib/domain/activity/record";

/** A harvest run's results, added to the feed once, whatever the run's outcome. */
export interface HarvestRun {
  postId: string;
  runId: string;
  found: number;
}

/** Adds a harvest's new engagements to the activity feed, without the post's author or text. */
export async function recordHarvestActivity(ctx: Context, run: HarvestRun): Promise<void> {
  if (run.found === 0) return;
  const { db, customerId } = ctx;
  const watched = await findPost(db, { customerId, postId: run.postId });
  if (!watched) return;
  const { sourceId } = watched.post;
  const source = await findSource(db, { customerId, sourceId });
  const where = source ? `on a post from ${source.displayName}` : "on a watched post";
  const title = `${countOf(run.found, "new engagement")} ${where}`;
  const cause = harvestCause(run);
  await recordActivities(ctx, [{ category: "harvest", title, sourceId, cause }]);
}
