import { countOf } from "@/db/count-of";
import { pick } from "@/db/pick";
import {
  type CustomerFigures,
  type CustomerTroubles,
  findAdmins,
  findCustomerPageAcrossCustomers,
  findCustomerTroubles,
} from "@/db/queries/admin-customers";
import { findUnexpiredGrants } from "@/db/queries/credits";
import type { Context } from "@/lib/context";
import type { AdminCustomer, AdminCustomerDetail, AdminCustomerQuery } from "@/lib/contracts/admin-customers";
import { failuresUntilFailing } from "@/lib/destinations/schedule";
import { paymentStateOf } from "@/lib/domain/billing/subscription-state";
import { presentPlan } from "@/lib/domain/plans/present";
import { readUsageFigures } from "@/lib/domain/usage/read";
import { daysBack, requireFigures } from "./workspace";

type Reading = Pick<Context, "db" | "clock">;

const adminsListed = 20;
const packsListed = 100;

/** A page of all workspaces, newest first. */
export async function listCustomers(ctx: Reading, { limit, offset, ...filters }: AdminCustomerQuery) {
  const { rows, total } = await findCustomerPageAcrossCustomers(ctx.db, {
    ...filters,
    now: ctx.clock.now(),
    since: daysBack(ctx, 30),
    limit,
    offset,
  });
  return { data: rows.map(presentCustomer), total, limit, offset };
}

/** A workspace's plan, lifecycle, usage and health. Throws 404. */
export async function readCustomer(ctx: Reading, { id }: { id: string }): Promise<AdminCustomerDetail> {
  const { db } = ctx;
  const figures = await requireFigures(ctx, id);
  const week = daysBack(ctx, 7);
  const asked = { customerId: id, week, month: daysBack(ctx, 30), failures: failuresUntilFailing };
  const [troubles, usage, admins, packs] = await Promise.all([
    findCustomerTroubles(db, asked),
    readUsageFigures({ ...ctx, customerId: id }),
    findAdmins(db, { customerId: id, limit: adminsListed }),
    findUnexpiredGrants(db, { customerId: id, kind: "pack", now: ctx.clock.now(), limit: packsListed }),
  ]);
  const { plan, subscription } = figures;
  const { seats, sources, destinations } = plan ? presentPlan(plan).caps : noCaps;
  return {
    ...presentCustomer(figures),
    ...healthOf(figures, troubles, week),
    admins,
    caps: { seats, sources, destinations },
    usage: {
      signalsThisMonth: usage.signalsThisMonth,
      signalsLastMonth: usage.signalsLastMonth,
      postsWatched: usage.postsMonitored,
      ...pick(troubles, "deliveries30Days", "failedDeliveries30Days", "providerCents30Days"),
    },
    subscription: subscription && {
      status: subscription.status,
      interval: subscription.interval,
      currentPeriodEnd: subscription.periodEnd.toISOString(),
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    },
    packs: packs.map(({ credits, remaining, cause, createdAt }) => ({
      credits,
      remaining,
      source: cause.startsWith("pack:") ? "purchase" : "grant",
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** A workspace without a plan may have nothing. */
const noCaps = { seats: 0, sources: 0, destinations: 0 };

function presentCustomer(figures: CustomerFigures): AdminCustomer {
  const { customer, plan, lastSeenAt } = figures;
  return {
    ...pick(customer, "id", "name", "website", "lifecycle"),
    plan: customer.planSlug,
    paymentState: paymentStateOf(customer, figures.subscription),
    balance: plan && plan.creditsPerMonth === null ? null : figures.balance,
    ...pick(figures, "members", "sources", "destinations", "signals30Days", "creditsBurned30Days"),
    createdAt: customer.createdAt.toISOString(),
    activatedAt: customer.activatedAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}

/** Whether the workspace's credits are counted and used up. */
const isOutOfCredits = ({ plan, balance }: CustomerFigures) =>
  plan !== null && plan.creditsPerMonth !== null && balance <= 0;

/** How the workspace is doing, and each reason for concern as a sentence. `weekAgo` is when its last week began. */
function healthOf(
  figures: CustomerFigures,
  troubles: CustomerTroubles,
  weekAgo: Date,
): Pick<AdminCustomerDetail, "health" | "concerns"> {
  const { customer } = figures;
  const payment = paymentStateOf(customer, figures.subscription);
  const isWeekOld = customer.activatedAt !== null && customer.activatedAt <= weekAgo;
  const said = [
    payment === "overdue" && "A payment is overdue.",
    payment === "paused" && "A payment is overdue and grace is over: nothing new is taken in.",
    isOutOfCredits(figures) && "No credits are left.",
    troubles.failingDestinations > 0 &&
      `${countOf(troubles.failingDestinations, "destination")} cannot be delivered to.`,
    figures.sources === 0 && "No source is active.",
    isWeekOld && figures.sources > 0 && troubles.signals7Days === 0 && "No signal was found in a week.",
    figures.members === 0 && "It has no members.",
  ];
  const concerns = said.filter((one) => one !== false);
  if (customer.lifecycle !== "active") return { health: "inactive", concerns };
  return { health: concerns.length > 0 ? "attention" : "healthy", concerns };
}
