import { lockCustomer } from "@/db/queries/customers";
import { holdOffErasure } from "@/db/queries/erasure";
import {
  findReport,
  findReusableReport,
  insertReport,
  type Report,
  type ReportType,
} from "@/db/queries/reports";
import { type Context, transaction } from "@/lib/context";
import type { Started } from "@/lib/contracts/v1/intelligence";
import { recordAudit } from "@/lib/domain/audit/record";
import { holdCredits } from "@/lib/domain/credits/hold";
import { settings } from "@/lib/domain/settings";
import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { presentStarted } from "./present";
import { requireReport } from "./read";
import { costOf, isUnderWay, restartReport } from "./run";
import { requireSubject } from "./subject";

const prices = { account: settings.price.accountReport, person: settings.price.personReport };

/**
 * Starts a report about a company. A report from the last 30 days is returned with `cached` instead, at no cost.
 * Throws 400, 402 `insufficient_credits`, and 404 for a suppressed company.
 */
export const startAccountReport = (ctx: Context, { companyUrl }: { companyUrl: string }): Promise<Started> =>
  startReport(ctx, "account", companyUrl, null);

/**
 * The same about a person; `sourceCompanyReportId` is the account report that led to them. Throws 404 if the
 * workspace has no such report, and for a suppressed person.
 */
export const startPersonReport = (
  ctx: Context,
  { personUrl, sourceCompanyReportId = null }: { personUrl: string; sourceCompanyReportId?: string | null },
): Promise<Started> => startReport(ctx, "person", personUrl, sourceCompanyReportId);

/** Locks the workspace, so that the second of two concurrent starts finds the run of the first. */
function startReport(
  ctx: Context,
  type: ReportType,
  address: string,
  sourceReportId: string | null,
): Promise<Started> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const now = ctx.clock.now();
    await holdOffErasure(db, { customerId });
    await lockCustomer(db, { customerId });
    const { url, urls, slug, name } = await requireSubject(ctx, type, address);
    if (sourceReportId) await requireReport(ctx, sourceReportId, "account");
    const since = new Date(now.getTime() - settings.reports.cacheMs);
    const earlier = await findReusableReport(db, { customerId, type, subjects: urls, since });
    if (earlier) return presentStarted(await revive(ctx, earlier), true);
    const reportId = newId();
    await holdPrice(ctx, type, reportId);
    const report = { id: reportId, type, subject: url, slug, name, sourceReportId };
    const queued = await insertReport(db, { customerId, now, ...report });
    const detail = { type, credits: prices[type] };
    await recordAudit(ctx, { action: "report.started", subjectId: reportId, detail });
    ctx.emit({ name: "intelligence/requested", data: { customerId, reportId, attempt: queued.attempt } });
    return presentStarted(queued, false);
  });
}

/** Restarts a report whose run has stopped; any other stays as it is. */
async function revive(ctx: Context, { id: reportId }: Report): Promise<Report> {
  const { db, customerId } = ctx;
  const report = await findReport(db, { customerId, reportId, lock: true });
  if (!report) throw notFound("report");
  const stoppedAt = ctx.clock.now().getTime() - settings.reports.lostAfterMs;
  const isStopped = isUnderWay(report) && report.updatedAt.getTime() <= stoppedAt;
  return isStopped ? restartReport(ctx, report) : report;
}

async function holdPrice(ctx: Context, type: ReportType, reportId: string): Promise<void> {
  const amount = prices[type];
  const cause = costOf(reportId);
  const covered = await holdCredits(ctx, "intelligence", [{ cause, amount }]);
  if (covered.has(cause)) return;
  throw new AppError(
    "insufficient_credits",
    `A report about ${type === "account" ? "an account" : "a person"} costs ${amount} credits, and fewer are left.`,
  );
}
