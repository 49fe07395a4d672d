import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { customers, destinations, providerSpend, sessions } from "@/db/schema";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import {
  AdminCustomerDetail,
  AdminCustomerQuery,
  listCustomers as contract,
} from "@/lib/contracts/admin-customers";
import { LedgerQuery } from "@/lib/contracts/plan";
import { listLedger } from "@/lib/domain/credits/ledger";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { withRollback } from "@/tests/factories/context";
import { insertActivation, insertDestination, insertSignal } from "@/tests/factories/signals";
import { insertSubscription } from "@/tests/factories/subscription";
import {
  insertCustomer,
  insertPack,
  insertSource,
  insertUser,
  insertWorkspace,
} from "@/tests/factories/workspace";
import { listCustomerLedger } from "./customer-ledger";
import { listCustomers, readCustomer } from "./customers";

const listed = async (ctx: Context, asked: Record<string, string>) =>
  contract.response.parse(await listCustomers(ctx, AdminCustomerQuery.parse(asked)));
const read = async (ctx: Context) =>
  AdminCustomerDetail.parse(await readCustomer(ctx, { id: ctx.customerId }));

describe("the operators' list of workspaces", () => {
  it("has every workspace, newest first, with paging and an exact total", () =>
    withRollback(async ({ ctx, clock }) => {
      const mark = newId();
      const ids: string[] = [];
      for (const name of ["A", "B", "C"]) {
        const place = { ...ctx, customerId: newId() };
        await insertCustomer(place, { name: `${name} ${mark}` });
        ids.unshift(place.customerId);
        clock.advance(1_000);
      }
      const all = await listed(ctx, { q: mark });
      expect(all.data.map(({ id }) => id)).toEqual(ids);
      expect(all).toMatchObject({ total: 3, limit: 25, offset: 0 });
      expect(await listed(ctx, { q: mark, limit: "1", offset: "1" })).toMatchObject({
        data: [{ id: ids[1] }],
        total: 3,
      });
      expect(await listed(ctx, { q: mark, offset: "3" })).toMatchObject({ data: [], total: 3 });
    }));

  it.each([
    [{ q: "ALPHA works" }, ["Alpha works"]],
    [{ q: "beta.example" }, ["Beta 100%"]],
    [{ q: "ben@people" }, ["Beta 100%"]],
    [{ q: "0%" }, ["Beta 100%"]],
    [{ q: "_" }, []],
    [{ plan: "trial" }, ["Alpha works"]],
    [{ lifecycle: "suspended" }, ["Beta 100%"]],
    [{ plan: "trial", lifecycle: "suspended" }, []],
  ])("is filtered by %j", (asked, names) =>
    withRollback(async ({ ctx }) => {
      const [a, b] = [ctx, { ...ctx, customerId: newId() }];
      await insertCustomer(a, { name: "Alpha works", planSlug: "trial" });
      await insertCustomer(b, {
        name: "Beta 100%",
        website: "https://beta.example",
        lifecycle: "suspended",
      });
      await insertUser(b, { email: "ben@people.example" });
      const { data, total } = await listed(ctx, asked);
      const ours = data.filter(({ id }) => [a.customerId, b.customerId].includes(id));
      expect(ours.map(({ name }) => name)).toEqual(names);
      expect(total).toBeGreaterThanOrEqual(names.length);
    }),
  );

  it("counts what belongs to each workspace, in the last 30 days", () =>
    withRollback(async ({ ctx, clock }) => {
      const { source } = await insertWorkspace(ctx, { customer: { name: "Counted" } });
      const other = { ...ctx, customerId: newId() };
      await insertWorkspace(other, { customer: { planSlug: "internal" } });
      await insertSignal(ctx, { sourceId: source.id, createdAt: clock.now() });
      clock.advance(days(31));
      await insertSource(ctx, { key: "paused", isActive: false });
      await insertSource(ctx, { key: "gone", deletedAt: clock.now() });
      await insertSignal(ctx, { sourceId: source.id, createdAt: clock.now() });
      await insertDestination(ctx);
      await insertDestination(ctx, { isActive: false });
      await insertPack(ctx, 70);
      const { id: userId } = await insertUser(ctx);
      const now = clock.now();
      const session = { userId, createdAt: now, lastSeenAt: now, expiresAt: now };
      await ctx.db.insert(sessions).values([
        { ...session, id: newId() },
        // The same person in another workspace is not seen in this one.
        { ...session, id: newId(), customerId: other.customerId, lastSeenAt: new Date(now.getTime() + 1) },
      ]);
      const { data } = await listed(ctx, { q: "Counted" });
      expect(data.find(({ id }) => id === ctx.customerId)).toMatchObject({
        members: 1,
        sources: 1,
        destinations: 1,
        signals30Days: 1,
        // The month's allotment has expired.
        balance: 70,
        paymentState: "none",
        lastSeenAt: now.toISOString(),
      });
      expect(await read(other)).toMatchObject({
        members: 0,
        signals30Days: 0,
        balance: null,
        lastSeenAt: null,
      });
    }));

  it.each([{ plan: "gold" }, { lifecycle: "gone" }, { q: "a\0" }, { q: "x".repeat(201) }, { limit: "101" }])(
    "rejects %j",
    (asked) => {
      expect(AdminCustomerQuery.safeParse(asked).success).toBe(false);
    },
  );
});

