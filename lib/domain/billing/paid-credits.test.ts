/**
 * Credits received never exceed what was paid for, whatever the order of checkouts, changes of plan and interval,
 * cancellations, refunds, renewals and spending: random histories through the adapter and the stand-in of the
 * processor.
 */
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { findUnexpiredGrants } from "@/db/queries/credits";
import { findLiveSubscriptions } from "@/db/queries/subscriptions";
import { creditEntries, creditGrants, customers } from "@/db/schema";
import { days, hours } from "@/lib/clock";
import { type Context, forCustomer, type SystemContext } from "@/lib/context";
import { holdCredits } from "@/lib/domain/credits/hold";
import { reconcileWorkspace } from "@/lib/domain/credits/reconcile";
import { settleCredits } from "@/lib/domain/credits/settle";
import { renewCredits } from "@/lib/domain/schedules/renew-credits";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { withDatabase } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { type Refund, readInvoices, takenBy, worthOf } from "@/tests/factories/paid-credits";
import { type PaymentsScene, withPayments } from "@/tests/factories/payments";
import { insertCustomer } from "@/tests/factories/workspace";
import { casesOf } from "@/tests/setup/nightly";
import { cancelToTrial, keepPlan } from "./cancel";
import { changePlan, previewPlanChange } from "./change-plan";
import { receiveEvent } from "./receive-event";
import { startPlanCheckout } from "./start-checkout";

const email = "payer@customer.example";
const samples = { runs: casesOf(4, 10), acts: 20 };

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
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("refund" as const),
      which: fc.nat(20),
      share: fc.constantFrom(0.3, 1, 1),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** What invoices paid for by now and refunds took away again, in credits. */
async function paidCredits(
  { standIn }: PaymentsScene,
  { paymentCustomerId, now, refunds }: { paymentCustomerId: string | null; now: Date; refunds: Refund[] },
): Promise<number> {
  if (!paymentCustomerId) return 0;
  const invoices = await readInvoices(standIn.url, paymentCustomerId);
  const paid = invoices
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + 0.5 + worthOf(line, now), 0);
  return refunds.reduce((sum, refund) => sum + 0.5 - takenBy(refund, invoices, now), paid);
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
async function run(system: SystemContext, ctx: Context, scene: PaymentsScene, input: Command): Promise<void> {
  const { standIn, deliver } = scene;
  try {
    if (input.do === "buy") standIn.pay((await startPlanCheckout(ctx, { ...input.choice, email })).url);
    else if (input.do === "change") await change(ctx, input.choice);
    else if (input.do === "cancel") await cancelToTrial(ctx);
    else if (input.do === "keep") await keepPlan(ctx);
    else if (input.do === "burn") {
      const amount = Math.floor((await readBooks(ctx)).balance * input.share);
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

/** Gives back a part of a payment for the present period, which takes what it gave as far as it is left. */
async function refund(
  system: SystemContext,
  ctx: Context,
  { standIn, deliver }: PaymentsScene,
  input: { which: number; share: number; paymentCustomerId: string; refunds: Refund[] },
): Promise<Refund[]> {
  const { db, customerId, clock } = ctx;
  const [live] = await findLiveSubscriptions(db, { customerId });
  const end = live?.periodEnd.getTime();
  // One of a period: what a second one finds is not what the first one would have left.
  if (!live || !end || live.overdueSince || input.refunds.some((one) => one.periodEnd === end)) return [];
  // Not one that only gave something back for the period, as the payment of a year does for the month before it.
  const invoices = await readInvoices(standIn.url, input.paymentCustomerId);
  const forPeriod = invoices.filter(
    ({ paymentId, lines }) =>
      paymentId && lines.some(({ amount, periodEnd }) => amount > 0 && periodEnd === end),
  );
  const invoice = forPeriod[input.which % Math.max(1, forPeriod.length)];
  // A payment can stand for two periods in turn, after a change of interval and back, but is given back once.
  if (!invoice?.paymentId || input.refunds.some((one) => one.paymentId === invoice.paymentId)) return [];
  const { paymentId, lines, total, paid } = invoice;
  const remaining = await readAllotment(ctx);
  const cents = Math.max(1, Math.floor(paid * input.share));
  standIn.refund(paymentId, cents);
  const receive = (rawBody: string, signature: string) => receiveEvent(system, { rawBody, signature });
  await deliver(receive);
  const made = { paymentId, lines, share: cents / total, remaining, at: clock.now(), periodEnd: end };
  expect(
    Math.abs(remaining - (await readAllotment(ctx)) - takenBy(made, invoices, clock.now())),
  ).toBeLessThanOrEqual(0.5);
  return [made];
}

/** What is left of the standing allotment. */
async function readAllotment({ db, customerId, clock }: Context): Promise<number> {
  const now = clock.now();
  const grants = await findUnexpiredGrants(db, { customerId, kind: "allotment", now, limit: 1 });
  return grants[0]?.remaining ?? 0;
}

it(
  `in ${samples.runs} random histories of up to ${samples.acts} acts`,
  () =>
    withDatabase(async ({ system: parts, clock, db }) => {
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
                const refunds: Refund[] = [];
                for (const given of commands) {
                  if (given.do === "pass") {
                    clock.advance(given.ms);
                    scene.standIn.endDuePeriods();
                  }
                  await run(system, ctx, scene, given);
                  await renewCredits(system);
                  const { paymentCustomerId } = one(
                    await db.select().from(customers).where(eq(customers.id, ctx.customerId)),
                  );
                  if (given.do === "refund" && paymentCustomerId) {
                    refunds.push(
                      ...(await refund(system, ctx, scene, { ...given, paymentCustomerId, refunds })),
                    );
                  }
                  const paid = await paidCredits(scene, { paymentCustomerId, now: clock.now(), refunds });
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
