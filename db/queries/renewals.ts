/** Allotments that are due for another period. */
import { and, desc, eq, inArray, lte, or, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { customers, plans, subscriptions } from "../schema";
import { liveStatuses } from "./subscriptions";

/**
 * Active workspaces on a monthly plan whose allotment's period has ended, locked. One with a subscription is due only
 * within a period that it has paid: the next one begins when the payment processor says that it was renewed.
 */
export async function findCustomersToRenewAcrossCustomers(db: Db, input: { now: Date; limit: number }) {
  const governing = db
    .select({
      interval: subscriptions.interval,
      paidFrom: sql<Date>`${subscriptions.periodStart}`.mapWith(subscriptions.periodStart).as("paid_from"),
      paidUntil: sql<Date>`${subscriptions.periodEnd}`.mapWith(subscriptions.periodEnd).as("paid_until"),
      overdueSince: subscriptions.overdueSince,
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.customerId, customers.id), inArray(subscriptions.status, [...liveStatuses])))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
    .limit(1)
    .as("governing");
  const rows = await db
    .select({
      customerId: customers.id,
      credits: plans.creditsPerMonth,
      periodEnd: customers.periodEnd,
      ...pick(governing, "interval", "paidFrom", "paidUntil"),
    })
    .from(customers)
    .innerJoin(plans, eq(plans.slug, customers.planSlug))
    .leftJoinLateral(governing, sql`true`)
    .where(
      and(
        eq(customers.lifecycle, "active"),
        eq(plans.allotmentOnce, false),
        lte(customers.periodEnd, input.now),
        or(
          sql`${governing.interval} is null`,
          sql`${governing.overdueSince} is null and ${governing.paidUntil} > ${input.now.toISOString()}`,
        ),
      ),
    )
    .limit(input.limit)
    .for("update", { of: customers, skipLocked: true });
  return rows.flatMap(({ customerId, credits, periodEnd, interval, paidFrom, paidUntil }) => {
    const paid =
      interval && paidFrom && paidUntil ? { interval, periodStart: paidFrom, periodEnd: paidUntil } : null;
    return periodEnd ? [{ customerId, credits, periodEnd, paid }] : [];
  });
}

export type DueRenewal = Awaited<ReturnType<typeof findCustomersToRenewAcrossCustomers>>[number];
