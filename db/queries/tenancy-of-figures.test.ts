/** Dashboard and usage figures count only rows of their own workspace. */
import { describe, expect, it } from "vitest";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertManySignals } from "@/tests/factories/many-signals";
import { sealSignals, setBlockSize } from "@/tests/factories/signal-blocks";
import { insertActivation, insertEngagement, insertSignal } from "@/tests/factories/signals";
import { answersOf, openTwoWorkspaces, type Question } from "@/tests/factories/two-workspaces";
import { insertIcp, insertSource } from "@/tests/factories/workspace";
import {
  countScoreBuckets,
  countSignalsByDay,
  countSourceSignalsByDay,
  findSignalFigures,
  findSourceFigures,
} from "../signal-index/figures";
import {
  findChecklist,
  findDaySeries,
  findSourceRanking,
  findTopCompanies,
  findWindowFigures,
} from "./dashboard";
import { insertAttempts } from "./delivery-attempts";
import { findFunnel } from "./funnel";
import { findUsage } from "./usage";

/** A workspace with one of everything that is counted, all created now, and a signal from last month. */
async function openBusyWorkspace(ctx: Context) {
  const now = ctx.clock.now();
  const [from, to] = [-1, 1].map((n) => new Date(now.getTime() + days(n)));
  const lastMonth = new Date("2025-10-01");
  await insertIcp(ctx);
  const { id: sourceId } = await insertSource(ctx, { discoveryRuns: 4 });
  const { id: signalId } = await insertSignal(ctx, { sourceId, stage: "won" });
  await insertSignal(ctx, { sourceId, createdAt: lastMonth });
  await insertEngagement(ctx, { sourceId, status: "signal" });
  const sent = await insertActivation(ctx, { signalId, status: "delivered", deliveredAt: now });
  const ofActivation = { id: newId(), activationId: sent.id, destinationId: sent.destinationId, number: 1 };
  const nothing = { status: null, request: null, responseExcerpt: null, error: null, nextAttemptAt: null };
  const attempt = { ...ofActivation, ...nothing, outcome: "failed" as const, durationMs: 5, createdAt: now };
  await insertAttempts(ctx.db, { customerId: ctx.customerId, attempts: [attempt] });
  const months = { lastMonth, thisMonth: new Date("2025-11-01"), nextMonth: new Date("2025-12-01") };
  return { from: from ?? now, to: to ?? now, ...months, limit: 10 };
}
type Ask = Question<Awaited<ReturnType<typeof openBusyWorkspace>>>;

const noFigures = {
  signals: 0,
  buyers: 0,
  avgStrength: 0,
  postsWatched: 0,
  engagements: 0,
  delivered: 0,
  deliveryFailures: 0,
};
const noSteps = {
  hasSource: false,
  hasIcp: false,
  hasDestination: false,
  hasSignal: false,
  hasDelivery: false,
};
const noFunnel = {
  ...{ postsRead: 0, peopleSeen: 0, peopleQualified: 0 },
  ...{ signals: 0, delivered: 0, contacted: 0, won: 0 },
};
const noUsage = {
  signalsThisMonth: 0,
  signalsLastMonth: 0,
  sourcesActive: 0,
  postsMonitored: 0,
  postsThisMonth: 0,
  discoveryRunsToDate: 0,
};

describe("another workspace's rows", () => {
  it.each<[string, Ask, object]>([
    ["findWindowFigures", findWindowFigures, noFigures],
    ["findChecklist", findChecklist, noSteps],
    ["findFunnel", (db, { from, customerId }) => findFunnel(db, { customerId, since: from }), noFunnel],
    ["findUsage", findUsage, noUsage],
  ])("are not counted in the figures of %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openBusyWorkspace, ask);
    expect(stranger).toEqual(nothing);
    for (const [figure, none] of Object.entries(nothing)) expect(owner).not.toHaveProperty(figure, none);
  });

  it.each<[string, Ask]>([
    [
      "findDaySeries",
      async (db, window) => {
        const series = await findDaySeries(db, { ...window, days: [{ date: "today", start: window.from }] });
        return series.flatMap(({ signals, delivered }) => [signals, delivered].filter((count) => count > 0));
      },
    ],
    ["findSourceRanking", async (db, window) => (await findSourceRanking(db, window)).top],
    ["findTopCompanies", async (db, window) => [...(await findTopCompanies(db, window))]],
  ])("are not listed by %s", async (_name, ask) => {
    const { stranger, owner } = await answersOf(openBusyWorkspace, ask);
    expect(stranger).toEqual([]);
    expect(owner).not.toEqual([]);
  });

  it("do not add to what was delivered, even if a signal or a delivery here references one", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const arrived = { status: "delivered" as const, deliveredAt: world.clock.now() };
      const mine = await insertSignal(owner);
      const theirs = await insertSignal(stranger);
      await insertActivation(owner, { ...arrived, signalId: theirs.id });
      await insertActivation(stranger, { ...arrived, signalId: mine.id });
      const asked = { customerId: owner.customerId, since: new Date(0) };
      expect(await findFunnel(world.db, asked)).toMatchObject({ signals: 1, delivered: 0 });
    }));

  it("do not add a source to the top sources, even if a signal here references it", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { customerId } = owner;
      const { id: mine } = await insertSource(owner);
      const { id: theirs } = await insertSource(stranger);
      for (const sourceId of [theirs, mine, theirs]) await insertSignal(owner, { sourceId });
      const window = { customerId, from: new Date(0), to: new Date("2026-01-01"), limit: 10 };
      expect(await findSourceRanking(world.db, window)).toMatchObject({ top: [{ id: mine, signals: 1 }] });
    }));
});

/** All figures counted from a workspace's signals. */
async function readSignalFigures({ db, clock, customerId }: Context) {
  const now = clock.now().getTime();
  const window = { customerId, since: new Date(now - days(13)), until: new Date(now - days(2)) };
  const buckets = await countScoreBuckets(db, window);
  return {
    figures: await findSignalFigures(db, window),
    bySource: [...(await findSourceFigures(db, window))],
    buckets: [...buckets].sort((a, b) => a.bucket - b.bucket),
    bySourceAndDay: (await countSourceSignalsByDay(db, { ...window, starts: [window.since] })).toSorted(
      (a, b) => (a.sourceId < b.sourceId ? -1 : 1),
    ),
    byDay: [...(await countSignalsByDay(db, { ...window, starts: [window.since] }))],
  };
}

it("sealed blocks count only the workspace's own rows, whatever another's blocks contain", () =>
  withRollback(async (world) => {
    const { owner, stranger } = await openTwoWorkspaces(world);
    const both = [owner, stranger];
    for (const each of both) await setBlockSize(each, 32);
    await insertManySignals(owner);
    await insertManySignals(stranger, { strength: 10, icpScore: 95 });
    const byRows = [];
    for (const each of both) byRows.push(await readSignalFigures(each));
    for (const each of both) await sealSignals(each);
    for (const [n, each] of both.entries()) expect(await readSignalFigures(each)).toEqual(byRows[n]);
  }));
