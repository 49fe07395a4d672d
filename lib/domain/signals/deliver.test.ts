import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activations } from "@/db/schema";
import { activationStatuses } from "@/db/vocabulary";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertActivation, insertDestination, insertSignal } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { deliverSignal } from "./deliver";

describe("delivering manually", () => {
  it("creates one activation that is due now, whatever the routing says, and announces its delivery", () =>
    withRollback(async ({ ctx, db, clock, announced }) => {
      await insertCustomer(ctx);
      const { id: signalId } = await insertSignal(ctx, { strength: 1 });
      const routing = { mode: "manual" as const, minStrength: 9 };
      const { id: destinationId, name } = await insertDestination(ctx, { routing });
      const first = await deliverSignal(ctx, { signalId, destinationId });
      expect(first).toEqual({ activationId: expect.any(String), queued: true, destinationName: name });
      expect(await deliverSignal(ctx, { signalId, destinationId })).toEqual({ ...first, queued: false });
      const { customerId } = ctx;
      expect(announced).toMatchObject([{ name: "delivery/queued", data: { customerId, destinationId } }]);
      expect(await db.select().from(activations).where(eq(activations.signalId, signalId))).toMatchObject([
        {
          id: first.activationId,
          trigger: "manual",
          status: "queued",
          attempts: 0,
          nextAttemptAt: clock.now(),
        },
      ]);
    }));

  it("creates one for concurrent requests", () =>
    withDatabase(async ({ ctx, db, announced }) => {
      await insertCustomer(ctx);
      const { id: signalId } = await insertSignal(ctx);
      const { id: destinationId } = await insertDestination(ctx);
      const asked = Array.from({ length: 8 }, () => deliverSignal(ctx, { signalId, destinationId }));
      const answers = await Promise.all(asked);
      expect(answers.filter(({ queued }) => queued)).toHaveLength(1);
      expect(new Set(answers.map(({ activationId }) => activationId)).size).toBe(1);
      expect(await db.select().from(activations)).toHaveLength(1);
      expect(announced).toHaveLength(1);
    }));

  it.each(activationStatuses)("returns the existing activation, even one that is %s", (status) =>
    withRollback(async ({ ctx, announced }) => {
      await insertCustomer(ctx);
      const { id: destinationId, name } = await insertDestination(ctx, {
        isActive: false,
        pausedReason: "auth",
      });
      const { id, signalId } = await insertActivation(ctx, { destinationId, status });
      expect(await deliverSignal(ctx, { signalId, destinationId })).toEqual({
        activationId: id,
        queued: false,
        destinationName: name,
      });
      expect(announced).toEqual([]);
    }),
  );

  it.each(["manual", "auth", "failures", "gone"] as const)(
    "is refused by a destination paused by %s",
    (pausedReason) =>
      withRollback(async ({ ctx, db, announced }) => {
        await insertCustomer(ctx);
        const { id: signalId } = await insertSignal(ctx);
        const { id: destinationId } = await insertDestination(ctx, { isActive: false, pausedReason });
        await expect(deliverSignal(ctx, { signalId, destinationId })).rejects.toMatchObject({
          code: "destination_paused",
          status: 422,
        });
        expect(await db.select().from(activations).where(eq(activations.signalId, signalId))).toEqual([]);
        expect(announced).toEqual([]);
      }),
  );

  it("finds no signal or destination that is another workspace's, deleted or missing", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const mine = {
        signalId: (await insertSignal(ctx)).id,
        destinationId: (await insertDestination(ctx)).id,
      };
      const theirs = {
        signalId: (await insertSignal(other)).id,
        destinationId: (await insertDestination(other)).id,
      };
      const deleted = await insertDestination(ctx, { isActive: false, deletedAt: ctx.clock.now() });
      for (const pair of [
        theirs,
        { ...mine, signalId: theirs.signalId },
        { ...mine, destinationId: theirs.destinationId },
        { ...mine, destinationId: deleted.id },
        { ...mine, signalId: newId() },
        { ...mine, destinationId: newId() },
      ]) {
        await expect(deliverSignal(ctx, pair)).rejects.toMatchObject({ code: "not_found" });
      }
      expect(await db.select().from(activations)).toEqual([]);
    }));
});
