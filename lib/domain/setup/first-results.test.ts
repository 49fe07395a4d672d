import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { signals, sources } from "@/db/schema";
import { hours, minutes, seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { FirstResults } from "@/lib/contracts/setup";
import { settings } from "@/lib/domain/settings";
import { withRollback } from "@/tests/factories/context";
import { insertActivation, insertEngagement, insertPost, insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertSource } from "@/tests/factories/workspace";
import { readFirstResults } from "./first-results";

const read = async (ctx: Context) => FirstResults.strict().parse(await readFirstResults(ctx));
const running = { wait: null, resumesAt: null, nextAt: null };

describe("the first results", () => {
  it("are all zero directly after activation, while the sources are being read", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const nextDiscoveryAt = new Date(clock.now().getTime() + settings.discovery.claimMs);
      for (const key of ["1", "2"]) await insertSource(ctx, { key, lastDiscoveryAt: null, nextDiscoveryAt });
      expect(await read(ctx)).toEqual({
        sources: { total: 2, read: 0, reading: 2, late: 0 },
        posts: { found: 0, relevant: 0, read: 0 },
        people: { seen: 0, qualified: 0, rejected: 0, retried: 0 },
        work: {
          discovery: { ...running, nextAt: nextDiscoveryAt.toISOString() },
          harvest: running,
          qualification: running,
        },
        hasDestination: false,
        firstSignal: null,
      });
      clock.advance(seconds(46));
      expect((await read(ctx)).sources).toEqual({ total: 2, read: 0, reading: 0, late: 2 });
    }));

  it("tell a source that was read from one that is tried again, and one that has its turn later", () =>
    withRollback(async ({ ctx, clock, db }) => {
      await insertCustomer(ctx);
      const [failed, later] = [
        await insertSource(ctx, { key: "failed" }),
        await insertSource(ctx, { key: "later" }),
      ];
      await insertSource(ctx, { key: "read", lastDiscoveryAt: clock.now() });
      const inAWhile = (ms: number) => ({ nextDiscoveryAt: new Date(clock.now().getTime() + ms) });
      await db
        .update(sources)
        .set(inAWhile(minutes(29)))
        .where(eq(sources.id, failed.id));
      await db
        .update(sources)
        .set(inAWhile(hours(6)))
        .where(eq(sources.id, later.id));
      expect((await read(ctx)).sources).toEqual({ total: 3, read: 1, reading: 0, late: 1 });
      // A paced run that found posts has read its source, although it waits for its next turn.
      await insertPost(ctx, { sourceId: later.id });
      expect((await read(ctx)).sources).toMatchObject({ read: 2, late: 1 });
    }));

  it("count posts and people as the pipeline stores them", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id: sourceId } = await insertSource(ctx);
      const post = await insertPost(ctx, { sourceId, status: "harvesting" });
      await insertPost(ctx, { sourceId, status: "max_harvests", harvestCount: 5 });
      await insertPost(ctx, { sourceId });
      await insertPost(ctx, { sourceId, status: "screened_out" });
      const engage = (personUrl: string, change: Parameters<typeof insertEngagement>[1]) =>
        insertEngagement(ctx, { postId: post.id, sourceId, personUrl, ...change });
      await engage("in/one", { status: "rejected" });
      await engage("in/one", { status: "rejected", kind: "comment", commentId: "c" });
      await engage("in/two", { status: "pending" });
      await engage("in/three", { status: "pending", tries: 1 });
      expect(await read(ctx)).toMatchObject({
        posts: { found: 4, relevant: 3, read: 2 },
        people: { seen: 3, qualified: 0, rejected: 1, retried: 1 },
        firstSignal: null,
      });
    }));

  it("show the first signal, and prefer the one that was delivered first", () =>
    withRollback(async ({ ctx, clock, db }) => {
      await insertCustomer(ctx);
      const first = await insertSignal(ctx);
      clock.advance(seconds(1));
      expect((await read(ctx)).firstSignal).toMatchObject({ id: first.id, delivery: null });
      const sent = await insertActivation(ctx, { status: "delivered", deliveredAt: clock.now() });
      const [second] = await db.select().from(signals).where(eq(signals.id, sent.signalId));
      expect(await read(ctx)).toMatchObject({
        hasDestination: true,
        firstSignal: {
          id: sent.signalId,
          personName: second?.personName,
          createdAt: second?.createdAt.toISOString(),
          delivery: {
            destinationId: sent.destinationId,
            status: "delivered",
            deliveredAt: clock.now().toISOString(),
          },
        },
      });
    }));

  it("say what the work waits for, and when it goes on by itself", () =>
    withRollback(async ({ ctx, clock }) => {
      const periodEnd = new Date(clock.now().getTime() + hours(48));
      await insertCustomer(ctx, { credits: 0, periodStart: clock.now(), periodEnd });
      const { work } = await read(ctx);
      for (const { wait, resumesAt } of Object.values(work)) {
        expect({ wait, resumesAt }).toEqual({ wait: "credits", resumesAt: periodEnd.toISOString() });
      }
    }));

  it("say when the next post is read, and that work stopped by the daily budget goes on the next UTC day", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { dailyBudgetCapCents: 0 });
      const { id: sourceId } = await insertSource(ctx);
      const nextHarvestAt = new Date(clock.now().getTime() + hours(6));
      await insertPost(ctx, { sourceId, nextHarvestAt });
      await insertPost(ctx, { sourceId, status: "closed", nextHarvestAt: clock.now() });
      expect((await read(ctx)).work.harvest).toEqual({
        wait: "budget",
        resumesAt: "2025-11-21T00:00:00.000Z",
        nextAt: nextHarvestAt.toISOString(),
      });
    }));
});
