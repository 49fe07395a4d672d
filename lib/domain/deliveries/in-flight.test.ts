/** Changes made during a batch take effect within a second. */
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { createWebhookDestination } from "@/lib/destinations/webhook";
import { changeDestination, removeDestination } from "@/lib/domain/destinations/change";
import { rotateSecret } from "@/lib/domain/destinations/rotate-secret";
import { settings } from "@/lib/domain/settings";
import { safeRequest } from "@/lib/outbound/safe-request";
import { withRollback } from "@/tests/factories/context";
import { ok, openScene, type Scene, secret } from "@/tests/factories/delivery-scene";
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

const scene = (body: (scene: Scene) => Promise<void>) =>
  withRollback(async (world) => body(await openScene(world, receiver)));

/** The same context, in which something happens and a second passes as the first response arrives. */
function changingAfterFirst({ ctx, clock }: Scene, change: () => Promise<unknown>): Context {
  let changed: Promise<unknown> | undefined;
  const webhook = createWebhookDestination({
    allowPrivate: true,
    send: async (request) => {
      const answer = await safeRequest(request);
      changed ??= change().then(() => clock.advance(seconds(1)));
      await changed;
      return answer;
    },
  });
  return { ...ctx, ports: { ...ctx.ports, destinations: { adapterOf: () => webhook } } };
}
const { concurrentSends } = settings.delivery;

it("signs with a rotated secret during a running batch", () =>
  scene(async (here) => {
    const { ctx, clock, destinationId, queue, deliver } = here;
    clock.advance(Date.now() - clock.now().getTime());
    await queue(30);
    let rotated = "";
    const rotating = changingAfterFirst(here, async () => {
      rotated = (await rotateSecret(ctx, { destinationId, overlapHours: 0 })).signatureSecret;
    });
    await deliver(rotating);
    const isSignedWith = (key: string) =>
      receiver.requests.map(({ body, headers }) => {
        try {
          return Boolean(new Webhook(key).verify(body, headers));
        } catch {
          return false;
        }
      });
    expect(isSignedWith(secret).filter(Boolean)).toHaveLength(concurrentSends);
    expect(isSignedWith(rotated)).toEqual(isSignedWith(secret).map((isOld) => !isOld));
  }));

it("stops sending to a deleted destination and cancels unsent deliveries", () =>
  scene(async (here) => {
    const { ctx, destinationId, queue, deliver, states } = here;
    await queue(30);
    await deliver(changingAfterFirst(here, () => removeDestination(ctx, { destinationId })));
    expect(receiver.requests).toHaveLength(concurrentSends);
    expect(await states()).toEqual({ cancelled: 30 });
  }));

it("stops sending to a paused destination and sends the rest when it is resumed", () =>
  scene(async (here) => {
    const { ctx, destinationId, queue, deliver, states } = here;
    const pause = (isActive: boolean) => changeDestination(ctx, { destinationId, change: { isActive } });
    await queue(30);
    await deliver(changingAfterFirst(here, () => pause(false)));
    expect(receiver.requests).toHaveLength(concurrentSends);
    expect(await states()).toEqual({ delivered: concurrentSends, held: 20 });
    await pause(true);
    await deliver();
    expect(await states()).toEqual({ delivered: 30 });
  }));
