/** What a refund takes from allotments. The refunds themselves are tested with the billing. */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { creditEntries, creditGrants, planRefunds, subscriptions } from "@/db/schema";
import { days } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { insertCustomer } from "@/tests/factories/workspace";
import { holdCredits } from "./hold";
import { takeFromAllotment, takeFromNewMonth } from "./take-back-refunded";

const hold = (ctx: Context, amount: number) => holdCredits(ctx, "intelligence", [{ cause: newId(), amount }]);
const grantOf = async ({ db, customerId }: Context) =>
  one(await db.select().from(creditGrants).where(eq(creditGrants.customerId, customerId)));
const revoked = async ({ db, customerId }: Context) =>
  (await db.select().from(creditEntries).where(eq(creditEntries.customerId, customerId))).flatMap(
    ({ kind, amount }) => (kind === "revoke" ? [amount] : []),
  );

it.each([
  ["less than is left", 0, 30, false, { taken: 30, left: 70, owed: 0, entries: [-30] }],
  ["all that is left", 0, 100, false, { taken: 100, left: 0, owed: 0, entries: [-100] }],
  ["more than there is", 0, 130, false, { taken: 100, left: 0, owed: 0, entries: [-100] }],
  [
    "what is left and a part of what is held",
    40,
    80,
    false,
    { taken: 80, left: 0, owed: 20, entries: [-60] },
  ],
  ["all, with what is held", 40, 200, false, { taken: 100, left: 0, owed: 40, entries: [-60] }],
  [
    "only what is left if later months make up",
    40,
    80,
    true,
    { taken: 60, left: 0, owed: 0, entries: [-60] },
  ],
  ["only from what is held", 100, 30, false, { taken: 30, left: 0, owed: 30, entries: [] }],
  ["nothing", 0, 0, false, { taken: 0, left: 100, owed: 0, entries: [] }],
  ["less than nothing", 0, -5, false, { taken: 0, left: 100, owed: 0, entries: [] }],
  ["a single credit", 0, 1, false, { taken: 1, left: 99, owed: 0, entries: [-1] }],
])("a refund takes %s", (_, held, credits, hasLaterMonths, { taken, left, owed, entries }) =>
  withRollback(async ({ ctx }) => {
    await insertCustomer(ctx, { credits: 100 });
    if (held > 0) await hold(ctx, held);
    const given = { credits, why: "refund p", hasLaterMonths };
    expect(await transaction(ctx, (ctx) => takeFromAllotment(ctx, given))).toBe(taken);
    expect(await grantOf(ctx)).toMatchObject({ remaining: left, owed });
    expect(await revoked(ctx)).toEqual(entries);
    expect((await readBooks(ctx)).balance).toBe(left);
  }),
);

it("a second refund takes only what is held beyond the first", () =>
  withRollback(async ({ ctx }) => {
    await insertCustomer(ctx, { credits: 100 });
    await hold(ctx, 100);
    const take = (credits: number) =>
      transaction(ctx, (ctx) => takeFromAllotment(ctx, { credits, why: newId(), hasLaterMonths: false }));
    expect([await take(70), await take(70)]).toEqual([70, 30]);
  }));

it("nothing is taken without an allotment", () =>
  withRollback(async ({ ctx }) => {
    await insertCustomer(ctx, { credits: 0 });
    const given = { credits: 10, why: "refund p", hasLaterMonths: false };
    expect(await transaction(ctx, (ctx) => takeFromAllotment(ctx, given))).toBe(0);
  }));

it.each([
  ["nothing was refunded", [], 100, []],
  ["a refund lacks some", [[50, 20]], 70, [[50, 50]]],
  [
    "two refunds lack more than it has",
    [
      [90, 20],
      [80, 0],
    ],
    0,
    [
      [90, 90],
      [80, 30],
    ],
  ],
])("a new month loses what refunds of its year lack: %s", (_, refunds, left, after) =>
  withRollback(async ({ ctx, db, clock }) => {
    const { customerId } = ctx;
    await insertCustomer(ctx, { credits: 100 });
    const now = clock.now();
    const periodEnd = new Date(now.getTime() + days(300));
    const of = { customerId, periodEnd, updatedAt: now };
    const subscription = { id: "s", status: "active", planSlug: "starter", interval: "year" } as const;
    await db.insert(subscriptions).values({ ...subscription, ...of, periodStart: now, startedAt: now });
    for (const [n, [creditsDue = 0, creditsTaken = 0]] of refunds.entries()) {
      const paid = { paymentId: `payment-${n}`, subscriptionId: "s", refundedCents: 100 };
      await db.insert(planRefunds).values({ ...paid, ...of, creditsDue, creditsTaken });
    }
    const grant = await grantOf(ctx);
    expect(await transaction(ctx, (ctx) => takeFromNewMonth(ctx, grant))).toBe(left);
    const stored = await db.select().from(planRefunds).orderBy(planRefunds.paymentId);
    expect(stored.map(({ creditsDue, creditsTaken }) => [creditsDue, creditsTaken])).toEqual(after);
    expect((await readBooks(ctx)).balance).toBe(left);
  }),
);
