/** The work of a large workspace that must not delay a small one, and the small one's. */
import { sql } from "drizzle-orm";
import { insertEngagements } from "@/db/queries/engagements";
import { type Context, transaction } from "@/lib/context";
import { wakeDestinations } from "@/lib/domain/destinations/wakes";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";
import { openWorld } from "@/packages/sandbox-network/world";
import { insertDestination, insertPost, insertSignal } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import { queueSignals } from "../deliveries";

const unlimited = { customer: { planSlug: "internal", dailyBudgetCapCents: null } } as const;

/** Queues deliveries to as many destinations, and wakes them. */
export async function queueDeliveries(
  ctx: Context,
  input: { destinations: number; each: number; url: string },
): Promise<void> {
  await insertWorkspace(ctx, unlimited);
  const { id: templateId } = await insertSignal(ctx);
  const destinationIds: string[] = [];
  for (let n = 0; n < input.destinations; n++) {
    const destination = await insertDestination(ctx, {
      config: { url: `${input.url}/${n}` },
      routing: { mode: "manual" },
    });
    destinationIds.push(destination.id);
    await queueSignals(ctx, { templateId, destinationId: destination.id, count: input.each });
  }
  await ctx.db.execute(sql`analyze`);
  await transaction(ctx, (ctx) => wakeDestinations(ctx, destinationIds));
}

/** Stores reactions by people of the sandbox, and sends them to qualification. */
export async function queueEngagements(ctx: Context, count: number): Promise<void> {
  await insertWorkspace(ctx, unlimited);
  await emitEngagements(ctx, count);
}

/** A workspace with one webhook to which every signal is routed. Returns when its engagements were sent, in ms. */
export async function startSmallWorkspace(ctx: Context, url: string): Promise<number> {
  await insertWorkspace(ctx, unlimited);
  await insertDestination(ctx, { config: { url } });
  const started = Date.now();
  await emitEngagements(ctx, 40);
  return started;
}

async function emitEngagements(ctx: Context, count: number): Promise<void> {
  const { batch } = settings.qualification;
  const { people } = openWorld();
  const now = ctx.clock.now();
  for (let start = 0; start < count; start += people.length) {
    const post = await insertPost(ctx);
    const some = people.slice(0, Math.min(people.length, count - start));
    for (let from = 0; from < some.length; from += batch) {
      const engagements = some.slice(from, from + batch).map(({ networkUrl }) => ({
        id: newId(),
        postId: post.id,
        sourceId: post.sourceId,
        kind: "reaction" as const,
        personUrl: networkUrl,
        personName: networkUrl,
        reactionType: "like",
        engagedAt: now,
        dueAt: now,
        createdAt: now,
      }));
      await transaction(ctx, async (ctx) => {
        const { db, customerId } = ctx;
        const engagementIds = await insertEngagements(db, { customerId, engagements });
        ctx.emit({ name: "engagements/found", data: { customerId, engagementIds } });
      });
    }
  }
}
