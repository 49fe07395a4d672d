/** Each topic's revision changes with its data, and with no other workspace's. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  activations,
  auditEvents,
  creditEntries,
  customers,
  deliveryAttempts,
  destinations,
  icpRescores,
  onboardings,
  reports,
  signals,
  sources,
} from "@/db/schema";
import type { ChangeTopic } from "@/db/vocabulary";
import { hours, minutes, seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { Changes } from "@/lib/contracts/changes";
import { recordActivities } from "@/lib/domain/activity/record";
import { readNotifications } from "@/lib/domain/notifications/inbox";
import { notifyOfCredits } from "@/lib/domain/notifications/notify";
import { changeSignals } from "@/lib/domain/signal-work/change";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertAccountReport } from "@/tests/factories/reports";
import {
  insertActivation,
  insertDestination,
  insertEngagement,
  insertPost,
  insertSignal,
} from "@/tests/factories/signals";
import { insertCustomer, insertSource, insertUser } from "@/tests/factories/workspace";
import { readChanges } from "./read";

type Identity = Parameters<typeof readChanges>[0]["identity"];

/** Who asks. */
const viewer = newId();

/** Only the IDs of the workspace and the user count. */
const identityOf = (customerId: string) =>
  ({ customer: { id: customerId }, user: { id: viewer } }) as Identity;
const read = async (ctx: Context) =>
  Changes.parse(await readChanges({ ...ctx, identity: identityOf(ctx.customerId) }));

/** One change to each topic's data, made in the context's workspace. */
const changesOf: Record<ChangeTopic, ((ctx: Context) => Promise<unknown>)[]> = {
  signals: [(ctx) => insertSignal(ctx), deleteSignals, startRescore],
  work: [
    async (ctx) =>
      changeSignals(ctx, viewer, { signalIds: [(await insertSignal(ctx)).id], assigneeId: null }),
  ],
  activity: [
    (ctx) =>
      recordActivities(ctx, [{ category: "harvest", title: "Collected", cause: `harvest:${newId()}` }]),
  ],
  posts: [(ctx) => insertPost(ctx), (ctx) => insertEngagement(ctx)],
  deliveries: [
    (ctx) => insertDestination(ctx),
    (ctx) => insertActivation(ctx),
    failDelivery,
    async (ctx) =>
      ctx.db
        .update(activations)
        .set({ status: "delivered", deliveredAt: ctx.clock.now(), nextAttemptAt: null })
        .where(eq(activations.customerId, ctx.customerId)),
    async (ctx) =>
      ctx.db
        .update(destinations)
        .set({ isActive: false, updatedAt: new Date(ctx.clock.now().getTime() + 1) })
        .where(eq(destinations.customerId, ctx.customerId)),
  ],
  sources: [
    (ctx) => insertSource(ctx, { key: newId() }),
    audit,
    async (ctx) =>
      ctx.db.update(sources).set({ isActive: false }).where(eq(sources.customerId, ctx.customerId)),
    async (ctx) =>
      ctx.db.update(sources).set({ discoveryRuns: 9 }).where(eq(sources.customerId, ctx.customerId)),
  ],
  reports: [
    (ctx) => insertAccountReport(ctx, { status: "running" }),
    async (ctx) =>
      ctx.db
        .update(reports)
        .set({ updatedAt: new Date(ctx.clock.now().getTime() + 1) })
        .where(eq(reports.customerId, ctx.customerId)),
    async (ctx) =>
      ctx.db.update(reports).set({ status: "ready" }).where(eq(reports.customerId, ctx.customerId)),
  ],
  setup: [
    (ctx) =>
      ctx.db.insert(onboardings).values({
        ...{ customerId: ctx.customerId, step: "profile_lookup", status: "running" },
        ...{ createdAt: ctx.clock.now(), updatedAt: ctx.clock.now() },
      }),
    async (ctx) =>
      ctx.db.update(onboardings).set({ step: "icp_draft" }).where(eq(onboardings.customerId, ctx.customerId)),
  ],
  notifications: [
    async (ctx) => {
      await insertUser(ctx, { id: viewer });
      await notifyOfCredits(ctx, { key: "1", data: { what: "top_up_declined" } });
    },
    (ctx) => readNotifications({ ...ctx, userId: viewer, identity: identityOf(ctx.customerId) }, {}),
  ],
  credits: [
    (ctx) =>
      ctx.db.insert(creditEntries).values({
        ...{ id: newId(), customerId: ctx.customerId, kind: "grant", amount: 5, cause: `grant:${newId()}` },
        createdAt: new Date(ctx.clock.now().getTime() + minutes(1)),
      }),
    async (ctx) =>
      ctx.db.update(customers).set({ planSlug: "starter" }).where(eq(customers.id, ctx.customerId)),
  ],
};

