import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../client";
import { customers, subscriptions } from "../schema";
import type { SubscriptionStatus } from "../vocabulary";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The states in which a subscription gives its plan to the workspace. */
export const liveStatuses: readonly SubscriptionStatus[] = ["trialing", "active", "past_due"];

/** A number that no other advisory lock of this database uses. */
const billingLock = 7_302;

/**
 * Waits for other changes of the workspace's billing, and blocks new ones until this transaction ends. Unlike a lock on
 * the workspace's row, it stops nothing else while the payment processor is asked.
 */
export async function lockBilling(db: Db, input: { customerId: string }): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${billingLock}, hashtext(${input.customerId}))`);
}

export async function findSubscription(
  db: Db,
  input: { customerId: string; id: string },
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.customerId, input.customerId), eq(subscriptions.id, input.id)));
  return row ?? null;
}

/** The live subscriptions, first the one that governs: the oldest whose payments are not overdue. At most 10. */
export async function findLiveSubscriptions(
  db: Db,
  input: { customerId: string },
): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(
      and(eq(subscriptions.customerId, input.customerId), inArray(subscriptions.status, [...liveStatuses])),
    )
    .orderBy(
      sql`${subscriptions.overdueSince} is not null`,
      asc(subscriptions.startedAt),
      asc(subscriptions.id),
    )
    .limit(10);
}

/** Stores a subscription's state. A subscription never moves to another workspace. */
export async function storeSubscription(db: Db, row: SubscriptionRow): Promise<void> {
  const { id, customerId, ...set } = row;
  await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: subscriptions.id,
      set,
      setWhere: eq(subscriptions.customerId, customerId),
    });
}

/** The workspace of a customer of the payment processor, whose events name no workspace. */
export async function findPayingCustomerAcrossCustomers(
  db: Db,
  input: { paymentCustomerId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.paymentCustomerId, input.paymentCustomerId));
  return row?.id ?? null;
}

/**
 * Subscriptions to read again, by id after `after`: those whose period has ended, and those that were not read since
 * `staleBefore`.
 */
export async function findSubscriptionsToReadAcrossCustomers(
  db: Db,
  input: { now: Date; staleBefore: Date; after: string; limit: number },
): Promise<{ customerId: string; id: string }[]> {
  return db
    .select({ customerId: subscriptions.customerId, id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.isSettled, false),
        or(lte(subscriptions.periodEnd, input.now), lte(subscriptions.updatedAt, input.staleBefore)),
        gt(subscriptions.id, input.after),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(input.limit);
}

/** Live subscriptions that are overdue since `before` or longer, in workspaces whose intake is not paused yet. */
export async function findOverdueAcrossCustomers(
  db: Db,
  input: { before: Date; limit: number },
): Promise<{ customerId: string; id: string }[]> {
  return db
    .select({ customerId: subscriptions.customerId, id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(
      and(
        lte(subscriptions.overdueSince, input.before),
        inArray(subscriptions.status, [...liveStatuses]),
        isNull(customers.intakePausedAt),
      ),
    )
    .orderBy(asc(subscriptions.overdueSince))
    .limit(input.limit);
}
