/** Checkouts, changes and cancellations, as an admin makes them. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents, customers, subscriptions } from "@/db/schema";
import type { Context } from "@/lib/context";
import { readCreditSummary } from "@/lib/domain/credits/summary";
import { deliver, eventOf, insertPayer, openShop, putPack, putSubscription } from "@/tests/factories/billing";
import { codeOf } from "@/tests/factories/code-of";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertUser } from "@/tests/factories/workspace";
import { cancelToTrial, keepPlan } from "./cancel";
import { changePlan, previewPlanChange } from "./change-plan";
import { confirmCheckout } from "./confirm-checkout";
import { listInvoices } from "./invoices";
import { openBillingPortal } from "./open-portal";
import { listPackPurchases } from "./purchases";
import { readBilling } from "./read-billing";
import { startPackCheckout, startPlanCheckout } from "./start-checkout";

const email = "admin@customer.example";
const starter = { plan: "starter", interval: "month", email } as const;
const growth = { plan: "growth", interval: "month" } as const;

/** A workspace on the starter plan by its subscription, and its admin. */
async function subscribe(shop: Shop) {
  const payer = await insertPayer(shop);
  const subscription = putSubscription(shop, payer.ctx);
  await deliver(shop, eventOf("customer.subscription.created", "subscription", subscription));
  const { id: userId } = await insertUser(payer.ctx, { role: "admin" });
  const ctx: Context = { ...payer.ctx, actor: { kind: "user", userId } };
  return { ctx, subscription, event: eventOf("customer.subscription.updated", "subscription", subscription) };
}

type Shop = ReturnType<typeof openShop>;

const inShop = (body: (shop: Shop, world: TestWorld) => Promise<void>) => () =>
  withRollback((world) => body(openShop(world), world));
const rowOf = async ({ db, customerId }: Context) =>
  one(await db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId)));
const customerOf = async ({ db, customerId }: Context) =>
  one(await db.select().from(customers).where(eq(customers.id, customerId)));
const actionsOf = async ({ db, customerId }: Context) =>
  (await db.select().from(auditEvents).where(eq(auditEvents.customerId, customerId)))
    .map(({ action, actorUserId }) => `${action}${actorUserId ? " by user" : ""}`)
    .sort();

describe("canceling to trial", () => {
  it(
    "keeps everything until the period ends, and moves to trial by the event then",
    inShop(async (shop) => {
      const { ctx, subscription, event } = await subscribe(shop);
      expect(await cancelToTrial(ctx)).toMatchObject({
        status: "scheduled",
        downgradeTo: "trial",
        cancelAtPeriodEnd: true,
        effectiveAt: subscription.periodEnd.toISOString(),
      });
      expect(await customerOf(ctx)).toMatchObject({ planSlug: "starter" });
      expect(await rowOf(ctx)).toMatchObject({ cancelAtPeriodEnd: true, downgradeTo: "trial" });
      Object.assign(shop.processor.subscriptions.get(subscription.id) ?? {}, { status: "canceled" });
      await deliver(shop, event);
      expect(await customerOf(ctx)).toMatchObject({ planSlug: "trial", periodEnd: null });
      expect(await rowOf(ctx)).toMatchObject({ status: "canceled", isSettled: true });
      expect(await actionsOf(ctx)).toEqual([
        "plan.cancellation_scheduled by user",
        "plan.changed",
        "plan.downgraded",
      ]);
    }),
  );

  it(
    "is refused without a plan, without a subscription and when repeated",
    inShop(async (shop, { db }) => {
      const { ctx } = await subscribe(shop);
      const trial = await insertPayer(shop);
      expect(await codeOf(cancelToTrial(trial.ctx))).toBe("409 no_active_subscription");
      await db.update(customers).set({ planSlug: null }).where(eq(customers.id, trial.ctx.customerId));
      expect(await codeOf(cancelToTrial(trial.ctx))).toBe("404 not_found");
      await cancelToTrial(ctx);
      expect(await codeOf(cancelToTrial(ctx))).toBe("409 already_scheduled");
    }),
  );

  it(
    "changes nothing if the processor fails",
    inShop(async (shop) => {
      const { ctx } = await subscribe(shop);
      const before = [await rowOf(ctx), await actionsOf(ctx)];
      shop.processor.fails = "unavailable";
      expect(await codeOf(cancelToTrial(ctx))).toBe("500 payment_processor_failed");
      expect([await rowOf(ctx), await actionsOf(ctx)]).toEqual(before);
      const unconfigured = { ...ctx, ports: { ...ctx.ports, payments: null } };
      expect(await codeOf(cancelToTrial(unconfigured))).toBe("500 payment_processor_failed");
    }),
  );

  it("succeeds once for two requests at once", () =>
    withDatabase(async (world) => {
      const shop = openShop(world);
      const { ctx } = await subscribe(shop);
      const answers = await Promise.all(
        [1, 2].map(() =>
          cancelToTrial(ctx).then(
            ({ status }) => status,
            ({ code }) => code,
          ),
        ),
      );
      expect(answers.sort()).toEqual(["already_scheduled", "scheduled"]);
      expect(shop.processor.calls.filter((call) => call.startsWith("scheduleEnd"))).toHaveLength(1);
    }));

  it(
    "is undone until the period ends, and can be scheduled again",
    inShop(async (shop) => {
      const { ctx } = await subscribe(shop);
      expect(await codeOf(keepPlan(ctx))).toBe("409 not_scheduled");
      await cancelToTrial(ctx);
      shop.clock.advance(1_000);
      expect((await keepPlan(ctx)).subscription).toMatchObject({
        cancelAtPeriodEnd: false,
        downgradeTo: null,
      });
      shop.clock.advance(1_000);
      await cancelToTrial(ctx);
      expect(await rowOf(ctx)).toMatchObject({ cancelAtPeriodEnd: true });
      const trial = await insertPayer(shop);
      expect(await codeOf(keepPlan(trial.ctx))).toBe("409 no_active_subscription");
    }),
  );
});

