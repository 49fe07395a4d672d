/** The subscriptions and checkouts that calls of the billing operations need; see `preparations.ts`. */
import { eq } from "drizzle-orm";
import { customers, plans, subscriptions } from "@/db/schema";
import { createSystemContext } from "@/lib/context";
import type { Subscription } from "@/lib/payments/payments";
import { deliver, eventOf, putPack, putSubscription, type Shop } from "@/tests/factories/billing";
import { createProcessor } from "@/tests/fakes/payments/processor";
import type { Prepared, Tenant } from "./portal";

const processor = createProcessor();

/** The tenant's workspace at a payment processor in memory, which the routes use from then on. */
async function openPayments({ ctx }: Tenant): Promise<Shop> {
  const { db, clock, customerId } = ctx;
  Object.assign(ctx.ports, { payments: processor });
  const set = { paymentCustomerId: `cus_${customerId}` };
  await db.update(customers).set(set).where(eq(customers.id, customerId));
  return { processor, clock, system: createSystemContext({ ...ctx, announce: () => {} }) };
}

/** Gives the workspace a subscription of its own, until the call is done. */
async function subscribe(tenant: Tenant, change: Partial<Subscription> = {}): Promise<Prepared> {
  const { db, customerId } = tenant.ctx;
  const shop = await openPayments(tenant);
  // No cap of the plan may pause the suite's rows, or make its callers' seats read-only.
  await db.update(plans).set({ seats: null, sources: null, destinations: null });
  const subscription = putSubscription(shop, tenant.ctx, change);
  await deliver(shop, eventOf("customer.subscription.created", "subscription", subscription));
  return {
    undo: async () => {
      processor.subscriptions.delete(subscription.id);
      await db.delete(subscriptions).where(eq(subscriptions.customerId, customerId));
      const set = { planSlug: "internal", periodStart: null, periodEnd: null } as const;
      await db.update(customers).set(set).where(eq(customers.id, customerId));
    },
  };
}

const open = async (tenant: Tenant, prepared: Partial<Prepared> = {}): Promise<Prepared> => {
  await openPayments(tenant);
  return { undo: async () => {}, ...prepared };
};

export const billingPreparations: Record<string, (tenant: Tenant) => Promise<Prepared>> = {
  getMyBilling: (tenant) => subscribe(tenant),
  listMyInvoices: (tenant) => open(tenant),
  startMyPlanCheckout: (tenant) => open(tenant),
  startMyPackCheckout: (tenant) => open(tenant),
  openMyBillingPortal: (tenant) => open(tenant),
  // Only a session of the workspace's own payment customer can be confirmed.
  confirmMyCheckout: async (tenant) => {
    const { checkout } = putPack(await openPayments(tenant), tenant.ctx);
    return { body: { session: checkout.id }, undo: async () => {} };
  },
  getMyPlanConsequences: (tenant) => open(tenant, { query: "?plan=trial" }),
  previewMyPlanChange: (tenant) => subscribe(tenant),
  changeMyPlan: (tenant) => subscribe(tenant),
  cancelMyPlanToTrial: (tenant) => subscribe(tenant),
  keepMyPlan: (tenant) => subscribe(tenant, { cancelAtPeriodEnd: true, downgradeTo: "trial" }),
};
