import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hours, minutes, seconds } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { deliverAwake } from "@/lib/domain/deliveries/deliver-awake";
import { wakeDestinations, wakeSleepingDestinations } from "@/lib/domain/destinations/wakes";
import { withRollback } from "@/tests/factories/context";
import { ok, openScene, type Scene } from "@/tests/factories/delivery-scene";
import { one } from "@/tests/factories/one";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";

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

describe("a lost wake", () => {
  it("is replaced by the sweep after two minutes", () =>
    withRollback(async (world) => {
      const scene = await openScene(world, receiver);
      const { ctx, clock, system, queue, destinationId } = scene;
      await queue();
      await wakeNow(ctx, destinationId);
      wakeOf(scene);
      clock.advance(minutes(2));
      expect(await wakeSleepingDestinations(system)).toEqual({ woken: 0 });
      clock.advance(1);
      expect(await wakeSleepingDestinations(system)).toEqual({ woken: 1 });
      expect(await deliverAwake(ctx, { destinationId, at: wakeOf(scene) })).toEqual(over);
    }));

  it("of a clock that was a day ahead is replaced by what becomes due", () =>
    withRollback(async (world) => {
      const scene = await openScene(world, receiver);
      const { ctx, clock, queue, states, destinationId } = scene;
      clock.advance(hours(24));
      await wakeNow(ctx, destinationId);
      wakeOf(scene);
      clock.advance(-hours(24));
      await queue();
      await wakeNow(ctx, destinationId);
      expect(await deliverAwake(ctx, { destinationId, at: wakeOf(scene) })).toEqual(over);
      expect(await states()).toEqual({ delivered: 1 });
    }));

  it("that was never planned is found once its delivery is 15 seconds overdue", () =>
    withRollback(async (world) => {
      const { clock, system, queue, announced, destinationId } = await openScene(world, receiver);
      await queue();
      expect(await wakeSleepingDestinations(system)).toEqual({ woken: 0 });
      clock.advance(seconds(15) + 1);
      expect(await wakeSleepingDestinations(system)).toEqual({ woken: 1 });
      expect(announced).toMatchObject([{ name: "delivery/queued", data: { destinationId } }]);
      expect(await wakeSleepingDestinations(system)).toEqual({ woken: 0 });
    }));
});
