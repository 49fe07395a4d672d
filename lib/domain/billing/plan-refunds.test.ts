/** Refunds of a plan's payment, through the adapter and the stand-in of the processor over HTTP. */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEvents, customers } from "@/db/schema";
import { type Context, forCustomer } from "@/lib/context";
import { holdCredits } from "@/lib/domain/credits/hold";
import { reconcileWorkspace } from "@/lib/domain/credits/reconcile";
import { refundCredits, settleCredits } from "@/lib/domain/credits/settle";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { readInvoices } from "@/tests/factories/paid-credits";
import { withPayments } from "@/tests/factories/payments";
import { insertCustomer } from "@/tests/factories/workspace";
import { receiveEvent } from "./receive-event";
import { startPlanCheckout } from "./start-checkout";

/** What Starter gives for its $99. */
const monthly = 3_000;

interface Scene {
  ctx: Context;
  /** Refunds a share of the payment; each event of it arrives twice, and both times again later. */
  refund(share: number): Promise<void>;
  /** What can be spent. */
  balance(): Promise<number>;
}

/** A workspace that has just paid for a month of Starter. */
const paidUp = (test: (scene: Scene) => Promise<void>) =>
  withRollback(async ({ system: parts, clock, db }) =>
    withPayments(
      async ({ payments, standIn, deliver }) => {
        const system = { ...parts, ports: { ...parts.ports, payments } };
        const ctx = forCustomer(system, newId());
        await insertCustomer(ctx, { planSlug: "trial", periodStart: null, periodEnd: null, credits: 0 });
        const checkout = { plan: "starter", interval: "month", email: "payer@customer.example" } as const;
        standIn.pay((await startPlanCheckout(ctx, checkout)).url);
        const receiveTwice = async (rawBody: string, signature: string) => {
          await receiveEvent(system, { rawBody, signature });
          await receiveEvent(system, { rawBody, signature });
        };
        await deliver(receiveTwice);
        const customer = one(await db.select().from(customers).where(eq(customers.id, ctx.customerId)));
        const { paymentId, paid } = one(await readInvoices(standIn.url, customer.paymentCustomerId ?? ""));
        await test({
          ctx,
          async refund(share) {
            standIn.refund(paymentId ?? "", Math.round(paid * share));
            await deliver(receiveTwice);
          },
          balance: async () => (await readBooks(ctx)).balance,
        });
        expect(await reconcileWorkspace(ctx, ctx)).toEqual([]);
      },
      { clock },
    ),
  );

it("takes a share of the credits for each refund of one payment, however often it is announced", () =>
  paidUp(async ({ ctx, refund, balance }) => {
    expect(await balance()).toBe(monthly);
    await refund(0.25);
    expect(await balance()).toBe(monthly * 0.75);
    await refund(0.5);
    expect(await balance()).toBe(monthly * 0.25);
    await refund(0.25);
    expect(await balance()).toBe(0);
    const events = await ctx.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.customerId, ctx.customerId))
      .orderBy(auditEvents.id);
    const taken = events
      .filter(({ action }) => action === "plan.refunded")
      .map(({ detail }) => detail?.creditsTakenBack);
    expect(taken).toEqual([monthly / 4, monthly / 2, monthly / 4]);
  }));

it("never takes what was spent", () =>
  paidUp(async ({ ctx, refund, balance }) => {
    const held = await holdCredits(ctx, "harvest", [{ cause: "spent", amount: 2_000 }]);
    await settleCredits(ctx, [...held.values()]);
    await refund(0.5);
    expect(await balance()).toBe(0);
    await refund(0.5);
    expect(await balance()).toBe(0);
  }));

it("takes what running work holds as it returns, and leaves it what it spends", () =>
  paidUp(async ({ ctx, refund, balance }) => {
    const held = await holdCredits(ctx, "harvest", [
      { cause: "given back", amount: 1_000 },
      { cause: "spent", amount: 1_000 },
    ]);
    const [givenBack = "", spent = ""] = [...held.values()];
    await refund(1);
    expect(await balance()).toBe(0);
    await refundCredits(ctx, [givenBack]);
    expect(await balance()).toBe(0);
    await settleCredits(ctx, [spent]);
    expect(await readBooks(ctx)).toMatchObject({ balance: 0, burned: 1_000 });
  }));
