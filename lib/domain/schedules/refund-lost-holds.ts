import { findLostHoldsAcrossCustomers } from "@/db/queries/credits";
import { days, hours } from "@/lib/clock";
import { forCustomer, type SystemContext, transaction } from "@/lib/context";
import { refundCredits } from "@/lib/domain/credits/settle";
import { groupBy } from "@/lib/group-by";

const limit = 1_000;

/**
 * Refunds holds for lookups of people who became known, were erased or were suppressed another way, so that
 * nothing settles them. Runs each hour, on holds of the last three days that are at least an hour old.
 */
export async function refundLostHolds(ctx: SystemContext): Promise<{ refunded: number }> {
  const now = ctx.clock.now().getTime();
  const window = { from: new Date(now - days(3)), to: new Date(now - hours(1)) };
  const lost = await findLostHoldsAcrossCustomers(ctx.db, { ...window, limit });
  for (const [customerId, holds] of groupBy(lost, (hold) => hold.customerId)) {
    const causes = holds.map(({ cause }) => cause);
    await transaction(forCustomer(ctx, customerId), (ctx) => refundCredits(ctx, causes));
  }
  return { refunded: lost.length };
}
