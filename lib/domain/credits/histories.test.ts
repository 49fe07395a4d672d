import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { findBalance } from "@/db/queries/credits";
import { creditEntries, creditGrants, customers } from "@/db/schema";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { movePlan } from "@/lib/domain/billing/move-plan";
import { renewCredits } from "@/lib/domain/schedules/renew-credits";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { CreditModel, type ModelPlan } from "@/tests/factories/credit-model";
import { insertCustomer } from "@/tests/factories/workspace";
import { casesOf } from "@/tests/setup/nightly";
import { holdCredits } from "./hold";
import { lockBalance, payFromBalance } from "./locked-balance";
import { grantPack, takeBackPack } from "./packs";
import { addUtcMonths } from "./period";
import { reconcileWorkspace } from "./reconcile";
import { refundCredits, settleCredits } from "./settle";

const samples = { runs: casesOf(20, 60), commands: 40 };

const plan = fc.oneof(
  fc.constantFrom<ModelPlan>("trial", "starter", "growth"),
  fc.constant<ModelPlan>("internal"),
);
const job = fc.integer({ min: 1, max: 8 }).map((n) => `job:${n}`);
const amount = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 500, max: 4_000 }));
const pack = fc.integer({ min: 1, max: 3 }).map((n) => `pack:${n}`);

const command = fc.oneof(
  fc.record({ do: fc.constant("pass" as const), days: fc.double({ min: 0, max: 20, noNaN: true }) }),
  fc.record({ do: fc.constant("pack" as const), cause: pack, credits: fc.integer({ min: 1, max: 2_000 }) }),
  fc.record({
    do: fc.constant("takeBack" as const),
    cause: pack,
    credits: fc.integer({ min: 1, max: 2_000 }),
    why: fc.constantFrom("refund:1", "refund:2", "dispute:1"),
  }),
  fc.record({ do: fc.constant("hold" as const), job, amount }),
  fc.record({ do: fc.constant("pay" as const), amount }),
  fc.record({ do: fc.constant("settle" as const), job, turn: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ do: fc.constant("refund" as const), job, turn: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ do: fc.constant("renew" as const) }),
  fc.record({
    do: fc.constant("move" as const),
    plan,
    period: fc.constantFrom("none" as const, "standing" as const, "new" as const, "next" as const),
  }),
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** Carries out one command on both; their answers must agree too. */
async function run(world: TestWorld, ctx: Context, model: CreditModel, input: Command): Promise<void> {
  const now = ctx.clock.now();
  switch (input.do) {
    case "pass":
      return world.clock.advance(Math.round(days(input.days)));
    case "pack":
      expect(await grantPack(ctx, input)).toBe(model.pack(input.cause, input.credits));
      return;
    case "takeBack":
      expect(await takeBackPack(ctx, input)).toBe(model.takeBack(input.cause, input.credits, input.why));
      return;
    case "hold": {
      const held = await holdCredits(ctx, "qualification", [{ cause: input.job, amount: input.amount }]);
      expect(held.size === 1).toBe(model.hold(input.job, input.amount, now));
      return;
    }
    case "pay": {
      const cause = `page:${newId()}`;
      const balance = await lockBalance(ctx);
      const canPay = balance.available >= input.amount;
      expect(canPay).toBe(model.hold(cause, input.amount, now));
      model.settle(cause);
      if (canPay) await payFromBalance(ctx, balance, { bundle: "harvest", cause, amount: input.amount });
      return;
    }
    case "settle":
      await settleCredits(ctx, [nameOf(input)]);
      return model.settle(nameOf(input));
    case "refund":
      await refundCredits(ctx, [nameOf(input)]);
      return model.refund(nameOf(input));
    case "renew":
      await renewCredits(world.system);
      return model.renew(now);
    case "move": {
      const period = periodFor(input.period, model, now);
      await movePlan(ctx, { plan: input.plan, period });
      await recordAudit(ctx, { action: "plan.changed" });
      return model.move(input.plan, period, now);
    }
  }
}

const nameOf = ({ job, turn }: { job: string; turn: number }) => (turn === 1 ? job : `${job} #${turn}`);

function periodFor(kind: "none" | "standing" | "new" | "next", { period }: CreditModel, now: Date) {
  if (kind === "none") return null;
  if (kind === "new" || !period) return { start: now, end: addUtcMonths(now, 1) };
  return kind === "standing" ? period : { start: period.end, end: addUtcMonths(period.end, 1) };
}

async function compare(ctx: Context, model: CreditModel): Promise<void> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  expect(await reconcileWorkspace(ctx, { customerId })).toEqual([]);
  const rows = await db.select().from(creditGrants).where(eq(creditGrants.customerId, customerId));
  const shown = ({ cause, credits, remaining, owed }: (typeof rows)[number]) => ({
    cause,
    credits,
    remaining,
    owed,
  });
  const byCause = (a: { cause: string }, b: { cause: string }) => (a.cause < b.cause ? -1 : 1);
  const expected = model.grants.map(({ cause, credits, remaining, owed }) => ({
    cause,
    credits,
    remaining,
    owed,
  }));
  const used = rows.filter(({ kind, credits }) => kind !== "unlimited" || credits > 0);
  expect(used.map(shown).sort(byCause)).toEqual(expected.sort(byCause));
  expect(rows.every(({ remaining }) => remaining >= 0)).toBe(true);
  expect(await findBalance(db, { customerId, now })).toBe(model.balance(now));
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.customerId, customerId));
  expect(entries.reduce((sum, { burned }) => sum + burned, 0)).toBe(model.burned);
  const left = rows.reduce((sum, { remaining }) => sum + remaining, 0);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(left);
}

it(
  `agrees with the rules in ${samples.runs} random histories of up to ${samples.commands} commands`,
  () =>
    withRollback(async (world) => {
      await fc.assert(
        fc.asyncProperty(
          plan,
          fc.array(command, { minLength: 5, maxLength: samples.commands, size: "max" }),
          async (first, commands) => {
            const ctx = { ...world.ctx, customerId: newId(), inTransaction: true, emit: () => undefined };
            const now = ctx.clock.now();
            const model = new CreditModel(first, now);
            await insertCustomer(ctx, {
              planSlug: first,
              credits: model.balance(now),
              periodStart: model.period?.start ?? null,
              periodEnd: model.period?.end ?? null,
            });
            try {
              for (const given of commands) {
                world.clock.advance(1_000);
                await run(world, ctx, model, given);
                await compare(ctx, model);
              }
            } finally {
              await ctx.db.delete(customers).where(eq(customers.id, ctx.customerId));
            }
          },
        ),
        { numRuns: samples.runs },
      );
    }),
  180_000,
);
