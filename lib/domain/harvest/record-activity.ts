import { findPost } from "@/db/queries/posts";
import { findSource } from "@/db/queries/sources";
import type { Context } from "@/lib/context";
import { recordActivities } from "@/lib/domain/activity/record";
import { countOf } from "@/lib/domain/activity/words";

/** What a run of a harvest found: told once, whatever became of the run. */
export interface HarvestRun {
  postId: string;
  runId: string;
  found: number;
}

/** Tells the feed of the engagements that a harvest found. The post's author and words stay out of it. */
export async function recordHarvestActivity(ctx: Context, run: HarvestRun): Promise<void> {
  if (run.found === 0) return;
  const { db, customerId } = ctx;
  const watched = await findPost(db, { customerId, postId: run.postId });
  if (!watched) return;
  const { sourceId } = watched.post;
  const source = await findSource(db, { customerId, sourceId });
  const where = source ? `on a post from ${source.displayName}` : "on a watched post";
  const title = `${countOf(run.found, "new engagement")} ${where}`;
  await recordActivities(ctx, [{ category: "harvest", title, sourceId, cause: `harvest:${run.runId}` }]);
}
