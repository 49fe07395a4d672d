import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { creditEntries, creditGrants, deliveryAttempts, engagements, providerSpend } from "@/db/schema";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { DashboardOverview } from "@/lib/contracts/dashboard";
import { newId } from "@/lib/ids";
import { utcDay } from "@/lib/utc-day";
import { withRollback } from "@/tests/factories/context";
import {
  insertActivation,
  insertDestination,
  insertPerson,
  insertPost,
  insertSignal,
} from "@/tests/factories/signals";
import { insertCustomer, insertIcp, insertSource } from "@/tests/factories/workspace";
import { readDashboard } from "./overview";

const read = async (ctx: Context, lookBack = 7, timeZone?: string) =>
  DashboardOverview.parse(await readDashboard(ctx, { days: lookBack, timeZone }));

/** Ages in hours, on and around the boundaries of 7-day ranges ending now. */
const ages = [0, 1, 5, 26, 50, 100, 167, 168, 169, 200, 335, 336, 337, 500];

/** A signal, post, engagement, delivery and failed attempt for each age; odd ones belong to another source. */
async function fill(ctx: Context) {
  const sources = [
    await insertSource(ctx, { key: newId(), displayName: "Even" }),
    await insertSource(ctx, { key: newId() }),
  ];
  const destination = await insertDestination(ctx);
  const person = await insertPerson(ctx);
  const facts = [];
  for (const [index, age] of ages.entries()) {
    const createdAt = new Date(ctx.clock.now().getTime() - hours(age));
    const source = sources[index % 2];
    const post = await insertPost(ctx, {
      sourceId: source?.id ?? "",
      createdAt,
      status: index % 3 === 0 ? "screened_out" : "closed",
    });
    const strength = 1 + (index % 10);
    const classification = (["buyer", "influencer", null] as const)[index % 3] ?? null;
    const companyKey = `company ${index % 4}`;
    const signal = await insertSignal(ctx, {
      ...{ postId: post.id, personId: person.id, sourceId: post.sourceId, createdAt, strength },
      ...{ classification, companyKey, companyName: companyKey.toUpperCase() },
    });
    await ctx.db.update(engagements).set({ createdAt }).where(eq(engagements.id, signal.engagementId));
    const isDelivered = index % 2 === 0;
    const { id: activationId } = await insertActivation(ctx, {
      signalId: signal.id,
      destinationId: destination.id,
      status: isDelivered ? "delivered" : "retrying",
      deliveredAt: isDelivered ? createdAt : null,
    });
    for (const outcome of ["failed", "succeeded"] as const) {
      await ctx.db.insert(deliveryAttempts).values({
        ...{ id: newId(), customerId: ctx.customerId, activationId, destinationId: destination.id },
        ...{ number: outcome === "failed" ? 1 : 2, outcome, durationMs: 5, createdAt },
      });
    }
    facts.push({
      index,
      age,
      createdAt,
      strength,
      classification,
      companyKey,
      sourceId: post.sourceId,
      isDelivered,
    });
  }
  return { facts, sources };
}

