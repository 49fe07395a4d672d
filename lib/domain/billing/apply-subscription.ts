import { pick } from "@/db/pick";
import { findCustomer, lockCustomer, updateCustomer } from "@/db/queries/customers";
import {
  findLiveSubscriptions,
  findSubscription,
  type SubscriptionRow,
  storeSubscription,
} from "@/db/queries/subscriptions";
import type { Context } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { notifyOfCredits } from "@/lib/domain/notifications/notify";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import type { Subscription } from "@/lib/payments/payments";
import { movePlan } from "./move-plan";
import { ask, reachPayments } from "./processor";
import { allotmentPeriod, isLive, isOver } from "./subscription-state";

/**
 * Stores a subscription as the processor just described it, and gives the workspace the plan that follows from it. Any
 * order of descriptions leads to the same state, and repeating one changes nothing. Must run in a transaction that has
 * locked the workspace's billing, and with a description that was read under this lock.
 */
export async function applySubscription(ctx: Context, found: Subscription): Promise<void> {
  const { db, customerId } = ctx;
  await lockCustomer(db, { customerId });
  const customer = await findCustomer(db, { customerId });
  if (!customer || customer.paymentCustomerId !== found.paymentCustomerId) {
    log.warn({ customerId, subscription: found.id }, "subscription of another payment customer ignored");
    return;
  }
  const [governed] = await findLiveSubscriptions(db, { customerId });
  const before = await findSubscription(db, { customerId, id: found.id });
  await store(ctx, found, before);
  const [governing, ...others] = await findLiveSubscriptions(db, { customerId });
  for (const other of others) await endSurplus(ctx, other, governing as SubscriptionRow);
  // It ended before, but what should have followed was not stored.
  if (found.isDuplicate && isOver(found) && !before?.isSettled) await refundDuplicate(ctx, found);
  if (governing) {
    const isPlanNew = customer.planSlug !== governing.planSlug || isIntervalNew(governed, governing);
    await follow(ctx, governing, {
      wasOverdue: isOverdue(governed),
      isPaused: customer.intakePausedAt !== null,
    });
    if (isPlanNew && governing.status !== "past_due") {
      const detail = {
        before: { plan: customer.planSlug, interval: governed?.interval ?? null },
        after: { plan: governing.planSlug, interval: governing.interval },
      };
      await recordAudit(ctx, { action: "plan.changed", subjectId: customerId, detail });
    }
  } else if (before && isLive(before) && isOver(found)) {
    await moveDown(ctx, before, found);
  }
}

const isOverdue = (row: SubscriptionRow | undefined): boolean => Boolean(row?.overdueSince);
const isIntervalNew = (governed: SubscriptionRow | undefined, governing: SubscriptionRow): boolean =>
  governed !== undefined && governed.interval !== governing.interval;

/** The first failure starts the days of grace; a later one does not start them again. */
async function store(ctx: Context, found: Subscription, before: SubscriptionRow | null): Promise<void> {
  const now = ctx.clock.now();
  await storeSubscription(ctx.db, {
    id: found.id,
    customerId: ctx.customerId,
    status: found.status,
    planSlug: found.plan,
    ...pick(found, "interval", "periodStart", "periodEnd", "cancelAtPeriodEnd", "downgradeTo"),
    overdueSince: found.status === "past_due" ? (before?.overdueSince ?? now) : null,
    startedAt: found.startedAt,
    endedAt: found.endedAt,
    isSettled: isOver(found),
    updatedAt: now,
  });
}

/**
 * Two pages can each start a subscription. The first one stays; the second ends now and its payment is given back. One
 * that was paid before, and is overdue now, ends with nothing owed.
 */
async function endSurplus(ctx: Context, row: SubscriptionRow, governing: SubscriptionRow): Promise<void> {
  const { customerId } = ctx;
  const { id: subscriptionId } = row;
  const isDuplicate = row.startedAt >= governing.startedAt;
  log.warn({ customerId, subscription: subscriptionId }, "second subscription ended");
  const ended = await ask(() => reachPayments(ctx).endNow({ subscriptionId, isDuplicate, key: newId() }));
  await store(ctx, ended, row);
  if (isDuplicate) await refundDuplicate(ctx, ended);
}

/** Gives back what was paid for an ended duplicate, once: the transaction that says so also stores its end. */
async function refundDuplicate(ctx: Context, { id: subscriptionId, plan }: Subscription): Promise<void> {
  const { customerId } = ctx;
  const { cents, currency } = await ask(() => reachPayments(ctx).refundSubscription({ subscriptionId }));
  if (cents === 0) return;
  const detail = { subscription: subscriptionId, plan, amountCents: cents, currency };
  await recordAudit(ctx, { action: "billing.duplicate_refunded", subjectId: customerId, detail });
  const data = { what: "duplicate_refunded" as const, amountCents: cents, currency };
  await notifyOfCredits(ctx, { key: `duplicate ${subscriptionId}`, data });
}

/** Gives the plan while it is paid; an unpaid renewal gives no new allotment. */
async function follow(
  ctx: Context,
  governing: SubscriptionRow,
  was: { wasOverdue: boolean; isPaused: boolean },
): Promise<void> {
  const { db, customerId } = ctx;
  const { id: subscriptionId, planSlug: plan } = governing;
  if (governing.overdueSince) {
    if (was.wasOverdue) return;
    const detail = { subscription: subscriptionId, plan };
    await recordAudit(ctx, { action: "billing.overdue", subjectId: customerId, detail });
    ctx.emit({ name: "billing/payment.overdue", data: { customerId, subscriptionId, isPaused: false } });
    return;
  }
  await movePlan(ctx, { plan, period: allotmentPeriod(governing, ctx.clock.now()) });
  if (was.isPaused) await updateCustomer(db, { customerId, set: { intakePausedAt: null } });
  if (was.wasOverdue || was.isPaused) {
    const detail = { subscription: subscriptionId, plan };
    await recordAudit(ctx, { action: "billing.recovered", subjectId: customerId, detail });
  }
}

/** Carries out the end of the workspace's subscription. It runs once: the stored state is no longer live then. */
async function moveDown(ctx: Context, before: SubscriptionRow, ended: Subscription): Promise<void> {
  const { db, customerId } = ctx;
  const plan = ended.downgradeTo ?? before.downgradeTo ?? "trial";
  await movePlan(ctx, { plan, period: null });
  await updateCustomer(db, { customerId, set: { intakePausedAt: null } });
  const detail = { before: before.planSlug, after: plan, status: ended.status };
  await recordAudit(ctx, { action: "plan.downgraded", subjectId: customerId, detail });
}
