import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { creditGrants, customers, plans, providerSpend } from "../schema";

/** What the workspace can spend: nothing for one that does not exist. */
export interface Spending {
  isIntakePaused: boolean;
  /** The vendors' charges of the UTC day, and the cap on them; null without one. */
  cents: number;
  capCents: number | null;
  isUnlimited: boolean;
  /** Credits that have not expired. */
  balance: number;
}

/** Everything that decides whether the workspace can spend, except for its daily limits, in one round trip. */
export async function findSpending(
  db: Db,
  input: { customerId: string; now: Date; day: string },
): Promise<Spending> {
  const { customerId, now, day } = input;
  const [row] = await db
    .select({
      isIntakePaused: sql<boolean>`${customers.intakePausedAt} is not null`,
      cents: sql<number>`coalesce(${providerSpend.cents}, 0)`,
      capCents: customers.dailyBudgetCapCents,
      isUnlimited: sql<boolean>`${plans.slug} is not null and ${plans.creditsPerMonth} is null`,
      balance: sql<number>`(select coalesce(sum(g.remaining), 0)::int from ${creditGrants} g
        where g.customer_id = ${customers.id} and g.remaining > 0
          and (g.expires_at is null or g.expires_at > ${now.toISOString()}))`,
    })
    .from(customers)
    .leftJoin(plans, eq(plans.slug, customers.planSlug))
    .leftJoin(providerSpend, and(eq(providerSpend.customerId, customers.id), eq(providerSpend.day, day)))
    .where(eq(customers.id, customerId));
  return row ?? { isIntakePaused: false, cents: 0, capCents: null, isUnlimited: false, balance: 0 };
}
