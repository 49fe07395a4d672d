/** A workspace's life as a payer, through the SDK and a local processor that sends its own events. */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEvents, creditEntries, creditGrants, customers, packPurchases } from "@/db/schema";
import { type Context, forCustomer } from "@/lib/context";
import { renewCredits } from "@/lib/domain/schedules/renew-credits";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { withPayments } from "@/tests/factories/payments";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { cancelToTrial } from "./cancel";
import { changePlan, previewPlanChange } from "./change-plan";
import { confirmCheckout } from "./confirm-checkout";
import { listInvoices } from "./invoices";
import { listPackPurchases } from "./purchases";
import { readBilling } from "./read-billing";
import { receiveEvent } from "./receive-event";
import { startPackCheckout, startPlanCheckout } from "./start-checkout";

const email = "payer@customer.example";

async function creditsOf({ db, customerId }: Context) {
  const grants = await db.select().from(creditGrants).where(eq(creditGrants.customerId, customerId));
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.customerId, customerId));
  const balance = grants.reduce((sum, { remaining }) => sum + remaining, 0);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  return balance;
}

it.each(["sent", "reversed"] as const)(
  "a paying workspace from its first plan to its last day, events %s",
  (order) =>
    withRollback(async ({ system: parts, clock, db }) =>
      withPayments(
        async ({ payments, standIn, deliver }) => {
          const system = { ...parts, ports: { ...parts.ports, payments } };
          const of = forCustomer(system, newId());
          const trial = { planSlug: "trial", periodStart: null, periodEnd: null, credits: 0 } as const;
          await insertCustomer(of, trial);
          const { id: userId } = await insertUser(of, { role: "admin" });
          const ctx: Context = { ...of, actor: { kind: "user", userId } };
          const events = () =>
            deliver((rawBody, signature) => receiveEvent(system, { rawBody, signature }), order);
          const plan = async () =>
            one(await db.select().from(customers).where(eq(customers.id, ctx.customerId))).planSlug;

          const { url } = await startPlanCheckout(ctx, { plan: "starter", interval: "month", email });
          standIn.pay(url);
          expect(await events()).toContain("customer.subscription.created");
          expect([await plan(), await creditsOf(ctx)]).toEqual(["starter", 3_000]);

          const sold = await startPackCheckout(ctx, { pack: "pack_1000", email });
          standIn.pay(sold.url);
          const session = new URL(sold.url).pathname.split("/").at(-1) ?? "";
          expect(await confirmCheckout(ctx, { session })).toMatchObject({ isPaid: true, credits: 1_000 });
          expect(await events()).toContain("checkout.session.completed");
          expect(await creditsOf(ctx)).toBe(4_000);

          const growth = { plan: "growth", interval: "month" } as const;
          expect(await previewPlanChange(ctx, growth)).toMatchObject({ dueCents: 20_000 });
          await changePlan(ctx, growth);
          await events();
          expect([await plan(), await creditsOf(ctx)]).toEqual(["growth", 13_000]);
          const billing = await readBilling(ctx);
          expect(billing).toMatchObject({
            processor: "test",
            paymentState: "paid",
            paymentMethod: { last4: "4242" },
          });
          expect(
            (await listInvoices(ctx, { limit: 12 })).data.map(({ amountCents }) => amountCents),
          ).toContain(9_900);

          const { paymentCustomerId } = one(
            await db.select().from(customers).where(eq(customers.id, ctx.customerId)),
          );
          const [{ id: subscription } = { id: "" }] = await payments.findSubscriptions(
            paymentCustomerId ?? "",
          );
          standIn.failNextRenewal(subscription);
          clock.advance(
            new Date(billing.subscription?.currentPeriodEnd ?? "").getTime() - clock.now().getTime(),
          );
          // The hourly job ends the old allotment; the unpaid period brings no new one.
          await renewCredits(system);
          standIn.advance(subscription);
          await events();
          await renewCredits(system);
          expect(await creditsOf(ctx)).toBe(1_000);
          expect(await readBilling(ctx)).toMatchObject({ paymentState: "overdue" });
          expect(standIn.retry(subscription)).toBe(true);
          await events();
          expect(await readBilling(ctx)).toMatchObject({ paymentState: "paid" });
          expect(await creditsOf(ctx)).toBe(13_000);

          const pack = one(
            await db.select().from(packPurchases).where(eq(packPurchases.customerId, ctx.customerId)),
          );
          standIn.refund(pack.paymentId ?? "", 2_450);
          await events();
          expect((await listPackPurchases(ctx, { limit: 1 })).data).toMatchObject([
            { remaining: 500, refundStatus: "partial", refundedCents: 2_450 },
          ]);
          standIn.dispute(pack.paymentId ?? "");
          await events();
          expect(await creditsOf(ctx)).toBe(12_000);
          standIn.closeDispute(pack.paymentId ?? "", "won");
          await events();
          expect(await creditsOf(ctx)).toBe(12_500);

          const { effectiveAt } = await cancelToTrial(ctx);
          await events();
          expect(await plan()).toBe("growth");
          clock.advance(new Date(effectiveAt).getTime() - clock.now().getTime());
          await renewCredits(system);
          standIn.advance(subscription);
          expect(await events()).toContain("customer.subscription.deleted");
          expect([await plan(), await creditsOf(ctx)]).toEqual(["trial", 500]);
          const audit = await db
            .select()
            .from(auditEvents)
            .where(eq(auditEvents.customerId, ctx.customerId))
            .orderBy(auditEvents.createdAt, auditEvents.id);
          expect(audit.map(({ action, actorUserId }) => `${action}${actorUserId ? " by user" : ""}`)).toEqual(
            [
              "plan.changed",
              "pack.purchased",
              "plan.changed by user",
              "billing.overdue",
              "billing.recovered",
              "pack.refunded",
              "billing.disputed",
              "credits.granted",
              "plan.cancellation_scheduled by user",
              "plan.downgraded",
            ],
          );
        },
        { clock },
      ),
    ),
);
