/** Random histories of a subscription and a pack, whose events come late, twice and in any order. */
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { creditEntries, creditGrants, customers } from "@/db/schema";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { Payment, PaymentEvent, Subscription } from "@/lib/payments/payments";
import { deliver, eventOf, insertPayer, openShop, putPack, putSubscription } from "@/tests/factories/billing";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { casesOf } from "@/tests/setup/nightly";
import { listPackPurchases } from "./purchases";

const statuses = ["active", "past_due", "canceled"] as const;
const history = fc.array(
  fc.oneof(
    fc.record({ is: fc.constant("status" as const), status: fc.constantFrom(...statuses) }),
    fc.record({ is: fc.constant("refund" as const), cents: fc.integer({ min: 1, max: 4_900 }) }),
    fc.record({ is: fc.constant("dispute" as const), isOpen: fc.boolean() }),
    // Delivers one of the events so far, again if it was delivered before.
    fc.record({ is: fc.constant("deliver" as const), which: fc.nat(100) }),
  ),
  { minLength: 4, maxLength: 16 },
);
type Step = typeof history extends fc.Arbitrary<(infer S)[]> ? S : never;

/** Changes what the processor holds; false for what cannot happen. */
function change(step: Step, subscription: Subscription, payment: Payment): boolean {
  if (step.is === "status" && subscription.status !== "canceled") {
    Object.assign(subscription, { status: step.status });
    return true;
  }
  if (step.is === "refund" && payment.refundedCents + step.cents <= payment.cents) {
    payment.refundedCents += step.cents;
    return true;
  }
  // A payment is disputed once: after it was decided, there is no second dispute.
  if (step.is === "dispute" && step.isOpen !== payment.isDisputed) {
    payment.isDisputed = step.isOpen;
    return true;
  }
  return false;
}

const creditsOf = async ({ db, customerId }: Context) => {
  const grants = await db.select().from(creditGrants).where(eq(creditGrants.customerId, customerId));
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.customerId, customerId));
  expect(grants.every(({ remaining, credits }) => remaining >= 0 && remaining <= credits)).toBe(true);
  return {
    balance: grants.reduce((sum, { remaining }) => sum + remaining, 0),
    ledger: entries.reduce((sum, { amount }) => sum + amount, 0),
  };
};

it(
  "end in what the processor holds, and the ledger adds up after each event",
  () =>
    withRollback(async (world) => {
      const shop = openShop(world);
      await fc.assert(
        fc.asyncProperty(history, async (steps) => {
          const { ctx } = await insertPayer(shop);
          const subscription = putSubscription(shop, ctx);
          const { checkout, payment } = putPack(shop, ctx);
          await deliver(shop, eventOf("customer.subscription.created", "subscription", subscription));
          const events: PaymentEvent[] = [eventOf("checkout.session.completed", "checkout", checkout)];
          let disputes = 0;
          for (const step of steps) {
            shop.clock.advance(hours(1));
            const event = step.is === "deliver" ? events[step.which % events.length] : undefined;
            if (event) {
              await deliver(shop, event);
              const { balance, ledger } = await creditsOf(ctx);
              expect(ledger).toBe(balance);
            }
            if (step.is === "dispute" && step.isOpen && disputes > 0) continue;
            if (!change(step, subscription, payment)) continue;
            if (step.is === "dispute") disputes += 1;
            events.push(
              step.is === "status"
                ? eventOf("customer.subscription.updated", "subscription", subscription)
                : eventOf("charge.refunded", "payment", payment),
            );
          }
          await deliver(shop, ...events.toReversed());

          const { planSlug } = one(
            await ctx.db.select().from(customers).where(eq(customers.id, ctx.customerId)),
          );
          expect(planSlug).toBe(subscription.status === "canceled" ? "trial" : "starter");
          const refunded = Math.round((1_000 * payment.refundedCents) / 4_900);
          expect((await listPackPurchases(ctx, { limit: 1 })).data).toMatchObject([
            { remaining: payment.isDisputed ? 0 : 1_000 - refunded, refundedCents: payment.refundedCents },
          ]);
          const { balance, ledger } = await creditsOf(ctx);
          expect(ledger).toBe(balance);
          shop.clock.advance(days(1));
        }),
        { numRuns: casesOf(15, 50) },
      );
    }),
  240_000,
);
