import { describe, expect, it } from "vitest";
import { providerSpend } from "@/db/schema";
import { finishDiscovery } from "@/lib/domain/discovery/finish";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertPost, insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertSource } from "@/tests/factories/workspace";
import { readUsage } from "./read";

describe("usage", () => {
  it("is zero for a workspace without activity", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      expect(await readUsage(ctx)).toEqual({
        signalsThisMonth: 0,
        signalsLastMonth: 0,
        sourcesActive: 0,
        postsMonitored: 0,
        postsThisMonth: 0,
        discoveryRunsToDate: 0,
        systemStatus: "operational",
        banner: "beta",
      });
    }));

  it.each([
    ["2026-01-15T12:00:00Z", "2026-01-01T00:00:00.000Z", "2025-12-01T00:00:00.000Z"],
    ["2026-03-31T23:59:59.999Z", "2026-03-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z"],
    ["2026-03-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z"],
  ])("counts UTC calendar months at %s", (now, thisMonth, lastMonth) =>
    withRollback(
      async ({ ctx }) => {
        await insertCustomer(ctx);
        const source = await insertSource(ctx);
        const justBefore = (moment: string) => new Date(new Date(moment).getTime() - 1);
        const post = await insertPost(ctx, { sourceId: source.id, createdAt: justBefore(lastMonth) });
        const add = (createdAt: Date) =>
          insertSignal(ctx, { postId: post.id, sourceId: source.id, createdAt });
        await add(new Date(thisMonth));
        await add(justBefore(thisMonth));
        await add(new Date(lastMonth));
        await add(justBefore(lastMonth));
        await insertPost(ctx, { sourceId: source.id, createdAt: justBefore(thisMonth) });
        await insertPost(ctx, { sourceId: source.id, createdAt: new Date(thisMonth), status: "closed" });
        await insertPost(ctx, {
          sourceId: source.id,
          createdAt: new Date(thisMonth),
          status: "screened_out",
        });
        expect(await readUsage(ctx)).toMatchObject({
          signalsThisMonth: 1,
          signalsLastMonth: 2,
          postsMonitored: 2,
          postsThisMonth: 1,
        });
      },
      { now },
    ),
  );

  it("counts active sources, and the discoveries of all sources ever", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const source = await insertSource(ctx, { key: "1" });
      await insertSource(ctx, { key: "2", isActive: false, discoveryRuns: 3 });
      await insertSource(ctx, { key: "3", deletedAt: clock.now(), discoveryRuns: 4 });
      const run = {
        sourceId: source.id,
        watched: 0,
        newest: null,
        waiting: null,
        isComplete: true,
        unread: 0,
      };
      await finishDiscovery(ctx, { ...run, runId: "a", round: 0 });
      await finishDiscovery(ctx, { ...run, runId: "b", round: 1, waiting: "credits" });
      await finishDiscovery(ctx, { ...run, runId: "c", round: 1 });
      expect(await readUsage(ctx)).toMatchObject({ sourcesActive: 1, discoveryRunsToDate: 9 });
    }));

  it("includes nothing of another workspace", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      await insertSignal(other);
      expect(await readUsage(ctx)).toMatchObject({
        signalsThisMonth: 0,
        sourcesActive: 0,
        postsMonitored: 0,
        postsThisMonth: 0,
      });
    }));

  it("says why work is waiting", () =>
    withRollback(async ({ ctx }) => {
      const { customerId } = ctx;
      await insertCustomer(ctx, { credits: 0 });
      expect(await readUsage(ctx)).toMatchObject({ systemStatus: "out_of_credits" });
      await ctx.db.insert(providerSpend).values({ customerId, day: "2025-11-20", cents: 5_000, calls: 1 });
      expect(await readUsage(ctx)).toMatchObject({ systemStatus: "budget_reached" });
      const unlimited = { ...ctx, customerId: newId() };
      await insertCustomer(unlimited, { credits: 0, planSlug: "internal" });
      expect(await readUsage(unlimited)).toMatchObject({ systemStatus: "operational" });
    }));
});
