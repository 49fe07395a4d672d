import { lockStalledReportsAcrossCustomers, type Report, updateReport } from "@/db/queries/reports";
import { forCustomer, type SystemContext, transaction } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { gaveUp } from "./failures";
import { closeFailed } from "./run";

/**
 * Picks up reports whose run died: announces the next attempt, or after several hours fails the report with a
 * refund. Attempts count the hours since the request, so the number alone says when the next is due, however long
 * the engine was down.
 */
export async function sweepStalledReports(
  ctx: SystemContext,
): Promise<{ restarted: number; failed: number }> {
  return transaction(ctx, async (ctx) => {
    const { stalledMs, giveUpMs, sweep } = settings.intelligence;
    const now = ctx.clock.now();
    const stalled = await lockStalledReportsAcrossCustomers(ctx.db, { now, stalledMs, limit: sweep });
    const ageOf = (report: Report) => now.getTime() - report.createdAt.getTime();
    const lost = stalled.filter((report) => ageOf(report) >= giveUpMs);
    for (const report of lost) await closeFailed(forCustomer(ctx, report.customerId), report, gaveUp);
    const due = stalled.filter((report) => ageOf(report) < giveUpMs);
    for (const report of due) {
      const { id: reportId, customerId } = report;
      const attempt = Math.floor(ageOf(report) / stalledMs) + 1;
      await updateReport(ctx.db, { customerId, reportId, set: { attempt, status: "queued" } });
      ctx.emit({ name: "intelligence/requested", data: { customerId, reportId, attempt } });
    }
    return { restarted: due.length, failed: lost.length };
  });
}
