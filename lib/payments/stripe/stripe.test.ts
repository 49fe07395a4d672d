import { describe, expect, it } from "vitest";
import { packs } from "@/db/packs";
import { fixedClock } from "@/lib/clock";
import { type PaymentsScene, withPayments } from "@/tests/factories/payments";
import type { PackPrice, PlanPrice } from "../payments";

const at = "2026-03-31T12:00:00Z";
const returns = {
  successUrl: "http://localhost:3000/done?s={CHECKOUT_SESSION_ID}",
  cancelUrl: "http://localhost:3000/",
};
const plan = (plan: PlanPrice["plan"], interval: PlanPrice["interval"], cents: number): PlanPrice => ({
  plan,
  name: plan,
  interval,
  cents,
  currency: "usd",
});
const starter = plan("starter", "month", 9_900);
const growth = plan("growth", "month", 29_900);
const growthYear = plan("growth", "year", 287_000);
const [small] = packs;
if (!small) throw new Error("No packs");
const pack: PackPrice = {
  pack: small.slug,
  credits: small.credits,
  cents: small.priceCents,
  currency: "usd",
};

async function newCustomer({ payments }: PaymentsScene, workspaceId = "w1") {
  const { id } = await payments.createCustomer({ workspaceId, name: "Acme", email: "a@acme.example" });
  return id;
}

/** A customer who has subscribed to a plan with a card. */
async function subscribe(scene: PaymentsScene, price = starter, card = "4242 4242 4242 4242") {
  const { payments, standIn } = scene;
  const paymentCustomerId = await newCustomer(scene);
  const { id } = await payments.openPlanCheckout({ paymentCustomerId, price, key: "k1", ...returns });
  standIn.pay(id, { card });
  const [subscription] = await payments.findSubscriptions(paymentCustomerId);
  if (!subscription) throw new Error("No subscription");
  return { ...subscription, checkout: id, customer: paymentCustomerId };
}

/** A customer who has bought a pack. */
async function buyPack(scene: PaymentsScene) {
  const { payments, standIn } = scene;
  const paymentCustomerId = await newCustomer(scene);
  const { id } = await payments.openPackCheckout({ paymentCustomerId, price: pack, key: "p1", ...returns });
  standIn.pay(id);
  const checkout = await payments.readCheckout(id);
  return { checkout: id, customer: paymentCustomerId, payment: checkout?.paymentId ?? "" };
}

