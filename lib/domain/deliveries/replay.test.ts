/** Replaying a delivery: the result in each state, and conflicts with a running batch. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { activations, auditEvents } from "@/db/schema";
import { minutes, seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { createWebhookDestination } from "@/lib/destinations/webhook";
import { changeDestination, removeDestination } from "@/lib/domain/destinations/change";
import { newId } from "@/lib/ids";
import { type SendRequest, safeRequest } from "@/lib/outbound/safe-request";
import { codeOf } from "@/tests/factories/code-of";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { ok, openScene, type Scene, status } from "@/tests/factories/delivery-scene";
import { one } from "@/tests/factories/one";
import { insertDestination } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import { replayDelivery } from "./replay";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.requests.length = 0;
  receiver.behave(ok);
});

const scene = (body: (scene: Scene) => Promise<void>) =>
  withRollback(async (world) => body(await openScene(world, receiver)));

/** The same context with `send` as the webhook transport. */
function sendingBy(ctx: Context, send: SendRequest): Context {
  const webhook = createWebhookDestination({ allowPrivate: true, send });
  return { ...ctx, ports: { ...ctx.ports, destinations: { adapterOf: () => webhook } } };
}

const keys = () => receiver.requests.map(({ headers }) => headers["idempotency-key"]);
const auditOf = ({ db, ctx }: Scene) =>
  db.select().from(auditEvents).where(eq(auditEvents.customerId, ctx.customerId));

describe("a finished delivery", () => {
  it.each(["delivered", "failed", "held", "cancelled"] as const)(
    "that was %s is due now like a new one and is sent with the same key",
    (from) =>
      scene(async (here) => {
        const { ctx, db, clock, announced, destinationId, queue, deliver, activation } = here;
        const activationId = one(await queue());
        const past = { attempts: 8, lastStatus: 404, nextAttemptAt: null, claimId: null };
        await db
          .update(activations)
          .set({ ...past, status: from })
          .where(eq(activations.id, activationId));
        announced.length = 0;
        expect(await replayDelivery(ctx, { destinationId, activationId })).toEqual({
          activationId,
          status: "queued",
        });
        const { signalId, ...row } = await activation(activationId);
        expect(row).toMatchObject({ attempts: 8, attemptsBeforeReplay: 8, nextAttemptAt: clock.now() });
        expect(announced).toMatchObject([{ name: "delivery/queued", data: { destinationId } }]);
        expect(await auditOf(here)).toMatchObject([
          { action: "delivery.replayed", subjectId: activationId, detail: { destinationId, from } },
        ]);
        await deliver();
        expect(await activation(activationId)).toMatchObject({ status: "delivered", attempts: 9 });
        expect(keys()).toEqual([signalId]);
      }),
  );

  it("restarts its retry schedule", () =>
    scene(async ({ ctx, db, clock, destinationId, queue, deliver, activation }) => {
      const activationId = one(await queue());
      const past = { status: "failed" as const, attempts: 8, lastStatus: 500, nextAttemptAt: null };
      await db.update(activations).set(past).where(eq(activations.id, activationId));
      receiver.behave(status(500));
      await replayDelivery(ctx, { destinationId, activationId });
      await deliver();
      const { nextAttemptAt, ...row } = await activation(activationId);
      expect(row).toMatchObject({ status: "retrying", attempts: 9, attemptsBeforeReplay: 8 });
      expect(nextAttemptAt?.getTime()).toBeLessThan(clock.now().getTime() + seconds(6));
    }));

  it("that arrived is then in doubt, for destination types without idempotency keys", () =>
    scene(async ({ ctx, destinationId, queue, deliver, activation }) => {
      const activationId = one(await queue());
      await deliver();
      expect(await activation(activationId)).toMatchObject({ lastStatus: 200 });
      await replayDelivery(ctx, { destinationId, activationId });
      expect(await activation(activationId)).toMatchObject({ lastStatus: null, deliveredAt: null });
    }));
});

