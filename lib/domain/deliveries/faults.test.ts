/** Faults in the middle of a batch, the receiver's and our own. */
import { expect, it } from "vitest";
import { seconds } from "@/lib/clock";
import { createWebhookDestination } from "@/lib/destinations/webhook";
import { safeRequest } from "@/lib/outbound/safe-request";
import { withRollback } from "@/tests/factories/context";
import { ok, openScene, status } from "@/tests/factories/delivery-scene";
import { startReceiver } from "@/tests/fakes/receiver/receiver";

it("leaves a receiver that restarts its time: the batch stops, and all of it arrives a little later", async () => {
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

it("tries a fault of our own again by the schedule, and keeps nothing else of the batch", async () => {
  const receiver = await startReceiver();
  await withRollback(async (world) => {
    const { ctx, queue, deliver, states, row } = await openScene(world, receiver);
    await queue(3);
    let sends = 0;
    const webhook = createWebhookDestination({
      allowPrivate: true,
      send: async (request) => {
        sends += 1;
        if (sends === 2) throw new TypeError("A fault of ours, with details that nobody should read");
        return safeRequest(request);
      },
    });
    await deliver({ ...ctx, ports: { ...ctx.ports, destinations: { findAdapter: () => webhook } } });
    expect(await states()).toEqual({ delivered: 2, retrying: 1 });
    expect(JSON.stringify(await row())).not.toContain("details");
  });
  await receiver.close();
});