async function deleteSignals({ db, customerId }: Context): Promise<void> {
  await db.delete(signals).where(eq(signals.customerId, customerId));
}

async function startRescore({ db, customerId, clock }: Context): Promise<void> {
  const now = clock.now();
  await db.insert(icpRescores).values({
    ...{ id: newId(), customerId, since: now, lastOrdinal: 5, total: 6 },
    ...{ icpUpdatedAt: now, createdAt: now, updatedAt: now },
  });
}

async function failDelivery(ctx: Context): Promise<void> {
  const { db, customerId, clock } = ctx;
  const { id, destinationId } = one(
    await db.select().from(activations).where(eq(activations.customerId, customerId)).limit(1),
  );
  await db.insert(deliveryAttempts).values({
    ...{ id: newId(), customerId, activationId: id, destinationId },
    ...{ number: 7, outcome: "failed", durationMs: 20, createdAt: clock.now() },
  });
}

async function audit({ db, customerId, clock }: Context): Promise<void> {
  const row = { id: newId(), customerId, action: "source.updated", createdAt: clock.now() } as const;
  await db.insert(auditEvents).values(row);
}

describe("what has changed", () => {
  it.each(Object.entries(changesOf))(
    "%s: differs after each change, and not after another workspace's",
    (name, steps) =>
      withRollback(async ({ ctx }) => {
        await insertCustomer(ctx);
        const other = { ...ctx, customerId: newId() };
        await insertCustomer(other);
        const topic = name as ChangeTopic;
        for (const change of steps) {
          const before = await read(ctx);
          expect(await read(ctx)).toEqual(before);
          const elsewhere = await read(other);
          await change(ctx);
          const after = await read(ctx);
          expect(after.revisions[topic]).not.toBe(before.revisions[topic]);
          expect(await read(other)).toEqual(elsewhere);
        }
      }),
  );

  it("is busy for a while after activation, and while work is under way", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx, { activatedAt: new Date(clock.now().getTime() - hours(1)) });
      expect((await read(ctx)).isBusy).toBe(false);
      await db.update(customers).set({ activatedAt: clock.now() }).where(eq(customers.id, ctx.customerId));
      clock.advance(minutes(1));
      expect((await read(ctx)).isBusy).toBe(true);
      clock.advance(minutes(5));
      expect((await read(ctx)).isBusy).toBe(false);

      const report = await insertAccountReport(ctx, { status: "running" });
      expect((await read(ctx)).isBusy).toBe(true);
      await db.update(reports).set({ status: "ready" }).where(eq(reports.id, report.id));
      expect((await read(ctx)).isBusy).toBe(false);
    }));

  it("changes a workspace's setup with each ledger entry in the hour after its activation only", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { activatedAt: clock.now() });
      const [pay] = changesOf.credits;
      const setups: string[] = [];
      for (const pause of [0, minutes(59), minutes(1)]) {
        clock.advance(pause);
        const before = (await read(ctx)).revisions.setup;
        await pay?.(ctx);
        setups.push((await read(ctx)).revisions.setup === before ? "same" : "changed");
      }
      expect(setups).toEqual(["changed", "changed", "same"]);
    }));

  it("is busy while a delivery is due, but not for a retry that is hours away", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx, { activatedAt: new Date(clock.now().getTime() - hours(1)) });
      const nextAttemptAt = new Date(clock.now().getTime() + minutes(10) + seconds(5));
      const { id } = await insertActivation(ctx, { status: "queued", nextAttemptAt });
      clock.advance(minutes(10));
      expect((await read(ctx)).isBusy).toBe(true);
      const later = new Date(clock.now().getTime() + hours(3));
      await db
        .update(activations)
        .set({ status: "retrying", nextAttemptAt: later })
        .where(eq(activations.id, id));
      expect((await read(ctx)).isBusy).toBe(false);
    }));

  it("is empty without a workspace, and differs once there is one", () =>
    withRollback(async ({ ctx }) => {
      const { revisions } = await readChanges({ ...ctx, identity: { customer: null } as Identity });
      expect(new Set(Object.values(revisions))).toEqual(new Set([""]));
      await insertCustomer(ctx);
      expect(Object.values((await read(ctx)).revisions)).not.toContain("");
    }));
});
