import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { updateDestinationRow } from "@/db/queries/destinations";
import { deliveryWakes } from "@/db/schema";
import { minutes, seconds } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { createWebhookDestination } from "@/lib/destinations/webhook";
import { wakeDestinations } from "@/lib/domain/destinations/wakes";
import { safeRequest } from "@/lib/outbound/safe-request";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { ok, openScene, type Scene, status } from "@/tests/factories/delivery-scene";
import { one } from "@/tests/factories/one";
import { insertActivation, insertSignal } from "@/tests/factories/signals";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import { deliverAwake } from "./deliver-awake";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
beforeEach(() => receiver.behave(ok));
afterAll(() => receiver.close());

const wakeNow = (ctx: Context, destinationId: string) =>
  transaction(ctx, (ctx) => wakeDestinations(ctx, [destinationId]));

/** The time of the only announced wake. */
const wakeOf = ({ announced }: Pick<Scene, "announced">): string => {
  const { data } = one(announced.splice(0));
  if (!("at" in data)) throw new Error("That is no wake");
  return data.at;
};

const over = { goesOn: false, wakeAt: null };

describe("a destination's wake", () => {
  it("is announced once, however many deliveries become due before it runs", () =>
    withRollback(async (world) => {
      const scene = await openScene(world, receiver);
      const { ctx, clock, queue, states, destinationId } = scene;
      for (let n = 0; n < 5; n++) {
        await queue();
        await wakeNow(ctx, destinationId);
        clock.advance(seconds(1));
      }
      const at = wakeOf(scene);
      expect(await deliverAwake(ctx, { destinationId, at })).toEqual(over);
      expect(await states()).toEqual({ delivered: 5 });
      await queue();
      await wakeNow(ctx, destinationId);
      expect(await deliverAwake(ctx, { destinationId, at: wakeOf(scene) })).toEqual(over);
      expect(await states()).toEqual({ delivered: 6 });
    }));

  it("is planned for the whole second after the next retry, and brought forward by what is due earlier", () =>
    withRollback(async (world) => {
      const scene = await openScene(world, receiver);
      const { ctx, clock, queue, announced, destinationId } = scene;
      receiver.behave(status(429, { "retry-after": "600" }));
      await queue(3);
      await wakeNow(ctx, destinationId);
      clock.advance(1);
      const first = await deliverAwake(ctx, { destinationId, at: wakeOf(scene) });
      expect(first.wakeAt).toBe(new Date(clock.now().getTime() + minutes(10) + 999).toISOString());

      clock.advance(minutes(1));
      await queue();
      await wakeNow(ctx, destinationId);
      receiver.behave(ok);
      const second = await deliverAwake(ctx, { destinationId, at: wakeOf(scene) });
      // The same time again: the event of that wake is a repeat, which starts nothing.
      expect(second).toEqual(first);
      clock.advance(minutes(10));
      expect(await deliverAwake(ctx, { destinationId, at: first.wakeAt ?? "" })).toEqual(over);
      expect(announced).toEqual([]);
    }));

  it("that was replaced does nothing", () =>
    withRollback(async (world) => {
      const scene = await openScene(world, receiver);
      const { ctx, clock, queue, states, destinationId } = scene;
      await queue();
      await wakeNow(ctx, destinationId);
      const at = wakeOf(scene);
      clock.advance(minutes(3));
      await wakeNow(ctx, destinationId);
      expect(await deliverAwake(ctx, { destinationId, at })).toEqual(over);
      expect(await states()).toEqual({ queued: 1 });
      expect(await deliverAwake(ctx, { destinationId, at: wakeOf(scene) })).toEqual(over);
      expect(await states()).toEqual({ delivered: 1 });
    }));

  it("plans the same next wake if its result was lost", () =>
    withRollback(async (world) => {
      const scene = await openScene(world, receiver);
      const { ctx, queue, destinationId } = scene;
      receiver.behave(status(500));
      await queue();
      await wakeNow(ctx, destinationId);
      const at = wakeOf(scene);
      const result = await deliverAwake(ctx, { destinationId, at });
      expect(result).toMatchObject({ goesOn: false, wakeAt: expect.any(String) });
      expect(await deliverAwake(ctx, { destinationId, at })).toEqual(result);
    }));

  it("that started early, by a clock ahead of ours, plans a later one", () =>
    withRollback(async (world) => {
      const scene = await openScene(world, receiver);
      const { ctx, queue, destinationId } = scene;
      receiver.behave(status(500));
      await queue();
      await wakeNow(ctx, destinationId);
      const { wakeAt } = await deliverAwake(ctx, { destinationId, at: wakeOf(scene) });
      const early = await deliverAwake(ctx, { destinationId, at: wakeAt ?? "" });
      expect(Date.parse(early.wakeAt ?? "")).toBe(Date.parse(wakeAt ?? "") + seconds(1));
    }));

  it("ends when the destination is paused, and starts again when it resumes", () =>
    withRollback(async (world) => {
      const scene = await openScene(world, receiver);
      const { ctx, db, queue, destinationId } = scene;
      const { customerId } = ctx;
      await queue();
      await wakeNow(ctx, destinationId);
      await updateDestinationRow(db, { customerId, destinationId, set: { isActive: false } });
      expect(await deliverAwake(ctx, { destinationId, at: wakeOf(scene) })).toEqual(over);
      expect(await db.select().from(deliveryWakes)).toEqual([]);
    }));
});

it("sees what becomes due while its run ends", () =>
  withDatabase(async (world) => {
    const scene = await openScene(world, receiver);
    const { ctx, db, queue, states, destinationId } = scene;
    await queue();
    await wakeNow(ctx, destinationId);
    const { id: signalId } = await insertSignal(ctx);
    let queueing: Promise<unknown> | undefined;
    const webhook = createWebhookDestination({
      allowPrivate: true,
      send: async (request) => {
        await new Promise<void>((resolve) => {
          queueing = transaction(ctx, async (inside) => {
            await insertActivation(inside, { signalId, destinationId });
            await wakeDestinations(inside, [destinationId]);
            resolve();
            await delay(500);
          });
        });
        return safeRequest(request);
      },
    });
    const sending = { ...ctx, ports: { ...ctx.ports, destinations: { adapterOf: () => webhook } } };
    const at = wakeOf(scene);
    expect(await deliverAwake(sending, { destinationId, at })).toEqual({ goesOn: true, wakeAt: null });
    await queueing;
    expect(scene.announced).toEqual([]);
    expect(await deliverAwake(ctx, { destinationId, at })).toEqual(over);
    expect(await states()).toEqual({ delivered: 2 });
    expect(await db.select().from(deliveryWakes)).toEqual([]);
  }));
