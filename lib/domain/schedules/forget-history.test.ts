import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { deliveryAttempts, engagements, posts, signals } from "@/db/schema";
import { type PlanSlug, planSlugs } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertActivation, insertEngagement, insertPost, insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertSource } from "@/tests/factories/workspace";
import { forgetHistory } from "./forget-old-rows";

const kept: Record<PlanSlug, number | null> = {
  trial: 90,
  starter: 180,
  growth: 365,
  scale: 730,
  internal: null,
};

/** A closed post with a signal, its engagement and a rejected one, all of the same age in days. */
async function insertHistory(ctx: Context, age: number, change: { status?: "closed" | "harvesting" } = {}) {
  const createdAt = new Date(ctx.clock.now().getTime() - days(age));
  const { id: sourceId } = await insertSource(ctx, { key: newId() });
  const post = await insertPost(ctx, { sourceId, createdAt, status: "closed", ...change });
  const signal = await insertSignal(ctx, { sourceId, postId: post.id, createdAt });
  await ctx.db.update(engagements).set({ createdAt }).where(eq(engagements.id, signal.engagementId));
  const refused = await insertEngagement(ctx, { postId: post.id, createdAt, status: "rejected" });
  return { post, signal, refused };
}

async function count({ db, customerId }: Context) {
  return {
    signals: await db.$count(signals, eq(signals.customerId, customerId)),
    engagements: await db.$count(engagements, eq(engagements.customerId, customerId)),
    posts: await db.$count(posts, eq(posts.customerId, customerId)),
  };
}

const all = { signals: 1, engagements: 2, posts: 1 };
const none = { signals: 0, engagements: 0, posts: 0 };

describe("deleting old history", () => {
  it.each(planSlugs)("keeps what the %s plan keeps, and nothing older", (planSlug) =>
    withRollback(async ({ ctx, system }) => {
      await insertCustomer(ctx, { planSlug });
      const limit = kept[planSlug];
      await insertHistory(ctx, limit ?? 5_000);
      expect(await forgetHistory(system)).toEqual(none);
      expect(await count(ctx)).toEqual(all);
      if (limit === null) return;
      await insertHistory(ctx, limit + 0.001);
      expect(await forgetHistory(system)).toEqual(all);
      expect(await count(ctx)).toEqual(all);
      expect(await forgetHistory(system)).toEqual(none);
    }),
  );

  it("follows each workspace's own plan, and skips a workspace without a plan", () =>
    withRollback(async ({ ctx, system }) => {
      const [long, none] = [
        { ...ctx, customerId: newId() },
        { ...ctx, customerId: newId() },
      ];
      await insertCustomer(ctx, { planSlug: "trial" });
      await insertCustomer(long, { planSlug: "scale" });
      await insertCustomer(none, { planSlug: null });
      for (const one of [ctx, long, none]) await insertHistory(one, 100);
      await forgetHistory(system);
      expect((await count(ctx)).signals).toBe(0);
      expect([await count(long), await count(none)]).toEqual([all, all]);
    }));

  it("deletes what belongs to a signal, and keeps what a newer signal depends on", () =>
    withRollback(async ({ ctx, db, system }) => {
      await insertCustomer(ctx, { planSlug: "trial" });
      const { post, signal } = await insertHistory(ctx, 100);
      const { id: activationId, destinationId } = await insertActivation(ctx, { signalId: signal.id });
      await db.insert(deliveryAttempts).values({
        ...{ id: newId(), customerId: ctx.customerId, activationId, destinationId, number: 1 },
        ...{ outcome: "succeeded", durationMs: 1 },
      });
      const young = await insertSignal(ctx, { postId: post.id, sourceId: post.sourceId });
      const createdAt = post.createdAt;
      await db.update(engagements).set({ createdAt }).where(eq(engagements.id, young.engagementId));
      expect(await forgetHistory(system)).toEqual({ signals: 1, engagements: 2, posts: 0 });
      expect(await db.$count(deliveryAttempts, eq(deliveryAttempts.activationId, activationId))).toBe(0);
      const left = await db.select().from(engagements).where(eq(engagements.customerId, ctx.customerId));
      expect(left.map(({ id }) => id)).toEqual([young.engagementId]);
    }));

  it("keeps a watched post with its engagements, and unjudged engagements", () =>
    withRollback(async ({ ctx, system }) => {
      await insertCustomer(ctx, { planSlug: "trial" });
      await insertHistory(ctx, 100, { status: "harvesting" });
      expect(await forgetHistory(system)).toEqual({ ...none, signals: 1 });
      const { post } = await insertHistory(ctx, 100);
      await insertEngagement(ctx, { postId: post.id, createdAt: post.createdAt, status: "pending" });
      expect(await forgetHistory(system)).toEqual({ signals: 1, engagements: 2, posts: 0 });
    }));
});
