import { lockStalledReportsAcrossCustomers, type Report } from "@/db/queries/reports";
import { forCustomer, type SystemContext, transaction } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { gaveUp } from "./failures";
import { closeFailed, restartReport } from "./run";

/**
 * Picks up reports whose run died: announces the next attempt, or after several hours fails the report with a
 * refund.
 */
export async function sweepStalledReports(
  ctx: SystemContext,
): Promise<{ restarted: number; failed: number }> {
  return transaction(ctx, async (ctx) => {
    const { stalledMs, giveUpMs, sweep } = settings.reports;
    const now = ctx.clock.now();
    const since = new Date(now.getTime() - stalledMs);
    const stalled = await lockStalledReportsAcrossCustomers(ctx.db, { since, limit: sweep });
    const ageOf = (report: Report) => now.getTime() - report.createdAt.getTime();
    const lost = stalled.filter((report) => ageOf(report) >= giveUpMs);
    for (const report of lost) await closeFailed(forCustomer(ctx, report.customerId), report, gaveUp);
    const due = stalled.filter((report) => ageOf(report) < giveUpMs);
    for (const report of due) await restartReport(forCustomer(ctx, report.customerId), report);
    return { restarted: due.length, failed: lost.length };
  });
}
