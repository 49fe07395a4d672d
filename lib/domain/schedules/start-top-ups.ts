import { findTopUpsDueAcrossCustomers } from "@/db/queries/top-ups";
import { type SystemContext, transaction } from "@/lib/context";
import { retryAfterMs } from "@/lib/domain/billing/buy-top-up";
import { startOfUtcMonth } from "@/lib/domain/billing/top-up";

const limit = 500;

/** Starts automatic top-ups of workspaces whose balance is below their threshold. */
export async function startDueTopUps(ctx: SystemContext): Promise<{ started: number }> {
  if (!ctx.ports.payments) return { started: 0 };
  return transaction(ctx, async ({ db, clock, emit }) => {
    const now = clock.now();
    const failedBefore = new Date(now.getTime() - retryAfterMs);
    const due = await findTopUpsDueAcrossCustomers(db, {
      now,
      monthStart: startOfUtcMonth(now),
      failedBefore,
      limit,
    });
    for (const data of due) emit({ name: "credits/top-up.due", data });
    return { started: due.length };
  });
}
