import type { Plan } from "@/db/queries/customers";
import { findPlanBySlug, findSelectablePlans } from "@/db/queries/plans";
import type { Context } from "@/lib/context";
import type { PublicPlan } from "@/lib/contracts/plan";
import { presentPlan } from "./present";

/** A plan as the pricing page compares it; `historyDays` is null if signals are kept without a limit. */
export type OfferedPlan = PublicPlan & { historyDays: number | null };

/** What a visitor can begin with: the trial, null if there is none, and the plans on sale, cheapest first. */
export async function readOffer({ db }: Pick<Context, "db">): Promise<{
  trial: OfferedPlan | null;
  plans: OfferedPlan[];
}> {
  const [trial, plans] = await Promise.all([findPlanBySlug(db, { slug: "trial" }), findSelectablePlans(db)]);
  return { trial: trial && presentOffer(trial), plans: plans.map(presentOffer) };
}

const presentOffer = (plan: Plan): OfferedPlan => ({ ...presentPlan(plan), historyDays: plan.historyDays });
