/** What was refunded of payments for plans. */
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "../client";
import { planRefunds, subscriptions } from "../schema";
import { liveStatuses } from "./subscriptions";

export type PlanRefundRow = typeof planRefunds.$inferSelect;

export async function findPlanRefund(
  db: Db,
  input: { customerId: string; paymentId: string },
): Promise<PlanRefundRow | null> {
  const [row] = await db
    .select()
    .from(planRefunds)
    .where(and(eq(planRefunds.customerId, input.customerId), eq(planRefunds.paymentId, input.paymentId)));
  return row ?? null;
}

/** Refunds within a paid year that has not ended, whose credits were not all taken back; the oldest first, locked. */
export async function lockUnsettledRefunds(db: Db, input: { customerId: string }): Promise<PlanRefundRow[]> {
  const rows = await db
    .select({ refund: planRefunds })
    .from(planRefunds)
    .innerJoin(
      subscriptions,
      and(
        eq(subscriptions.id, planRefunds.subscriptionId),
        eq(subscriptions.customerId, planRefunds.customerId),
        eq(subscriptions.periodEnd, planRefunds.periodEnd),
      ),
    )
    .where(
      and(
        eq(planRefunds.customerId, input.customerId),
        eq(subscriptions.interval, "year"),
        inArray(subscriptions.status, [...liveStatuses]),
        gt(planRefunds.creditsDue, planRefunds.creditsTaken),
      ),
    )
    .orderBy(asc(planRefunds.updatedAt), asc(planRefunds.paymentId))
    .limit(100)
    .for("update", { of: planRefunds });
  return rows.map(({ refund }) => refund);
}

/** Stores what was refunded of a payment. A payment never moves to another workspace. */
export async function storePlanRefund(db: Db, row: PlanRefundRow): Promise<void> {
  const { paymentId: _, customerId, ...set } = row;
  await db
    .insert(planRefunds)
    .values(row)
    .onConflictDoUpdate({
      target: planRefunds.paymentId,
      set,
      setWhere: eq(planRefunds.customerId, customerId),
    });
}