describe("the dashboard", () => {
  it("says how long after people acted their signals were delivered in the period", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      expect((await read(ctx)).freshness).toBeNull();
      const destination = await insertDestination(ctx);
      const now = ctx.clock.now().getTime();
      const deliver = async (minutesAfter: number, deliveredAgo = hours(1)) => {
        const deliveredAt = new Date(now - deliveredAgo);
        const occurredAt = new Date(deliveredAt.getTime() - minutesAfter * 60_000);
        const signal = await insertSignal(ctx, { occurredAt });
        const ids = { signalId: signal.id, destinationId: destination.id };
        await insertActivation(ctx, { ...ids, status: "delivered", deliveredAt });
      };
      for (const minutes of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100]) await deliver(minutes);
      // Delivered before the period, and a clock that ran ahead.
      await deliver(10_000, days(8));
      expect((await read(ctx)).freshness).toEqual({ p50: 6 * 60, p90: 10 * 60 });
      await deliver(-1);
      expect((await read(ctx)).freshness?.p50).toBe(5.5 * 60);
    }));

  it("counts its own items in the current and previous period", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      await fill(other);
      const { facts, sources } = await fill(ctx);
      const inWindow = (window: number) =>
        facts.filter(({ createdAt }) => {
          const age = ctx.clock.now().getTime() - createdAt.getTime();
          return age > days(7) * window && age <= days(7) * (window + 1);
        });
      const figure = (count: (rows: typeof facts) => number) => ({
        value: count(inWindow(0)),
        previous: count(inWindow(1)),
      });
      const mean = (numbers: number[]) =>
        Math.round((numbers.reduce((sum, n) => sum + n, 0) / numbers.length) * 10) / 10;
      const { kpis, series, topSources, topCompanies } = await read(ctx);
      expect(kpis).toEqual({
        signals: figure((rows) => rows.length),
        buyers: figure((rows) => rows.filter(({ classification }) => classification === "buyer").length),
        avgStrength: figure((rows) => mean(rows.map(({ strength }) => strength))),
        postsWatched: figure((rows) => rows.filter(({ index }) => index % 3 !== 0).length),
        engagements: figure((rows) => rows.length),
        delivered: figure((rows) => rows.filter(({ isDelivered }) => isDelivered).length),
        deliveryFailures: figure((rows) => rows.length),
      });
      expect(inWindow(0).length).toBeGreaterThan(5);
      expect(inWindow(1).length).toBeGreaterThan(2);

      expect(series.map(({ date }) => date)).toEqual(
        Array.from({ length: 8 }, (_, n) => utcDay(new Date(ctx.clock.now().getTime() - days(7 - n)))),
      );
      for (const { date, signals, delivered } of series) {
        const rows = inWindow(0).filter(({ createdAt }) => utcDay(createdAt) === date);
        expect({ date, signals, delivered }).toEqual({
          date,
          signals: rows.length,
          delivered: rows.filter(({ isDelivered }) => isDelivered).length,
        });
      }
      const bySource = sources.map(({ id }) => inWindow(0).filter(({ sourceId }) => sourceId === id));
      expect(topSources.map(({ id, signals }) => [id, signals])).toEqual(
        sources
          .map(({ id }, n) => [id, bySource[n]?.length ?? 0] as const)
          .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)),
      );
      const companyCount = (key: string) => inWindow(0).filter(({ companyKey }) => companyKey === key).length;
      for (const { companyKey, companyName, signals, people } of topCompanies) {
        expect({ companyName, signals, people }).toEqual({
          companyName: companyKey.toUpperCase(),
          signals: companyCount(companyKey),
          people: 1,
        });
      }
      expect(topCompanies).toHaveLength(4);
    }));

  it("shows what the top sources cost, and those that cost and led to no signal, unless they are deleted", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const at = (age: number) => new Date(clock.now().getTime() - hours(age));
      const spend = (sourceId: string, burned: number, age = 1) =>
        db.insert(creditEntries).values({
          ...{ id: newId(), customerId: ctx.customerId, kind: "settle", amount: 0, burned },
          ...{ cause: newId(), sourceId, createdAt: at(age) },
        });
      const source = (key: string, change = {}) => insertSource(ctx, { key, displayName: key, ...change });
      const [earns, costs, costsMore] = [await source("a"), await source("b"), await source("c")];
      const [deleted, earlier] = [await source("d", { deletedAt: clock.now() }), await source("e")];
      for (let n = 0; n < 3; n++) await insertSignal(ctx, { sourceId: earns.id, createdAt: at(1) });
      await insertSignal(ctx, { sourceId: earlier.id, createdAt: at(200) });
      await spend(earns.id, 9);
      await spend(earns.id, 1);
      await spend(earns.id, 500, 200);
      await spend(costs.id, 40);
      await spend(costsMore.id, 41);
      await spend(deleted.id, 90);
      await spend(earlier.id, 7);
      const { topSources, costlySources } = await read(ctx);
      expect(topSources).toMatchObject([
        { id: earns.id, signals: 3, creditsSpent: 10, creditsPerSignal: 3.3 },
      ]);
      expect(costlySources.map(({ id, creditsSpent }) => [id, creditsSpent])).toEqual([
        [costsMore.id, 41],
        [costs.id, 40],
        [earlier.id, 7],
      ]);
    }));

  it.each([1, 7, 30, 90])("has a row for each UTC day in a range of %i days", (lookBack) =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const { series, days: answered } = await read(ctx, lookBack);
      expect(answered).toBe(lookBack);
      expect(series).toHaveLength(lookBack + 1);
      expect(new Set(series.map(({ date }) => date)).size).toBe(lookBack + 1);
      expect(series.at(-1)?.date).toBe(utcDay(clock.now()));
    }),
  );

  it("has the last days of a time zone, with what happened on them there", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const { id: destinationId } = await insertDestination(ctx);
      const timeZone = "Asia/Tokyo";
      clock.advance(hours(1));
      const midnight = new Date(`${utcDay(clock.now())}T15:00:00Z`).getTime();
      // The last midnight in Tokyo.
      const today = midnight <= clock.now().getTime() ? midnight : midnight - days(1);
      for (const at of [today, today - 1, today - days(6), today - days(6) - 1]) {
        const moment = new Date(at);
        const signal = await insertSignal(ctx, { createdAt: moment });
        await insertActivation(ctx, {
          ...{ signalId: signal.id, destinationId, status: "delivered", deliveredAt: moment },
        });
      }
      const { series } = await read(ctx, 7, timeZone);
      expect(series.map(({ signals, delivered }) => [signals, delivered])).toEqual([
        [1, 1],
        ...Array.from({ length: 4 }, () => [0, 0]),
        [1, 1],
        [1, 1],
      ]);
      // In Tokyo, the day that began then is nine hours ahead of UTC.
      expect(series.at(-1)?.date).toBe(utcDay(new Date(today + hours(9))));
    }));

  it("shows no source of another workspace, even if its own signals reference one", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const { id: sourceId } = await insertSource(other);
      const createdAt = new Date(ctx.clock.now().getTime() - hours(1));
      await insertSignal(ctx, { sourceId, createdAt });
      expect(await read(ctx)).toMatchObject({ kpis: { signals: { value: 1 } }, topSources: [] });
    }));

  it("shows a new workspace zeros and every step to do", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { kpis, checklist, topSources, topCompanies, waiting } = await read(ctx);
      for (const kpi of Object.values(kpis)) expect(kpi).toEqual({ value: 0, previous: 0 });
      expect(Object.values(checklist)).toEqual([false, false, false, false, false]);
      expect({ topSources, topCompanies, waiting }).toEqual({
        topSources: [],
        topCompanies: [],
        waiting: null,
      });
    }));

  it("checks off each step once it is done", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const steps = async () =>
        Object.entries((await read(ctx)).checklist).flatMap(([step, done]) => (done ? step : []));
      const { id: sourceId } = await insertSource(ctx);
      expect(await steps()).toEqual(["hasSource"]);
      await insertIcp(ctx);
      await insertDestination(ctx, { isActive: false, deletedAt: ctx.clock.now() });
      expect(await steps()).toEqual(["hasSource", "hasIcp"]);
      const { id: destinationId } = await insertDestination(ctx);
      expect(await steps()).toEqual(["hasSource", "hasIcp", "hasDestination"]);
      const { id: signalId } = await insertSignal(ctx, { sourceId });
      expect(await steps()).toEqual(["hasSource", "hasIcp", "hasDestination", "hasSignal"]);
      await insertActivation(ctx, { signalId, destinationId, status: "delivered" });
      expect(await steps()).toEqual(["hasSource", "hasIcp", "hasDestination", "hasSignal", "hasDelivery"]);
    }));

  it("shows why the pipeline is waiting", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx, { dailyBudgetCapCents: 100 });
      await db.update(creditGrants).set({ remaining: 0 });
      expect((await read(ctx)).waiting).toBe("credits");
      const day = utcDay(clock.now());
      await db.insert(providerSpend).values({ customerId: ctx.customerId, day, cents: 100, calls: 9 });
      expect((await read(ctx)).waiting).toBe("budget");
      clock.advance(days(1));
      expect((await read(ctx)).waiting).toBe("credits");
    }));
});
