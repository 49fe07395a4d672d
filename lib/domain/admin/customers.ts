import { pick } from "@/db/pick";
import {
  type CustomerFigures,
  findAdmins,
  findCustomerPageAcrossCustomers,
  findCustomerTraffic,
} from "@/db/queries/admin-customers";
import { findUnexpiredGrants } from "@/db/queries/credits";
import type { CustomerConcern } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { AdminCustomer, AdminCustomerDetail, AdminCustomerQuery } from "@/lib/contracts/admin-customers";
import { paymentStateOf } from "@/lib/domain/billing/subscription-state";
import { presentPlan } from "@/lib/domain/plans/present";
import { readUsageFigures } from "@/lib/domain/usage/read";
import { concernsAt, daysBack, requireFigures } from "./workspace";

type Reading = Pick<Context, "db" | "clock">;

const adminsListed = 20;
const packsListed = 100;

/** A page of all workspaces, newest first. */
export async function listCustomers(ctx: Reading, { limit, offset, ...filters }: AdminCustomerQuery) {
  const { rows, total } = await findCustomerPageAcrossCustomers(ctx.db, {
    ...filters,
    ...concernsAt(ctx),
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
  const [traffic, usage, admins, packs] = await Promise.all([
    findCustomerTraffic(db, { customerId: id, month: daysBack(ctx, 30) }),
    readUsageFigures({ ...ctx, customerId: id }),
    findAdmins(db, { customerId: id, limit: adminsListed }),
    findUnexpiredGrants(db, { customerId: id, kind: "pack", now: ctx.clock.now(), limit: packsListed }),
  ]);
  const { plan, subscription } = figures;
  const { seats, sources, destinations } = plan ? presentPlan(plan).caps : noCaps;
  return {
    ...presentCustomer(figures),
    admins,
    caps: { seats, sources, destinations },
    usage: {
      signalsThisMonth: usage.signalsThisMonth,
      signalsLastMonth: usage.signalsLastMonth,
      postsWatched: usage.postsMonitored,
      ...pick(traffic, "deliveries30Days", "failedDeliveries30Days", "providerCents30Days"),
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
  const { customer, plan, lastSeenAt, concerns } = figures;
  return {
    ...pick(customer, "id", "name", "website", "lifecycle"),
    plan: customer.planSlug,
    paymentState: paymentStateOf(customer, figures.subscription),
    balance: plan && plan.creditsPerMonth === null ? null : figures.balance,
    ...pick(figures, "members", "sources", "destinations", "signals30Days", "creditsBurned30Days"),
    createdAt: customer.createdAt.toISOString(),
    activatedAt: customer.activatedAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    health: customer.lifecycle !== "active" ? "inactive" : concerns.length > 0 ? "attention" : "healthy",
    concerns: concerns.map((one) => sentences[one]),
  };
}

const sentences: Record<CustomerConcern, string> = {
  overdue: "A payment is overdue.",
  unpaid: "A payment is overdue and grace is over: nothing new is taken in.",
  no_credits: "No credits are left.",
  failing_destination: "A destination cannot be delivered to.",
  no_source: "No source is active.",
  no_signals: "No signal was found in a week.",
  no_members: "It has no members.",
};
