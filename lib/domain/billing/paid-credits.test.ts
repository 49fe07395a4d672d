/**
 * Credits received never exceed what was paid for, whatever the order of checkouts, changes of plan and interval,
 * cancellations, refunds, renewals and spending: random histories through the adapter and the stand-in of the processor.
 */
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { defaultPlans } from "@/db/plans";
import { creditEntries, creditGrants, customers } from "@/db/schema";
import { days, hours } from "@/lib/clock";
import { type Context, forCustomer, type SystemContext } from "@/lib/context";
import { holdCredits } from "@/lib/domain/credits/hold";
import { reconcileWorkspace } from "@/lib/domain/credits/reconcile";
import { settleCredits } from "@/lib/domain/credits/settle";
import { renewCredits } from "@/lib/domain/schedules/renew-credits";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { type PaymentsScene, testKey, withPayments } from "@/tests/factories/payments";
import { insertCustomer } from "@/tests/factories/workspace";
import { cancelToTrial, keepPlan } from "./cancel";
import { changePlan, previewPlanChange } from "./change-plan";
import { receiveEvent } from "./receive-event";
import { startPlanCheckout } from "./start-checkout";

const email = "payer@customer.example";
const samples = { runs: 10, acts: 20 };

const choice = fc.record({
  plan: fc.constantFrom("starter" as const, "growth" as const, "scale" as const),
  // Mostly by the month: a paid year allows few changes.
  interval: fc.constantFrom("month" as const, "month" as const, "month" as const, "year" as const),
});
const command = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant("buy" as const), choice }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant("change" as const), choice }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("burn" as const), share: fc.constantFrom(0.2, 0.9, 1) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("pass" as const),
      ms: fc.oneof(fc.integer({ min: 1, max: hours(2) }), fc.integer({ min: days(1), max: days(40) })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("cancel" as const, "keep" as const) }) },
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

interface Line {
  amount: number;
  description: string;
}

/** What was paid for in credits, by the stand-in's own invoices; half a cent of a line is less than half a credit. */
async function paidCredits({ standIn }: PaymentsScene, paymentCustomerId: string | null): Promise<number> {
  if (!paymentCustomerId) return 0;
  const address = `${standIn.url}/v1/invoices?customer=${paymentCustomerId}&status=paid&limit=100`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${testKey}` } });
  const { data } = (await answer.json()) as { data: { lines: { data: Line[] } }[] };
  const lines = data.flatMap(({ lines }) => lines.data);
  return lines.reduce((sum, { amount, description }) => {
    const [, name, interval] = /(\w+) \((month|year)ly\)/.exec(description) ?? [];
    const plan = defaultPlans.find((one) => one.name === name);
    if (!plan) throw new Error(`${description} is for no plan`);
    const { creditsPerMonth, priceCents, annualPriceCents } = plan;
    const [months, cents] = interval === "year" ? [12, annualPriceCents ?? 0] : [1, priceCents];
    return sum + 0.5 + ((creditsPerMonth ?? 0) * months * amount) / cents;
  }, 0);
}

/** What was used and can be used of allotments. */
async function receivedCredits(ctx: Context): Promise<number> {
  const { db, customerId } = ctx;
  const { burned } = await readBooks(ctx);
  const mine = and(eq(creditGrants.customerId, customerId), eq(creditGrants.kind, "allotment"));
  const grants = await db.select().from(creditGrants).where(mine);
  return burned + grants.reduce((sum, { remaining }) => sum + remaining, 0);
}

/** Runs a command as a person or time would; what is refused changes nothing. */
async function run(system: SystemContext, ctx: Context, scene: PaymentsScene, given: Command): Promise<void> {
  const { standIn, deliver } = scene;
  try {
    if (given.do === "buy") standIn.pay((await startPlanCheckout(ctx, { ...given.choice, email })).url);
    else if (given.do === "change") await change(ctx, given.choice);
    else if (given.do === "cancel") await cancelToTrial(ctx);
    else if (given.do === "keep") await keepPlan(ctx);
    else if (given.do === "burn") {
      const amount = Math.floor((await readBooks(ctx)).balance * given.share);
      if (amount === 0) return;
      const held = await holdCredits(ctx, "harvest", [{ cause: newId(), amount }]);
      await settleCredits(ctx, [...held.values()]);
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  await deliver((rawBody, signature) => receiveEvent(system, { rawBody, signature }));
}

/** A change does what its preview said. */
async function change(ctx: Context, choice: Parameters<typeof changePlan>[1]): Promise<void> {
  const before = (await readBooks(ctx)).balance;
  const { creditsNow } = await previewPlanChange(ctx, choice);
  await changePlan(ctx, choice);
  expect((await readBooks(ctx)).balance - before).toBe(creditsNow);
}

it(
  `in ${samples.runs} random histories of up to ${samples.acts} acts`,
  () =>
    withRollback(async ({ system: parts, clock, db }) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(command, { minLength: 8, maxLength: samples.acts, size: "max" }),
          async (commands) =>
            withPayments(
              async (scene) => {
                const system = { ...parts, ports: { ...parts.ports, payments: scene.payments } };
                const ctx = forCustomer(system, newId());
                const trial = { planSlug: "trial", periodStart: null, periodEnd: null, credits: 0 } as const;
                await insertCustomer(ctx, trial);
                await run(system, ctx, scene, { do: "buy", choice: { plan: "starter", interval: "month" } });
                for (const given of commands) {
                  if (given.do === "pass") {
                    clock.advance(given.ms);
                    scene.standIn.endDuePeriods();
                  }
                  await run(system, ctx, scene, given);
                  await renewCredits(system);
                  const row = one(await db.select().from(customers).where(eq(customers.id, ctx.customerId)));
                  const paid = await paidCredits(scene, row.paymentCustomerId);
                  expect(await receivedCredits(ctx)).toBeLessThanOrEqual(paid);
                  expect(await reconcileWorkspace(ctx, ctx)).toEqual([]);
                  const entries = await db
                    .select()
                    .from(creditEntries)
                    .where(eq(creditEntries.customerId, ctx.customerId));
                  const { balance } = await readBooks(ctx);
                  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
                  expect(balance).toBeGreaterThanOrEqual(0);
                }
                await db.delete(customers).where(eq(customers.id, ctx.customerId));
              },
              { clock },
            ),
        ),
        { numRuns: samples.runs },
      );
    }),
  480_000,
);
