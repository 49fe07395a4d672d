import { findBalance, findUnexpiredGrants } from "@/db/queries/credits";
import type { Plan } from "@/db/queries/customers";
import { findPlanBySlug } from "@/db/queries/plans";
import type { PlanSlug } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { PlanConsequences } from "@/lib/contracts/billing";
import { AppError } from "@/lib/errors";
import { readExcess } from "./excess";
import { requirePlan } from "./read";

const features = ["signalStacking", "icpEditing", "paygEnabled"] as const;

/** What moves out of reach if the workspace moves to a plan as it is now. Throws `no_plan` without a plan. */
export async function readConsequences(ctx: Context, slug: PlanSlug): Promise<PlanConsequences> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const from = await requirePlan(ctx);
  const plan = await findPlanBySlug(db, { slug });
  if (!plan) throw new AppError("no_plan", "There is no such plan.");
  const { sources, destinations, seats } = await readExcess(ctx, plan);
  const [allotment] = await findUnexpiredGrants(db, { customerId, kind: "allotment", now, limit: 1 });
  return {
    plan: slug,
    sources,
    destinations,
    members: seats.map(({ userId, name, email }) => ({ userId, name: name ?? email })),
    creditsEnding: creditsEnding(from, plan, allotment?.remaining ?? 0),
    creditsKept: await findBalance(db, { customerId, kind: "pack", now }),
    features: features.filter((feature) => from[feature] && !plan[feature]),
  };
}

/** Only a plan without a monthly allotment ends what is left of the present one. */
function creditsEnding(from: Plan, to: Plan, remaining: number): number | null {
  if (from.creditsPerMonth === null) return null;
  return to.allotmentOnce && from.slug !== to.slug ? remaining : 0;
}
