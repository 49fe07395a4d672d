import { asc, eq } from "drizzle-orm";
import type { Db } from "../client";
import { plans } from "../schema";
import type { PlanSlug } from "../vocabulary";
import type { Plan } from "./customers";

/** The plans that a customer may choose, cheapest first. */
export async function findSelectablePlans(db: Db): Promise<Plan[]> {
  return db
    .select()
    .from(plans)
    .where(eq(plans.isSelectable, true))
    .orderBy(asc(plans.priceCents), asc(plans.slug));
}

export async function findPlanBySlug(db: Db, input: { slug: PlanSlug }): Promise<Plan | null> {
  const [row] = await db.select().from(plans).where(eq(plans.slug, input.slug));
  return row ?? null;
}
