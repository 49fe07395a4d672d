import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { PackSlug } from "@/db/packs";
import { auditEvents, packPurchases, topUps } from "@/db/schema";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { buyTopUp } from "@/lib/domain/billing/buy-top-up";
import { receiveEvent } from "@/lib/domain/billing/receive-event";
import { changeTopUp, readTopUp } from "@/lib/domain/billing/top-up";
import { startDueTopUps } from "@/lib/domain/schedules/start-top-ups";
import { newId } from "@/lib/ids";
import { type Payment, PaymentError, type Payments } from "@/lib/payments/payments";
import { codeOf } from "@/tests/factories/code-of";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { withPayments } from "@/tests/factories/payments";
import { insertCustomer } from "@/tests/factories/workspace";

const settings = { isEnabled: true, pack: "pack_1000" as PackSlug, threshold: 100, monthlyCapCents: 10_000 };

/** Charges that answer as told, each key once, as a processor does. */
function takeCharges(answer: Payment["status"] | "lost" | "rejected" = "succeeded") {
  const made = new Map<string, Payment>();
  const charges = { answer, made };
  const chargePack: Payments["chargePack"] = async ({ paymentCustomerId, price, key }) => {
    if (charges.answer === "rejected") throw new PaymentError("rejected", "no card");
    const payment = made.get(key) ?? {
      id: `pay_${newId()}`,
      paymentCustomerId,
      status: charges.answer === "lost" ? ("succeeded" as const) : charges.answer,
      cents: price.cents,
      currency: price.currency,
      refundedCents: 0,
      isDisputed: false,
      pack: { pack: price.pack, credits: price.credits },
    };
    made.set(key, payment);
    if (charges.answer === "lost") throw new PaymentError("unavailable", "the answer was lost");
    return payment;
  };
  return Object.assign(charges, { payments: { chargePack } as unknown as Payments });
}

async function open({ ctx }: Pick<TestWorld, "ctx">, charges = takeCharges(), change = {}) {
  await insertCustomer(ctx, { credits: 50, paymentCustomerId: `cus_${ctx.customerId}` });
  const paying: Context = { ...ctx, ports: { ...ctx.ports, payments: charges.payments } };
  await changeTopUp(paying, { ...settings, ...change });
  return { ctx: paying, charges };
}

const bought = ({ db, customerId }: Context) =>
  db.select().from(packPurchases).where(eq(packPurchases.customerId, customerId));

describe("an automatic top-up", () => {
  it("buys one pack below the threshold, and no other above it", () =>
    withRollback(async (world) => {
      const { ctx } = await open(world);
      expect(await buyTopUp(ctx)).toBe("bought");
      expect(await buyTopUp(ctx)).toBe("not_due");
      expect(await bought(ctx)).toMatchObject([{ status: "paid", isAutomatic: true, amountCents: 4_900 }]);
      expect((await readBooks(ctx)).balance).toBe(1_050);
      expect(await readTopUp(ctx)).toMatchObject({ spentThisMonthCents: 4_900, failedAt: null });
    }));

  it("buys one pack for one shortfall when several runs try at the same time", () =>
    withDatabase(async (world) => {
      const { ctx, charges } = await open(world);
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => buyTopUp(ctx)));
      expect(outcomes.filter((outcome) => outcome === "bought")).toHaveLength(1);
      expect([charges.made.size, (await bought(ctx)).length]).toEqual([1, 1]);
      expect((await readBooks(ctx)).balance).toBe(1_050);
    }));

  it("charges once when the answer is lost and the step is repeated", () =>
    withRollback(async (world) => {
      const { ctx, charges } = await open(world, takeCharges("lost"));
      await expect(buyTopUp(ctx)).rejects.toThrow("lost");
      expect(await bought(ctx)).toEqual([]);
      charges.answer = "succeeded";
      expect(await buyTopUp(ctx)).toBe("bought");
      expect(charges.made.size).toBe(1);
    }));

  it("stops at the month's cap, which pending charges count toward, until the next UTC month", () =>
    withRollback(async (world) => {
      const { ctx, charges } = await open(world, takeCharges(), { threshold: 100_000 });
      expect(await buyTopUp(ctx)).toBe("bought");
      charges.answer = "pending";
      expect(await buyTopUp(ctx)).toBe("pending");
      expect(await readTopUp(ctx)).toMatchObject({ spentThisMonthCents: 9_800 });
      expect(await buyTopUp(ctx)).toBe("not_due");
      await ctx.db.update(packPurchases).set({ status: "paid" });
      expect(await buyTopUp(ctx)).toBe("not_due");
      world.clock.advance(days(11));
      charges.answer = "succeeded";
      expect(await buyTopUp(ctx)).toBe("bought");
    }));

  it.each(["failed", "rejected"] as const)(
    "that is %s waits a day or for new settings, and is told once",
    (answer) =>
      withRollback(async (world) => {
        const { announced, clock } = world;
        const { ctx, charges } = await open(world, takeCharges(answer));
        expect(await buyTopUp(ctx)).toBe("declined");
        charges.answer = "succeeded";
        expect(await buyTopUp(ctx)).toBe("not_due");
        expect((await readTopUp(ctx)).failedAt).toBe(clock.now().toISOString());
        expect(announced.splice(0)).toMatchObject([{ name: "credits/top-up.declined" }]);
        await changeTopUp(ctx, settings);
        expect(await buyTopUp(ctx)).toBe("bought");
        expect((await readBooks(ctx)).balance).toBe(1_050);
      }),
  );

  it.each([
    ["a balance at the threshold", { threshold: 50 }, "not_due"],
    ["a balance below it", { threshold: 51 }, "bought"],
    ["a cap that one pack reaches", { monthlyCapCents: 4_900 }, "bought"],
  ] as const)("with %s is decided to the credit and the cent: %j, %s", (_, change, outcome) =>
    withRollback(async (world) => {
      const { ctx } = await open(world, takeCharges(), change);
      expect(await buyTopUp(ctx)).toBe(outcome);
    }),
  );

  it("that failed is tried again after exactly a day", () =>
    withRollback(async (world) => {
      const { ctx, charges } = await open(world, takeCharges("failed"));
      expect(await buyTopUp(ctx)).toBe("declined");
      charges.answer = "succeeded";
      world.clock.advance(days(1) - 1);
      expect(await buyTopUp(ctx)).toBe("not_due");
      world.clock.advance(1);
      expect(await buyTopUp(ctx)).toBe("bought");
    }));

  it("is started by the schedule once it is due, and not for others", () =>
    withRollback(async (world) => {
      const { ctx } = await open(world);
      const system = { ...world.system, ports: ctx.ports };
      const other = { ...world.ctx, customerId: newId() };
      await open({ ctx: other }, takeCharges(), { threshold: 50 });
      await startDueTopUps(system);
      expect(world.announced).toMatchObject([
        { name: "credits/top-up.due", data: { customerId: ctx.customerId } },
      ]);
      await ctx.db.update(topUps).set({ failedAt: world.clock.now() });
      expect(await startDueTopUps(system)).toEqual({ started: 0 });
      world.clock.advance(days(1));
      expect(await startDueTopUps(system)).toEqual({ started: 1 });
      await ctx.db.update(topUps).set({ monthlyCapCents: 4_000 });
      expect(await startDueTopUps(system)).toEqual({ started: 0 });
    }));
});