describe("plans", () => {
  it("starts a subscription by a checkout and reads it back", () =>
    withPayments(
      async (scene) => {
        const { id, checkout, customer } = await subscribe(scene, growthYear);
        const found = await scene.payments.readSubscription(id);
        expect(found).toEqual({
          id,
          paymentCustomerId: customer,
          status: "active",
          plan: "growth",
          interval: "year",
          periodStart: new Date(at),
          periodEnd: new Date("2027-03-31T12:00:00Z"),
          cancelAtPeriodEnd: false,
          downgradeTo: null,
          startedAt: new Date(at),
          endedAt: null,
          isDuplicate: false,
        });
        expect(await scene.payments.readCheckout(checkout)).toMatchObject({
          pack: null,
          isPaid: true,
          subscriptionId: id,
          paymentCustomerId: customer,
        });
      },
      { clock: fixedClock(at) },
    ));

  it("charges the difference at once when the price changes", () =>
    withPayments(
      async (scene) => {
        const { payments } = scene;
        const { id } = await subscribe(scene);
        const change = { subscriptionId: id, price: growth, isProrated: true };
        expect(await payments.previewChange(change)).toEqual({
          dueCents: 20_000,
          creditCents: 0,
          currency: "usd",
          nextInvoiceAt: new Date("2026-04-30T12:00:00Z"),
        });
        expect(await payments.changePlan({ ...change, key: "c1" })).toMatchObject({ plan: "growth" });
        const [latest] = await payments.listPaidInvoices({
          paymentCustomerId: (await payments.readSubscription(id))?.paymentCustomerId ?? "",
          limit: 5,
        });
        expect(latest).toMatchObject({ cents: 20_000, description: expect.stringContaining("growth") });
      },
      { clock: fixedClock(at) },
    ));

  it("keeps what a cheaper price leaves unused for later invoices", () =>
    withPayments(
      async (scene) => {
        const { payments } = scene;
        const { id } = await subscribe(scene, growth);
        const change = { subscriptionId: id, price: starter, isProrated: true };
        expect(await payments.previewChange(change)).toMatchObject({ dueCents: 0, creditCents: 20_000 });
        await payments.changePlan({ ...change, key: "c1" });
        expect(await payments.readUpcomingInvoice({ subscriptionId: id })).toMatchObject({ cents: 0 });
        scene.standIn.advance(id);
        scene.standIn.advance(id);
        expect(await payments.readUpcomingInvoice({ subscriptionId: id })).toMatchObject({ cents: 9_700 });
      },
      { clock: fixedClock(at) },
    ));

  it("gives nothing back for a cheaper price that begins with the next period", () =>
    withPayments(
      async (scene) => {
        const { payments } = scene;
        const { id } = await subscribe(scene, growth);
        const change = { subscriptionId: id, price: starter, isProrated: false, key: "c1" };
        expect(await payments.changePlan(change)).toMatchObject({ plan: "starter" });
        expect(await payments.readUpcomingInvoice({ subscriptionId: id })).toMatchObject({ cents: 9_900 });
      },
      { clock: fixedClock(at) },
    ));

  it("changes nothing when the card is declined", () =>
    withPayments(async (scene) => {
      const { payments } = scene;
      const { id } = await subscribe(scene, starter, "4000 0000 0000 0341");
      const change = { subscriptionId: id, price: growth, isProrated: true, key: "c1" };
      await expect(payments.changePlan(change)).rejects.toMatchObject({ failure: "rejected" });
      expect(await payments.readSubscription(id)).toMatchObject({ plan: "starter", status: "active" });
    }));

  it("ends with the period, or not after all", () =>
    withPayments(async (scene) => {
      const { payments, standIn } = scene;
      const { id } = await subscribe(scene);
      const end = () => payments.scheduleEnd({ subscriptionId: id, downgradeTo: "trial", key: "e1" });
      expect(await end()).toMatchObject({ cancelAtPeriodEnd: true, downgradeTo: "trial", status: "active" });
      expect(await payments.readUpcomingInvoice({ subscriptionId: id })).toBeNull();
      const kept = await payments.keepSubscription({ subscriptionId: id, key: "e2" });
      expect(kept).toMatchObject({ cancelAtPeriodEnd: false, downgradeTo: null });
      await payments.scheduleEnd({ subscriptionId: id, downgradeTo: "trial", key: "e3" });
      standIn.advance(id);
      expect(await payments.readSubscription(id)).toMatchObject({
        status: "canceled",
        downgradeTo: "trial",
        endedAt: expect.any(Date),
      });
    }));

  it("is overdue after a failed renewal until it is paid", () =>
    withPayments(async (scene) => {
      const { payments, standIn, deliver } = scene;
      const { id, customer } = await subscribe(scene);
      standIn.failNextRenewal(id);
      standIn.takeEvents();
      standIn.advance(id);
      expect(await payments.readSubscription(id)).toMatchObject({ status: "past_due" });
      const types = await deliver(payments.readEvent);
      expect(types).toEqual(
        expect.arrayContaining(["invoice.payment_failed", "customer.subscription.updated"]),
      );
      standIn.changeCard(customer, "5555555555554444");
      expect(standIn.retry(id)).toBe(true);
      expect(await payments.readSubscription(id)).toMatchObject({ status: "active" });
      expect(await payments.readPaymentMethod(customer)).toMatchObject({
        brand: "mastercard",
        last4: "4444",
      });
    }));

  it("ends at once with nothing owed, and again without an error", () =>
    withPayments(async (scene) => {
      const { payments, standIn } = scene;
      const { id, customer } = await subscribe(scene);
      standIn.failNextRenewal(id);
      standIn.advance(id);
      const end = { subscriptionId: id, isDuplicate: false, key: "n1" };
      expect(await payments.endNow(end)).toMatchObject({ status: "canceled" });
      expect(await payments.endNow(end)).toMatchObject({ status: "canceled" });
      expect(standIn.retry(id)).toBe(true);
      expect(await payments.listPaidInvoices({ paymentCustomerId: customer, limit: 9 })).toHaveLength(1);
    }));
});

