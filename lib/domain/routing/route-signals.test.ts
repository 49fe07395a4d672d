import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activations, signalTags, tagCategories, tagValues } from "@/db/schema";
import { hours } from "@/lib/clock";
import { applySignalTag, removeSignalTag } from "@/lib/domain/signals/tag";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertDestination, insertSignal } from "@/tests/factories/signals";
import { insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import { insertCustomer } from "@/tests/factories/workspace";
import { routeSignals } from "./route-signals";

describe("routing", () => {
  it("creates an activation for each signal and matching destination, and wakes each destination once", () =>
    withRollback(async ({ ctx, db, clock, announced }) => {
      await insertCustomer(ctx);
      const strong = await insertSignal(ctx, { strength: 9, occurredAt: clock.now() });
      const weak = await insertSignal(ctx, { strength: 2, icpScore: null, classification: null });
      const old = await insertSignal(ctx, { occurredAt: new Date(clock.now().getTime() - hours(49)) });
      const [categoryId, valueId] = [newId(), newId()];
      const { customerId } = ctx;
      await db.insert(tagCategories).values({ id: categoryId, customerId, name: "Stage" });
      await db.insert(tagValues).values({ id: valueId, customerId, categoryId, name: "Warm" });
      await db.insert(signalTags).values({ customerId, signalId: weak.id, valueId });

      const wants = {
        everything: await insertDestination(ctx),
        strength: await insertDestination(ctx, { routing: { mode: "auto", minStrength: 9 } }),
        score: await insertDestination(ctx, { routing: { mode: "auto", minIcp: 1 } }),
        tagged: await insertDestination(ctx, { routing: { mode: "auto", tags: [valueId, newId()] } }),
        fresh: await insertDestination(ctx, { routing: { mode: "auto", maxAgeHours: 48 } }),
        buyers: await insertDestination(ctx, { routing: { mode: "auto", classifications: ["buyer"] } }),
        byHand: await insertDestination(ctx, { routing: { mode: "manual" } }),
        paused: await insertDestination(ctx, { isActive: false, pausedReason: "auth" }),
        deleted: await insertDestination(ctx, { isActive: false, deletedAt: clock.now() }),
      };
      const signalIds = [strong.id, weak.id, old.id];
      expect(await routeSignals(ctx, { signalIds })).toEqual({ queued: 11 });
      const wanted = async (name: keyof typeof wants) => {
        const rows = await db.select().from(activations).where(eq(activations.destinationId, wants[name].id));
        const names = new Map([
          [strong.id, "strong"],
          [weak.id, "weak"],
          [old.id, "old"],
        ]);
        return rows.map(({ signalId, status }) => `${names.get(signalId)} ${status}`).sort();
      };
      expect(await wanted("everything")).toEqual(["old queued", "strong queued", "weak queued"]);
      expect(await wanted("strength")).toEqual(["strong queued"]);
      expect(await wanted("score")).toEqual(["old queued", "strong queued"]);
      expect(await wanted("tagged")).toEqual(["weak queued"]);
      expect(await wanted("fresh")).toEqual(["strong queued", "weak queued"]);
      expect(await wanted("buyers")).toEqual(["old queued", "strong queued"]);
      expect(await wanted("byHand")).toEqual([]);
      expect(await wanted("paused")).toEqual(["old held", "strong held", "weak held"]);
      expect(await wanted("deleted")).toEqual([]);
      const woken = announced.map(({ data }) => ("destinationId" in data ? data.destinationId : ""));
      const active = ["everything", "strength", "score", "tagged", "fresh", "buyers"] as const;
      expect(woken.sort()).toEqual(active.map((name) => wants[name].id).sort());

      announced.length = 0;
      expect(await routeSignals(ctx, { signalIds })).toEqual({ queued: 0 });
      expect(announced).toEqual([]);
    }));

  it("creates each activation once when a step runs twice concurrently", () =>
    withDatabase(async ({ ctx, db, announced }) => {
      await insertCustomer(ctx);
      await insertDestination(ctx);
      const signalIds: string[] = [];
      for (let n = 0; n < 5; n++) signalIds.push((await insertSignal(ctx)).id);
      const runs = await Promise.all([1, 2, 3].map(() => routeSignals(ctx, { signalIds })));
      expect(runs.reduce((sum, { queued }) => sum + queued, 0)).toBe(5);
      expect(await db.select().from(activations)).toHaveLength(5);
      expect(new Set(announced.map(({ id }) => id)).size).toBe(announced.length);
    }));

  it("sends a signal that gets a tag later to the destinations whose rules name it, once", () =>
    withRollback(async ({ ctx, db, announced }) => {
      await insertCustomer(ctx);
      const { id: categoryId } = await insertTagCategory(ctx, { selectionMode: "multi" });
      const [valueId, otherId] = [
        (await insertTagValue(ctx, { categoryId, name: "Partner" })).id,
        (await insertTagValue(ctx, { categoryId, name: "Event" })).id,
      ];
      const { id: signalId } = await insertSignal(ctx, { strength: 5 });
      const tags = [valueId];
      const wants = {
        tagged: await insertDestination(ctx, { routing: { mode: "auto", tags: [newId(), valueId] } }),
        paused: await insertDestination(ctx, { routing: { mode: "auto", tags }, isActive: false }),
        strong: await insertDestination(ctx, { routing: { mode: "auto", tags, minStrength: 6 } }),
        byHand: await insertDestination(ctx, { routing: { mode: "manual", tags } }),
        everything: await insertDestination(ctx),
        deleted: await insertDestination(ctx, { routing: { mode: "auto", tags }, deletedAt: new Date() }),
      };
      const tag = (id: string) => applySignalTag(ctx, { signalId, valueId: id });
      const said = () => announced.filter(({ name }) => name === "signals/tagged").map(({ data }) => data);

      await tag(otherId);
      expect(said()).toEqual([]);
      await tag(valueId);
      await tag(valueId);
      const data = { customerId: ctx.customerId, signalIds: [signalId], valueId };
      expect(said()).toEqual([data]);
      expect(await routeSignals(ctx, data)).toEqual({ queued: 1 });
      expect(await routeSignals(ctx, data)).toEqual({ queued: 0 });
      const made = await db.select().from(activations);
      expect(new Map(made.map(({ destinationId, status }) => [destinationId, status]))).toEqual(
        new Map([
          [wants.tagged.id, "queued"],
          [wants.paused.id, "held"],
        ]),
      );

      // Back with the tag, it is not sent a second time.
      await removeSignalTag(ctx, { signalId, valueId });
      await tag(valueId);
      expect(said()).toHaveLength(2);
      expect(await routeSignals(ctx, data)).toEqual({ queued: 0 });
    }));

  it("leaves signals and destinations of other workspaces alone", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const mine = await insertDestination(ctx);
      await insertDestination(other);
      const signalIds = [(await insertSignal(ctx)).id, (await insertSignal(other)).id, newId()];
      expect(await routeSignals(ctx, { signalIds })).toEqual({ queued: 1 });
      expect(one(await db.select().from(activations))).toMatchObject({
        destinationId: mine.id,
        customerId: ctx.customerId,
      });
    }));
});
