/** One idempotency key, one body: what changes after the first attempt belongs to the next revision. */
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { claimActivations } from "@/db/queries/delivery-claims";
import { signals } from "@/db/schema";
import { days, minutes } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { ok, openScene, type Scene, status } from "@/tests/factories/delivery-scene";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import { buildPayloads } from "./payload";
import { replayDelivery } from "./replay";

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const scene = (body: (scene: Scene) => Promise<void>, change = {}) =>
  withRollback(async (world) => body(await openScene(world, receiver, change)));

const change = async ({ ctx, activation }: Scene, id: string) => {
  const { signalId } = await activation(id);
  const whyItMatters = `Changed ${newId()}`;
  await ctx.db.update(signals).set({ whyItMatters }).where(eq(signals.id, signalId));
};
const sent = () => receiver.requests.map(({ headers, body }) => [headers["idempotency-key"], body]);

describe.each(["webhook", "automation", "enrichment_webhook"] as const)("a delivery to a %s", (type) => {
  const hook = type === "webhook" ? {} : { type, config: { url: "" }, secret: null };
  const withType = (body: (scene: Scene) => Promise<void>) =>
    scene(body, type === "webhook" ? {} : { ...hook, config: { url: `${receiver.url}/hook` } });

  it("is retried with the bytes of its first attempt, which are kept no longer than needed", () =>
    withType(async (at) => {
      receiver.behave([status(500), status(429), ok]);
      const [id = ""] = await at.queue();
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await at.deliver();
        await change(at, id);
        at.clock.advance(days(1));
      }
      const [first, second, third] = sent();
      expect(second).toEqual(first);
      expect(third).toEqual(first);
      expect(await at.activation(id)).toMatchObject({ status: "delivered", attempts: 3, body: null });
    }));
});

it("is sent with the same bytes after the worker died between sending and recording", () =>
  scene(async (at) => {
    const { ctx, destinationId } = at;
    const [id = ""] = await at.queue();
    const { signalId } = await at.activation(id);
    const body = JSON.stringify((await buildPayloads(ctx, [signalId])).get(signalId));
    const now = ctx.clock.now();
    const claims = [{ id, body }];
    const claim = { customerId: ctx.customerId, destinationId, claims, claimId: newId(), now };
    await claimActivations(ctx.db, { ...claim, until: new Date(now.getTime() + minutes(1)) });
    await change(at, id);
    at.clock.advance(minutes(2));
    await at.deliver();
    expect(sent()).toEqual([[signalId, body]]);
  }));

describe("a replay of what was delivered", () => {
  const replayed = (isChanged: boolean) => async (at: Scene) => {
    const { ctx, destinationId } = at;
    const [id = ""] = await at.queue();
    await at.deliver();
    if (isChanged) await change(at, id);
    await replayDelivery(ctx, { destinationId, activationId: id });
    await at.deliver();
  };

  it("has the same key and bytes if nothing changed", () =>
    scene(async (at) => {
      await replayed(false)(at);
      const [first, second] = sent();
      expect(second).toEqual(first);
    }));

  it("is the next revision if something changed", () =>
    scene(async (at) => {
      await replayed(true)(at);
      const [first, second] = sent();
      expect(second?.[0]).toBe(`${first?.[0]}:2`);
      expect(second?.[1]).not.toBe(first?.[1]);
    }));
});

it("takes what changed while nothing had been sent yet", () =>
  scene(async (at) => {
    const [id = ""] = await at.queue();
    await change(at, id);
    await at.deliver();
    expect(sent()[0]?.[1]).toContain("Changed");
  }));
