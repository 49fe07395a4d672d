/** The figures of the dashboard and of usage: each counts rows of its workspace alone. */
import { describe, expect, it } from "vitest";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { insertActivation, insertSignal } from "@/tests/factories/signals";
import { answersOf, type Question } from "@/tests/factories/two-workspaces";
import { insertIcp, insertSource } from "@/tests/factories/workspace";
import {
  findChecklist,
  findDaySeries,
  findTopCompanies,
  findTopSources,
  findWindowFigures,
} from "./dashboard";
import { insertAttempts } from "./delivery-attempts";
import { findUsage } from "./usage";

/** A workspace that has one of everything that is counted, all of it now, and a signal of last month. */
async function openBusyWorkspace(ctx: Context) {
  const now = ctx.clock.now();
  const [from, to] = [-1, 1].map((n) => new Date(now.getTime() + days(n)));
  const lastMonth = new Date("2025-10-01");
  await insertIcp(ctx);
  const { id: sourceId } = await insertSource(ctx, { discoveryRuns: 4 });
  const { id: signalId } = await insertSignal(ctx, { sourceId });
  await insertSignal(ctx, { sourceId, createdAt: lastMonth });
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
    ["findUsage", findUsage, noUsage],
  ])("are counted in none of the figures of %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openBusyWorkspace, ask);
    expect(stranger).toEqual(nothing);
    for (const [figure, none] of Object.entries(nothing)) expect(owner).not.toHaveProperty(figure, none);
  });

  it.each<[string, Ask]>([
    ["findDaySeries", async (db, window) => [...(await findDaySeries(db, window))]],
    ["findTopSources", async (db, window) => [...(await findTopSources(db, window))]],
    ["findTopCompanies", async (db, window) => [...(await findTopCompanies(db, window))]],
  ])("are not listed by %s", async (_name, ask) => {
    const { stranger, owner } = await answersOf(openBusyWorkspace, ask);
    expect(stranger).toEqual([]);
    expect(owner).not.toEqual([]);
  });
});
