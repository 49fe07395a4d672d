import { asc, eq } from "drizzle-orm";
import type { Db } from "../client";
import { customers, plans } from "../schema";
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

/** Puts the workspace on a plan with this billing period; a plan whose allotment is granted once has none. */
export async function setPlan(
  db: Db,
  input: { customerId: string; planSlug: PlanSlug; periodStart: Date | null; periodEnd: Date | null },
): Promise<void> {
  const { customerId, ...set } = input;
  await db.update(customers).set(set).where(eq(customers.id, customerId));
}
