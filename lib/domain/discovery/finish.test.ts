/** Finishing a run: counted once, even with repeated steps and concurrent runs. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activities, sources } from "@/db/schema";
import { hours, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertCustomer, insertSource, insertWorkspace } from "@/tests/factories/workspace";
import { type DiscoveryRun, finishDiscovery } from "./finish";

const sourceRow = async ({ db }: Context, { id }: { id: string }) =>
  one(await db.select().from(sources).where(eq(sources.id, id)));

const ended = (source: { id: string }, change: Partial<DiscoveryRun> = {}): DiscoveryRun => ({
  sourceId: source.id,
  runId: newId(),
  round: 0,
  newest: null,
  watched: 2,
  waiting: null,
  isComplete: true,
  unread: 0,
  ...change,
});

describe("the end of a run", () => {
  it("is counted once if its step is repeated after its commit", () =>
    withRollback(async ({ ctx, clock }) => {
      const { source } = await insertWorkspace(ctx);
      const run = ended(source, { newest: "2025-11-20T12:00:00.000Z" });
      await finishDiscovery(ctx, run);
      const row = await sourceRow(ctx, source);
      expect(row).toMatchObject({
        discoveryRuns: 1,
        lastDiscoveryAt: clock.now(),
        nextDiscoveryAt: new Date(clock.now().getTime() + settings.discovery.everyMs),
        seenUntil: new Date("2025-11-20T12:00:00Z"),
      });
      clock.advance(minutes(10));
      await finishDiscovery(ctx, run);
      expect(await sourceRow(ctx, source)).toEqual(row);
      await finishDiscovery(ctx, ended(source, { round: 1 }));
      expect((await sourceRow(ctx, source)).discoveryRuns).toBe(2);
    }));

  it("is counted once if recorded five times concurrently", () =>
    withDatabase(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const run = ended(source);
      await Promise.all([1, 2, 3, 4, 5].map(() => finishDiscovery(ctx, run)));
      expect((await sourceRow(ctx, source)).discoveryRuns).toBe(1);
    }));

  it("makes a waiting run's source due, unless another run of its round has ended", () =>
    withRollback(async ({ ctx, clock }) => {
      const { source } = await insertWorkspace(ctx, { source: { nextDiscoveryAt: null } });
      const waits = ended(source, { waiting: "credits" });
      await finishDiscovery(ctx, waits);
      expect(await sourceRow(ctx, source)).toMatchObject({ discoveryRuns: 0, nextDiscoveryAt: clock.now() });
      await finishDiscovery(ctx, ended(source));
      clock.advance(hours(1));
      const row = await sourceRow(ctx, source);
      await finishDiscovery(ctx, waits);
      expect(await sourceRow(ctx, source)).toEqual(row);
    }));

  it.each([
    ["credits", "15:00", "2025-11-20T15:00:00.000Z"],
    ["payment", "15:00", "2025-11-20T15:00:00.000Z"],
    ["pace", "15:00", "2025-11-20T21:00:00.000Z"],
    ["pace", "20:00", "2025-11-21T00:00:00.000Z"],
    ["source_limit", "20:00", "2025-11-21T00:00:00.000Z"],
  ] as const)("that waits for %s at %s makes its source due at %s", (waiting, time, due) =>
    withRollback(
      async ({ ctx }) => {
        const { source } = await insertWorkspace(ctx);
        await finishDiscovery(ctx, ended(source, { waiting }));
        expect((await sourceRow(ctx, source)).nextDiscoveryAt?.toISOString()).toBe(due);
      },
      { now: `2025-11-20T${time}:00Z` },
    ),
  );

  it("is told only if it found posts to watch", () =>
    withRollback(async ({ ctx, db }) => {
      const { source } = await insertWorkspace(ctx);
      const told = () => db.select().from(activities).where(eq(activities.customerId, ctx.customerId));
      await finishDiscovery(ctx, ended(source, { watched: 0 }));
      expect(await told()).toEqual([]);
      await finishDiscovery(ctx, ended(source, { round: 1, watched: 1 }));
      expect(await told()).toMatchObject([{ title: `1 new post from ${source.displayName}` }]);
    }));

  it("never counts the future as seen, and forgets one that was counted before", () =>
    withRollback(async ({ ctx, clock }) => {
      const { source } = await insertWorkspace(ctx);
      await finishDiscovery(ctx, ended(source, { newest: "2099-01-01T00:00:00.000Z" }));
      expect(await sourceRow(ctx, source)).toMatchObject({ seenUntil: clock.now() });
      const blind = await insertSource(ctx, { key: "blind", seenUntil: new Date("2099-01-01T00:00:00Z") });
      await finishDiscovery(ctx, ended(blind, { newest: null }));
      expect(await sourceRow(ctx, blind)).toMatchObject({ seenUntil: null });
      await finishDiscovery(ctx, ended(blind, { round: 1, newest: "2025-11-20T13:00:00.000Z" }));
      expect(await sourceRow(ctx, blind)).toMatchObject({ seenUntil: new Date("2025-11-20T13:00:00Z") });
    }));

  it.each([
    ["a listing that was not fully read", { isComplete: false, newest: "2025-11-20T13:00:00.000Z" }],
    ["nothing newer than seen before", { newest: "2025-11-20T11:00:00.000Z" }],
    ["nothing at all", { newest: null }],
    ["posts that could not be read", { unread: 1, newest: "2025-11-20T13:00:00.000Z" }],
  ])("does not change what counts as seen for %s", (_, change) =>
    withRollback(async ({ ctx }) => {
      const seenUntil = new Date("2025-11-20T12:00:00Z");
      const { source } = await insertWorkspace(ctx, { source: { seenUntil } });
      await finishDiscovery(ctx, ended(source, change));
      expect(await sourceRow(ctx, source)).toMatchObject({ seenUntil, discoveryRuns: 1 });
    }),
  );

  it("gives up posts that several runs could not read, so that they don't hold back the source for good", () =>
    withRollback(async ({ ctx, clock }) => {
      const before = clock.now();
      const { source } = await insertWorkspace(ctx, { source: { seenUntil: before } });
      const { everyMs, unreadMs } = settings.discovery;
      for (let round = 0; round < 2 + unreadMs / everyMs; round++) {
        expect((await sourceRow(ctx, source)).seenUntil).toEqual(before);
        await finishDiscovery(ctx, ended(source, { round, unread: 1, newest: clock.now().toISOString() }));
        clock.advance(everyMs);
      }
      expect((await sourceRow(ctx, source)).seenUntil).toEqual(before);
      const round = 2 + unreadMs / everyMs;
      await finishDiscovery(ctx, ended(source, { round, unread: 1, newest: clock.now().toISOString() }));
      expect((await sourceRow(ctx, source)).seenUntil).toEqual(new Date(before.getTime() + everyMs));
    }));

  it("changes no source of another workspace and no deleted one", () =>
    withRollback(async ({ ctx, clock }) => {
      const other = { ...ctx, customerId: newId() };
      const { source } = await insertWorkspace(other);
      await insertCustomer(ctx);
      const deleted = await insertSource(ctx, { deletedAt: clock.now() });
      for (const each of [source, deleted]) {
        await finishDiscovery(ctx, ended(each));
        expect(await sourceRow(ctx, each)).toEqual(each);
      }
    }));
});
