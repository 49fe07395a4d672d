import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { packs } from "@/db/packs";
import { createStandIn, type StandIn, type StandInOptions } from "@/packages/payments-stand-in/stand-in";
import { testKey, testWebhookSecret, withPayments } from "@/tests/factories/payments";
import { createStripePayments } from ".";

const keys = { secretKey: testKey, webhookSecret: testWebhookSecret };
const returns = {
  successUrl: "http://localhost:3000/done?s={CHECKOUT_SESSION_ID}",
  cancelUrl: "http://localhost:3000/back",
};
const price = { plan: "starter", name: "Starter", interval: "month", cents: 9_900, currency: "usd" } as const;
const [small] = packs;
if (!small) throw new Error("No packs");
const pack = { pack: small.slug, credits: small.credits, cents: small.priceCents, currency: "usd" };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
async function start(options: Partial<StandInOptions> = {}): Promise<StandIn> {
  const standIn = await createStandIn({ ...keys, ...options });
  closing.push(() => standIn.close());
  return standIn;
}
const adapter = ({ url }: StandIn) => createStripePayments({ ...keys, apiUrl: url });

/** A workspace's customer and an open checkout of a plan. */
async function openCheckout(standIn: StandIn) {
  const payments = adapter(standIn);
  const { id } = await payments.createCustomer({ workspaceId: "w", name: "Acme", email: "a@acme.example" });
  const checkout = await payments.openPlanCheckout({ paymentCustomerId: id, price, key: "k", ...returns });
  return { payments, customer: id, checkout };
}

const send = (url: string, form: Record<string, string>, origin = new URL(url).origin) =>
  fetch(url, { method: "POST", headers: { origin }, body: new URLSearchParams(form), redirect: "manual" });

