/** What operators do to a workspace, and what its admins read about it. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { customers, onboardings, subscriptions } from "@/db/schema";
import type { Lifecycle } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { CustomerChange, PackGrant, TrialExtension } from "@/lib/contracts/admin-customers";
import { platformOperator } from "@/lib/contracts/audit";
import { LedgerQuery } from "@/lib/contracts/plan";
import { listAudit } from "@/lib/domain/audit/list";
import { listLedger } from "@/lib/domain/credits/ledger";
import { readCreditSummary } from "@/lib/domain/credits/summary";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertOperator } from "@/tests/factories/operator";
import { insertCustomer, insertIcp } from "@/tests/factories/workspace";
import { changeCustomer } from "./change-customer";
import { extendTrial } from "./extend-trial";
import { giveCredits } from "./give-credits";

const reason = "They asked for it";
const log = async (ctx: Context) => (await listAudit(ctx, { limit: 50, offset: 0 })).data;
const ledger = async (ctx: Context) => (await listLedger(ctx, LedgerQuery.parse({}))).data;
const rowOf = async ({ db, customerId }: Context) =>
  one(await db.select().from(customers).where(eq(customers.id, customerId)));

describe("changing a workspace's plan", () => {
  it("moves it once, and tells its admins who did it and why", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "starter" });
      const operator = await insertOperator(ctx);
      const id = ctx.customerId;
      const changed = await changeCustomer(operator, { id, plan: "growth", reason });
      expect(changed).toMatchObject({ plan: "growth", caps: { sources: 50 } });
      await changeCustomer(operator, { id, plan: "growth", reason });
      const { email } = operator.identity.user;
      expect(await log(ctx)).toMatchObject([
        {
          action: "plan.changed",
          actor: { name: "An Operator", email },
          changes: { plan: { before: "starter", after: "growth" } },
          detail: { reason, by: platformOperator },
        },
      ]);
    }));

  it("is refused while a subscription pays for the plan, and changes nothing", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const now = clock.now();
      const id = ctx.customerId;
      await ctx.db.insert(subscriptions).values({
        id: `sub_${newId()}`,
        customerId: id,
        status: "past_due",
        planSlug: "growth",
        interval: "month",
        periodStart: now,
        periodEnd: new Date(now.getTime() + days(30)),
        startedAt: now,
        updatedAt: now,
      });
      const operator = await insertOperator(ctx);
      for (const plan of ["scale", "internal", "trial"] as const) {
        const change = changeCustomer(operator, { id, plan, lifecycle: "suspended", reason });
        expect(await codeOf(change)).toBe("409 already_subscribed");
      }
      expect(await rowOf(ctx)).toMatchObject({ planSlug: "growth", lifecycle: "active" });
      expect(await log(ctx)).toEqual([]);
      // The plan it is on already is no change, so the rest is carried out.
      await changeCustomer(operator, { id, plan: "growth", lifecycle: "suspended", reason });
      expect(await rowOf(ctx)).toMatchObject({ lifecycle: "suspended" });
    }));
});

describe("suspending and reopening", () => {
  it("is logged once each, however often it is repeated", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const operator = await insertOperator(ctx);
      const id = ctx.customerId;
      for (const lifecycle of ["active", "suspended", "suspended", "active", "active"] as const) {
        clock.advance(1_000);
        const changed = await changeCustomer(operator, { id, lifecycle, reason });
        expect(changed.lifecycle).toBe(lifecycle);
      }
      expect((await log(ctx)).map(({ action, changes, detail }) => ({ action, changes, detail }))).toEqual([
        {
          action: "lifecycle.reopened",
          changes: { lifecycle: { before: "suspended", after: "active" } },
          detail: { reason, by: platformOperator },
        },
        {
          action: "lifecycle.suspended",
          changes: { lifecycle: { before: "active", after: "suspended" } },
          detail: { reason, by: platformOperator },
        },
      ]);
    }));

  it.each<[string, Lifecycle, (ctx: Context) => Promise<unknown>]>([
    ["that waited for its review", "awaiting_admin_icp_review", (ctx) => insertIcp(ctx)],
    ["whose onboarding had finished", "awaiting_admin_icp_review", (ctx) => insertOnboarding(ctx, "done")],
    ["in onboarding", "onboarding_running", (ctx) => insertOnboarding(ctx, "failed")],
    ["that had just signed up", "signed_up", async () => {}],
  ])("a workspace %s goes back to where it was: %s", (_, lifecycle, prepare) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { lifecycle, activatedAt: null });
      await prepare(ctx);
      const operator = await insertOperator(ctx);
      const id = ctx.customerId;
      await changeCustomer(operator, { id, lifecycle: "suspended", reason });
      expect((await rowOf(ctx)).lifecycle).toBe("suspended");
      expect(await changeCustomer(operator, { id, lifecycle: "active", reason })).toMatchObject({
        lifecycle,
      });
    }),
  );

  const insertOnboarding = ({ db, customerId, clock }: Context, status: "done" | "failed") =>
    db.insert(onboardings).values({
      customerId,
      status,
      step: "icp_draft",
      suggestions: [],
      updatedAt: clock.now(),
      createdAt: clock.now(),
    });

  it.each(["suspended", "active"] as const)("a closed workspace does not become %s", (lifecycle) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { lifecycle: "closed" });
      const operator = await insertOperator(ctx);
      const change = changeCustomer(operator, { id: ctx.customerId, lifecycle, reason });
      expect(await codeOf(change)).toBe("400 validation_error");
      expect((await rowOf(ctx)).lifecycle).toBe("closed");
    }),
  );
});

describe("granting credits", () => {
  it.each([
    [{ pack: "pack_5000" as const }, 5_000],
    [{ credits: 42 }, 42],
  ])("%j adds credits that stay, and no purchase", (what, credits) =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { credits: 0 });
      const operator = await insertOperator(ctx);
      const id = ctx.customerId;
      expect(await giveCredits(operator, { id, ...what, reason })).toMatchObject({
        balance: credits,
        packs: [{ credits, remaining: credits, source: "grant" }],
      });
      clock.advance(days(400));
      const summary = await readCreditSummary(ctx);
      expect(summary).toMatchObject({ balance: credits, packs: [{ credits, source: "grant" }] });
      expect(await ledger(ctx)).toMatchObject([{ kind: "grant", amount: credits, cause: { type: "grant" } }]);
      expect(await log(ctx)).toMatchObject([
        { action: "credits.granted", detail: { credits, reason, by: platformOperator } },
      ]);
    }),
  );
});

describe("extending a trial", () => {
  it("adds credits that do not expire with a period", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { planSlug: "trial", credits: 0, periodStart: null, periodEnd: null });
      const operator = await insertOperator(ctx);
      const extended = await extendTrial(operator, { id: ctx.customerId, credits: 250, reason });
      expect(extended).toMatchObject({ balance: 250, packs: [] });
      clock.advance(days(400));
      expect((await readCreditSummary(ctx)).balance).toBe(250);
      expect(await ledger(ctx)).toMatchObject([
        { kind: "grant", amount: 250, cause: { type: "trial_extension" } },
      ]);
      expect(await log(ctx)).toMatchObject([{ action: "trial.extended", detail: { credits: 250, reason } }]);
    }));

  it("is refused on any other plan", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { credits: 0 });
      const operator = await insertOperator(ctx);
      const extension = extendTrial(operator, { id: ctx.customerId, credits: 250, reason });
      expect(await codeOf(extension)).toBe("409 plan_unavailable");
      expect([await ledger(ctx), await log(ctx)]).toEqual([[], []]);
    }));
});

it("nothing is done to a workspace that does not exist", () =>
  withRollback(async ({ ctx }) => {
    const operator = await insertOperator(ctx);
    const id = newId();
    const acts = [
      () => changeCustomer(operator, { id, plan: "growth", reason }),
      () => giveCredits(operator, { id, credits: 1, reason }),
      () => extendTrial(operator, { id, credits: 1, reason }),
    ];
    for (const act of acts) expect(await codeOf(act())).toBe("404 not_found");
  }));

it.each([
  [CustomerChange, { plan: "growth" }],
  [CustomerChange, { plan: "growth", reason: " a " }],
  [CustomerChange, { reason }],
  [CustomerChange, { lifecycle: "closed", reason }],
  [PackGrant, { pack: "pack_1000" }],
  [PackGrant, { pack: "pack_1000", credits: 5, reason }],
  [PackGrant, { credits: 0, reason }],
  [TrialExtension, { credits: 1_001, reason }],
  [TrialExtension, { reason: "x".repeat(501) }],
])("a reason and one thing to do are required: %#", (schema, body) => {
  expect(schema.safeParse(body).success).toBe(false);
});
