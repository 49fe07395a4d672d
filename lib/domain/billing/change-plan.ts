import { findUnexpiredGrants } from "@/db/queries/credits";
import { findPlan } from "@/db/queries/customers";
import { findPlanBySlug } from "@/db/queries/plans";
import { lockBilling, type SubscriptionRow } from "@/db/queries/subscriptions";
import { type Context, transaction } from "@/lib/context";
import type { PlanChangePreview } from "@/lib/contracts/billing";
import type { MePlan } from "@/lib/contracts/plan";
import { reachedBy } from "@/lib/domain/credits/parts-of-a-period";
import { addUtcMonths } from "@/lib/domain/credits/period";
import { previewMove } from "@/lib/domain/credits/preview-move";
import { readConsequences } from "@/lib/domain/plans/consequences";
import { readPlan, requirePlan } from "@/lib/domain/plans/read";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import type { Payments, Subscription } from "@/lib/payments/payments";
import { applySubscription } from "./apply-subscription";
import { type PlanChoice, requireCustomer, requireGoverning, requireOtherPrice } from "./governing";
import { ask, requirePayments } from "./processor";

/** What another plan costs now, and what moves out of reach. Throws as `changePlan`. */
export async function previewPlanChange(ctx: Context, choice: PlanChoice): Promise<PlanChangePreview> {
  const payments = requirePayments(ctx);
  await requirePlan(ctx);
  const governing = await requireGoverning(ctx);
  const price = await requireOtherPrice(ctx, choice, governing);
  const preview = (await isChargedLater(ctx, choice, governing))
    ? { dueCents: 0, creditCents: 0, currency: price.currency, nextInvoiceAt: governing.periodEnd }
    : await ask(() => payments.previewChange({ subscriptionId: governing.id, price }));
  return {
    ...preview,
    nextInvoiceAt: preview.nextInvoiceAt.toISOString(),
    creditsNow: await previewCredits(ctx, choice, governing),
    consequences: await readConsequences(ctx, choice.plan),
  };
}

/** Another interval begins a new period now, which for a year is its first month. */
async function previewCredits(ctx: Context, choice: PlanChoice, governing: SubscriptionRow): Promise<number> {
  const { db, customerId, clock } = ctx;
  // The processor's times are whole seconds.
  const now = new Date(Math.floor(clock.now().getTime() / 1_000) * 1_000);
  const [{ periodStart, periodEnd }, from, to] = [
    await requireCustomer(ctx),
    await findPlan(db, { customerId }),
    await findPlanBySlug(db, { slug: choice.plan }),
  ];
  if (!to) return 0;
  const period = periodStart && periodEnd && { start: periodStart, end: periodEnd };
  const isSame = choice.interval === governing.interval;
  const next = isSame && period ? period : { start: now, end: addUtcMonths(now, 1) };
  return previewMove(ctx, { from: { plan: from, period }, to: { plan: to, period: next } });
}

/**
 * Moves the subscription to another plan or interval now. The rest of the period is charged, or counts toward later
 * invoices; a smaller plan is charged from the next period on, and its caps apply now. A scheduled cancellation is
 * undone: who changes the plan keeps it. Throws 409 `no_active_subscription`, `plan_unavailable` or `payment_overdue`,
 * and 500 `payment_processor_failed` with nothing changed.
 */
export async function changePlan(ctx: Context, choice: PlanChoice): Promise<MePlan> {
  const payments = requirePayments(ctx);
  await requirePlan(ctx);
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockBilling(db, { customerId });
    const governing = await requireGoverning(ctx);
    if (governing.overdueSince) {
      throw new AppError("payment_overdue", "A payment is overdue. Pay it before you change the plan.");
    }
    const price = await requireOtherPrice(ctx, choice, governing);
    const isProrated = !(await isChargedLater(ctx, choice, governing));
    // For a repeated key the processor repeats its answer, a declined card too: each attempt has its own.
    const key = newId();
    const changed = await ask(() =>
      payments.changePlan({ subscriptionId: governing.id, price, isProrated, key }),
    );
    await applySubscription(ctx, await keep(payments, changed, governing));
    return readPlan(ctx);
  });
}

/** The plan has changed by now, so a failure to undo the cancellation leaves it scheduled, which the answer shows. */
async function keep(payments: Payments, changed: Subscription, row: SubscriptionRow): Promise<Subscription> {
  if (!changed.cancelAtPeriodEnd) return changed;
  try {
    return await payments.keepSubscription({ subscriptionId: row.id, key: newId() });
  } catch (error) {
    log.warn({ subscription: row.id, err: error }, "cancellation still scheduled after a change of plan");
    return changed;
  }
}

/**
 * Whether a change of plan costs and returns nothing before the next period. A smaller plan: the period's larger
 * allotment stays, so a refund would pay for credits that can be used up. A plan up to the largest one of this period:
 * it is paid. Throws 409 `plan_unavailable` for a smaller plan if either side is billed by the year: that would end a
 * paid period.
 */
async function isChargedLater(ctx: Context, choice: PlanChoice, row: SubscriptionRow): Promise<boolean> {
  const { db, customerId } = ctx;
  const [chosen, present, [allotment]] = await Promise.all([
    findPlanBySlug(db, { slug: choice.plan }),
    findPlanBySlug(db, { slug: row.planSlug }),
    findUnexpiredGrants(db, { customerId, kind: "allotment", now: ctx.clock.now(), limit: 1 }),
  ]);
  const wanted = chosen?.creditsPerMonth ?? 0;
  const isYearly = row.interval === "year" || choice.interval === "year";
  if (wanted >= (present?.creditsPerMonth ?? 0))
    return !isYearly && wanted <= (allotment ? reachedBy(allotment) : 0);
  if (!isYearly) return true;
  const day = row.periodEnd.toISOString().slice(0, 10);
  const message =
    row.interval === "year"
      ? `This year is paid until ${day}. A smaller plan is possible then.`
      : "Move to the smaller plan by the month first, and to yearly billing after that.";
  throw new AppError("plan_unavailable", message);
}
