/** Records which endpoints and fields of the processor the product uses, and how its failures are told apart. */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { newId } from "@/lib/ids";
import { signatureOf } from "@/packages/payments-stand-in/signature";
import { type PaymentsScene, testKey, testWebhookSecret, withPayments } from "@/tests/factories/payments";
import type { Payments } from "../payments";
import { createStripePayments } from ".";
import * as wire from "./wire";

const returns = { successUrl: "http://localhost:3000/done", cancelUrl: "http://localhost:3000/" };
const price = { plan: "starter", name: "Starter", interval: "month", cents: 9_900, currency: "usd" } as const;
const dearer = { ...price, plan: "growth", name: "Growth", cents: 29_900 } as const;
const pack = { pack: "pack_1000", credits: 1_000, cents: 4_900, currency: "usd" } as const;

/** Calls everything that the port offers, once. */
async function callEverything({ payments, standIn }: PaymentsScene): Promise<Set<keyof Payments>> {
  const called = new Set<keyof Payments>();
  const port = new Proxy(payments, {
    get(target, name: keyof Payments) {
      called.add(name);
      return target[name];
    },
  });
  const customer = await port.createCustomer({ workspaceId: newId(), name: "Acme", email: "a@acme.example" });
  const paymentCustomerId = customer.id;
  expect(port.isStandIn).toBe(true);
  expect((await port.openPortal({ paymentCustomerId, returnUrl: returns.cancelUrl })).url).toContain("http");
  const bought = await port.openPackCheckout({ paymentCustomerId, price: pack, key: "1", ...returns });
  standIn.pay(bought.id);
  expect(await port.readPaymentMethod(paymentCustomerId)).toMatchObject({ last4: "4242" });
  const plan = await port.openPlanCheckout({ paymentCustomerId, price, key: "2", ...returns });
  standIn.pay(plan.id);
  const paymentId = (await port.readCheckout(bought.id))?.paymentId ?? "";
  standIn.dispute(paymentId);
  await port.readPayment(paymentId);
  await port.chargePack({ paymentCustomerId, price: pack, key: "3" });
  expect(await port.readPlanPayment(paymentId)).toBeNull();
  const [subscription] = await port.findSubscriptions(paymentCustomerId);
  const subscriptionId = subscription?.id ?? "";
  await port.readSubscription(subscriptionId);
  await port.readUpcomingInvoice({ subscriptionId });
  await port.previewChange({ subscriptionId, price: dearer });
  await port.changePlan({ subscriptionId, price: dearer, isProrated: true, key: "4" });
  const upgrade = standIn
    .takeEvents()
    .filter(({ type }) => type === "payment_intent.succeeded")
    .at(-1);
  const { object } = JSON.parse(upgrade?.rawBody ?? "{}").data;
  expect(await port.readPlanPayment(object.id)).toMatchObject({
    subscriptionId,
    cents: object.amount,
    lines: [
      { plan: "growth", priceCents: 29_900 },
      { plan: "starter", priceCents: 9_900 },
    ],
  });
  await port.scheduleEnd({ subscriptionId, downgradeTo: "trial", key: "5" });
  await port.keepSubscription({ subscriptionId, key: "6" });
  standIn.failNextRenewal(subscriptionId);
  standIn.advance(subscriptionId);
  await port.endNow({ subscriptionId, isDuplicate: true, key: "7" });
  const refunded = await port.refundSubscription({ subscriptionId });
  expect(refunded.cents).toBeGreaterThanOrEqual(price.cents);
  expect(await port.refundSubscription({ subscriptionId })).toEqual(refunded);
  const unpaid = await port.openPlanCheckout({ paymentCustomerId, price, key: "8", ...returns });
  await port.closePlanCheckouts({ paymentCustomerId, except: null });
  expect(() => standIn.pay(unpaid.id)).toThrow("expired");
  await port.listPaidInvoices({ paymentCustomerId, limit: 10 });
  for (const { rawBody, signature } of standIn.takeEvents()) await port.readEvent(rawBody, signature);
  return called;
}

