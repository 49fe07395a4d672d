import type { Plan } from "@/db/queries/customers";
import { findActiveBeyond, findSeats, type Named, type Seat } from "@/db/queries/plan-caps";
import type { Context } from "@/lib/context";

/** What a workspace has above the caps of a plan, the newest first. */
export interface Excess {
  sources: Named[];
  destinations: Named[];
  seats: Seat[];
}

/** What would pause, or become read-only, on this plan. Carrying it out and announcing it select alike. */
export async function readExcess(
  ctx: Pick<Context, "db" | "customerId">,
  plan: Pick<Plan, "sources" | "destinations" | "seats">,
): Promise<Excess> {
  const [sources, destinations, seats] = await Promise.all([
    beyond(ctx, "sources", plan.sources),
    beyond(ctx, "destinations", plan.destinations),
    seatsBeyond(ctx, plan.seats),
  ]);
  return { sources, destinations, seats };
}

async function beyond(
  { db, customerId }: Pick<Context, "db" | "customerId">,
  what: "sources" | "destinations",
  cap: number | null,
): Promise<Named[]> {
  if (cap === null) return [];
  return (await findActiveBeyond(db, { customerId, what, cap })).reverse();
}

async function seatsBeyond(
  { db, customerId }: Pick<Context, "db" | "customerId">,
  cap: number | null,
): Promise<Seat[]> {
  return cap === null ? [] : (await findSeats(db, { customerId })).slice(cap).reverse();
}
