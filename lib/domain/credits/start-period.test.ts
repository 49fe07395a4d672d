import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { findCustomer } from "@/db/queries/customers";
import { creditGrants, customers } from "@/db/schema";
import { transaction } from "@/lib/context";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer } from "@/tests/factories/workspace";
import { startPeriod } from "./start-period";

it.each([
  ["growth", "2025-12-20T15:00:00.000Z", [12_000]],
  ["trial", undefined, [250]],
  ["internal", "2025-12-20T15:00:00.000Z", []],
] as const)("a first month on the %s plan ends at %s and brings %j credits, once", (planSlug, end, credits) =>
  withRollback(async ({ ctx, db }) => {
    await insertCustomer(ctx, { planSlug, credits: 0, periodStart: null, periodEnd: null });
    for (const _ of [1, 2]) await transaction(ctx, startPeriod);
    const { customerId } = ctx;
    expect((await findCustomer(db, { customerId }))?.periodEnd?.toISOString()).toBe(end);
    const granted = await db.select().from(creditGrants).where(eq(creditGrants.customerId, customerId));
    expect(granted.map(({ credits }) => credits)).toEqual(credits);
    expect(granted.map(({ expiresAt }) => expiresAt?.toISOString())).toEqual(credits.map(() => end));
  }),
);

it("a period that has started is left alone", () =>
  withRollback(async ({ ctx, db }) => {
    await insertCustomer(ctx);
    const stored = () => db.select().from(customers).where(eq(customers.id, ctx.customerId));
    const before = await stored();
    await transaction(ctx, startPeriod);
    expect(await stored()).toEqual(before);
  }));
