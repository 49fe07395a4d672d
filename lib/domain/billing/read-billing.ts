import { packs } from "@/db/packs";
import type { SubscriptionRow } from "@/db/queries/subscriptions";
import type { Context } from "@/lib/context";
import type { Billing } from "@/lib/contracts/billing";
import { log } from "@/lib/log";
import { PaymentError, type Payments } from "@/lib/payments/payments";
import { findGoverning, requireCustomer } from "./governing";
import { graceEnd, paymentStateOf } from "./subscription-state";

/** The subscription, the payment state and the packs on sale. Survives an outage of the payment processor. */
export async function readBilling(ctx: Context): Promise<Billing> {
  const customer = await requireCustomer(ctx);
  const governing = await findGoverning(ctx);
  const { payments } = ctx.ports;
  const overdueSince = governing?.overdueSince ?? null;
  return {
    processor: payments ? (payments.isStandIn ? "test" : "live") : "none",
    paymentState: paymentStateOf(customer, governing),
    graceEndsAt: overdueSince && graceEnd(overdueSince).toISOString(),
    subscription: governing && presentSubscription(governing),
    ...(await readProcessor(ctx, payments, governing, customer.paymentCustomerId)),
    packs: [...packs],
  };
}

const presentSubscription = (row: SubscriptionRow): NonNullable<Billing["subscription"]> => ({
  status: row.status,
  plan: row.planSlug,
  interval: row.interval,
  currentPeriodEnd: row.periodEnd.toISOString(),
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  downgradeTo: row.downgradeTo,
});

type Known = Pick<Billing, "nextInvoice" | "paymentMethod" | "isProcessorAvailable">;

async function readProcessor(
  { customerId }: Context,
  payments: Payments | null,
  governing: SubscriptionRow | null,
  paymentCustomerId: string | null,
): Promise<Known> {
  const nothing = { nextInvoice: null, paymentMethod: null };
  if (!payments || !paymentCustomerId) return { ...nothing, isProcessorAvailable: true };
  const renews = governing !== null && !governing.cancelAtPeriodEnd;
  try {
    const [upcoming, paymentMethod] = await Promise.all([
      renews ? payments.readUpcomingInvoice({ subscriptionId: governing.id }) : null,
      payments.readPaymentMethod(paymentCustomerId),
    ]);
    const nextInvoice = upcoming && {
      amountCents: upcoming.cents,
      currency: upcoming.currency,
      at: upcoming.at.toISOString(),
    };
    return { nextInvoice, paymentMethod, isProcessorAvailable: true };
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn(
      { customerId, failure: error.failure, err: error },
      "billing shown without the payment processor",
    );
    return { ...nothing, isProcessorAvailable: false };
  }
}
