/** Queued activations that must no longer be sent: current routing, and what users requested themselves. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { activations, deliveryAttempts } from "@/db/schema";
import { days, hours } from "@/lib/clock";
import { changeDestination } from "@/lib/domain/destinations/change";
import { withRollback } from "@/tests/factories/context";
import { ok, openScene, type Scene } from "@/tests/factories/delivery-scene";
import { one } from "@/tests/factories/one";
import { insertActivation, insertDestination, insertSignal } from "@/tests/factories/signals";
import { insertTagCategory, insertTagValue } from "@/tests/factories/tags";
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

/** A tag of the workspace that no signal has. */
const rareTag = "01890000-0000-7000-8000-000000000000";

describe("a routing change while signals are queued", () => {
  it.each([
    { mode: "auto", minStrength: 10 },
    { mode: "auto", minIcp: 100 },
    { mode: "auto", sourceTypes: ["competitor_company"] },
    { mode: "auto", tags: [rareTag] },
    { mode: "auto", maxAgeHours: 1 },
    { mode: "manual" },
  ] as const)("cancels what no longer matches and records why: %j", (routing) =>
    scene(async ({ ctx, db, destinationId, queue, deliver, activation, row }) => {
      const id = one(await queue());
      await insertTagValue(ctx, { id: rareTag, categoryId: (await insertTagCategory(ctx)).id });
      await changeDestination(ctx, { destinationId, change: { routing: structuredClone(routing) as never } });
      expect(await deliver()).toEqual({ claimed: 1, nextDueAt: null });
      expect(receiver.requests).toEqual([]);
      expect(await activation(id)).toMatchObject({ status: "cancelled", claimId: null, nextAttemptAt: null });
      expect(await db.select().from(deliveryAttempts)).toMatchObject([
        { activationId: id, number: 1, outcome: "skipped", error: expect.stringMatching(/routing/) },
      ]);
      expect(await row()).toMatchObject({
        consecutiveFailures: 0,
        lastFailedAt: null,
        lastDeliveredAt: null,
      });
      expect(await deliver()).toEqual({ claimed: 0, nextDueAt: null });
    }),
  );

  it("does not affect manual or replayed deliveries", () =>
    scene(async ({ ctx, db, destinationId, queue, deliver, states }) => {
      const [byHand = "", replayed = ""] = await queue(3);
      await db.update(activations).set({ trigger: "manual" }).where(eq(activations.id, byHand));
      const again = { attempts: 1, attemptsBeforeReplay: 1, lastStatus: 404 };
      await db.update(activations).set(again).where(eq(activations.id, replayed));
      await changeDestination(ctx, { destinationId, change: { routing: { mode: "manual" } } });
      await deliver();
      expect(await states()).toEqual({ delivered: 2, cancelled: 1 });
    }));

  it("uses a signal's age when queued, so waiting never makes it too old", () =>
    scene(async ({ ctx, clock, destinationId, deliver, states }) => {
      await changeDestination(ctx, { destinationId, change: { routing: { mode: "auto", maxAgeHours: 48 } } });
      const at = (ms: number) => new Date(clock.now().getTime() - ms);
      const fresh = await insertSignal(ctx, { occurredAt: at(hours(47)) });
      const old = await insertSignal(ctx, { occurredAt: at(hours(49)) });
      for (const { id: signalId } of [fresh, old]) await insertActivation(ctx, { signalId, destinationId });
      clock.advance(days(3));
      await deliver();
      expect(await states()).toEqual({ delivered: 1, cancelled: 1 });
      expect(one(receiver.requests).headers["idempotency-key"]).toBe(fresh.id);
    }));

  it("does not affect other destinations", () =>
    scene(async ({ ctx, destinationId, queue, deliver, activation }) => {
      const id = one(await queue());
      const { signalId } = await activation(id);
      const other = await insertDestination(ctx, { config: { url: receiver.url } });
      const elsewhere = await insertActivation(ctx, { signalId, destinationId: other.id });
      await changeDestination(ctx, { destinationId, change: { routing: { mode: "manual" } } });
      await deliver();
      expect(await activation(elsewhere.id)).toMatchObject({ status: "queued", attempts: 0 });
    }));
});