describe("a workspace at the desk", () => {
  it("has its admins, caps, packs and usage", () =>
    withRollback(async ({ ctx, clock }) => {
      const { source } = await insertWorkspace(ctx);
      await insertUser(ctx, { email: "admin@people.example", name: "Ada" });
      await insertUser(ctx, { role: "user" });
      await insertPack(ctx, 500);
      const { id: destinationId } = await insertDestination(ctx);
      const kinds = [
        { status: "delivered", deliveredAt: clock.now() },
        { status: "failed", createdAt: clock.now() },
      ] as const;
      for (const change of kinds) {
        const { id: signalId } = await insertSignal(ctx, { sourceId: source.id, createdAt: clock.now() });
        await insertActivation(ctx, { signalId, destinationId, ...change });
      }
      const day = clock.now().toISOString().slice(0, 10);
      await ctx.db.insert(providerSpend).values({ customerId: ctx.customerId, day, cents: 12.5 });
      expect(await read(ctx)).toMatchObject({
        health: "healthy",
        concerns: [],
        admins: [{ email: "admin@people.example", name: "Ada" }],
        members: 2,
        caps: { seats: 10, sources: 50, destinations: 15 },
        packs: [{ credits: 500, remaining: 500, source: "purchase" }],
        subscription: null,
        usage: {
          signalsThisMonth: 2,
          deliveries30Days: 1,
          failedDeliveries30Days: 1,
          providerCents30Days: 12.5,
        },
      });
    }));

  it("says in words what is wrong", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertWorkspace(ctx, { customer: { credits: 0 } });
      await insertDestination(ctx, { isActive: false, pausedReason: "auth" });
      await insertDestination(ctx, { isActive: false, pausedReason: "manual" });
      await insertDestination(ctx, { consecutiveFailures: 19 });
      await insertSubscription(ctx, { status: "past_due", overdueSince: clock.now() });
      clock.advance(days(7));
      expect(await read(ctx)).toMatchObject({
        health: "attention",
        paymentState: "overdue",
        concerns: [
          "A payment is overdue.",
          "No credits are left.",
          "A destination cannot be delivered to.",
          "No signal was found in a week.",
          "It has no members.",
        ],
      });
      await ctx.db.update(destinations).set({ deletedAt: clock.now() });
      await ctx.db
        .update(customers)
        .set({ lifecycle: "suspended", intakePausedAt: clock.now() })
        .where(eq(customers.id, ctx.customerId));
      const { health, paymentState, concerns } = await read(ctx);
      expect([health, paymentState]).toEqual(["inactive", "paused"]);
      expect(concerns).not.toContainEqual(expect.stringContaining("destination"));
    }));

  it("is listed by its health, which the list shows", () =>
    withRollback(async ({ ctx, clock }) => {
      const mark = newId();
      const places = {
        healthy: ctx,
        attention: { ...ctx, customerId: newId() },
        inactive: { ...ctx, customerId: newId() },
      };
      await insertWorkspace(places.healthy, { customer: { name: `a ${mark}` } });
      await insertUser(places.healthy);
      await insertWorkspace(places.attention, { customer: { name: `b ${mark}` } });
      await insertWorkspace(places.inactive, { customer: { name: `c ${mark}`, lifecycle: "suspended" } });
      for (const health of ["healthy", "attention", "inactive"] as const) {
        const { data, total } = await listed(ctx, { q: mark, health });
        expect(data.map(({ id, health }) => [id, health])).toEqual([[places[health].customerId, health]]);
        expect(total).toBe(1);
      }
      const { data } = await listed(ctx, { q: mark, health: "attention" });
      expect(data[0]?.concerns).toEqual(["It has no members."]);
      clock.advance(days(7));
      expect(await listed(ctx, { q: mark, health: "healthy" })).toMatchObject({ total: 0 });
    }));

  it("shows the subscription that is live, whatever ended before", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const earlier = new Date(clock.now().getTime() - days(60));
      await insertSubscription(ctx, { status: "canceled", startedAt: clock.now(), endedAt: clock.now() });
      await insertSubscription(ctx, { status: "incomplete", startedAt: clock.now() });
      expect(await read(ctx)).toMatchObject({ subscription: null, paymentState: "none" });
      await insertSubscription(ctx, { interval: "year", startedAt: earlier, cancelAtPeriodEnd: true });
      expect(await read(ctx)).toMatchObject({
        subscription: { status: "active", interval: "year", cancelAtPeriodEnd: true },
        paymentState: "paid",
      });
    }));

  it("has the ledger that its own members see", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertPack(ctx, 500);
      const query = LedgerQuery.parse({});
      const seen = await listCustomerLedger(ctx, { id: ctx.customerId, ...query });
      expect(seen).toEqual(await listLedger(ctx, query));
      expect(seen.total).toBe(2);
      const packs = await listCustomerLedger(ctx, { id: ctx.customerId, ...query, limit: 1 });
      expect(packs.data).toMatchObject([{ cause: { type: "pack" }, amount: 500 }]);
    }));

  it("is not found under another id", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      expect(await codeOf(readCustomer(ctx, { id: newId() }))).toBe("404 not_found");
      const query = LedgerQuery.parse({});
      expect(await codeOf(listCustomerLedger(ctx, { id: newId(), ...query }))).toBe("404 not_found");
    }));
});
