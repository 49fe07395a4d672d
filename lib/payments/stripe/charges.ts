/** Payments, stored cards and invoices. */
import type { z } from "zod";
import { PaymentError, type Payments } from "../payments";
import type { Client } from "./client";
import { describeSdkError, orNull } from "./failures";
import { packName } from "./prices";
import { isLive, packMetadata, toInvoice, toPayment, toPaymentMethod } from "./transform";
import {
  type WireCard,
  WireCards,
  WireCustomer,
  WireDisputes,
  WireInvoices,
  WirePaymentIntent,
  WirePreview,
} from "./wire";

type Charges = Pick<
  Payments,
  "chargePack" | "readPayment" | "listPaidInvoices" | "readUpcomingInvoice" | "readPaymentMethod"
>;

/** Disputes in these states hold no money back. */
const harmless = ["won", "warning_closed", "prevented"];

export function createCharges(client: Client): Charges {
  /** The card that the subscription, else the customer, is charged by; else the newest. */
  async function findCard(customerId: string): Promise<WireCard | null> {
    const customer = await client.ask("customers.retrieve", WireCustomer, (stripe) =>
      stripe.customers.retrieve(customerId, {
        expand: ["invoice_settings.default_payment_method", "subscriptions.data.default_payment_method"],
      }),
    );
    const live = customer.subscriptions?.data.find(
      ({ status, default_payment_method: card }) => isLive(status) && card,
    );
    const chosen = live?.default_payment_method ?? customer.invoice_settings?.default_payment_method;
    if (chosen || !customer.invoice_settings) return chosen ?? null;
    const { data } = await client.ask("customers.listPaymentMethods", WireCards, (stripe) =>
      stripe.customers.listPaymentMethods(customerId, { type: "card", limit: 1 }),
    );
    return data[0] ?? null;
  }

  /** A charge stays marked as disputed after the dispute was won, so the disputes are asked. */
  async function isDisputed({ id, latest_charge: charge }: z.infer<typeof WirePaymentIntent>) {
    if (!charge || typeof charge === "string" || !charge.disputed) return false;
    const { data } = await client.ask("disputes.list", WireDisputes, (stripe) =>
      stripe.disputes.list({ payment_intent: id, limit: 10 }),
    );
    return data.some(({ status }) => !harmless.includes(status));
  }

  return {
    async chargePack({ paymentCustomerId, price, key }) {
      const card = await findCard(paymentCustomerId);
      if (!card) throw new PaymentError("rejected", "chargePack failed: no card is stored");
      const wire = await client.ask("paymentIntents.create", WirePaymentIntent, async (stripe) => {
        try {
          return await stripe.paymentIntents.create(
            {
              amount: price.cents,
              currency: price.currency,
              customer: paymentCustomerId,
              payment_method: card.id,
              automatic_payment_methods: { enabled: true, allow_redirects: "never" },
              off_session: true,
              confirm: true,
              description: packName(price),
              metadata: packMetadata(price, "top_up"),
            },
            { idempotencyKey: `${key}:charge` },
          );
        } catch (error) {
          const { type, payment_intent: declined } = describeSdkError(error);
          if (type !== "StripeCardError" || !declined) throw error;
          return declined;
        }
      });
      const payment = toPayment(wire, false);
      if (!payment) throw new PaymentError("unavailable", "chargePack failed: the payment has no customer");
      // Without another card nothing more happens to it, whatever the processor waits for.
      return payment.status === "succeeded" || wire.status === "processing"
        ? payment
        : { ...payment, status: "failed" };
    },
    async readPayment(id) {
      const wire = await orNull(
        client.ask("paymentIntents.retrieve", WirePaymentIntent, (stripe) =>
          stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] }),
        ),
      );
      return wire && toPayment(wire, await isDisputed(wire));
    },
    async listPaidInvoices({ paymentCustomerId, limit }) {
      const { data } = await client.ask("invoices.list", WireInvoices, (stripe) =>
        stripe.invoices.list({ customer: paymentCustomerId, status: "paid", limit }),
      );
      return data.map(toInvoice);
    },
    async readUpcomingInvoice({ subscriptionId }) {
      const wire = await orNull(
        client.ask("invoices.createPreview", WirePreview, (stripe) =>
          stripe.invoices.createPreview({ subscription: subscriptionId }),
        ),
      );
      return wire && { cents: Math.max(0, wire.amount_due), currency: wire.currency, at: wire.period_end };
    },
    async readPaymentMethod(paymentCustomerId) {
      const card = await orNull(findCard(paymentCustomerId));
      return card && toPaymentMethod(card);
    },
  };
}