describe("changing the plan", () => {
  it(
    "applies now, once, by the person who asked, and keeps a subscription that was ending",
    inShop(async (shop) => {
      const { ctx, event } = await subscribe(shop);
      await cancelToTrial(ctx);
      shop.clock.advance(1_000);
      expect(await changePlan(ctx, growth)).toMatchObject({
        slug: "growth",
        subscription: { cancelAtPeriodEnd: false, downgradeTo: null },
      });
      await deliver(shop, event);
      expect(await actionsOf(ctx)).toEqual([
        "plan.cancellation_scheduled by user",
        "plan.changed",
        "plan.changed by user",
      ]);
    }),
  );

  it(
    "to the year shows the year's price",
    inShop(async (shop) => {
      const { ctx } = await subscribe(shop);
      expect(await changePlan(ctx, { plan: "starter", interval: "year" })).toMatchObject({
        slug: "starter",
        priceCents: 95_000,
        interval: "year",
      });
    }),
  );

  it(
    "to a smaller plan costs and returns nothing now, and leaves the period's credits",
    inShop(async (shop) => {
      const { ctx } = await subscribe(shop);
      await changePlan(ctx, growth);
      const { balance } = await readCreditSummary(ctx);
      const starter = { plan: "starter", interval: "month" } as const;
      expect(await previewPlanChange(ctx, starter)).toMatchObject({ dueCents: 0, creditCents: 0 });
      expect(await changePlan(ctx, starter)).toMatchObject({ slug: "starter" });
      expect((await readCreditSummary(ctx)).balance).toBe(balance);
      await changePlan(ctx, growth);
      expect(shop.processor.proration).toEqual([true, false, false]);
      expect((await readCreditSummary(ctx)).balance).toBe(balance);
      await changePlan(ctx, starter);
      const yearly = { plan: "growth", interval: "year" } as const;
      await changePlan(ctx, yearly);
      expect(await codeOf(changePlan(ctx, starter))).toBe("409 plan_unavailable");
      expect(shop.processor.proration.at(-1)).toBe(true);
    }),
  );

  it(
    "is previewed with its consequences",
    inShop(async (shop) => {
      const { ctx } = await subscribe(shop);
      expect(await previewPlanChange(ctx, growth)).toMatchObject({
        dueCents: 10_000,
        creditCents: 2_500,
        nextInvoiceAt: "2025-12-20T15:00:00.000Z",
        consequences: { plan: "growth" },
      });
    }),
  );

  it(
    "is refused to the same plan, without a subscription, while overdue, and if the processor fails",
    inShop(async (shop) => {
      const { ctx, subscription, event } = await subscribe(shop);
      const trial = await insertPayer(shop);
      expect(await codeOf(changePlan(ctx, starter))).toBe("409 plan_unavailable");
      expect(await codeOf(changePlan(trial.ctx, growth))).toBe("409 no_active_subscription");
      shop.processor.fails = "rejected";
      expect(await codeOf(changePlan(ctx, growth))).toBe("500 payment_processor_failed");
      expect(await customerOf(ctx)).toMatchObject({ planSlug: "starter" });
      shop.processor.fails = null;
      subscription.status = "past_due";
      await deliver(shop, event);
      expect(await codeOf(changePlan(ctx, growth))).toBe("409 payment_overdue");
    }),
  );
});

