import { eq } from "drizzle-orm";
import { customers } from "@/db/schema";
import type { PlanSlug } from "@/db/vocabulary";
import type { Context } from "@/lib/context";

/** Stands in until the plan moves of the ledger are merged. */
export async function movePlan({ db, customerId }: Context, { plan }: { plan: PlanSlug }): Promise<void> {
  await db.update(customers).set({ planSlug: plan }).where(eq(customers.id, customerId));
}
