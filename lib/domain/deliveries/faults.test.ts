/** Faults during a batch, at the receiver and on our side. */
import { describe, expect, it } from "vitest";
import { seconds } from "@/lib/clock";
import { parseKeyRing } from "@/lib/crypto";
import { createWebhookDestination } from "@/lib/destinations/webhook";
import { testDestination } from "@/lib/domain/destinations/test-connection";
import { safeRequest } from "@/lib/outbound/safe-request";
import { withRollback } from "@/tests/factories/context";
import { ok, openScene, status } from "@/tests/factories/delivery-scene";
import { startReceiver } from "@/tests/fakes/receiver/receiver";

it("stops a batch while a receiver restarts, and delivers everything a little later", async () => {
  const receiver = await startReceiver();
  await withRollback(async (world) => {
    const { queue, deliver, states, row } = await openScene(world, receiver);
    await queue(60);
    receiver.behave(status(503));
    await deliver();
    expect(receiver.requests.length).toBeLessThan(20);
    expect(await row()).toMatchObject({ isActive: true, pausedReason: null });
    expect(await deliver()).toMatchObject({ claimed: 0 });
    receiver.behave(ok);
    for (let n = 0; n < 3; n++) {
      world.clock.advance(seconds(6));
      await deliver();
    }
    expect(await states()).toEqual({ delivered: 60 });
  });
  await receiver.close();
});

it("retries a fault on our side on schedule, without delaying the rest of the batch", async () => {
  const receiver = await startReceiver();
  await withRollback(async (world) => {
    const { ctx, queue, deliver, states, row } = await openScene(world, receiver);
    await queue(3);
    let sends = 0;
    const webhook = createWebhookDestination({
      allowPrivate: true,
      send: async (request) => {
        sends += 1;
        if (sends === 2) throw new TypeError("An internal error with details that no one should read");
        return safeRequest(request);
      },
    });
    await deliver({ ...ctx, ports: { ...ctx.ports, destinations: { adapterOf: () => webhook } } });
    expect(await states()).toEqual({ delivered: 2, retrying: 1 });
    expect(await row()).toMatchObject({ consecutiveFailures: 0, lastFailedAt: null });
    expect(JSON.stringify(await row())).not.toContain("details");
  });
  await receiver.close();
});

it("never gives up because of a fault on our side, and never counts it against the destination", async () => {
  const receiver = await startReceiver();
  await withRollback(async (world) => {
    const { ctx, clock, queue, deliver, states, row } = await openScene(world, receiver);
    await queue();
    const broken = createWebhookDestination({
      allowPrivate: true,
      send: async () => {
        throw new TypeError("A bug");
      },
    });
    const failing = { ...ctx, ports: { ...ctx.ports, destinations: { adapterOf: () => broken } } };
    for (let n = 0; n < 25; n++) {
      const { nextDueAt } = await deliver(failing);
      if (nextDueAt) clock.advance(Date.parse(nextDueAt) - clock.now().getTime());
    }
    expect(await states()).toEqual({ retrying: 1 });
    expect(await row()).toMatchObject({ isActive: true, consecutiveFailures: 0 });
    await deliver();
    expect(await states()).toEqual({ delivered: 1 });
  });
  await receiver.close();
});

it("waits without an attempt while our key is wrong, and delivers once it is right", async () => {
  const receiver = await startReceiver();
  await withRollback(async (world) => {
    const { ctx, clock, queue, deliver, states, row, activation } = await openScene(world, receiver);
    const [id = ""] = await queue(30);
    const keys = parseKeyRing({ current: Buffer.alloc(32, 9).toString("base64") });
    const wrong = { ...ctx, ports: { ...ctx.ports, keys } };
    for (let n = 0; n < 25; n++) {
      await deliver(wrong);
      clock.advance(seconds(60));
    }
    expect(await row()).toMatchObject({ isActive: true, consecutiveFailures: 0, lastFailedAt: null });
    expect(await activation(id)).toMatchObject({ status: "queued", attempts: 0, lastError: null });
    await deliver();
    expect(await states()).toEqual({ delivered: 30 });
    expect(receiver.requests).toHaveLength(30);
  });
  await receiver.close();
});

describe("a refusal", () => {
  it.each([
    { code: 401, pausedReason: "auth" },
    { code: 410, pausedReason: "gone" },
  ])("with $code pauses the destination and sends one warning", async ({ code, pausedReason }) => {
    const receiver = await startReceiver();
    receiver.behave(status(code));
    await withRollback(async (world) => {
      const { queue, deliver, row, announced, destinationId } = await openScene(world, receiver);
      await queue(30);
      await deliver();
      expect(await row()).toMatchObject({ isActive: false, pausedReason });
      const warnings = announced.filter(({ name }) => name === "destination/failing");
      expect(warnings.map(({ data }) => data)).toMatchObject([{ destinationId, isPaused: true }]);
    });
    await receiver.close();
  });
});

describe("consecutive failures", () => {
  it("send a warning at 5, 10, 15 and 20, and pause the destination at 20", async () => {
    const receiver = await startReceiver();
    receiver.behave(status(500));
    await withRollback(async (world) => {
      // One has failed, so the rest are tried one at a time.
      const scene = await openScene(world, receiver, { consecutiveFailures: 1 });
      const { clock, queue, deliver, row, announced } = scene;
      await queue(20);
      const notices: { at: number; isPaused: boolean }[] = [];
      while ((await row()).isActive) {
        announced.length = 0;
        const { nextDueAt } = await deliver();
        for (const { name, data } of announced) {
          if (name === "destination/failing")
            notices.push({ at: data.consecutiveFailures, isPaused: data.isPaused });
        }
        if (nextDueAt) clock.advance(Date.parse(nextDueAt) - clock.now().getTime());
      }
      expect(notices).toEqual([5, 10, 15, 20].map((at) => ({ at, isPaused: at === 20 })));
      expect(await row()).toMatchObject({ pausedReason: "failures", consecutiveFailures: 20 });
    });
    await receiver.close();
  });

  it("that paused a destination are reset when a test succeeds, and everything is delivered", async () => {
    const receiver = await startReceiver();
    await withRollback(async (world) => {
      const { ctx, destinationId, queue, deliver, states, row } = await openScene(world, receiver, {
        consecutiveFailures: 19,
      });
      receiver.behave(status(500));
      await queue(3);
      await deliver();
      expect(await states()).toEqual({ held: 3 });
      expect(await testDestination(ctx, { destinationId })).toMatchObject({ success: false, status: 500 });
      expect(await row()).toMatchObject({ isActive: false, consecutiveFailures: 20 });
      receiver.behave(ok);
      expect(await testDestination(ctx, { destinationId })).toMatchObject({ success: true });
      await deliver();
      expect(await states()).toEqual({ delivered: 3 });
      expect(await row()).toMatchObject({ isActive: true, pausedReason: null, consecutiveFailures: 0 });
    });
    await receiver.close();
  });
});