describe("packs", () => {
  it("sells a pack by a checkout, with an invoice", () =>
    withPayments(async (scene) => {
      const { payments } = scene;
      const { checkout, customer, payment } = await buyPack(scene);
      expect(await payments.readCheckout(checkout)).toEqual({
        id: checkout,
        paymentCustomerId: customer,
        pack: { pack: pack.pack, credits: pack.credits },
        cents: pack.cents,
        currency: "usd",
        isPaid: true,
        paymentId: payment,
        subscriptionId: null,
      });
      // Only an automatic top-up's payment names its pack: a checkout names it once.
      expect(await payments.readPayment(payment)).toMatchObject({ status: "succeeded", pack: null });
      const invoices = await payments.listPaidInvoices({ paymentCustomerId: customer, limit: 5 });
      expect(invoices).toEqual([expect.objectContaining({ cents: pack.cents, pdfUrl: expect.any(String) })]);
    }));

  it("keeps a checkout open when the card is declined", () =>
    withPayments(async (scene) => {
      const { payments, standIn } = scene;
      const paymentCustomerId = await newCustomer(scene);
      const { id } = await payments.openPackCheckout({
        paymentCustomerId,
        price: pack,
        key: "p",
        ...returns,
      });
      expect(() => standIn.pay(id, { card: "4000000000000002" })).toThrow("declined");
      const open = await payments.readCheckout(id);
      expect(open).toMatchObject({ isPaid: false });
      expect(await payments.readPayment(open?.paymentId ?? "")).toMatchObject({ status: "failed" });
      standIn.pay(id);
      expect(await payments.readCheckout(id)).toMatchObject({ isPaid: true, paymentId: open?.paymentId });
    }));

  it("charges the stored card once for a key", () =>
    withPayments(async (scene) => {
      const { payments } = scene;
      const { customer } = await buyPack(scene);
      const charge = { paymentCustomerId: customer, price: pack, key: "t1" };
      const charged = await payments.chargePack(charge);
      expect(charged).toMatchObject({
        status: "succeeded",
        pack: { pack: pack.pack, credits: pack.credits },
      });
      expect(await payments.chargePack(charge)).toEqual(charged);
      expect(await payments.readPayment(charged.id)).toEqual(charged);
    }));

  it("describes a declined charge as a failed payment", () =>
    withPayments(async (scene) => {
      const { payments, standIn } = scene;
      const { customer } = await buyPack(scene);
      standIn.changeCard(customer, "4000000000000341");
      const failed = await payments.chargePack({ paymentCustomerId: customer, price: pack, key: "t1" });
      expect(failed).toMatchObject({ status: "failed", pack: { pack: pack.pack } });
      expect(await payments.readPayment(failed.id)).toEqual(failed);
    }));

  it("charges nobody without a card", () =>
    withPayments(async (scene) => {
      const paymentCustomerId = await newCustomer(scene);
      const charge = scene.payments.chargePack({ paymentCustomerId, price: pack, key: "t1" });
      await expect(charge).rejects.toMatchObject({ failure: "rejected" });
      expect(await scene.payments.readPaymentMethod(paymentCustomerId)).toBeNull();
    }));

  it("reads what was refunded and disputed", () =>
    withPayments(async (scene) => {
      const { payments, standIn } = scene;
      const { payment } = await buyPack(scene);
      standIn.refund(payment, 1_000);
      expect(await payments.readPayment(payment)).toMatchObject({ refundedCents: 1_000, isDisputed: false });
      standIn.dispute(payment);
      expect(await payments.readPayment(payment)).toMatchObject({ isDisputed: true });
      standIn.closeDispute(payment, "won");
      expect(await payments.readPayment(payment)).toMatchObject({ isDisputed: false });
      standIn.refund(payment);
      expect(await payments.readPayment(payment)).toMatchObject({ refundedCents: pack.cents });
    }));
});

describe("prices", () => {
  it("are made once, also by two callers at a time", () =>
    withPayments(async (scene) => {
      const paymentCustomerId = await newCustomer(scene);
      const open = (key: string) =>
        scene.payments.openPlanCheckout({ paymentCustomerId, price: starter, key, ...returns });
      await Promise.all([open("a"), open("b")]);
      await open("c");
      const made = scene.standIn.requests.filter(({ endpoint }) => endpoint === "POST /v1/prices");
      expect(made.length).toBeLessThanOrEqual(2);
      expect(new Set([(await open("a")).id, (await open("a")).id]).size).toBe(1);
    }));
});

it("returns the customer that a key created", () =>
  withPayments(async (scene) => {
    expect(await newCustomer(scene)).toBe(await newCustomer(scene));
    expect(await newCustomer(scene, "w2")).not.toBe(await newCustomer(scene));
  }));

it("knows nothing of unknown ids", () =>
  withPayments(async ({ payments }) => {
    expect(await payments.readSubscription("sub_x")).toBeNull();
    expect(await payments.readCheckout("cs_x")).toBeNull();
    expect(await payments.readPayment("pi_x")).toBeNull();
    const end = payments.endNow({ subscriptionId: "sub_x", isDuplicate: false, key: "k" });
    await expect(end).rejects.toMatchObject({ failure: "gone" });
  }));
