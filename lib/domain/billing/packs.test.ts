/** Refunds and disputes of packs. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents, creditGrants } from "@/db/schema";
import { type Context, transaction } from "@/lib/context";
import { holdCredits } from "@/lib/domain/credits/hold";
import type { Payment } from "@/lib/payments/payments";
import { deliver, eventOf, insertPayer, openShop, putPack, type Shop } from "@/tests/factories/billing";
import { withRollback } from "@/tests/factories/context";
import { listPackPurchases } from "./purchases";

/** A paid pack of 1,000 credits for 4,900 cents, of which some are spent, and a way to change its payment. */
const withPack = (spent: number, body: (pack: Awaited<ReturnType<typeof buy>>) => Promise<void>) => () =>
  withRollback(async (world) => body(await buy(openShop(world), spent)));

async function buy(shop: Shop, spent: number) {
  const { ctx } = await insertPayer(shop, { planSlug: "starter" });
  const { checkout, payment } = putPack(shop, ctx);
  await deliver(shop, eventOf("checkout.session.completed", "checkout", checkout));
  if (spent > 0) await spend(ctx, spent);
  const change = async (type: string, set: Partial<Payment>) => {
    Object.assign(payment, set);
    // The processor's events about disputes and refunds do not name the customer.
    await deliver(shop, { ...eventOf(type, "payment", payment), paymentCustomerId: null });
  };
  const read = async () => (await listPackPurchases(ctx, { limit: 10 })).data[0];
  return { shop, ctx, change, read };
}

async function spend(ctx: Context, credits: number): Promise<void> {
  const cost = { cause: "posts:spent", amount: credits };
  await transaction(ctx, (ctx) => holdCredits(ctx, "harvest", [cost]));
}

describe("a refund", () => {
  it.each([
    ["in full takes back all that is unspent", 0, [4_900], { remaining: 0, refundStatus: "full" }],
    ["in full never takes more than is unspent", 900, [4_900], { remaining: 0, refundStatus: "full" }],
    ["of a part takes back that part", 0, [1_225], { remaining: 750, refundStatus: "partial" }],
    [
      "in parts adds up without rounding twice",
      0,
      [1_633, 3_267, 4_900],
      { remaining: 0, refundStatus: "full" },
    ],
    [
      "in two thirds by parts is rounded in total",
      0,
      [1_633, 3_267],
      { remaining: 333, refundStatus: "partial" },
    ],
    ["of a part never takes what is spent", 900, [2_450], { remaining: 0, refundStatus: "partial" }],
  ])("%s", (_, spent, refunds, expected) =>
    withPack(spent, async ({ change, read }) => {
      for (const refundedCents of refunds) {
        await change("charge.refunded", { refundedCents });
        await change("refund.updated", { refundedCents });
      }
      expect(await read()).toMatchObject({ ...expected, refundedCents: refunds.at(-1), status: "paid" });
    })(),
  );
});

describe("a dispute", () => {
  it(
    "takes back what is unspent, and gives it back once when it is won",
    withPack(400, async ({ ctx, change, read }) => {
      await change("charge.dispute.created", { isDisputed: true });
      await change("charge.dispute.updated", { isDisputed: true });
      expect(await read()).toMatchObject({ remaining: 0, isDisputed: true });
      await change("charge.dispute.closed", { isDisputed: false });
      await change("charge.dispute.closed", { isDisputed: false });
      expect(await read()).toMatchObject({ remaining: 600, isDisputed: false });
      const audit = await ctx.db
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.customerId, ctx.customerId))
        .orderBy(auditEvents.id);
      expect(audit.map(({ action }) => action)).toEqual([
        "pack.purchased",
        "billing.disputed",
        "credits.granted",
      ]);
    }),
  );

  it(
    "that was won does not give back what was refunded, and a later refund takes from what it gave back",
    withPack(0, async ({ change, read }) => {
      await change("charge.refunded", { refundedCents: 2_450 });
      await change("charge.dispute.created", { isDisputed: true });
      expect(await read()).toMatchObject({ remaining: 0 });
      await change("charge.dispute.closed", { isDisputed: false });
      expect(await read()).toMatchObject({ remaining: 500 });
      await change("charge.refunded", { refundedCents: 4_900 });
      expect(await read()).toMatchObject({ remaining: 0, refundStatus: "full" });
    }),
  );

  it(
    "of another payment is recorded in the audit log",
    withPack(0, async ({ shop, ctx }) => {
      const { payment } = putPack(shop, ctx);
      await deliver(shop, eventOf("charge.dispute.created", "payment", payment));
      const audit = await ctx.db
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.customerId, ctx.customerId))
        .orderBy(auditEvents.id);
      expect(audit.map(({ action }) => action)).toEqual(["pack.purchased", "billing.disputed"]);
    }),
  );
});

it(
  "a charge of an automatic top-up is one purchase, whatever the order",
  withPack(0, async ({ shop, ctx }) => {
    const pack = { pack: "pack_5000", credits: 5_000 } as const;
    const { payment } = putPack(shop, ctx, { payment: { pack, cents: 19_900 } });
    await deliver(shop, eventOf("charge.refunded", "payment", payment));
    await deliver(shop, eventOf("payment_intent.succeeded", "payment", payment));
    expect((await listPackPurchases(ctx, { limit: 10 })).data).toMatchObject([
      { credits: 5_000, isAutomatic: true, remaining: 5_000 },
      { credits: 1_000, isAutomatic: false },
    ]);
  }),
);

it(
  "an object of another workspace changes nothing, whoever the event names",
  withPack(0, async ({ shop, ctx, read }) => {
    const stranger = await insertPayer(shop);
    const { checkout } = putPack(shop, stranger.ctx);
    const event = eventOf("checkout.session.completed", "checkout", checkout);
    await deliver(shop, { ...event, paymentCustomerId: `cus_${ctx.customerId}` });
    expect(await read()).toMatchObject({ remaining: 1_000 });
    const rows = await ctx.db.select().from(creditGrants).where(eq(creditGrants.kind, "pack"));
    expect(rows).toHaveLength(1);
  }),
);
