import { asc } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { paymentEvents } from "@/db/schema";
import { currentScope } from "@/db/work-scope";
import { createLog, log } from "@/lib/log";
import { eventOf, insertPayer, openShop, putSubscription } from "@/tests/factories/billing";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { serverOf } from "@/tests/factories/server";
import { signed } from "@/tests/fakes/payments/processor";
import { createPaymentEventsRoute } from "./payment-events-route";

const url = "http://localhost:3000/api/payments/webhook";

/** The route with a payment processor, and a signed event about a subscription. */
async function open(world: TestWorld) {
  const shop = openShop(world);
  const { ctx } = await insertPayer(shop);
  const event = eventOf("customer.subscription.created", "subscription", putSubscription(shop, ctx));
  const route = createPaymentEventsRoute(() => ({ ...serverOf(world), ports: shop.system.ports }));
  const send = (body: string, signature?: string) =>
    route(
      new Request(url, {
        method: "POST",
        body,
        // As the processor sends it: from another origin, without a session.
        headers: {
          origin: "https://pay.example",
          ...(signature !== undefined && { "stripe-signature": signature }),
        },
      }),
    );
  const stored = () => world.db.select().from(paymentEvents).orderBy(asc(paymentEvents.id));
  return { shop, ctx, event, send, stored };
}

const read = async (answer: Response) => {
  const { error, requestId } = await answer.json();
  expect(answer.headers.get("x-request-id")).toBe(requestId);
  return `${answer.status} ${error}`;
};

it("handles a signed event once, and answers 200 when it comes again", () =>
  withRollback(async (world) => {
    const { ctx, event, send, stored } = await open(world);
    const { rawBody, signature } = signed(event);
    for (let n = 0; n < 2; n++) {
      const answer = await send(rawBody, signature);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ received: true });
    }
    expect(await stored()).toMatchObject([{ id: event.id, type: event.type, customerId: ctx.customerId }]);
  }));

it("refuses a body with no, a wrong or another body's signature, and reads nothing", () =>
  withRollback(async (world) => {
    const { shop, event, send, stored } = await open(world);
    const { rawBody, signature } = signed(event);
    expect(await read(await send(rawBody))).toBe("400 validation_error");
    expect(await read(await send(rawBody, "t=1,v1=00"))).toBe("400 validation_error");
    expect(await read(await send(`${rawBody} `, signature))).toBe("400 validation_error");
    expect(await stored()).toEqual([]);
    expect(shop.processor.calls).toEqual([]);
  }));

it("writes one warning without a stack for what a stranger sends", () =>
  withRollback(async (world) => {
    const { send } = await open(world);
    const without = createPaymentEventsRoute(() => serverOf(world));
    const lines: string[] = [];
    const captured = createLog("trace", { write: (line) => void lines.push(line) });
    for (const level of ["error", "warn", "info"] as const) {
      vi.spyOn(log, level).mockImplementation(captured[level].bind(captured));
    }
    await send("{}");
    await send("{", "t=1,v1=00");
    await send("x".repeat(256 * 1_024 + 1), "any");
    await without(new Request(url, { method: "POST", body: "{}" }));
    vi.restoreAllMocks();
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(["warn", "warn", "warn", "warn"]);
    expect(lines.join()).not.toContain("stack");
  }));

it("refuses a body that is too large", () =>
  withRollback(async (world) => {
    const { send } = await open(world);
    const answer = await send("x".repeat(256 * 1_024 + 1), "any");
    expect(await read(answer)).toBe("413 payload_too_large");
  }));

it("is not available without payments", () =>
  withRollback(async (world) => {
    const route = createPaymentEventsRoute(() => serverOf(world));
    const answer = await route(new Request(url, { method: "POST", body: "{}" }));
    expect(await read(answer)).toBe("503 not_configured");
  }));

it("stores nothing while the processor fails, so that the event comes again", () =>
  withRollback(async (world) => {
    const { shop, event, send, stored } = await open(world);
    const { rawBody, signature } = signed(event);
    shop.processor.fails = "unavailable";
    expect(await read(await send(rawBody, signature))).toBe("500 payment_processor_failed");
    expect(await stored()).toEqual([]);
    shop.processor.fails = null;
    expect((await send(rawBody, signature)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  }));

it("records events about unknown customers and unknown things, and changes nothing", () =>
  withRollback(async (world) => {
    const { shop, event, send, stored } = await open(world);
    const unknown = { ...event, id: "evt_unknown", paymentCustomerId: "cus_unknown" };
    const other = { id: "evt_other", type: "product.created", paymentCustomerId: null, about: null };
    for (const { rawBody, signature } of [signed(unknown), signed(other)]) {
      expect((await send(rawBody, signature)).status).toBe(200);
    }
    expect(await stored()).toMatchObject([
      { id: "evt_other", customerId: null },
      { id: "evt_unknown", customerId: null },
    ]);
    expect(shop.processor.calls).toEqual([]);
  }));

it("may use statements of 30 s", () =>
  withRollback(async (world) => {
    const scopes: unknown[] = [];
    const route = createPaymentEventsRoute(() => {
      scopes.push(currentScope());
      return serverOf(world);
    });
    await route(new Request(url, { method: "POST", body: "{}" }));
    expect(scopes).toMatchObject([{ customerId: null, statementMs: 30_000 }]);
  }));
