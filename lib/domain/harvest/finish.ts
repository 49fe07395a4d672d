import { type Context, transaction } from "@/lib/context";
import { type HarvestRun, recordHarvestActivity } from "./record-activity";
import { releaseFound } from "./release-found";

/** Ends a harvest, whatever its outcome: what it found goes to qualification and to the activity feed. */
export async function finishHarvest(ctx: Context, run: HarvestRun): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await releaseFound(ctx, run);
    await recordHarvestActivity(ctx, run);
  });
}
