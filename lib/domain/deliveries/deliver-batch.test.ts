/** Deliveries to a real receiver: what is sent, its outcome, and what is recorded. */
import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { activations, activities, deliveryAttempts, signalTags, tagCategories, tagValues } from "@/db/schema";
import { hours, minutes, seconds } from "@/lib/clock";
import { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { changeDestination } from "@/lib/domain/destinations/change";
import { listDestinations } from "@/lib/domain/destinations/read";
import { testDestination } from "@/lib/domain/destinations/test-connection";
import { newId, newSignatureSecret } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import {
  type NewDestination,
  ok,
  openScene,
  type Scene,
  secret,
  status,
} from "@/tests/factories/delivery-scene";
import { one } from "@/tests/factories/one";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.requests.length = 0;
  receiver.behave(ok);
});

const scene = (body: (scene: Scene) => Promise<void>, change: NewDestination = {}) =>
  withRollback(async (world) => body(await openScene(world, receiver, change)));

describe("a delivery", () => {
  it("has the contract's headers, both signatures and the full payload", () =>
    scene(async ({ ctx, queue, deliver, activation }) => {
      const id = one(await queue());
      const { signalId } = await activation(id);
      expect(await deliver()).toEqual({ claimed: 1, nextDueAt: null });
      const sent = one(receiver.requests);
      const names = sent.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
      expect(names.sort()).toEqual([
        "authorization",
        "connection",
        "content-length",
        "content-type",
        "host",
        "idempotency-key",
        "user-agent",
        "webhook-id",
        "webhook-signature",
        "webhook-timestamp",
        "x-service-delivery",
        "x-service-signature",
      ]);
      expect(sent).toMatchObject({ method: "POST", path: "/hook" });
      expect(sent.headers).toMatchObject({
        authorization: "Bearer bearer-in-clear-text",
        "content-type": "application/json",
        "idempotency-key": signalId,
        "x-service-delivery": signalId,
        "webhook-id": signalId,
        "x-service-signature": `sha256=${createHmac("sha256", secret).update(sent.body).digest("hex")}`,
      });
      const payload = WebhookPayload.parse(JSON.parse(sent.body));
      expect(payload).toMatchObject({ signalId, signalDetailUrl: `${ctx.ports.appUrl}/signals/${signalId}` });
    }));

  it("passes the public verifier when it is sent", () =>
    scene(async ({ clock, queue, deliver }) => {
      clock.advance(Date.now() - clock.now().getTime());
      await queue();
      await deliver();
      const { body, headers } = one(receiver.requests);
      expect(() => new Webhook(secret).verify(body, headers)).not.toThrow();
      expect(() => new Webhook(newSignatureSecret()).verify(body, headers)).toThrow();
    }));

  it("includes tags by category, with any category name, and the company's other signals", () =>
    scene(async ({ ctx, db, queue, deliver, activation }) => {
      const [id = "", related = ""] = await queue(2);
      const { signalId } = await activation(id);
      for (const [name, values] of Object.entries({ constructor: ["b", "a"], Stage: ["warm"] })) {
        const categoryId = newId();
        const { customerId } = ctx;
        await db.insert(tagCategories).values({ id: categoryId, customerId, name, selectionMode: "multi" });
        for (const value of values) {
          const valueId = newId();
          await db.insert(tagValues).values({ id: valueId, customerId, categoryId, name: value });
          await db.insert(signalTags).values({ customerId, signalId, valueId });
        }
      }
      await deliver();
      const sent = receiver.requests.map(({ body }) => WebhookPayload.parse(JSON.parse(body)));
      const payload = sent.find((one) => one.signalId === signalId);
      expect(payload?.tags).toEqual({ Stage: ["warm"], constructor: ["a", "b"] });
      const relatedIds = payload?.relatedSignals.map((one) => one.id);
      expect(relatedIds).toContain((await activation(related)).signalId);
      expect(relatedIds).not.toContain(signalId);
    }));

  it("is in the activity feed once it succeeded, with whom it is about", () =>
    scene(async ({ db, queue, deliver, activation, clock }) => {
      receiver.behave([status(500), ok]);
      const id = one(await queue());
      await deliver();
      expect(await db.select().from(activities)).toEqual([]);
      clock.advance(seconds(6));
      await deliver();
      const { signalId } = await activation(id);
      const [entry] = await db.select().from(activities);
      expect(entry).toMatchObject({ category: "delivery", signalId });
      expect(entry?.title).toMatch(/^Delivered to /);
    }));

  it("is sent once each in a large batch", () =>
    scene(async ({ queue, deliver, states, row }) => {
      await queue(130);
      expect(await deliver()).toEqual({ claimed: 130, nextDueAt: null });
      expect(await states()).toEqual({ delivered: 130 });
      expect(await deliver()).toEqual({ claimed: 0, nextDueAt: null });
      const keys = receiver.requests.map(({ headers }) => headers["idempotency-key"]);
      expect(new Set(keys).size).toBe(130);
      expect(keys).toHaveLength(130);
      expect(await row()).toMatchObject({ consecutiveFailures: 0, isActive: true });
    }));

  it("is not sent before it is due", () =>
    scene(async ({ clock, db, queue, deliver }) => {
      const id = one(await queue());
      const nextAttemptAt = new Date(clock.now().getTime() + minutes(5));
      await db.update(activations).set({ nextAttemptAt }).where(eq(activations.id, id));
      expect(await deliver()).toEqual({ claimed: 0, nextDueAt: nextAttemptAt.toISOString() });
      clock.advance(minutes(5));
      expect(await deliver()).toMatchObject({ claimed: 1 });
    }));
});

