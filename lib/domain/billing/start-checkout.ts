import { type PackSlug, packOf } from "@/db/packs";
import { updateCustomer } from "@/db/queries/customers";
import { findLiveSubscriptions, lockBilling } from "@/db/queries/subscriptions";
import { type Context, transaction } from "@/lib/context";
import { requirePlan } from "@/lib/domain/plans/read";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { applySubscription } from "./apply-subscription";
import { type PlanChoice, requireCustomer, requirePrice } from "./governing";
import { ask, requirePayments } from "./processor";
import { isLive } from "./subscription-state";

/** The address of whoever pays, which receipts are sent to. */
type Payer = { email: string };

/**
 * Opens the processor's page that starts a subscription, and closes those opened before: only one can be paid. A
 * repeated request gets the same page. Throws 409 `already_subscribed` while there is a subscription, overdue or not,
 * and 409 `plan_unavailable`.
 */
export async function startPlanCheckout(
  ctx: Context,
  { plan, interval, email }: PlanChoice & Payer,
): Promise<{ url: string }> {
  const payments = requirePayments(ctx);
  const price = await requirePrice(ctx, { plan, interval });
  const paymentCustomerId = await openCustomer(ctx, { email });
  // Of two requests at the same time, the second closes the checkout of the first.
  const opened = await transaction(ctx, async (ctx) => {
    await lockBilling(ctx.db, ctx);
    if (await isSubscribed(ctx, paymentCustomerId)) return null;
    const given = { ...returnsTo(ctx), paymentCustomerId, price, key: keyOf(ctx) };
    const { id, url } = await ask(() => payments.openPlanCheckout(given));
    await ask(() => payments.closePlanCheckouts({ paymentCustomerId, except: id }));
    // One that was open until now may have been paid.
    if (!(await isSubscribed(ctx, paymentCustomerId))) return { url };
    await ask(() => payments.closePlanCheckouts({ paymentCustomerId, except: null }));
    return null;
  });
  if (opened) return opened;
  // After the transaction, which keeps what was found out.
  const message = "The workspace already has a subscription. Change its plan instead.";
  throw new AppError("already_subscribed", message);
}

/** Opens the processor's page that sells a pack. Throws 409 `packs_unavailable` if the plan has no packs. */
export async function startPackCheckout(
  ctx: Context,
  { pack, email }: { pack: PackSlug } & Payer,
): Promise<{ url: string }> {
  const payments = requirePayments(ctx);
  const { paygEnabled, name } = await requirePlan(ctx);
  if (!paygEnabled) {
    throw new AppError("packs_unavailable", `The ${name} plan does not include credit packs. Upgrade first.`);
  }
  const { credits, priceCents: cents, currency } = packOf(pack);
  const paymentCustomerId = await openCustomer(ctx, { email });
  const price = { pack, credits, cents, currency };
  const given = { ...returnsTo(ctx), paymentCustomerId, price, key: keyOf(ctx) };
  const { url } = await ask(() => payments.openPackCheckout(given));
  return { url };
}

/** For a repeated request, the processor repeats the page that it opened, even if our answer was not stored. */
const keyOf = ({ repeatKey }: Context): string => repeatKey ?? newId();

/** The processor replaces the placeholder with the id of the checkout. */
const returnsTo = ({ ports }: Context) => ({
  successUrl: `${ports.appUrl}/settings/billing?checkout=done&session={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${ports.appUrl}/settings/billing?checkout=canceled`,
});

/** The workspace's customer at the processor, created once: the lock holds back a concurrent request. */
async function openCustomer(ctx: Context, { email }: Payer): Promise<string> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockBilling(db, { customerId });
    const { paymentCustomerId, name } = await requireCustomer(ctx);
    if (paymentCustomerId) return paymentCustomerId;
    const given = { workspaceId: customerId, name, email };
    const { id } = await ask(() => requirePayments(ctx).createCustomer(given));
    await updateCustomer(db, { customerId, set: { paymentCustomerId: id } });
    return id;
  });
}

/** The processor is asked too: its event about a subscription that was just paid may be late. */
async function isSubscribed(ctx: Context, paymentCustomerId: string): Promise<boolean> {
  if ((await findLiveSubscriptions(ctx.db, ctx)).length > 0) return true;
  const found = await ask(() => requirePayments(ctx).findSubscriptions(paymentCustomerId));
  const live = found.filter(isLive);
  for (const one of live) await applySubscription(ctx, one);
  return live.length > 0;
}
