import { type Context, forCustomer } from "@/lib/context";
import type { ConfirmedCheckout } from "@/lib/contracts/billing";
import { notFound } from "@/lib/errors";
import { findGoverning, requireCustomer } from "./governing";
import { ask, requirePayments } from "./processor";
import { sync } from "./sync";

/**
 * Applies a checkout that the caller just completed, as its event would, which may be late. Throws 404 for a checkout
 * of another workspace.
 */
export async function confirmCheckout(
  ctx: Context,
  { session }: { session: string },
): Promise<ConfirmedCheckout> {
  const payments = requirePayments(ctx);
  const { paymentCustomerId } = await requireCustomer(ctx);
  const checkout = paymentCustomerId ? await ask(() => payments.readCheckout(session)) : null;
  if (!checkout || checkout.paymentCustomerId !== paymentCustomerId) throw notFound("checkout");
  // The processor's answer decides what happens, not the caller.
  await sync(forCustomer(ctx, ctx.customerId), { kind: "checkout", id: session });
  const { pack, isPaid } = checkout;
  const plan = pack ? null : ((await findGoverning(ctx))?.planSlug ?? null);
  return { isPaid, plan, credits: pack?.credits ?? null };
}
