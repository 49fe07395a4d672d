/** Overdue payments, and what the hourly sweep carries out. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { policy } from "@/db/policy";
import { auditEvents, customers, packPurchases, subscriptions } from "@/db/schema";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { Mail } from "@/lib/mail/mail";
import { deliver, eventOf, insertPayer, openShop, putPack, putSubscription } from "@/tests/factories/billing";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertUser } from "@/tests/factories/workspace";
import { readBilling } from "./read-billing";
import { pauseOverdue, readPendingPurchases, readSubscriptions } from "./sweep";
import { listPayers, warnOfOverdue } from "./warn-of-overdue";

type Shop = ReturnType<typeof openShop>;

const inShop = (body: (shop: Shop) => Promise<void>) => () => withRollback((world) => body(openShop(world)));

async function subscribe(shop: Shop) {
  const { ctx } = await insertPayer(shop);
  const subscription = putSubscription(shop, ctx);
  const about = (type: string) => eventOf(type, "subscription", subscription);
  await deliver(shop, about("customer.subscription.created"));
  return { ctx, subscription, about };
}

const customerOf = async ({ db, customerId }: Context) =>
  one(await db.select().from(customers).where(eq(customers.id, customerId)));
const rowOf = async ({ db }: Context, id: string) =>
  one(await db.select().from(subscriptions).where(eq(subscriptions.id, id)));
const actionsOf = async ({ db, customerId }: Context) =>
  (
    await db.select().from(auditEvents).where(eq(auditEvents.customerId, customerId)).orderBy(auditEvents.id)
  ).map(({ action }) => action);

describe("an overdue payment", () => {
  it(
    "has days of grace from the first failure, then pauses the intake once, until it is paid",
    inShop(async (shop) => {
      const { ctx, subscription, about } = await subscribe(shop);
      subscription.status = "past_due";
      const failedAt = shop.clock.now();
      await deliver(shop, about("invoice.payment_failed"));
      shop.clock.advance(days(3));
      await deliver(shop, about("invoice.payment_failed"));
      expect(await readBilling(ctx)).toMatchObject({
        paymentState: "overdue",
        graceEndsAt: new Date(failedAt.getTime() + days(policy.paymentGraceDays)).toISOString(),
      });
      expect(await pauseOverdue(shop.system)).toEqual({ paused: 0 });
      shop.clock.advance(days(4));
      expect(await pauseOverdue(shop.system)).toEqual({ paused: 1 });
      expect(await pauseOverdue(shop.system)).toEqual({ paused: 0 });
      expect(await readBilling(ctx)).toMatchObject({ paymentState: "paused" });
      expect(await customerOf(ctx)).toMatchObject({ planSlug: "starter", intakePausedAt: shop.clock.now() });
      subscription.status = "active";
      await deliver(shop, about("invoice.paid"));
      expect(await readBilling(ctx)).toMatchObject({ paymentState: "paid", graceEndsAt: null });
      expect((await customerOf(ctx)).intakePausedAt).toBeNull();
      expect(await actionsOf(ctx)).toEqual([
        "plan.changed",
        "billing.overdue",
        "billing.overdue",
        "billing.recovered",
      ]);
    }),
  );

  it(
    "is mailed to each admin at its start and at the end of grace, unless it was paid",
    inShop(async (shop) => {
      const sent: Mail[] = [];
      const ports = { ...shop.system.ports, mailer: { send: async (mail: Mail) => void sent.push(mail) } };
      const { ctx: of, subscription, about } = await subscribe(shop);
      const ctx = { ...of, ports };
      const admin = await insertUser(ctx, { role: "admin" });
      await insertUser(ctx, { role: "manager" });
      const { customerId } = ctx;
      const said = { customerId, subscriptionId: subscription.id, isPaused: false };
      subscription.status = "past_due";
      await deliver(shop, about("invoice.payment_failed"));
      await deliver(shop, about("customer.subscription.updated"));
      const told = shop.announced.filter(({ name }) => name === "billing/payment.overdue");
      expect(told.map(({ data }) => data)).toEqual([said]);
      expect(await listPayers(ctx)).toEqual([admin.email]);
      await warnOfOverdue(ctx, { ...said, to: admin.email });
      await warnOfOverdue(ctx, { ...said, isPaused: true, to: admin.email });
      expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
        [admin.email, "A payment for Test workspace failed"],
        [admin.email, "Test workspace is paused"],
      ]);
      subscription.status = "active";
      await deliver(shop, about("invoice.paid"));
      await warnOfOverdue(ctx, { ...said, to: admin.email });
      expect(sent).toHaveLength(2);
    }),
  );

  it(
    "that is never paid ends the subscription, and nothing stays paused",
    inShop(async (shop) => {
      const { ctx, subscription, about } = await subscribe(shop);
      subscription.status = "past_due";
      await deliver(shop, about("invoice.payment_failed"));
      shop.clock.advance(days(8));
      await pauseOverdue(shop.system);
      subscription.status = "unpaid";
      await deliver(shop, about("customer.subscription.updated"));
      expect(await customerOf(ctx)).toMatchObject({ planSlug: "trial", intakePausedAt: null });
    }),
  );

  it(
    "gives no new allotment before it is paid",
    inShop(async (shop) => {
      const { ctx, subscription, about } = await subscribe(shop);
      const { periodEnd } = subscription;
      shop.clock.advance(days(30));
      Object.assign(subscription, {
        status: "past_due",
        periodStart: periodEnd,
        periodEnd: shop.clock.now(),
      });
      await deliver(shop, about("invoice.payment_failed"));
      expect(await customerOf(ctx)).toMatchObject({ periodEnd });
    }),
  );
});

describe("two subscriptions of one workspace", () => {
  it(
    "leave the first, and the second ends at the processor and is refunded once",
    inShop(async (shop) => {
      const { ctx, subscription: first, about } = await subscribe(shop);
      shop.clock.advance(hours(1));
      const second = putSubscription(shop, ctx, { plan: "growth" });
      await deliver(shop, eventOf("customer.subscription.created", "subscription", second));
      expect(shop.processor.subscriptions.get(second.id)?.status).toBe("canceled");
      await deliver(shop, eventOf("customer.subscription.deleted", "subscription", second));
      await deliver(shop, about("customer.subscription.updated"));
      expect(await customerOf(ctx)).toMatchObject({ planSlug: "starter" });
      expect(await rowOf(ctx, first.id)).toMatchObject({ status: "active", isSettled: false });
      expect(await rowOf(ctx, second.id)).toMatchObject({ status: "canceled", isSettled: true });
      expect(await actionsOf(ctx)).toEqual(["plan.changed", "billing.duplicate_refunded"]);
      expect(shop.processor.calls.filter((call) => call.startsWith("refundSubscription"))).toHaveLength(1);
    }),
  );
});

describe("the sweep", () => {
  it(
    "carries out an end that no event told of, once",
    inShop(async (shop) => {
      const { ctx, subscription, about } = await subscribe(shop);
      Object.assign(subscription, { cancelAtPeriodEnd: true, downgradeTo: "trial" });
      await deliver(shop, about("customer.subscription.updated"));
      subscription.status = "canceled";
      expect(await readSubscriptions(shop.system)).toEqual({ read: 0, failed: 0 });
      shop.clock.advance(subscription.periodEnd.getTime() - shop.clock.now().getTime());
      expect(await readSubscriptions(shop.system)).toEqual({ read: 1, failed: 0 });
      expect(await customerOf(ctx)).toMatchObject({ planSlug: "trial" });
      expect(await readSubscriptions(shop.system)).toEqual({ read: 0, failed: 0 });
      await deliver(shop, about("customer.subscription.deleted"));
      expect((await actionsOf(ctx)).filter((action) => action === "plan.downgraded")).toHaveLength(1);
    }),
  );

  it(
    "reads each subscription once a day, and goes on after a failure until the processor seems down",
    inShop(async (shop) => {
      for (let n = 0; n < 7; n++) await subscribe(shop);
      shop.clock.advance(days(1));
      shop.processor.fails = "unavailable";
      expect(await readSubscriptions(shop.system)).toEqual({ read: 0, failed: 5 });
      shop.processor.fails = null;
      expect(await readSubscriptions(shop.system)).toEqual({ read: 7, failed: 0 });
      expect(await readSubscriptions(shop.system)).toEqual({ read: 0, failed: 0 });
    }),
  );

  it(
    "decides a pending purchase",
    inShop(async (shop) => {
      const { ctx } = await subscribe(shop);
      const { checkout, payment } = putPack(shop, ctx, {
        checkout: { isPaid: false },
        payment: { status: "pending" },
      });
      await deliver(shop, eventOf("checkout.session.completed", "checkout", checkout));
      shop.clock.advance(hours(1));
      payment.status = "failed";
      expect(await readPendingPurchases(shop.system)).toEqual({ read: 1, failed: 0 });
      const rows = await ctx.db
        .select()
        .from(packPurchases)
        .where(eq(packPurchases.customerId, ctx.customerId));
      expect(rows).toMatchObject([{ status: "failed", paidAt: null }]);
      expect(await readPendingPurchases(shop.system)).toEqual({ read: 0, failed: 0 });
    }),
  );
});
