import { findUnexpiredGrants } from "@/db/queries/credits";
import { findPlanBySlug } from "@/db/queries/plans";
import type { SubscriptionRow } from "@/db/queries/subscriptions";
import type { Context } from "@/lib/context";
import { reachedBy } from "@/lib/domain/credits/parts-of-a-period";
import { AppError } from "@/lib/errors";
import type { PlanChoice } from "./governing";

/**
 * Whether a change of plan costs and returns nothing before the next period. A smaller plan: the period's larger
 * allotment stays, so a refund would pay for credits that can be used up. A plan up to the largest one of this period:
 * it is paid. Throws 409 `plan_unavailable` for a smaller plan if either side is billed by the year: that would end a
 * paid period.
 */
export async function isChargedLater(
  ctx: Context,
  choice: PlanChoice,
  row: SubscriptionRow,
): Promise<boolean> {
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