describe("the hosted pages", () => {
  it("sell a plan to a person who changes a declined card", async () => {
    const standIn = await start();
    const { payments, checkout, customer } = await openCheckout(standIn);
    const shown = await (await fetch(checkout.url)).text();
    expect(shown).toContain("no real money");
    expect(shown).toContain('value="4242 4242 4242 4242"');
    expect(shown).toContain(returns.cancelUrl);
    const form = { name: "Acme <Ltd>", postalCode: "10115", country: "DE", taxId: "DE123456789" };
    const declined = await send(checkout.url, { ...form, card: "4000 0000 0000 0002" });
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain("Your card was declined.");
    const foreign = await send(checkout.url, { ...form, card: "4111 1111 1111 1111" });
    expect(await foreign.text()).toContain("test cards only");
    const paid = await send(checkout.url, { ...form, card: "4242 4242 4242 4242" });
    expect(paid.status).toBe(303);
    expect(paid.headers.get("location")).toBe(`http://localhost:3000/done?s=${checkout.id}`);
    expect((await send(checkout.url, form)).status).toBe(400);
    const [invoice] = await payments.listPaidInvoices({ paymentCustomerId: customer, limit: 1 });
    const invoicePage = await (await fetch(invoice?.hostedUrl ?? "")).text();
    expect(invoicePage).toContain("Acme &#60;Ltd&#62;");
    expect(invoicePage).toContain("Tax ID DE123456789");
  });

  it("show an invoice as a PDF", async () => {
    const standIn = await start();
    const { payments, customer, checkout } = await openCheckout(standIn);
    standIn.pay(checkout.url, { name: "(Acme) \\ Größe €" });
    const [invoice] = await payments.listPaidInvoices({ paymentCustomerId: customer, limit: 1 });
    const answer = await fetch(invoice?.pdfUrl ?? "");
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    expect(pdf).toMatch(/^%PDF-1\.4\n[\s\S]+%%EOF\n$/);
    expect(pdf).toContain("(\\(Acme\\) \\\\ Größe ?) Tj");
    const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.slice(table, table + 4)).toBe("xref");
    const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => pdf.slice(offset, offset + 5))).toEqual(
      [1, 2, 3, 4, 5].map((n) => `${n} 0 o`),
    );
  });

  it("change the card and the details in the portal", async () => {
    const standIn = await start();
    const { payments, customer, checkout } = await openCheckout(standIn);
    standIn.pay(checkout.url);
    const { url } = await payments.openPortal({ paymentCustomerId: customer, returnUrl: returns.cancelUrl });
    expect(await (await fetch(url)).text()).toContain("visa ending in 4242");
    expect((await send(`${url}/card`, { card: "5555 5555 5555 4444" })).status).toBe(303);
    await send(`${url}/details`, { name: "New name", postalCode: "1", country: "FR", taxId: "FR1" });
    const shown = await (await fetch(url)).text();
    expect(shown).toContain("mastercard ending in 4444");
    expect(shown).toContain('value="New name"');
    expect(shown).toContain('value="FR1"');
    expect(shown).toContain("TEST-0001");
    expect((await fetch(`${standIn.url}/portal/bps_other`)).status).toBe(404);
  });

  it("pay an overdue invoice", async () => {
    const standIn = await start();
    const { payments, customer, checkout } = await openCheckout(standIn);
    standIn.pay(checkout.url);
    const [subscription] = await payments.findSubscriptions(customer);
    const id = subscription?.id ?? "";
    await send(`${standIn.url}/do/fail`, { subscription: id });
    expect(await (await fetch(standIn.url)).text()).toContain("The next renewal will fail.");
    await send(`${standIn.url}/do/advance`, { subscription: id });
    expect(await payments.readSubscription(id)).toMatchObject({ status: "past_due" });
    const portal = await payments.openPortal({ paymentCustomerId: customer, returnUrl: returns.cancelUrl });
    const open = /href="(\/invoices\/[^"]+)">TEST-0002/.exec(await (await fetch(portal.url)).text())?.[1];
    const pay = `${standIn.url}${open}/pay`;
    expect(await (await send(pay, { card: "4000000000000002" })).text()).toContain("declined");
    expect((await send(pay, { card: "4242424242424242" })).status).toBe(303);
    expect(await payments.readSubscription(id)).toMatchObject({ status: "active" });
  });

  it("refund, dispute and decide from the dashboard", async () => {
    const standIn = await start();
    const payments = adapter(standIn);
    const { id } = await payments.createCustomer({ workspaceId: "w", name: "A", email: "a@a.example" });
    const opened = await payments.openPackCheckout({
      paymentCustomerId: id,
      price: pack,
      key: "k",
      ...returns,
    });
    standIn.pay(opened.id);
    const payment = (await payments.readCheckout(opened.id))?.paymentId ?? "";
    const act = (name: string, form: Record<string, string>) =>
      send(`${standIn.url}/do/${name}`, { payment, ...form });
    expect((await act("refund", { amount: "10.00" })).status).toBe(303);
    expect((await act("refund", { amount: "1000" })).status).toBe(400);
    expect((await act("refund", { amount: "ten" })).status).toBe(400);
    expect(await payments.readPayment(payment)).toMatchObject({ refundedCents: 1_000 });
    await act("dispute", {});
    expect(await payments.readPayment(payment)).toMatchObject({ isDisputed: true });
    expect(await (await fetch(standIn.url)).text()).toContain("needs response");
    await act("close", { outcome: "lost" });
    expect(await payments.readPayment(payment)).toMatchObject({ isDisputed: true });
    expect((await act("other", {})).status).toBe(400);
  });

  it("refuse forms of other sites, and other names of this machine", async () => {
    const standIn = await start();
    const { payments, customer, checkout } = await openCheckout(standIn);
    const form = { card: "4242424242424242", name: "A", postalCode: "1" };
    expect((await send(checkout.url, form, "http://evil.example")).status).toBe(403);
    const bare = await fetch(checkout.url, { method: "POST", body: new URLSearchParams(form) });
    expect(bare.status).toBe(403);
    expect(await payments.findSubscriptions(customer)).toEqual([]);
    const { get } = await import("node:http");
    const status = await new Promise((resolve) =>
      get(standIn.url, { headers: { host: "evil.example" } }, (answer) =>
        resolve(answer.resume().statusCode),
      ),
    );
    expect(status).toBe(403);
  });
});

