import { findPendingOfPost } from "@/db/queries/engagements";
import { type Context, transaction } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { type HarvestRun, recordHarvestActivity } from "./record-activity";

/** Ends a harvest, whatever its outcome: what it found goes to qualification and to the activity feed. */
export async function finishHarvest(ctx: Context, run: HarvestRun): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await releaseFound(ctx, run);
    await recordHarvestActivity(ctx, run);
  });
}

/** One event's share: fewer events than steps, and small enough for any event store. */
const perEvent = 400;

/**
 * Announces everything that a harvest found, so that each person is judged once with all they did on the post. Also
 * announces what earlier harvests left pending. Must run in a transaction.
 */
async function releaseFound(ctx: Context, input: { postId: string }): Promise<void> {
  const { db, customerId } = ctx;
  const { postId } = input;
  const ids = await findPendingOfPost(db, {
    customerId,
    postId,
    limit: settings.harvest.engagementsReleased,
  });
  for (let start = 0; start < ids.length; start += perEvent) {
    const engagementIds = ids.slice(start, start + perEvent);
    ctx.emit({ name: "engagements/found", data: { customerId, engagementIds } });
  }
}