describe("starting a checkout", () => {
  it(
    "of a plan needs a workspace without a subscription, also if its event is late",
    inShop(async (shop) => {
      const { ctx } = await insertPayer(shop);
      expect(await startPlanCheckout(ctx, starter)).toEqual({ url: "https://pay.example/cs_opened" });
      putSubscription(shop, ctx, { plan: "growth" });
      expect(await codeOf(startPlanCheckout(ctx, starter))).toBe("409 already_subscribed");
      expect(await customerOf(ctx)).toMatchObject({ planSlug: "growth" });
      expect(await codeOf(startPlanCheckout(ctx, starter))).toBe("409 already_subscribed");
    }),
  );

  it(
    "of a pack needs a plan with packs",
    inShop(async (shop) => {
      const trial = await insertPayer(shop);
      const pack = { pack: "pack_1000", email } as const;
      expect(await codeOf(startPackCheckout(trial.ctx, pack))).toBe("409 packs_unavailable");
      const { ctx } = await subscribe(shop);
      expect(await startPackCheckout(ctx, pack)).toEqual({ url: "https://pay.example/cs_opened" });
    }),
  );

  it(
    "is not possible without payments",
    inShop(async (shop) => {
      const { ctx } = await insertPayer(shop);
      const unconfigured = { ...ctx, ports: { ...ctx.ports, payments: null } };
      expect(await codeOf(startPlanCheckout(unconfigured, starter))).toBe("503 not_configured");
    }),
  );

  it("creates the payment customer once for concurrent requests", () =>
    withDatabase(async (world) => {
      const shop = openShop(world);
      const { ctx } = await insertPayer(shop, { paymentCustomerId: null });
      await Promise.all(Array.from({ length: 5 }, () => startPlanCheckout(ctx, starter)));
      expect(shop.processor.calls.filter((call) => call.startsWith("createCustomer"))).toHaveLength(1);
      expect(await customerOf(ctx)).toMatchObject({ paymentCustomerId: `cus_${ctx.customerId}` });
    }));
});

describe("confirming a checkout", () => {
  it(
    "grants a pack before its event comes, which then changes nothing",
    inShop(async (shop) => {
      const { ctx } = await subscribe(shop);
      const { checkout } = putPack(shop, ctx);
      const session = checkout.id;
      expect(await confirmCheckout(ctx, { session })).toEqual({ isPaid: true, plan: null, credits: 1_000 });
      await deliver(shop, eventOf("checkout.session.completed", "checkout", checkout));
      expect((await listPackPurchases(ctx, { limit: 10 })).data).toMatchObject([
        { credits: 1_000, remaining: 1_000, status: "paid", refundStatus: "none" },
      ]);
    }),
  );

  it(
    "gives the plan, and is not possible with another workspace's session or payment",
    inShop(async (shop) => {
      const { ctx } = await insertPayer(shop);
      const stranger = await insertPayer(shop);
      const subscription = putSubscription(shop, ctx);
      const { checkout, payment } = putPack(shop, ctx, {
        checkout: { pack: null, subscriptionId: subscription.id },
      });
      for (const session of [checkout.id, payment.id, "cs_unknown"]) {
        expect(await codeOf(confirmCheckout(stranger.ctx, { session }))).toBe("404 not_found");
      }
      expect(await customerOf(ctx)).toMatchObject({ planSlug: "trial" });
      const plan = { isPaid: true, plan: "starter", credits: null };
      expect(await confirmCheckout(ctx, { session: checkout.id })).toEqual(plan);
    }),
  );
});

describe("the billing page", () => {
  it(
    "shows the subscription, the next invoice and the card",
    inShop(async (shop) => {
      const { ctx, subscription } = await subscribe(shop);
      expect(await readBilling(ctx)).toMatchObject({
        processor: "test",
        paymentState: "paid",
        graceEndsAt: null,
        subscription: { plan: "starter", currentPeriodEnd: subscription.periodEnd.toISOString() },
        nextInvoice: { amountCents: 9_900 },
        paymentMethod: { last4: "4242" },
        isProcessorAvailable: true,
      });
      expect((await listInvoices(ctx, { limit: 12 })).data).toMatchObject([
        { number: "A-1", amountCents: 9_900 },
      ]);
      expect(await openBillingPortal(ctx)).toEqual({ url: "https://pay.example/portal" });
    }),
  );

  it(
    "survives an outage of the processor; the invoices do not",
    inShop(async (shop) => {
      const { ctx } = await subscribe(shop);
      shop.processor.fails = "unavailable";
      expect(await readBilling(ctx)).toMatchObject({
        subscription: { plan: "starter" },
        nextInvoice: null,
        paymentMethod: null,
        isProcessorAvailable: false,
      });
      expect(await codeOf(listInvoices(ctx, { limit: 12 }))).toBe("500 payment_processor_failed");
    }),
  );

  it(
    "is empty for a workspace that never paid",
    inShop(async (shop) => {
      const { ctx } = await insertPayer(shop, { paymentCustomerId: null });
      expect(await readBilling(ctx)).toMatchObject({ paymentState: "none", subscription: null });
      expect(await listInvoices(ctx, { limit: 12 })).toEqual({ data: [] });
      expect(await listPackPurchases(ctx, { limit: 12 })).toEqual({ data: [] });
      expect(await codeOf(openBillingPortal(ctx))).toBe("409 no_active_subscription");
      expect(shop.processor.calls).toEqual([]);
    }),
  );
});
