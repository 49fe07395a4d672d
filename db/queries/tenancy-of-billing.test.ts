/** Queries for subscriptions and purchases run by one workspace for rows of another. */

import { describe, expect, it } from "vitest";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { answersOf, changesOf, openTwoWorkspaces, type Question } from "@/tests/factories/two-workspaces";
import { insertUser } from "@/tests/factories/workspace";
import { packPurchases, planRefunds, subscriptions } from "../schema";
import { insertGrant } from "./credits";
import { updateCustomer } from "./customers";
import {
  findPendingPurchasesAcrossCustomers,
  findPurchase,
  findPurchases,
  type PurchaseRow,
  packCause,
  storePurchase,
} from "./pack-purchases";
import { findPlanRefund, lockUnsettledRefunds, type PlanRefundRow, storePlanRefund } from "./plan-refunds";
import { findAdmins } from "./recipients";
import {
  findLiveSubscriptions,
  findOverdueAcrossCustomers,
  findPayingCustomerAcrossCustomers,
  findSubscription,
  findSubscriptionsToReadAcrossCustomers,
  type SubscriptionRow,
  storeSubscription,
} from "./subscriptions";

/** A live, overdue subscription, one of a year that was refunded, and a pending purchase, with an admin to tell. */
async function openBilling(ctx: Context) {
  const { db, customerId, clock } = ctx;
  const now = clock.now();
  const subscription: SubscriptionRow = {
    id: "sub_1",
    customerId,
    status: "past_due",
    planSlug: "growth",
    interval: "month",
    periodStart: now,
    periodEnd: now,
    cancelAtPeriodEnd: false,
    downgradeTo: null,
    overdueSince: now,
    startedAt: now,
    endedAt: null,
    isSettled: false,
    updatedAt: now,
  };
  const purchase: PurchaseRow = {
    id: newId(),
    customerId,
    reference: "cs_1",
    paymentId: "pi_1",
    pack: "pack_1000",
    credits: 1_000,
    amountCents: 4_900,
    currency: "usd",
    status: "pending",
    isAutomatic: false,
    refundedCents: 0,
    creditsTakenBack: 0,
    disputedAt: null,
    paidAt: null,
    createdAt: now,
  };
  const periodEnd = new Date(now.getTime() + days(30));
  const yearly: SubscriptionRow = {
    ...subscription,
    id: "sub_0",
    status: "active",
    interval: "year",
    periodEnd,
    overdueSince: null,
  };
  const refund: PlanRefundRow = {
    paymentId: "pi_year",
    customerId,
    subscriptionId: yearly.id,
    periodEnd,
    refundedCents: 100,
    creditsDue: 10,
    creditsTaken: 0,
    updatedAt: now,
  };
  await storeSubscription(db, subscription);
  await storeSubscription(db, yearly);
  await storePlanRefund(db, refund);
  await storePurchase(db, purchase);
  await insertUser(ctx, { role: "admin" });
  return {
    subscription,
    purchase,
    refund,
    id: "sub_1",
    reference: "cs_1",
    paymentId: "pi_1",
    limit: 10,
    pausedAt: now,
  };
}
type Ask = Question<Awaited<ReturnType<typeof openBilling>>>;

const byPayment: Ask = (db, { customerId, paymentId }) => findPurchase(db, { customerId, paymentId });
const byReference: Ask = (db, { customerId, reference }) => findPurchase(db, { customerId, reference });

describe("another workspace's billing", () => {
  it.each<[string, Ask, unknown]>([
    ["findSubscription", findSubscription, null],
    ["findLiveSubscriptions", findLiveSubscriptions, []],
    ["findPurchase by payment", byPayment, null],
    ["findPurchase by reference", byReference, null],
    ["findPurchases", findPurchases, []],
    [
      "findPlanRefund",
      (db, { customerId }) => findPlanRefund(db, { customerId, paymentId: "pi_year" }),
      null,
    ],
    ["lockUnsettledRefunds", lockUnsettledRefunds, []],
    ["findAdmins", findAdmins, []],
  ])("is not read by %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openBilling, ask);
    expect(stranger).toEqual(nothing);
    expect(owner).not.toEqual(nothing);
  });

  it.each<[string, Ask]>([
    [
      "storeSubscription",
      (db, { customerId, subscription }) =>
        storeSubscription(db, { ...subscription, customerId, status: "canceled" }),
    ],
    [
      "storePurchase",
      (db, { customerId, purchase }) => storePurchase(db, { ...purchase, customerId, status: "paid" }),
    ],
    [
      "storePlanRefund",
      (db, { customerId, refund }) => storePlanRefund(db, { ...refund, customerId, refundedCents: 200 }),
    ],
  ])("is not changed by %s", async (_name, ask) => {
    const { before, afterStranger, afterOwner } = await changesOf(
      openBilling,
      [subscriptions, packPurchases, planRefunds],
      ask,
    );
    expect(afterStranger).toEqual(before);
    expect(afterOwner).not.toEqual(before);
  });

  it("does not lend the credits of a grant of the same cause", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { purchase } = await openBilling(owner);
      const grant = {
        kind: "pack",
        cause: packCause(purchase.id),
        expiresAt: null,
        now: world.clock.now(),
      } as const;
      await insertGrant(world.db, { ...grant, id: newId(), customerId: owner.customerId, credits: 10 });
      await insertGrant(world.db, { ...grant, id: newId(), customerId: stranger.customerId, credits: 90 });
      const { customerId } = owner;
      expect(await findPurchases(world.db, { customerId, limit: 1 })).toMatchObject([{ remaining: 10 }]);
    }));
});

it("the sweeps name the workspace of each row", () =>
  withRollback(async (world) => {
    const { owner } = await openTwoWorkspaces(world);
    const { customerId } = owner;
    const { purchase } = await openBilling(owner);
    const { db, clock } = world;
    await updateCustomer(db, { customerId, set: { paymentCustomerId: "cus_1" } });
    const now = clock.now();
    const before = new Date(now.getTime() - 1);
    const found = { customerId, id: "sub_1" };
    expect(await findPayingCustomerAcrossCustomers(db, { paymentCustomerId: "cus_1" })).toBe(customerId);
    expect(await findPayingCustomerAcrossCustomers(db, { paymentCustomerId: "cus_2" })).toBeNull();
    const due = { now, staleBefore: before, after: "", limit: 10 };
    expect(await findSubscriptionsToReadAcrossCustomers(db, due)).toEqual([found]);
    expect(await findSubscriptionsToReadAcrossCustomers(db, { ...due, after: "sub_1" })).toEqual([]);
    expect(await findSubscriptionsToReadAcrossCustomers(db, { ...due, now: before })).toEqual([]);
    expect(await findOverdueAcrossCustomers(db, { before: now, limit: 10 })).toEqual([found]);
    expect(await findOverdueAcrossCustomers(db, { before, limit: 10 })).toEqual([]);
    const pending = { from: before, to: now, after: "00000000-0000-0000-0000-000000000000", limit: 10 };
    expect(await findPendingPurchasesAcrossCustomers(db, pending)).toMatchObject([
      { customerId, id: purchase.id },
    ]);
    expect(await findPendingPurchasesAcrossCustomers(db, { ...pending, to: before })).toEqual([]);
  }));