describe("a delivery that fails", () => {
  it("is retried on schedule and abandoned after the eighth attempt", () =>
    scene(async ({ clock, db, queue, deliver, activation }) => {
      receiver.behave(status(500));
      const id = one(await queue());
      const waits = [seconds(5), minutes(5), minutes(30), hours(2), hours(5), hours(10), hours(10)];
      for (const wait of waits) {
        expect((await deliver()).claimed).toBe(1);
        const { status, nextAttemptAt, lastStatus } = await activation(id);
        expect({ status, lastStatus }).toEqual({ status: "retrying", lastStatus: 500 });
        const waited = (nextAttemptAt?.getTime() ?? 0) - clock.now().getTime();
        expect(waited).toBeGreaterThanOrEqual(wait * 0.9);
        expect(waited).toBeLessThanOrEqual(wait * 1.1);
        clock.advance(waited);
      }
      expect(await deliver()).toEqual({ claimed: 1, nextDueAt: null });
      expect(await activation(id)).toMatchObject({ status: "failed", attempts: 8, nextAttemptAt: null });
      const attempts = await db.select().from(deliveryAttempts).orderBy(deliveryAttempts.number);
      expect(attempts.map(({ number, outcome }) => `${number} ${outcome}`)).toEqual(
        [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${number} failed`),
      );
      expect(new Set(receiver.requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    }));

  it.each([
    ["429 with seconds", status(429, { "retry-after": "120" }), seconds(120)],
    ["503 with a date", status(503, { "retry-after": "Thu, 20 Nov 2025 16:00:00 GMT" }), hours(1)],
    ["503 with too long a wait", status(503, { "retry-after": "9999999" }), hours(24)],
    ["500, whose header is ignored", status(500, { "retry-after": "120" }), seconds(5)],
  ])("respects Retry-After: %s", (_, behaviour, wait) =>
    scene(async ({ clock, queue, deliver, activation }) => {
      receiver.behave(behaviour);
      const id = one(await queue());
      await deliver();
      const { nextAttemptAt } = await activation(id);
      const waited = (nextAttemptAt?.getTime() ?? 0) - clock.now().getTime();
      expect(Math.abs(waited - wait)).toBeLessThanOrEqual(wait * 0.1);
    }),
  );

  it.each([301, 304, 400, 404, 408, 418, 500, 599])("is retried after a %i", (code) =>
    scene(async ({ queue, deliver, states, row }) => {
      receiver.behave(status(code, { location: "http://127.0.0.1:9/" }));
      await queue();
      await deliver();
      expect(await states()).toEqual({ retrying: 1 });
      expect(await row()).toMatchObject({ isActive: true, consecutiveFailures: 1 });
    }),
  );

  it("resets the failure count after a successful delivery", () =>
    scene(async ({ clock, queue, deliver, row, states }) => {
      receiver.behave([status(500), status(500), ok]);
      await queue(2);
      await deliver();
      expect(await row()).toMatchObject({ consecutiveFailures: 2, lastDeliveredAt: null });
      clock.advance(seconds(6));
      await deliver();
      expect(await row()).toMatchObject({ consecutiveFailures: 0 });
      expect(await states()).toEqual({ delivered: 2 });
    }));
});

describe("a destination that pauses automatically", () => {
  it.each([
    [401, "auth"],
    [403, "auth"],
    [410, "gone"],
  ] as const)("on %i, holds pending deliveries, and sends them when a test succeeds", (code, pausedReason) =>
    scene(
      async ({ ctx, destinationId, announced, queue, deliver, states, row }) => {
        receiver.behave(status(code));
        await queue(5);
        await deliver();
        expect(receiver.requests).toHaveLength(1);
        expect(await states()).toEqual({ held: 5 });
        expect(await row()).toMatchObject({ isActive: false, pausedReason });
        const listed = one((await listDestinations(ctx)).data);
        expect(listed).toMatchObject({ isActive: false, pausedReason, health: "action_required" });

        expect(await deliver()).toEqual({ claimed: 0, nextDueAt: null });
        const resume = changeDestination(ctx, { destinationId, change: { isActive: true } });
        await expect(resume).rejects.toMatchObject({ code: "test_required" });
        expect(await testDestination(ctx, { destinationId })).toMatchObject({ success: false, status: code });
        expect(await states()).toEqual({ held: 5 });

        receiver.behave(ok);
        receiver.requests.length = 0;
        announced.length = 0;
        expect(await testDestination(ctx, { destinationId })).toMatchObject({ success: true, status: 200 });
        expect(await row()).toMatchObject({ isActive: true, pausedReason: null, consecutiveFailures: 0 });
        expect(announced).toMatchObject([{ name: "delivery/queued", data: { destinationId } }]);
        expect(await deliver()).toMatchObject({ claimed: 5 });
        expect(await states()).toEqual({ delivered: 5 });
        const keys = receiver.requests.map(({ headers }) => headers["idempotency-key"]);
        expect(new Set(keys).size).toBe(6);
      },
      { consecutiveFailures: 1 },
    ),
  );

  it("after 20 consecutive failures, but not after 19", () =>
    scene(
      async ({ queue, deliver, states, row }) => {
        receiver.behave([status(500), status(502), ok]);
        await queue(1);
        await deliver();
        expect(await row()).toMatchObject({ consecutiveFailures: 19, isActive: true });
        await queue(3);
        await deliver();
        expect(await row()).toMatchObject({
          consecutiveFailures: 20,
          isActive: false,
          pausedReason: "failures",
        });
        expect(receiver.requests).toHaveLength(2);
        expect(await states()).toEqual({ held: 4 });
      },
      { consecutiveFailures: 18 },
    ));
});
