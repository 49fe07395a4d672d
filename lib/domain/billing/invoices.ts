import type { Context } from "@/lib/context";
import type { Invoice } from "@/lib/contracts/billing";
import type { PaidInvoice } from "@/lib/payments/payments";
import { requireCustomer } from "./governing";
import { ask } from "./processor";

/** Paid invoices, newest first; none before the first payment. Throws `payment_processor_failed`. */
export async function listInvoices(ctx: Context, { limit }: { limit: number }): Promise<{ data: Invoice[] }> {
  const { payments } = ctx.ports;
  const { paymentCustomerId } = await requireCustomer(ctx);
  if (!payments || !paymentCustomerId) return { data: [] };
  const invoices = await ask(() => payments.listPaidInvoices({ paymentCustomerId, limit }));
  return { data: invoices.map(presentInvoice) };
}

const presentInvoice = ({ cents, paidAt, ...invoice }: PaidInvoice): Invoice => ({
  ...invoice,
  amountCents: cents,
  paidAt: paidAt.toISOString(),
});
