/** What payments for subscriptions were for. */
import type { Payments } from "../payments";
import type { Client } from "./client";
import { toPlanPayment } from "./transform";
import { WireInvoicePayments, WirePlanInvoice, WirePrice } from "./wire";

export function createPlanPayments(client: Client): Pick<Payments, "readPlanPayment"> {
  const readPrice = (id: string) =>
    client.ask("prices.retrieve", WirePrice, (stripe) => stripe.prices.retrieve(id));

  return {
    async readPlanPayment(paymentId) {
      const payment = { type: "payment_intent", payment_intent: paymentId } as const;
      const { data } = await client.ask("invoicePayments.list", WireInvoicePayments, (stripe) =>
        stripe.invoicePayments.list({ payment, status: "paid", limit: 1 }),
      );
      const invoiceId = data[0]?.invoice;
      if (!invoiceId) return null;
      const invoice = await client.ask("invoices.retrieve", WirePlanInvoice, (stripe) =>
        stripe.invoices.retrieve(invoiceId),
      );
      const ids = invoice.lines.data.flatMap(({ pricing }) => pricing?.price_details?.price ?? []);
      return toPlanPayment(invoice, await Promise.all([...new Set(ids)].map(readPrice)));
    },
  };
}