/** The paths of all fields that a schema reads. */
function fieldsRead(schema: z.ZodType): string[] {
  const found = new Set<string>();
  const walk = (node: z.core.JSONSchema._JSONSchema, path: string): void => {
    if (typeof node === "boolean") return;
    const { properties, items, anyOf } = node;
    for (const one of anyOf ?? []) walk(one, path);
    if (items && !Array.isArray(items)) walk(items, `${path}[]`);
    for (const [name, below] of Object.entries(properties ?? {}))
      walk(below, path ? `${path}.${name}` : name);
    if (!properties && !items && !anyOf && node.type !== "null") found.add(path);
  };
  walk(z.toJSONSchema(schema, { io: "input" }), "");
  return [...found].filter((path) => path !== "" && path !== "[]").sort();
}

const schemas = {
  "Checkout session": wire.WireSession,
  Customer: wire.WireCustomer,
  Dispute: wire.WireDisputes,
  Event: wire.WireEvent,
  Invoice: wire.WireInvoice,
  "Invoice payments": wire.WireInvoicePayments,
  "Invoice preview": wire.WirePreview,
  "Open checkout sessions": wire.WireOpenSessions,
  "Invoice of a plan": wire.WirePlanInvoice,
  "Payment intent": wire.WirePaymentIntent,
  "Payment method": wire.WireCard,
  Price: wire.WirePrice,
  Subscription: wire.WireSubscription,
};

it("uses these endpoints and fields", () =>
  withPayments(async (scene) => {
    const called = await callEverything(scene);
    expect([...called].sort()).toEqual(Object.keys(scene.payments).sort());
    const used = new Map<string, Set<string>>();
    for (const { endpoint = "unknown", fields } of scene.standIn.requests) {
      const names = used.get(endpoint) ?? new Set();
      used.set(endpoint, names);
      for (const field of fields) names.add(field);
    }
    const rows = [...used]
      .sort(([a], [b]) => a.localeCompare(b, "en"))
      .map(([endpoint, fields]) => `| \`${endpoint}\` | ${[...fields].sort().join(", ") || "none"} |`);
    const read = Object.entries(schemas).map(
      ([name, schema]) => `| ${name} | ${fieldsRead(schema).join(", ")} |`,
    );
    const text = [
      "# What the product uses of the payment processor",
      "",
      "Recorded by `lib/payments/stripe/contract.test.ts`, which calls everything that the port offers through the SDK.",
      "Change this file with `npx vitest run lib/payments/stripe/contract.test.ts -u`.",
      "",
      "| Endpoint | Parameters sent |",
      "| --- | --- |",
      ...rows,
      "",
      "| Object | Fields read |",
      "| --- | --- |",
      ...read,
      "",
    ];
    await expect(text.join("\n")).toMatchFileSnapshot("../../../docs/PAYMENTS_CONTRACT.md");
  }));