describe("the API", () => {
  const ask = (standIn: StandIn, path: string, form?: Record<string, string>) =>
    fetch(`${standIn.url}/v1/${path}`, {
      headers: { authorization: `Bearer ${testKey}` },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });

  it("answers a repeated key with the first answer, also after a decline", () =>
    withPayments(async ({ payments, standIn }) => {
      const { id } = await payments.createCustomer({ workspaceId: "w", name: "A", email: "a@a.example" });
      const open = await payments.openPackCheckout({
        paymentCustomerId: id,
        price: pack,
        key: "k",
        ...returns,
      });
      standIn.pay(open.id);
      standIn.changeCard(id, "4000000000009995");
      const charge = { paymentCustomerId: id, price: pack, key: "t" };
      expect(await payments.chargePack(charge)).toEqual(await payments.chargePack(charge));
      expect(await payments.chargePack({ ...charge, key: "t2" })).toMatchObject({ status: "failed" });
    }));

  it("lists events and refunds", async () => {
    const standIn = await start();
    const { checkout } = await openCheckout(standIn);
    standIn.pay(checkout.url);
    const { data } = await (await ask(standIn, "events?limit=100")).json();
    const types = data.map(({ type }: { type: string }) => type);
    for (const type of ["checkout.session.completed", "customer.subscription.created", "invoice.paid"]) {
      expect(types).toContain(type);
    }
    expect(await (await ask(standIn, "refunds")).json()).toMatchObject({ data: [], has_more: false });
  });
});

describe("time", () => {
  it("renews a subscription whose period is over, and ends one that was to end", () => {
    let now = new Date("2026-01-31T10:00:00Z");
    const clock = { now: () => now, reaches: async () => {} };
    return withPayments(
      async ({ payments, standIn }) => {
        const { customer, checkout } = await openCheckout(standIn);
        standIn.pay(checkout.url);
        const read = async () => (await payments.findSubscriptions(customer))[0];
        const ends = async () => (await read())?.periodEnd.toISOString().slice(0, 10);
        expect(await ends()).toBe("2026-02-28");
        now = new Date("2026-02-28T10:00:00Z");
        standIn.endDuePeriods();
        expect(await ends()).toBe("2026-03-31");
        const subscriptionId = (await read())?.id ?? "";
        await payments.scheduleEnd({ subscriptionId, downgradeTo: "trial", key: "e" });
        now = new Date("2026-04-02T10:00:00Z");
        standIn.endDuePeriods();
        expect(await read()).toMatchObject({ status: "canceled" });
        standIn.takeEvents();
        standIn.endDuePeriods();
        expect(standIn.takeEvents()).toEqual([]);
      },
      { clock },
    );
  });
});

describe("what is kept", () => {
  it("survives a restart, with the events that were not delivered", async () => {
    const folder = mkdtempSync(join(tmpdir(), "stand-in-"));
    closing.push(() => rmSync(folder, { recursive: true }));
    const stateFile = join(folder, "payments.json");
    const first = await start({ stateFile });
    const { customer, checkout } = await openCheckout(first);
    first.pay(checkout.url);
    await first.close();
    const again = await start({ stateFile });
    expect(await adapter(again).findSubscriptions(customer)).toHaveLength(1);
    const [invoice] = await adapter(again).listPaidInvoices({ paymentCustomerId: customer, limit: 1 });
    expect((await fetch(invoice?.hostedUrl ?? "")).status).toBe(200);
    expect(again.takeEvents().map(({ type }) => type)).toContain("checkout.session.completed");
  });
});

describe("events", () => {
  it("are sent again until they are accepted, with a signature", async () => {
    const received: { rawBody: string; signature: string }[] = [];
    const receiver = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const signature = String(request.headers["stripe-signature"]);
      received.push({ rawBody: Buffer.concat(chunks).toString(), signature });
      response.writeHead(received.length === 1 ? 500 : 200).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    closing.push(() => receiver.close());
    const { port } = receiver.address() as AddressInfo;
    const standIn = await start({ webhookUrl: `http://127.0.0.1:${port}/hook` });
    const payments = adapter(standIn);
    await payments.createCustomer({ workspaceId: "w", name: "A", email: "a@a.example" });
    await vi.waitFor(() => expect(received).toHaveLength(2), 20_000);
    const [first, second] = await Promise.all(
      received.map(({ rawBody, signature }) => payments.readEvent(rawBody, signature)),
    );
    expect(second).toEqual(first);
    await vi.waitFor(() => expect(standIn.takeEvents()).toEqual([]), 20_000);
  });
});
