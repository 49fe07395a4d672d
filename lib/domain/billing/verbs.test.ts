/** Checkouts, as an admin makes them, and the billing page. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { customers } from "@/db/schema";
import type { Context } from "@/lib/context";
import {
  deliver,
  eventOf,
  inShop,
  insertPayer,
  openShop,
  putPack,
  putSubscription,
  subscribe,
} from "@/tests/factories/billing";
import { codeOf } from "@/tests/factories/code-of";
import { withDatabase } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { confirmCheckout } from "./confirm-checkout";
import { listInvoices } from "./invoices";
import { openBillingPortal } from "./open-portal";
import { listPackPurchases } from "./purchases";
import { readBilling } from "./read-billing";
import { startPackCheckout, startPlanCheckout } from "./start-checkout";

const email = "admin@customer.example";
const starter = { plan: "starter", interval: "month", email } as const;
const customerOf = async ({ db, customerId }: Context) =>
  one(await db.select().from(customers).where(eq(customers.id, customerId)));

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
