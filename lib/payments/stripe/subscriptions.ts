/** Subscriptions: their state, and changes of price and end. */
import type { Stripe } from "stripe";
import { PaymentError, type Payments, type PlanPrice } from "../payments";
import type { Client } from "./client";
import { describeSdkError, orNull } from "./failures";
import { findPlanPrice } from "./prices";
import { requirePlan, toChangePreview, toSubscription } from "./transform";
import {
  WireId,
  WireInvoicePayments,
  WireInvoices,
  WireList,
  WirePaymentIntent,
  WirePreview,
  WireSubscription,
} from "./wire";

type Subscriptions = Pick<
  Payments,
  | "previewChange"
  | "changePlan"
  | "scheduleEnd"
  | "keepSubscription"
  | "endNow"
  | "refundSubscription"
  | "readSubscription"
  | "findSubscriptions"
>;

/** Of the newest subscriptions, how many are read. */
const newest = 10;
/** Of a subscription that is given back, how many invoices and payments of each are read: it is new. */
const mostPaidInvoices = 20;
/** Of a subscription's open invoices, how many are voided when it ends at once. */
const mostOpenInvoices = 20;

export function createSubscriptions(client: Client): Subscriptions {
  const read = (id: string) =>
    client.ask("subscriptions.retrieve", WireSubscription, (stripe) => stripe.subscriptions.retrieve(id));

  async function update(id: string, change: Stripe.SubscriptionUpdateParams, idempotencyKey: string) {
    const wire = await client.ask("subscriptions.update", WireSubscription, (stripe) =>
      stripe.subscriptions.update(id, change, { idempotencyKey }),
    );
    return requirePlan(wire);
  }

  /** The subscription's only item, at another price. */
  async function itemsAt(subscriptionId: string, price: PlanPrice) {
    const [priceId, { items }] = await Promise.all([findPlanPrice(client, price), read(subscriptionId)]);
    const [item] = items.data;
    if (!item) throw new PaymentError("rejected", `${subscriptionId} has no item`);
    return [{ id: item.id, price: priceId }];
  }

  /** Open invoices would stay payable after the end. */
  async function voidOpenInvoices(subscriptionId: string, key: string): Promise<void> {
    const open = await client.ask("invoices.list", WireList, (stripe) =>
      stripe.invoices.list({ subscription: subscriptionId, status: "open", limit: mostOpenInvoices }),
    );
    for (const { id } of open.data.map((one) => WireId.parse(one))) {
      await client.ask("invoices.voidInvoice", WireId, (stripe) =>
        stripe.invoices.voidInvoice(id, {}, { idempotencyKey: `${key}:void:${id}` }),
      );
    }
  }

  async function paymentsOf(invoice: string): Promise<string[]> {
    const { data } = await client.ask("invoicePayments.list", WireInvoicePayments, (stripe) =>
      stripe.invoicePayments.list({ invoice, status: "paid", limit: mostPaidInvoices }),
    );
    return data.flatMap(({ payment }) => payment.payment_intent ?? []);
  }

  /** The payment, with all that is left of it given back. */
  async function refund(paymentId: string) {
    await client.ask("refunds.create", WireId, async (stripe) => {
      try {
        return await stripe.refunds.create(
          { payment_intent: paymentId },
          { idempotencyKey: `${paymentId}:refund` },
        );
      } catch (error) {
        if (describeSdkError(error).code !== "charge_already_refunded") throw error;
        return { id: paymentId };
      }
    });
    return client.ask("paymentIntents.retrieve", WirePaymentIntent, (stripe) =>
      stripe.paymentIntents.retrieve(paymentId),
    );
  }

  return {
    async previewChange({ subscriptionId, price }) {
      const items = await itemsAt(subscriptionId, price);
      const wire = await client.ask("invoices.createPreview", WirePreview, (stripe) =>
        stripe.invoices.createPreview({
          subscription: subscriptionId,
          subscription_details: { items, proration_behavior: "always_invoice" },
        }),
      );
      return toChangePreview(wire);
    },
    async changePlan({ subscriptionId, price, isProrated, key }) {
      const items = await itemsAt(subscriptionId, price);
      const change = {
        items,
        proration_behavior: isProrated ? "always_invoice" : "none",
        // A declined card must leave the subscription as it was.
        payment_behavior: "error_if_incomplete",
      } as const;
      return update(subscriptionId, change, `${key}:change`);
    },
    scheduleEnd: ({ subscriptionId, downgradeTo, key }) =>
      update(
        subscriptionId,
        { cancel_at_period_end: true, metadata: { downgrade_to: downgradeTo } },
        `${key}:end`,
      ),
    keepSubscription: ({ subscriptionId, key }) =>
      update(subscriptionId, { cancel_at_period_end: false, metadata: { downgrade_to: "" } }, `${key}:keep`),
    async endNow({ subscriptionId, isDuplicate, key }) {
      const before = requirePlan(await read(subscriptionId));
      const isEnded = before.status === "canceled" || before.status === "incomplete_expired";
      if (isDuplicate && !isEnded) {
        await update(subscriptionId, { metadata: { duplicate: "true" } }, `${key}:duplicate`);
      }
      const ended = isEnded
        ? before
        : requirePlan(
            await client.ask("subscriptions.cancel", WireSubscription, (stripe) =>
              stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false }),
            ),
          );
      await voidOpenInvoices(subscriptionId, key);
      return ended;
    },
    async refundSubscription({ subscriptionId }) {
      const { data } = await client.ask("invoices.list", WireInvoices, (stripe) =>
        stripe.invoices.list({ subscription: subscriptionId, status: "paid", limit: mostPaidInvoices }),
      );
      let given = { cents: 0, currency: data[0]?.currency ?? "usd" };
      for (const invoice of data) {
        for (const payment of await paymentsOf(invoice.id)) {
          const { amount, currency } = await refund(payment);
          given = { cents: given.cents + amount, currency };
        }
      }
      return given;
    },
    async readSubscription(id) {
      const wire = await orNull(read(id));
      return wire && toSubscription(wire);
    },
    async findSubscriptions(paymentCustomerId) {
      const { data } = await client.ask("subscriptions.list", WireList, (stripe) =>
        stripe.subscriptions.list({ customer: paymentCustomerId, status: "all", limit: newest }),
      );
      // One that is not the product's own may have another form.
      return data.flatMap((one) => {
        const { data: wire } = WireSubscription.safeParse(one);
        return (wire && toSubscription(wire)) ?? [];
      });
    },
  };
}
