import { findLostHoldsAcrossCustomers } from "@/db/queries/credits";
import { days, hours } from "@/lib/clock";
import { forCustomer, type SystemContext, transaction } from "@/lib/context";
import { refundCredits } from "@/lib/domain/credits/settle";
import { groupBy } from "@/lib/group-by";

const limit = 1_000;

/**
 * Gives back what was held to look somebody up who then became known, was erased or was suppressed another
 * way, so that nothing settles it. Run each hour: looks at holds of the last three days that are an hour old.
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
