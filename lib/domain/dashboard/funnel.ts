import { findFunnel } from "@/db/queries/funnel";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { DashboardFunnel } from "@/lib/contracts/dashboard";

/** The results of the last `days` × 24 hours, from the posts read to the signals won. */
export async function readFunnel(ctx: Context, input: { days: number }): Promise<DashboardFunnel> {
  const since = new Date(ctx.clock.now().getTime() - days(input.days));
  return { days: input.days, ...(await findFunnel(ctx.db, { customerId: ctx.customerId, since })) };
}
