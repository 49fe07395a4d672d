import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { requireCustomer } from "./governing";
import { ask, requirePayments } from "./processor";

/** Opens the processor's page for cards, tax ID and invoices. Throws 409 if the workspace never paid. */
export async function openBillingPortal(ctx: Context): Promise<{ url: string }> {
  const payments = requirePayments(ctx);
  const { paymentCustomerId } = await requireCustomer(ctx);
  if (!paymentCustomerId) {
    throw new AppError("no_active_subscription", "There is nothing to manage before the first payment.");
  }
  const returnUrl = `${ctx.ports.appUrl}/settings/billing`;
  return ask(() => payments.openPortal({ paymentCustomerId, returnUrl }));
}
