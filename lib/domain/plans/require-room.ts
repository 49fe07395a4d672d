import { countActive, findPlan, lockCustomer } from "@/db/queries/customers";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";

type Capped = "sources" | "destinations";

const refusal = {
  sources: { code: "plan_source_cap_reached", what: "active sources" },
  destinations: { code: "plan_destination_cap_reached", what: "active destinations" },
} as const;

/**
 * Throws the plan's 409 where one more active source or destination would exceed it. Must run in the
 * transaction that makes it: the workspace is locked, so that two at once cannot both be the last.
 */
export async function requireRoom(ctx: Context, what: Capped): Promise<void> {
  const { plan, cap, used } = await readRoom(ctx, what);
  if (cap === null || used < cap) return;
  throw new AppError(
    refusal[what].code,
    `The ${plan} plan allows ${cap} ${refusal[what].what}. Pause one, or choose a larger plan.`,
  );
}

/** Whether one more would fit; the workspace is locked as for `requireRoom`. */
export async function hasRoom(ctx: Context, what: Capped): Promise<boolean> {
  const { cap, used } = await readRoom(ctx, what);
  return cap === null || used < cap;
}

/** How many more would fit, infinitely many without a cap; the workspace is locked as for `requireRoom`. */
export async function countRoom(ctx: Context, what: Capped): Promise<number> {
  const { cap, used } = await readRoom(ctx, what);
  return cap === null ? Number.POSITIVE_INFINITY : Math.max(0, cap - used);
}

async function readRoom(ctx: Context, what: Capped) {
  const { db, customerId } = ctx;
  await lockCustomer(db, { customerId });
  const plan = await findPlan(db, { customerId });
  if (!plan) throw new AppError("no_plan", "This workspace has no plan.");
  return { plan: plan.name, cap: plan[what], used: await countActive(db, { customerId, what }) };
}
