/** A workspace that pays: its customer at an in-memory processor, subscriptions, checkouts and payments. */
import type { customers } from "@/db/schema";
import type { Clock } from "@/lib/clock";
import { type Context, forCustomer, type SystemContext } from "@/lib/context";
import { receiveEvent } from "@/lib/domain/billing/receive-event";
import { addUtcMonths } from "@/lib/domain/credits/period";
import { newId } from "@/lib/ids";
import type { PackCheckout, Payment, PaymentEvent, Subscription } from "@/lib/payments/payments";
import { createProcessor, type Processor, signed } from "@/tests/fakes/payments/processor";
import { type TestWorld, withRollback } from "./context";
import { type CustomerRow, insertCustomer, insertUser } from "./workspace";

export interface Shop {
  processor: Processor;
  system: SystemContext;
  clock: Clock;
}

/** The world with an in-memory payment processor. */
export function openShop({ system, clock, announced }: TestWorld) {
  const processor = createProcessor();
  const ports = { ...system.ports, payments: processor };
  return { processor, system: { ...system, ports }, clock, announced };
}

/** A test in a world with an in-memory payment processor. */
export const inShop = (body: (shop: ReturnType<typeof openShop>, world: TestWorld) => Promise<void>) => () =>
  withRollback((world) => body(openShop(world), world));

/** A workspace with a payment customer, on the trial plan unless named otherwise. */
export async function insertPayer(
  shop: Shop,
  change: Partial<typeof customers.$inferInsert> & { credits?: number } = {},
): Promise<{ ctx: Context; row: CustomerRow }> {
  const customerId = change.id ?? newId();
  const ctx = forCustomer(shop.system, customerId);
  const paymentCustomerId = `cus_${customerId}`;
  const trial = { planSlug: "trial" as const, periodStart: null, periodEnd: null, credits: 0 };
  const row = await insertCustomer(ctx, { ...trial, paymentCustomerId, ...change });
  return { ctx, row };
}

/** A subscription at the processor, active for a month from now. */
export function putSubscription(
  { processor, clock }: Shop,
  ctx: Context,
  change: Partial<Subscription> = {},
): Subscription {
  const now = clock.now();
  const subscription: Subscription = {
    id: `sub_${newId()}`,
    paymentCustomerId: `cus_${ctx.customerId}`,
    status: "active",
    plan: "starter",
    interval: "month",
    periodStart: now,
    periodEnd: addUtcMonths(now, 1),
    cancelAtPeriodEnd: false,
    downgradeTo: null,
    startedAt: now,
    endedAt: null,
    isDuplicate: false,
    ...change,
  };
  processor.subscriptions.set(subscription.id, subscription);
  return subscription;
}

/** A paid checkout of the smallest pack at the processor, with its payment. */
export function putPack(
  { processor }: Shop,
  ctx: Context,
  change: { checkout?: Partial<PackCheckout>; payment?: Partial<Payment> } = {},
): { checkout: PackCheckout; payment: Payment } {
  const paymentCustomerId = `cus_${ctx.customerId}`;
  const shared = { paymentCustomerId, cents: 4_900, currency: "usd" };
  const payment: Payment = {
    id: `pi_${newId()}`,
    ...shared,
    status: "succeeded",
    refundedCents: 0,
    isDisputed: false,
    pack: null,
    ...change.payment,
  };
  const checkout: PackCheckout = {
    id: `cs_${newId()}`,
    ...shared,
    pack: { pack: "pack_1000", credits: 1_000 },
    isPaid: true,
    paymentId: payment.id,
    subscriptionId: null,
    ...change.checkout,
  };
  processor.payments.set(payment.id, payment);
  processor.checkouts.set(checkout.id, checkout);
  return { checkout, payment };
}

/** A new event about an object. */
export const eventOf = (
  type: string,
  kind: NonNullable<PaymentEvent["about"]>["kind"],
  { id, paymentCustomerId }: { id: string; paymentCustomerId: string },
): PaymentEvent => ({ id: `evt_${newId()}`, type, paymentCustomerId, about: { kind, id } });

/** Delivers events in this order, signed. */
export async function deliver({ system }: Shop, ...events: PaymentEvent[]): Promise<void> {
  for (const event of events) await receiveEvent(system, signed(event));
}

/** A workspace on the starter plan by its subscription, and its admin. */
export async function subscribe(shop: Shop) {
  const payer = await insertPayer(shop);
  const subscription = putSubscription(shop, payer.ctx);
  await deliver(shop, eventOf("customer.subscription.created", "subscription", subscription));
  const { id: userId } = await insertUser(payer.ctx, { role: "admin" });
  const ctx: Context = { ...payer.ctx, actor: { kind: "user", userId } };
  return { ctx, subscription, event: eventOf("customer.subscription.updated", "subscription", subscription) };
}