describe("an automatic top-up at the processor", () => {
  it("is charged to the stored card and granted once, also when its events arrive; a declined card fails", () =>
    withRollback((world) =>
      withPayments(async ({ payments, standIn, deliver }) => {
        const system = { ...world.system, ports: { ...world.system.ports, payments } };
        const ctx: Context = { ...world.ctx, ports: system.ports };
        const given = { workspaceId: ctx.customerId, name: "Acme", email: "ada@acme.example" };
        const { id: paymentCustomerId } = await payments.createCustomer(given);
        const pack = { pack: "pack_5000" as const, credits: 5_000, cents: 19_900, currency: "usd" };
        const returns = { successUrl: "https://app.example/done", cancelUrl: "https://app.example/canceled" };
        const key = newId();
        const checkout = await payments.openPackCheckout({ ...returns, paymentCustomerId, price: pack, key });
        standIn.pay(checkout.id);
        await insertCustomer(ctx, { credits: 50, paymentCustomerId });
        // The card is stored; its first purchase is not part of this test.
        standIn.takeEvents();
        await changeTopUp(ctx, { ...settings, monthlyCapCents: 20_000 });
        expect(await buyTopUp(ctx)).toBe("bought");
        const types = await deliver((rawBody, signature) => receiveEvent(system, { rawBody, signature }));
        expect(types.length).toBeGreaterThan(0);
        expect(await bought(ctx)).toMatchObject([{ status: "paid", isAutomatic: true, credits: 1_000 }]);
        expect((await readBooks(ctx)).balance).toBe(1_050);

        standIn.changeCard(paymentCustomerId, "4000000000000341");
        await changeTopUp(ctx, { ...settings, threshold: 2_000, monthlyCapCents: 20_000 });
        expect(await buyTopUp(ctx)).toBe("declined");
        await deliver((rawBody, signature) => receiveEvent(system, { rawBody, signature }));
        expect((await readBooks(ctx)).balance).toBe(1_050);
        expect(await readTopUp(ctx)).toMatchObject({ spentThisMonthCents: 4_900 });
      }),
    ));
});

describe("the settings of the automatic top-up", () => {
  it("are off at first, and every change is recorded", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      expect(await readTopUp(ctx)).toMatchObject({ isEnabled: false, spentThisMonthCents: 0 });
      const paying = { ...ctx, ports: { ...ctx.ports, payments: takeCharges().payments } };
      expect(await changeTopUp(paying, settings)).toMatchObject(settings);
      await changeTopUp(paying, settings);
      const events = await db.select().from(auditEvents).where(eq(auditEvents.customerId, ctx.customerId));
      expect(events).toMatchObject([
        { action: "credits.top_up_changed", changes: { isEnabled: { before: false, after: true } } },
      ]);
    }));

  it("can be turned on only with a plan that has packs, a processor and a cap of one pack, but always off", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "trial" });
      expect(await codeOf(changeTopUp(ctx, settings))).toBe("409 packs_unavailable");
      expect(await changeTopUp(ctx, { ...settings, isEnabled: false })).toMatchObject({ isEnabled: false });
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      expect(await codeOf(changeTopUp(other, settings))).toBe("503 not_configured");
      const paying = { ...other, ports: { ...ctx.ports, payments: takeCharges().payments } };
      expect(await codeOf(changeTopUp(paying, { ...settings, monthlyCapCents: 4_899 }))).toBe(
        "400 validation_error",
      );
    }));
});
