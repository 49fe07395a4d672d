import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents, destinations, plans, sources } from "@/db/schema";
import type { PlanSlug } from "@/db/vocabulary";
import { hours } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { movePlan } from "@/lib/domain/billing/move-plan";
import { changeDestination } from "@/lib/domain/destinations/change";
import { changeSource } from "@/lib/domain/sources/change";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { insertActivation, insertDestination, insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertSource } from "@/tests/factories/workspace";

const move = (ctx: Context, plan: PlanSlug) =>
  transaction(ctx, (ctx) => movePlan(ctx, { plan, period: null }));
const ago = ({ clock }: Context, n: number) => new Date(clock.now().getTime() - hours(n));

/** Sources or destinations by name: active, or why they are paused. */
async function states({ db, customerId }: Context, what: "sources" | "destinations") {
  const table = what === "sources" ? sources : destinations;
  const name = what === "sources" ? sources.displayName : destinations.name;
  const rows = await db
    .select({ name, isActive: table.isActive, pausedReason: table.pausedReason })
    .from(table)
    .where(eq(table.customerId, customerId));
  return Object.fromEntries(
    rows.map(({ name, isActive, pausedReason }) => [name, isActive ? "active" : (pausedReason ?? "?")]),
  );
}

/** Seven sources on growth, named by age, the oldest first; the second is paused by a person. */
async function insertSources(ctx: Context) {
  await insertCustomer(ctx);
  const rows = [];
  for (let n = 1; n <= 7; n++) {
    const isActive = n !== 2;
    const networkUrl = `https://network.example/in/person-${n}/`;
    const paused = isActive ? {} : { isActive, pausedReason: "manual" as const };
    rows.push(
      await insertSource(ctx, { networkUrl, displayName: `S${n}`, createdAt: ago(ctx, 10 - n), ...paused }),
    );
  }
  return rows;
}

describe("sources above a smaller plan's cap", () => {
  it("pause, the newest first, and nothing is deleted; a person's pause stays one", () =>
    withRollback(async ({ ctx, db }) => {
      await insertSources(ctx);
      await move(ctx, "trial");
      const after = {
        ...{ S1: "active", S2: "manual", S3: "active", S4: "active", S5: "active", S6: "active" },
        S7: "plan",
      };
      expect(await states(ctx, "sources")).toEqual(after);
      const entries = await db.select().from(auditEvents).where(eq(auditEvents.customerId, ctx.customerId));
      expect(entries).toMatchObject([
        {
          action: "source.updated",
          actorUserId: null,
          changes: { isActive: { before: true, after: false } },
          detail: { displayName: "S7", reason: "plan" },
        },
      ]);
      // Nothing moves when the same plan is told again.
      await move(ctx, "trial");
      expect(await states(ctx, "sources")).toEqual(after);
    }));

  it("go on with a larger plan, the oldest first as far as there is room, and look for posts at once", () =>
    withDatabase(async ({ ctx, db, announced }) => {
      const rows = await insertSources(ctx);
      await db.update(plans).set({ sources: 2 }).where(eq(plans.slug, "trial"));
      await db.update(plans).set({ sources: 4 }).where(eq(plans.slug, "starter"));
      await move(ctx, "trial");
      expect(Object.values(await states(ctx, "sources")).filter((state) => state === "plan")).toHaveLength(4);
      await move(ctx, "starter");
      expect(await states(ctx, "sources")).toMatchObject({
        S4: "active",
        S5: "active",
        S6: "plan",
        S7: "plan",
      });
      const started = announced.filter(({ name }) => name === "source/discovery.due");
      expect(started.map(({ data }) => data)).toEqual([
        { customerId: ctx.customerId, sourceId: rows[3]?.id },
        { customerId: ctx.customerId, sourceId: rows[4]?.id },
      ]);
    }));

  it("that a person pauses or resumes follow the person from then on", () =>
    withDatabase(async ({ ctx, db }) => {
      const rows = await insertSources(ctx);
      await db.update(plans).set({ sources: 4 }).where(eq(plans.slug, "trial"));
      await move(ctx, "trial");
      const change = (index: number, isActive: boolean) =>
        changeSource(ctx, { sourceId: rows[index]?.id ?? "", change: { isActive } });
      await expect(change(6, true)).rejects.toMatchObject({ code: "plan_source_cap_reached" });
      await change(5, false);
      await change(0, false);
      await change(6, true);
      expect(await states(ctx, "sources")).toMatchObject({ S1: "manual", S6: "manual", S7: "active" });
      await move(ctx, "growth");
      expect(await states(ctx, "sources")).toMatchObject({ S1: "manual", S2: "manual", S6: "manual" });
    }));
});

describe("destinations above a smaller plan's cap", () => {
  async function open(world: TestWorld) {
    const { ctx } = world;
    await insertCustomer(ctx);
    const rows = [];
    for (let n = 1; n <= 4; n++) {
      rows.push(await insertDestination(ctx, { name: `D${n}`, createdAt: ago(ctx, 10 - n) }));
    }
    const { id: signalId } = await insertSignal(ctx);
    const newest = rows[3]?.id ?? "";
    const waiting = await insertActivation(ctx, { signalId, destinationId: newest });
    return { ctx, newest, waiting };
  }

  it("pause with what is queued for them, and send it when a larger plan resumes them", () =>
    withDatabase(async (world) => {
      const { ctx, newest, waiting } = await open(world);
      const status = async () =>
        (await ctx.db.query.activations.findFirst({ where: (t, { eq }) => eq(t.id, waiting.id) }))?.status;
      await move(ctx, "trial");
      expect(await states(ctx, "destinations")).toEqual({
        D1: "active",
        D2: "active",
        D3: "plan",
        D4: "plan",
      });
      expect(await status()).toBe("held");
      await move(ctx, "starter");
      expect(await states(ctx, "destinations")).toEqual({
        ...{ D1: "active", D2: "active", D3: "active", D4: "active" },
      });
      expect(await status()).toBe("queued");
      const data = { customerId: ctx.customerId, destinationId: newest };
      expect(world.announced).toContainEqual(
        expect.objectContaining({ name: "delivery/queued", data: expect.objectContaining(data) }),
      );
    }));

  it("resume without a test once there is room, and stay paused for a person who says so", () =>
    withDatabase(async (world) => {
      const { ctx, newest } = await open(world);
      await move(ctx, "trial");
      const change = (isActive: boolean) =>
        changeDestination(ctx, { destinationId: newest, change: { isActive } });
      await expect(change(true)).rejects.toMatchObject({ code: "plan_destination_cap_reached" });
      expect(await change(false)).toMatchObject({ pausedReason: "manual" });
      await move(ctx, "growth");
      expect(await states(ctx, "destinations")).toMatchObject({ D3: "active", D4: "manual" });
      expect(await change(true)).toMatchObject({ isActive: true, pausedReason: null });
    }));
});
