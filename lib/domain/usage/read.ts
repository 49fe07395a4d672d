import { findUsage } from "@/db/queries/usage";
import type { Wait } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { Usage } from "@/lib/contracts/usage";
import { isDayUsedUp } from "@/lib/domain/credits/day-limits";
import { findWait } from "@/lib/domain/credits/spending-limits";
import { settings } from "@/lib/domain/settings";

/** The workspace's usage in this UTC month and the last, and whether it can continue. */
export async function readUsage(ctx: Context): Promise<Usage> {
  const [figures, systemStatus] = await Promise.all([readUsageFigures(ctx), readStatus(ctx)]);
  return { ...figures, systemStatus, banner: "beta" };
}

/** The workspace's usage in this UTC month and the last. */
export function readUsageFigures({ db, clock, customerId }: Pick<Context, "db" | "clock" | "customerId">) {
  const now = clock.now();
  return findUsage(db, {
    customerId,
    lastMonth: monthFrom(now, -1),
    thisMonth: monthFrom(now, 0),
    nextMonth: monthFrom(now, 1),
  });
}

/** The start of the UTC calendar month `months` after the current one. */
const monthFrom = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));

const statusOf = {
  credits: "out_of_credits",
  budget: "budget_reached",
  pace: "daily_limit_reached",
  source_limit: "daily_limit_reached",
  payment: "payment_overdue",
} as const satisfies Record<Wait, Usage["systemStatus"]>;

/** Why work is waiting; `operational` if it is not. */
async function readStatus(ctx: Context): Promise<Usage["systemStatus"]> {
  const wait = await findWait(ctx, settings.leastCredits.discovery);
  if (!wait && (await isDayUsedUp(ctx))) return statusOf.pace;
  return wait ? statusOf[wait] : "operational";
}
