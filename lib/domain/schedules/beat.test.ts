import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { findBeatAcrossCustomers } from "@/db/queries/heartbeats";
import { activations, engagements, outbox, posts, sources } from "@/db/schema";
import { days, hours, minutes, seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertActivation, insertEngagement, insertPost } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import { beat } from "./beat";

/** One row of each kind that is due in an hour. */
async function plan(ctx: Context) {
  const inAnHour = new Date(ctx.clock.now().getTime() + hours(1));
  const { source } = await insertWorkspace(ctx, { source: { nextDiscoveryAt: inAnHour } });
  const post = await insertPost(ctx, { sourceId: source.id, nextHarvestAt: inAnHour });
  const engagement = await insertEngagement(ctx, { postId: post.id, dueAt: inAnHour });
  const activation = await insertActivation(ctx, { status: "retrying", nextAttemptAt: inAnHour });
  const event = {
    id: newId(),
    customerId: ctx.customerId,
    name: "signals/created",
    createdAt: ctx.clock.now(),
  };
  await ctx.db
    .insert(outbox)
    .values({ ...event, data: { customerId: ctx.customerId }, sentAt: event.createdAt });
  return async () => {
    const { db, clock } = ctx;
    const [s] = await db.select().from(sources).where(eq(sources.id, source.id));
    const [p] = await db.select().from(posts).where(eq(posts.id, post.id));
    const [e] = await db.select().from(engagements).where(eq(engagements.id, engagement.id));
    const [a] = await db.select().from(activations).where(eq(activations.id, activation.id));
    const { sentAt } = one(await db.select().from(outbox).where(eq(outbox.id, event.id)));
    const until = (at: Date | null | undefined) => at && at.getTime() - clock.now().getTime();
    return [s?.nextDiscoveryAt, p?.nextHarvestAt, e?.dueAt, a?.nextAttemptAt, sentAt].map(until);
  };
}

const beats = async ({ system, db, clock }: TestWorld) => {
  const result = await beat(system);
  expect(await findBeatAcrossCustomers(db, { name: "engine" })).toEqual(clock.now());
  return result.aheadMs;
};

it("brings forward what a clock planned that ran a day ahead", () =>
  withRollback(async (world) => {
    const { ctx, clock } = world;
    expect(await beats(world)).toBe(0);
    clock.advance(days(1));
    const waits = await plan(ctx);
    await beats(world);
    clock.advance(-days(1));
    expect(await waits()).toEqual([...Array(4).fill(days(1) + hours(1)), days(1)]);
    expect(await beats(world)).toBe(days(1));
    expect(await waits()).toEqual([...Array(4).fill(hours(1)), 0]);
  }));

it("notices it by an event that was sent, without a heartbeat, and once", () =>
  withRollback(async (world) => {
    const { ctx, clock } = world;
    await beats(world);
    clock.advance(days(1));
    const waits = await plan(ctx);
    clock.advance(-days(1));
    expect(await beats(world)).toBe(days(1));
    expect(await waits()).toEqual([...Array(4).fill(hours(1)), 0]);
    expect(await beats(world)).toBe(0);
    expect(await waits()).toEqual([...Array(4).fill(hours(1)), 0]);
  }));

it("makes nothing due in the past", () =>
  withRollback(async (world) => {
    const { ctx, clock } = world;
    const waits = await plan(ctx);
    clock.advance(days(1));
    await beats(world);
    clock.advance(-days(1));
    await beats(world);
    expect(await waits()).toEqual([0, 0, 0, 0, 0]);
  }));

it.each([
  ["a clock that only differs a little", () => seconds(50)],
  ["a clock that goes on", () => -minutes(5)],
])("leaves everything as planned with %s", (_, back) =>
  withRollback(async (world) => {
    const { ctx, clock } = world;
    await beats(world);
    const waits = await plan(ctx);
    clock.advance(-back());
    const before = await waits();
    expect(await beats(world)).toBe(0);
    expect(await waits()).toEqual(before);
  }),
);
