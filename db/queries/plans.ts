import { asc, eq } from "drizzle-orm";
import type { Db } from "../client";
import { plans } from "../schema";
import type { Plan } from "./customers";

/** The plans that a customer may choose, cheapest first. */
export async function findSelectablePlans(db: Db): Promise<Plan[]> {
  return db
    .select()
    .from(plans)
    .where(eq(plans.isSelectable, true))
    .orderBy(asc(plans.priceCents), asc(plans.slug));
}