describe("failures", () => {
  const read = (payments: Payments) => payments.readSubscription("sub_x");

  it("are unavailable for a wrong key, and never name it", () =>
    withPayments(async ({ standIn }) => {
      const wrong = createStripePayments({
        secretKey: "sk_test_wrong_and_secret",
        webhookSecret: testWebhookSecret,
        apiUrl: standIn.url,
      });
      const error = await read(wrong).catch((error: unknown) => error);
      expect(error).toMatchObject({ name: "PaymentError", failure: "unavailable" });
      expect(String(error)).toContain("401");
      expect(`${error} ${JSON.stringify(error)}`).not.toContain("secret");
    }));

  it.each([500, 503, 429])("are unavailable after a second answer of %i", (status) =>
    withPayments(async ({ payments, standIn }) => {
      standIn.faults.push({ status }, { status });
      await expect(read(payments)).rejects.toMatchObject({ failure: "unavailable" });
    }),
  );

  it("pass unnoticed once", () =>
    withPayments(async ({ payments, standIn }) => {
      standIn.faults.push({ status: 500 });
      expect(await read(payments)).toBeNull();
    }));

  it.each(["hang", "reset"] as const)("are unavailable when every request meets a %s", (fault) =>
    withPayments(
      async ({ payments, standIn }) => {
        standIn.faults.push(fault, fault);
        await expect(read(payments)).rejects.toMatchObject({ failure: "unavailable" });
      },
      { timeoutMs: 300 },
    ),
  );

  it("are unavailable for an answer that cannot be read", () =>
    withPayments(async ({ payments, standIn }) => {
      standIn.faults.push({ status: 200 });
      await expect(read(payments)).rejects.toMatchObject({ failure: "unavailable" });
    }));

  it("are rejected for a key that was used for something else", () =>
    withPayments(async ({ payments }) => {
      const { id } = await payments.createCustomer({ workspaceId: "w", name: "A", email: "a@a.example" });
      const open = (successUrl: string) =>
        payments.openPackCheckout({ paymentCustomerId: id, price: pack, key: "k", ...returns, successUrl });
      await open("http://localhost:3000/one");
      await expect(open("http://localhost:3000/two")).rejects.toMatchObject({ failure: "rejected" });
    }));
});

describe("readEvent", () => {
  const body = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "charge.refunded",
    data: { object: { id: "ch_1", customer: "cus_1", payment_intent: "pi_1" } },
  });
  const now = () => Math.floor(Date.now() / 1_000);
  const { readEvent } = createStripePayments({ secretKey: testKey, webhookSecret: testWebhookSecret });

  it("accepts a signed event", async () => {
    expect(await readEvent(body, signatureOf(body, testWebhookSecret, now()))).toEqual({
      id: "evt_1",
      type: "charge.refunded",
      paymentCustomerId: "cus_1",
      about: { kind: "payment", id: "pi_1" },
    });
  });

  it("accepts what the SDK itself signs", async () => {
    const { Stripe } = await import("stripe");
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: testWebhookSecret });
    await expect(readEvent(body, signature)).resolves.toMatchObject({ id: "evt_1" });
  });

  it.each([
    ["another secret", body, () => signatureOf(body, "whsec_other", now())],
    ["another body", `${body} `, () => signatureOf(body, testWebhookSecret, now())],
    ["an old time", body, () => signatureOf(body, testWebhookSecret, now() - 600)],
    ["no signature", body, () => ""],
    ["a changed time", body, () => signatureOf(body, testWebhookSecret, now()).replace("t=", "t=1")],
    ["no event", "{}", () => signatureOf("{}", testWebhookSecret, now())],
  ])("refuses %s", (_, sent, sign) =>
    expect(readEvent(sent, sign())).rejects.toMatchObject({ failure: "bad_signature" }),
  );

  it.each([
    [
      "customer.subscription.deleted",
      { id: "sub_1", customer: "cus_1" },
      { kind: "subscription", id: "sub_1" },
    ],
    ["checkout.session.completed", { id: "cs_1", customer: "cus_1" }, { kind: "checkout", id: "cs_1" }],
    ["payment_intent.succeeded", { id: "pi_1", customer: "cus_1" }, { kind: "payment", id: "pi_1" }],
    ["charge.dispute.created", { id: "dp_1", payment_intent: "pi_1" }, { kind: "payment", id: "pi_1" }],
    ["refund.updated", { id: "re_1", payment_intent: "pi_1" }, { kind: "payment", id: "pi_1" }],
    [
      "invoice.payment_failed",
      { id: "in_1", customer: "cus_1", parent: { subscription_details: { subscription: "sub_1" } } },
      { kind: "subscription", id: "sub_1" },
    ],
    ["invoice.paid", { id: "in_1", customer: "cus_1", parent: null }, null],
    ["customer.updated", { id: "cus_1" }, null],
  ])("says what %s is about", async (type, object, about) => {
    const sent = JSON.stringify({ id: "evt_1", type, data: { object } });
    const event = await readEvent(sent, signatureOf(sent, testWebhookSecret, now()));
    expect(event.about).toEqual(about);
  });
});