describe("an unfinished delivery", () => {
  it("is due immediately if it was waiting for a retry, and only once", () =>
    scene(async (here) => {
      const { ctx, clock, destinationId, queue, deliver, activation } = here;
      receiver.behave([status(500), ok]);
      const activationId = one(await queue());
      await deliver();
      const replay = () => replayDelivery(ctx, { destinationId, activationId });
      expect(await replay()).toEqual({ activationId, status: "retrying" });
      expect(await activation(activationId)).toMatchObject({
        status: "retrying",
        nextAttemptAt: clock.now(),
        attemptsBeforeReplay: 1,
      });
      expect(await replay()).toEqual({ activationId, status: "retrying" });
      expect(await auditOf(here)).toHaveLength(1);
      expect(await deliver()).toMatchObject({ claimed: 1 });
    }));

  it.each(["queued", "delivering"] as const)("is left unchanged if it is %s", (standing) =>
    scene(async (here) => {
      const { ctx, db, clock, announced, destinationId, queue, activation } = here;
      const activationId = one(await queue());
      const claim = { status: standing, claimId: newId(), nextAttemptAt: clock.now() };
      await db.update(activations).set(claim).where(eq(activations.id, activationId));
      const before = await activation(activationId);
      announced.length = 0;
      expect(await replayDelivery(ctx, { destinationId, activationId })).toEqual({
        activationId,
        status: standing,
      });
      expect(await activation(activationId)).toEqual(before);
      expect(announced).toEqual([]);
      expect(await auditOf(here)).toEqual([]);
    }),
  );
});

describe("a replay is rejected", () => {
  it("for a paused or deleted destination, and changes nothing", () =>
    scene(async ({ ctx, destinationId, queue, deliver, activation }) => {
      const activationId = one(await queue());
      await deliver();
      const before = await activation(activationId);
      const replay = () => codeOf(replayDelivery(ctx, { destinationId, activationId }));
      await changeDestination(ctx, { destinationId, change: { isActive: false } });
      expect(await replay()).toBe("422 destination_paused");
      await removeDestination(ctx, { destinationId });
      expect(await replay()).toBe("404 not_found");
      expect(await activation(activationId)).toEqual(before);
    }));

  it("for another destination's or workspace's delivery, which stays unchanged", () =>
    scene(async ({ ctx, destinationId, queue, deliver, activation }) => {
      const activationId = one(await queue());
      await deliver();
      const before = await activation(activationId);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const theirs = await insertDestination(other);
      const beside = await insertDestination(ctx);
      for (const work of [
        () => replayDelivery(other, { destinationId, activationId }),
        () => replayDelivery(other, { destinationId: theirs.id, activationId }),
        () => replayDelivery(ctx, { destinationId: beside.id, activationId }),
        () => replayDelivery(ctx, { destinationId, activationId: newId() }),
      ]) {
        expect(await codeOf(work())).toBe("404 not_found");
      }
      expect(await activation(activationId)).toEqual(before);
    }));
});

describe("a replay during a batch", () => {
  it("does not send a delivery in progress twice, and keeps its outcome", () =>
    withDatabase(async (world) => {
      const { ctx, destinationId, queue, deliver, activation } = await openScene(world, receiver);
      const activationId = one(await queue());
      const answers: unknown[] = [];
      const meanwhile = sendingBy(ctx, async (request) => {
        answers.push(await replayDelivery(ctx, { destinationId, activationId }));
        return safeRequest(request);
      });
      await deliver(meanwhile);
      expect(answers).toEqual([{ activationId, status: "delivering" }]);
      expect(await deliver()).toEqual({ claimed: 0, nextDueAt: null });
      expect(receiver.requests).toHaveLength(1);
      expect(await activation(activationId)).toMatchObject({ status: "delivered", attempts: 1 });
    }));

  it("is not undone by a hung batch that ends later", () =>
    withDatabase(async (world) => {
      const { ctx, clock, destinationId, queue, deliver, activation } = await openScene(world, receiver);
      receiver.behave([status(500), ok]);
      const activationId = one(await queue());
      const hanging = sendingBy(ctx, async (request) => {
        const answer = await safeRequest(request);
        clock.advance(minutes(5));
        await deliver();
        await replayDelivery(ctx, { destinationId, activationId });
        return answer;
      });
      await deliver(hanging);
      expect(await activation(activationId)).toMatchObject({
        status: "queued",
        attempts: 1,
        attemptsBeforeReplay: 1,
        nextAttemptAt: clock.now(),
      });
      expect(await deliver()).toEqual({ claimed: 1, nextDueAt: null });
      expect(await activation(activationId)).toMatchObject({ status: "delivered", attempts: 2 });
    }));

  it("sends one delivery for many concurrent replays and batches", () =>
    withDatabase(async (world) => {
      const here = await openScene(world, receiver);
      const { ctx, destinationId, queue, deliver, states } = here;
      const ids = await queue(20);
      await deliver();
      receiver.requests.length = 0;
      const replayAll = () =>
        Promise.all(ids.map((activationId) => replayDelivery(ctx, { destinationId, activationId })));
      await Promise.all([replayAll(), deliver(), deliver()]);
      await deliver();
      expect(await states()).toEqual({ delivered: 20 });
      // Each was sent once: none was lost, and none was sent twice.
      expect(keys()).toHaveLength(20);
      expect(new Set(keys()).size).toBe(20);
      expect(await auditOf(here)).toHaveLength(20);
    }));
});
