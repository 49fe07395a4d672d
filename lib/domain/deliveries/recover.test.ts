import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activations, auditEvents, deliveryAttempts } from "@/db/schema";
import { type ActivationStatus, activationStatuses } from "@/db/vocabulary";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertActivation, insertDestination } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { recoverDeliveries } from "./recover";

const ago = ({ clock }: Context, ms: number) => new Date(clock.now().getTime() - ms);

/** An activation of a given age and last attempt. */
async function insertPast(
  ctx: Context,
  input: { destinationId: string; status: ActivationStatus; age: number; tried?: number },
): Promise<string> {
  const { destinationId, status, age, tried } = input;
  const attempts = tried === undefined ? 0 : 3;
  const { id } = await insertActivation(ctx, {
    ...{ destinationId, status, attempts, nextAttemptAt: null, createdAt: ago(ctx, age) },
  });
  if (tried !== undefined) {
    await ctx.db.insert(deliveryAttempts).values({
      ...{ id: newId(), customerId: ctx.customerId, activationId: id, destinationId, number: 3 },
      ...{ outcome: "failed" as const, durationMs: 5, createdAt: ago(ctx, tried) },
    });
  }
  return id;
}

const sinceDay = (ctx: Context, destinationId: string) =>
  recoverDeliveries(ctx, { destinationId, since: ago(ctx, days(1)).toISOString() });

describe("recovering deliveries", () => {
  it.each(activationStatuses)("requeues only failed or held deliveries: %s", (status) =>
    withRollback(async ({ ctx, db, clock, announced }) => {
      await insertCustomer(ctx);
      const { customerId } = ctx;
      const { id: destinationId } = await insertDestination(ctx);
      const id = await insertPast(ctx, { destinationId, status, age: hours(9), tried: hours(2) });
      const [before] = await db.select().from(activations).where(eq(activations.id, id));
      const isMeant = status === "failed" || status === "held";
      expect(await sinceDay(ctx, destinationId)).toEqual({ recovered: isMeant ? 1 : 0 });
      const due = { status: "queued", attemptsBeforeReplay: 3, nextAttemptAt: clock.now() };
      expect(await db.select().from(activations).where(eq(activations.id, id))).toEqual([
        { ...before, ...(isMeant && due) },
      ]);
      const event = { name: "delivery/queued", data: { customerId, destinationId } };
      expect(announced).toMatchObject(isMeant ? [event] : []);
      expect(await db.select().from(auditEvents)).toMatchObject(
        isMeant
          ? [{ action: "destination.recovered", subjectId: destinationId, detail: { recovered: 1 } }]
          : [],
      );
      expect(await sinceDay(ctx, destinationId)).toEqual({ recovered: 0 });
      expect(announced).toHaveLength(isMeant ? 1 : 0);
    }),
  );

  it.each([
    ["created since then, never tried", { age: hours(24) }, 1],
    ["created before, tried since then", { age: days(9), tried: hours(24) }, 1],
    ["created before, never tried", { age: hours(25) }, 0],
    ["created and tried before", { age: days(9), tried: hours(25) }, 0],
  ])("uses the time it was created or last tried: %s", (_, past, recovered) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id: destinationId } = await insertDestination(ctx);
      await insertPast(ctx, { destinationId, status: "failed", ...past });
      expect(await sinceDay(ctx, destinationId)).toEqual({ recovered });
    }),
  );

  it("affects no other destination or workspace", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const mine = await insertDestination(ctx);
      for (const [owner, { id: destinationId }] of [
        [ctx, await insertDestination(ctx)],
        [other, await insertDestination(other)],
      ] as const) {
        await insertPast(owner, { destinationId, status: "failed", age: hours(1), tried: hours(1) });
      }
      const before = await db.select().from(activations).orderBy(activations.id);
      expect(await sinceDay(ctx, mine.id)).toEqual({ recovered: 0 });
      expect(await codeOf(sinceDay(other, mine.id))).toBe("404 not_found");
      expect(await db.select().from(activations).orderBy(activations.id)).toEqual(before);
    }));

  it.each([
    ["a paused destination", { isActive: false, pausedReason: "manual" }, hours(1), "422 destination_paused"],
    ["more than 30 days ago", {}, days(30) + 1, "400 validation_error"],
    ["a deleted destination", { isActive: false, deletedAt: new Date() }, hours(1), "404 not_found"],
  ] as const)("is rejected for %s", (_, change, back, code) =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const { id: destinationId } = await insertDestination(ctx, change);
      await insertPast(ctx, { destinationId, status: "failed", age: hours(1) });
      const before = await db.select().from(activations);
      const since = ago(ctx, back).toISOString();
      expect(await codeOf(recoverDeliveries(ctx, { destinationId, since }))).toBe(code);
      expect(await db.select().from(activations)).toEqual(before);
    }),
  );

  it("accepts 30 days in any time zone", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id: destinationId } = await insertDestination(ctx);
      await insertPast(ctx, { destinationId, status: "held", age: days(30) });
      const since = `${ago(ctx, days(30) - hours(2))
        .toISOString()
        .slice(0, -1)}+02:00`;
      expect(await recoverDeliveries(ctx, { destinationId, since })).toEqual({ recovered: 1 });
    }));

  it.each([1, 2, 4, 5, 6])("recovers all five, %i per transaction", (batchSize) =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const { id: destinationId } = await insertDestination(ctx);
      for (let n = 0; n < 5; n++) await insertPast(ctx, { destinationId, status: "failed", age: hours(n) });
      const since = ago(ctx, days(1)).toISOString();
      expect(await recoverDeliveries(ctx, { destinationId, since, batchSize })).toEqual({ recovered: 5 });
      const audited = await db.select().from(auditEvents);
      expect(audited).toHaveLength(Math.ceil(5 / batchSize));
      expect(audited.reduce((sum, { detail }) => sum + Number(detail?.recovered), 0)).toBe(5);
    }),
  );

  it("counts each delivery once when called concurrently", () =>
    withDatabase(async ({ ctx, announced }) => {
      await insertCustomer(ctx);
      const { id: destinationId } = await insertDestination(ctx);
      for (let n = 0; n < 5; n++) await insertPast(ctx, { destinationId, status: "failed", age: hours(n) });
      announced.length = 0;
      const asked = await Promise.all(Array.from({ length: 4 }, () => sinceDay(ctx, destinationId)));
      expect(asked.map(({ recovered }) => recovered).sort()).toEqual([0, 0, 0, 5]);
      expect(announced).toHaveLength(1);
    }));
});
