/** What a connection test changes: a destination that fails its test is not live. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { seconds } from "@/lib/clock";
import { withRollback } from "@/tests/factories/context";
import { ok, openScene, type Scene, status } from "@/tests/factories/delivery-scene";
import { insertDestination } from "@/tests/factories/signals";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import { changeDestination } from "./change";
import { readDestination } from "./read";
import { testDestination } from "./test-connection";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => receiver.behave(ok));

const scene = (body: (scene: Scene) => Promise<void>) =>
  withRollback(async (world) => body(await openScene(world, receiver)));

describe("a connection test", () => {
  it("is remembered with its time and its reason, until the connection changes", () =>
    scene(async ({ ctx, clock, destinationId }) => {
      const read = async () => (await readDestination(ctx, { destinationId })).lastTest;
      expect(await read()).toBeNull();
      await testDestination(ctx, { destinationId });
      const at = clock.now().toISOString();
      expect(await read()).toEqual({ at, success: true, error: null });
      clock.advance(seconds(60));
      receiver.behave(status(500));
      const { error } = await testDestination(ctx, { destinationId });
      expect(await read()).toEqual({ at: clock.now().toISOString(), success: false, error });
      await changeDestination(ctx, { destinationId, change: { name: "Another name" } });
      expect(await read()).toMatchObject({ success: false });
      const config = { url: `${receiver.url}/another` };
      await changeDestination(ctx, { destinationId, change: { config } });
      expect(await read()).toBeNull();
    }));

  it("that fails stops deliveries, and the next one that succeeds sends what was held", () =>
    scene(async ({ ctx, destinationId, queue, deliver, states, row }) => {
      await queue(2);
      receiver.behave(status(500));
      expect(await testDestination(ctx, { destinationId })).toMatchObject({ success: false });
      expect(await row()).toMatchObject({ isActive: false, pausedReason: "test" });
      expect(await states()).toEqual({ held: 2 });
      receiver.behave(ok);
      expect(await deliver()).toMatchObject({ claimed: 0 });
      expect(await testDestination(ctx, { destinationId })).toMatchObject({ success: true });
      expect(await row()).toMatchObject({ isActive: true, pausedReason: null, lastTestError: null });
      expect(await deliver()).toMatchObject({ claimed: 2 });
    }));

  it("that fails can be overruled by a person, who resumes without another test", () =>
    scene(async ({ ctx, destinationId, row }) => {
      receiver.behave(status(500));
      await testDestination(ctx, { destinationId });
      await changeDestination(ctx, { destinationId, change: { isActive: true } });
      expect(await row()).toMatchObject({ isActive: true, pausedReason: null });
    }));

  it("never resumes what a person paused, also if a failed test had paused it before", () =>
    scene(async ({ ctx, destinationId, row }) => {
      receiver.behave(status(500));
      await testDestination(ctx, { destinationId });
      await changeDestination(ctx, { destinationId, change: { isActive: false } });
      expect(await row()).toMatchObject({ isActive: false, pausedReason: "manual" });
      receiver.behave(ok);
      await testDestination(ctx, { destinationId });
      expect(await row()).toMatchObject({ isActive: false, pausedReason: "manual" });
    }));

  it.each(["manual", "plan", "auth", "failures", "gone"] as const)(
    "that fails leaves the reason of a pause as it is: %s",
    (pausedReason) =>
      scene(async ({ ctx }) => {
        const config = { url: receiver.url };
        const { id: destinationId } = await insertDestination(ctx, { config, isActive: false, pausedReason });
        receiver.behave(status(500));
        await testDestination(ctx, { destinationId });
        const after = await readDestination(ctx, { destinationId });
        expect(after).toMatchObject({ isActive: false, pausedReason, lastTest: { success: false } });
      }),
  );
});
