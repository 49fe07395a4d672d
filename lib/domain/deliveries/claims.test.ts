/** Who may send and record deliveries: workers that die, hang, or run concurrently. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deliveryAttempts } from "@/db/schema";
import { seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { createWebhookDestination } from "@/lib/destinations/webhook";
import { removeDestination } from "@/lib/domain/destinations/change";
import { wakeSleepingDestinations } from "@/lib/domain/destinations/wakes";
import { settings } from "@/lib/domain/settings";
import { type SendRequest, safeRequest } from "@/lib/outbound/safe-request";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { ok, openScene, status } from "@/tests/factories/delivery-scene";
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
const keys = () => receiver.requests.map(({ headers }) => headers["idempotency-key"]);

/** The same context with `send` as the webhook transport. */
function sendingBy(ctx: Context, send: SendRequest, timeoutMs?: number): Context {
  const webhook = createWebhookDestination({ allowPrivate: true, send, ...(timeoutMs && { timeoutMs }) });
  return { ...ctx, ports: { ...ctx.ports, destinations: { adapterOf: () => webhook } } };
}

/** A worker that dies after sending its requests: whatever it would do next never happens. */
const dying: SendRequest = async (request) => {
  await safeRequest(request);
  return new Promise(() => {});
};

/** Runs such a worker until it dies. */
async function killOnceSent(holder: Promise<unknown>): Promise<void> {
  const sent = receiver.requests.length;
  void holder;
  await expect.poll(() => receiver.requests.length).toBe(sent + 1);
}

describe("a worker that dies", () => {
  it("leaves a claim that lapses, so the delivery is sent again with the same key", () =>
    withRollback(async (world) => {
      const { ctx, system, clock, announced, queue, deliver, activation, states, destinationId } =
        await openScene(world, receiver);
      const id = one(await queue());
      await killOnceSent(deliver(sendingBy(ctx, dying)));
      expect(await states()).toEqual({ delivering: 1 });
      expect(await deliver()).toMatchObject({ claimed: 0 });

      clock.advance(settings.delivery.claimMs - 1);
      expect(await deliver()).toMatchObject({ claimed: 0 });
      clock.advance(1);
      announced.length = 0;
      await wakeSleepingDestinations(system);
      expect(announced).toEqual([]);
      clock.advance(seconds(16));
      await wakeSleepingDestinations(system);
      expect(announced).toMatchObject([{ name: "delivery/queued", data: { destinationId } }]);

      expect(await deliver()).toEqual({ claimed: 1, nextDueAt: null });
      const { signalId, status, attempts } = await activation(id);
      expect({ status, attempts }).toEqual({ status: "delivered", attempts: 1 });
      expect(keys()).toEqual([signalId, signalId]);
    }));

  it("cannot record anything once another worker has taken over", () =>
    withRollback(async (world) => {
      const { ctx, db, clock, queue, deliver, activation, row } = await openScene(world, receiver);
      receiver.behave([status(401), ok]);
      const id = one(await queue());
      const slow = sendingBy(ctx, async (request) => {
        const answer = await safeRequest(request);
        clock.advance(settings.delivery.claimMs);
        await deliver();
        return answer;
      });
      await deliver(slow);
      expect(await activation(id)).toMatchObject({ status: "delivered", attempts: 1, lastStatus: 200 });
      expect(await row()).toMatchObject({ isActive: true, pausedReason: null, consecutiveFailures: 0 });
      expect(await db.select().from(deliveryAttempts)).toMatchObject([{ number: 1, status: 200 }]);
    }));

  it("cannot record anything while another worker is delivering", () =>
    withRollback(async (world) => {
      const { ctx, db, clock, queue, deliver, activation, row } = await openScene(world, receiver);
      receiver.behave(status(500));
      const id = one(await queue());
      const slow = sendingBy(ctx, async (request) => {
        const answer = await safeRequest(request);
        clock.advance(settings.delivery.claimMs);
        await killOnceSent(deliver(sendingBy(ctx, dying)));
        return answer;
      });
      await deliver(slow);
      const until = new Date(clock.now().getTime() + settings.delivery.claimMs);
      expect(await activation(id)).toMatchObject({ status: "delivering", attempts: 0, nextAttemptAt: until });
      expect(await row()).toMatchObject({ consecutiveFailures: 0, lastFailedAt: null });
      expect(await db.select().from(deliveryAttempts)).toEqual([]);
    }));

  it("cannot undo the deletion of its destination", () =>
    withRollback(async (world) => {
      const { ctx, queue, deliver, states, row, destinationId } = await openScene(world, receiver);
      await queue(3);
      const deleting = sendingBy(ctx, async (request) => {
        if (receiver.requests.length === 0) await removeDestination(ctx, { destinationId });
        return safeRequest(request);
      });
      await deliver(deleting);
      expect(await states()).toEqual({ cancelled: 3 });
      expect(await row()).toMatchObject({ isActive: false });
    }));
});

