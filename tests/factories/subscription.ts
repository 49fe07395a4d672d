import { subscriptions } from "@/db/schema";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";

/** A live subscription, which a payment is overdue on if `overdueSince` is given. */
export async function insertSubscription(
  ctx: Context,
  change: Partial<typeof subscriptions.$inferInsert> = {},
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.insert(subscriptions).values({
    id: `sub_${newId()}`,
    customerId: ctx.customerId,
    status: "active",
    planSlug: "growth",
    interval: "month",
    periodStart: now,
    periodEnd: new Date(now.getTime() + days(30)),
    startedAt: now,
    updatedAt: now,
    ...change,
  });
}
