/** Changes and cancellations of the plan, as an admin makes them. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents, customers, subscriptions } from "@/db/schema";
import type { Context } from "@/lib/context";
import { readCreditSummary } from "@/lib/domain/credits/summary";
import { deliver, inShop, insertPayer, openShop, subscribe } from "@/tests/factories/billing";
import { codeOf } from "@/tests/factories/code-of";
import { withDatabase } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { cancelToTrial, keepPlan } from "./cancel";
import { changePlan, previewPlanChange } from "./change-plan";

const starter = { plan: "starter", interval: "month" } as const;
const growth = { plan: "growth", interval: "month" } as const;

const rowOf = async ({ db, customerId }: Context) =>
  one(await db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId)));
const customerOf = async ({ db, customerId }: Context) =>
  one(await db.select().from(customers).where(eq(customers.id, customerId)));
const actionsOf = async ({ db, customerId }: Context) =>
  (await db.select().from(auditEvents).where(eq(auditEvents.customerId, customerId)))
    .map(({ action, actorUserId }) => `${action}${actorUserId ? " by user" : ""}`)
    .sort();

describe("canceling to trial", () => {
  it(
    "keeps everything until the period ends, and moves to trial by the event then",
    inShop(async (shop) => {
      const { ctx, subscription, event } = await subscribe(shop);
      expect(await cancelToTrial(ctx)).toMatchObject({
        status: "scheduled",
        downgradeTo: "trial",
        cancelAtPeriodEnd: true,
        effectiveAt: subscription.periodEnd.toISOString(),
      });
      expect(await customerOf(ctx)).toMatchObject({ planSlug: "starter" });
      expect(await rowOf(ctx)).toMatchObject({ cancelAtPeriodEnd: true, downgradeTo: "trial" });
      Object.assign(shop.processor.subscriptions.get(subscription.id) ?? {}, { status: "canceled" });
      await deliver(shop, event);
      expect(await customerOf(ctx)).toMatchObject({ planSlug: "trial", periodEnd: null });
      expect(await rowOf(ctx)).toMatchObject({ status: "canceled", isSettled: true });
      expect(await actionsOf(ctx)).toEqual([
        "plan.cancellation_scheduled by user",
        "plan.changed",
        "plan.downgraded",
      ]);
    }),
  );

  it(
    "is refused without a plan, without a subscription and when repeated",
    inShop(async (shop, { db }) => {
      const { ctx } = await subscribe(shop);
      const trial = await insertPayer(shop);
      expect(await codeOf(cancelToTrial(trial.ctx))).toBe("409 no_active_subscription");
      await db.update(customers).set({ planSlug: null }).where(eq(customers.id, trial.ctx.customerId));
      expect(await codeOf(cancelToTrial(trial.ctx))).toBe("404 not_found");
      await cancelToTrial(ctx);
      expect(await codeOf(cancelToTrial(ctx))).toBe("409 already_scheduled");
    }),
  );

  it(
    "changes nothing if the processor fails",
    inShop(async (shop) => {
      const { ctx } = await subscribe(shop);
      const before = [await rowOf(ctx), await actionsOf(ctx)];
      shop.processor.fails = "unavailable";
      expect(await codeOf(cancelToTrial(ctx))).toBe("500 payment_processor_failed");
      expect([await rowOf(ctx), await actionsOf(ctx)]).toEqual(before);
      const unconfigured = { ...ctx, ports: { ...ctx.ports, payments: null } };
      expect(await codeOf(cancelToTrial(unconfigured))).toBe("500 payment_processor_failed");
    }),
  );

  it("succeeds once for two requests at once", () =>
    withDatabase(async (world) => {
      const shop = openShop(world);
      const { ctx } = await subscribe(shop);
      const answers = await Promise.all(
        [1, 2].map(() =>
          cancelToTrial(ctx).then(
            ({ status }) => status,
            ({ code }) => code,
          ),
        ),
      );
      expect(answers.sort()).toEqual(["already_scheduled", "scheduled"]);
      expect(shop.processor.calls.filter((call) => call.startsWith("scheduleEnd"))).toHaveLength(1);
    }));

  it(
    "is undone until the period ends, and can be scheduled again",
    inShop(async (shop) => {
      const { ctx } = await subscribe(shop);
      expect(await codeOf(keepPlan(ctx))).toBe("409 not_scheduled");
      await cancelToTrial(ctx);
      shop.clock.advance(1_000);
      expect((await keepPlan(ctx)).subscription).toMatchObject({
        cancelAtPeriodEnd: false,
        downgradeTo: null,
      });
      shop.clock.advance(1_000);
      await cancelToTrial(ctx);
      expect(await rowOf(ctx)).toMatchObject({ cancelAtPeriodEnd: true });
      const trial = await insertPayer(shop);
      expect(await codeOf(keepPlan(trial.ctx))).toBe("409 no_active_subscription");
    }),
  );
});

describe("changing the plan", () => {
  it(
    "applies now, once, by the person who asked, and keeps a subscription that was ending",
    inShop(async (shop) => {
      const { ctx, event } = await subscribe(shop);
      await cancelToTrial(ctx);
      shop.clock.advance(1_000);
      expect(await changePlan(ctx, growth)).toMatchObject({
        slug: "growth",
        subscription: { cancelAtPeriodEnd: false, downgradeTo: null },
      });
      await deliver(shop, event);
      expect(await actionsOf(ctx)).toEqual([
        "plan.cancellation_scheduled by user",
        "plan.changed",
        "plan.changed by user",
      ]);
    }),
  );

  it(
    "to the year shows the year's price",
    inShop(async (shop) => {
      const { ctx } = await subscribe(shop);
      expect(await changePlan(ctx, { plan: "starter", interval: "year" })).toMatchObject({
        slug: "starter",
        priceCents: 95_000,
        interval: "year",
      });
    }),
  );

  it(
    "to a smaller plan costs and returns nothing now, and leaves the period's credits",
    inShop(async (shop) => {
      const { ctx } = await subscribe(shop);
      await changePlan(ctx, growth);
      const { balance } = await readCreditSummary(ctx);
      const starter = { plan: "starter", interval: "month" } as const;
      expect(await previewPlanChange(ctx, starter)).toMatchObject({ dueCents: 0, creditCents: 0 });
      expect(await changePlan(ctx, starter)).toMatchObject({ slug: "starter" });
      expect((await readCreditSummary(ctx)).balance).toBe(balance);
      await changePlan(ctx, growth);
      expect(shop.processor.proration).toEqual([true, false, false]);
      expect((await readCreditSummary(ctx)).balance).toBe(balance);
      await changePlan(ctx, starter);
      const yearly = { plan: "growth", interval: "year" } as const;
      await changePlan(ctx, yearly);
      expect(await codeOf(changePlan(ctx, starter))).toBe("409 plan_unavailable");
      expect(shop.processor.proration.at(-1)).toBe(true);
    }),
  );

  it(
    "is previewed with its consequences",
    inShop(async (shop) => {
      const { ctx } = await subscribe(shop);
      expect(await previewPlanChange(ctx, growth)).toMatchObject({
        dueCents: 10_000,
        creditCents: 2_500,
        nextInvoiceAt: "2025-12-20T15:00:00.000Z",
        consequences: { plan: "growth" },
      });
    }),
  );

  it(
    "is refused to the same plan, without a subscription, while overdue, and if the processor fails",
    inShop(async (shop) => {
      const { ctx, subscription, event } = await subscribe(shop);
      const trial = await insertPayer(shop);
      expect(await codeOf(changePlan(ctx, starter))).toBe("409 plan_unavailable");
      expect(await codeOf(changePlan(trial.ctx, growth))).toBe("409 no_active_subscription");
      shop.processor.fails = "rejected";
      expect(await codeOf(changePlan(ctx, growth))).toBe("500 payment_processor_failed");
      expect(await customerOf(ctx)).toMatchObject({ planSlug: "starter" });
      shop.processor.fails = null;
      subscription.status = "past_due";
      await deliver(shop, event);
      expect(await codeOf(changePlan(ctx, growth))).toBe("409 payment_overdue");
    }),
  );
});
