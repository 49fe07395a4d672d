import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { packPurchases, plans, providerSpend } from "@/db/schema";
import { days } from "@/lib/clock";
import { AdminOverview } from "@/lib/contracts/admin-customers";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertSubscription } from "@/tests/factories/subscription";
import { insertUser, insertWorkspace } from "@/tests/factories/workspace";
import { readOverview } from "./overview";

describe("the overview of all workspaces", () => {
  /** What changed between two overviews. */
  const difference = (now: AdminOverview, before: AdminOverview) =>
    (["customers", "revenue"] as const).map((part) =>
      Object.fromEntries(
        Object.entries(now[part]).flatMap(([name, value]) => {
          const by = value - (Object.entries(before[part]).find(([other]) => other === name)?.[1] ?? 0);
          return by === 0 ? [] : [[name, by]];
        }),
      ),
    );

  it("adds up months, years, packs and costs, and counts who pays and who needs attention", () =>
    withRollback(async ({ ctx, clock }) => {
      const now = clock.now();
      const before = AdminOverview.parse(await readOverview(ctx));
      const place = () => ({ ...ctx, customerId: newId() });
      const [monthly, yearly, trial, suspended] = [place(), place(), place(), place()];
      for (const one of [monthly, yearly, trial]) await insertWorkspace(one);
      await insertWorkspace(suspended, { customer: { lifecycle: "suspended" } });
      await insertUser(monthly);
      await insertSubscription(monthly);
      await insertSubscription(monthly, { status: "canceled", endedAt: now });
      await insertSubscription(yearly, { interval: "year", status: "past_due", overdueSince: now });
      await insertSubscription(trial, { status: "trialing" });
      const purchase = { pack: "pack_1000", credits: 1_000, amountCents: 4_900, currency: "usd" } as const;
      const { customerId } = monthly;
      await ctx.db.insert(packPurchases).values([
        {
          ...purchase,
          id: newId(),
          customerId,
          reference: newId(),
          status: "paid",
          paidAt: now,
          refundedCents: 900,
        },
        { ...purchase, id: newId(), customerId, reference: newId(), status: "pending" },
        {
          ...purchase,
          id: newId(),
          customerId,
          reference: newId(),
          status: "paid",
          paidAt: new Date(now.getTime() - days(31)),
        },
      ]);
      const day = now.toISOString().slice(0, 10);
      await ctx.db.insert(providerSpend).values({ customerId, day, cents: 12.5 });
      const [growth] = await ctx.db.select().from(plans).where(eq(plans.slug, "growth"));
      const { priceCents = 0, annualPriceCents } = growth ?? {};
      expect(difference(AdminOverview.parse(await readOverview(ctx)), before)).toEqual([
        // Only the first has a member, and nothing else that is wrong.
        { active: 3, attention: 2, new30Days: 4, paying: 2 },
        {
          monthlyCents: Math.round(priceCents + (annualPriceCents ?? 0) / 12),
          packCents30Days: 4_000,
          providerCents30Days: 12.5,
        },
      ]);
    }));
});