describe("a destination that hangs", () => {
  it("ends its batch in time, and unsent deliveries are due immediately, unchanged", () =>
    withRollback(async (world) => {
      const scene = await openScene(world, receiver, { consecutiveFailures: 1 });
      const { ctx, clock, queue, deliver, states, row } = scene;
      receiver.behave({ kind: "hang" });
      await queue(5);
      const started = clock.now().getTime();
      const hanging = sendingBy(
        ctx,
        (request) => {
          clock.advance(seconds(15));
          return safeRequest(request);
        },
        50,
      );
      const { claimed, nextDueAt } = await deliver(hanging);
      const took = clock.now().getTime() - started;
      expect(claimed).toBe(5);
      expect(receiver.requests).toHaveLength(2);
      expect(took).toBeLessThan(settings.delivery.claimMs);
      expect(Date.parse(nextDueAt ?? "")).toBeLessThanOrEqual(clock.now().getTime());
      expect(await states()).toEqual({ retrying: 2, queued: 3 });
      expect(await row()).toMatchObject({ consecutiveFailures: 3, isActive: true });
    }));

  it.each([
    ["resets", { kind: "reset" }],
    ["does not respond with HTTP", { kind: "garbage" }],
  ] as const)("or %s counts as a failure and is retried", (_, behaviour) =>
    withRollback(async (world) => {
      const { ctx, db, queue, deliver, states } = await openScene(world, receiver);
      receiver.behave(behaviour);
      await queue(2);
      await deliver(sendingBy(ctx, safeRequest, 200));
      expect(await states()).toEqual({ retrying: 2 });
      const attempts = await db.select().from(deliveryAttempts);
      for (const attempt of attempts) {
        expect(attempt).toMatchObject({ outcome: "failed" });
        expect(attempt.error).toMatch(/\.$/);
      }
    }),
  );
});

describe("workers on one destination", () => {
  it("never send one activation twice", () =>
    withDatabase(async (world) => {
      const { queue, deliver, states } = await openScene(world, receiver);
      await queue(150);
      const batches = await Promise.all(Array.from({ length: 4 }, () => deliver()));
      const claimed = batches.map((batch) => batch.claimed);
      expect(claimed.reduce((sum, n) => sum + n, 0)).toBe(150);
      expect(Math.max(...claimed)).toBeLessThanOrEqual(settings.delivery.batch);
      expect(new Set(keys()).size).toBe(150);
      expect(keys()).toHaveLength(150);
      expect(await states()).toEqual({ delivered: 150 });
    }));

  it("count every failure and pause once", () =>
    withDatabase(async (world) => {
      const { ctx, db, queue, deliver, states, row } = await openScene(world, receiver, {
        consecutiveFailures: 18,
      });
      receiver.behave(status(500));
      await queue(110);
      // Each is answered once both have sent.
      const together = sendingBy(ctx, async (request) => {
        const answer = await safeRequest(request);
        await expect.poll(() => receiver.requests.length).toBe(2);
        return answer;
      });
      await Promise.all([deliver(together), deliver(together)]);
      const attempts = await db.select().from(deliveryAttempts);
      expect(attempts).toHaveLength(receiver.requests.length);
      expect(await row()).toMatchObject({
        isActive: false,
        pausedReason: "failures",
        consecutiveFailures: 18 + attempts.length,
      });
      expect(await states()).toEqual({ held: 110 });
    }));
});
