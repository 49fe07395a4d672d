import { findSelectablePlans } from "@/db/queries/plans";
import type { Context } from "@/lib/context";
import type { PublicPlan } from "@/lib/contracts/plan";
import { presentPlan } from "./present";

/** The plans customers can choose, the least expensive first. */
export async function listPlans({ db }: Pick<Context, "db">): Promise<{ data: PublicPlan[] }> {
  return { data: (await findSelectablePlans(db)).map(presentPlan) };
}
