/** A report run, step by step. Once it has ended or a later attempt replaced it, it changes nothing. */
import { findReport, type Report, type ReportType, updateReport } from "@/db/queries/reports";
import { type Context, transaction } from "@/lib/context";
import { refundCredits, settleCredits } from "@/lib/domain/credits/settle";
import { log } from "@/lib/log";
import type { AccountFindings, PersonFindings } from "./content";

/** Which attempt at which report a step belongs to. */
export interface Run {
  reportId: string;
  attempt: number;
}

/** The hold key for the report's credits; all its attempts share one hold. */
export const costOf = (reportId: string): string => `report:${reportId}`;

/** First step: confirms that the run continues. Returns the report type; null if it has ended. */
export async function beginRun(ctx: Context, run: Run): Promise<ReportType | null> {
  return transaction(ctx, async (ctx) => {
    const report = await lockRunningReport(ctx, run);
    if (!report) return null;
    const { customerId, db } = ctx;
    await updateReport(db, { customerId, reportId: report.id, set: { status: "running" } });
    return report.type;
  });
}

/** The report of a running run; null if it has ended. */
export const findRunningReport = (ctx: Context, run: Run): Promise<Report | null> =>
  transaction(ctx, (ctx) => lockRunningReport(ctx, run));

/** The same, locked until the transaction ends. A report that is gone because its person was erased costs nothing. */
export async function lockRunningReport(ctx: Context, { reportId, attempt }: Run): Promise<Report | null> {
  const { customerId, db } = ctx;
  const report = await findReport(db, { customerId, reportId, lock: true });
  if (!report) await refundCredits(ctx, [costOf(reportId)]);
  if (report?.attempt === attempt && isUnderWay(report)) {
    await updateReport(db, { customerId, reportId, set: { updatedAt: ctx.clock.now() } });
    return report;
  }
  log.info({ customerId, reportId, attempt }, "report skipped: the attempt does not run any more");
  return null;
}

/** Whether a report is queued or running. */
export const isUnderWay = ({ status }: Report): boolean => status === "queued" || status === "running";

/** Starts the next attempt at a locked report; the one before changes nothing more. */
export async function restartReport(ctx: Context, report: Report): Promise<Report> {
  const { customerId, db } = ctx;
  const { id: reportId } = report;
  const restarted = { ...report, attempt: report.attempt + 1, status: "queued" as const };
  const { attempt, status } = restarted;
  await updateReport(db, { customerId, reportId, set: { attempt, status, updatedAt: ctx.clock.now() } });
  ctx.emit({ name: "intelligence/requested", data: { customerId, reportId, attempt } });
  return restarted;
}

/** Stores the findings of a locked report and charges the held credits. */
export async function closeReady(
  ctx: Context,
  report: Report,
  { name, summary, content, subject }: (AccountFindings | PersonFindings) & { subject: string },
): Promise<void> {
  const { customerId, db } = ctx;
  const found = { name, subject, summary, content };
  const set = { ...found, status: "ready", readyAt: ctx.clock.now() } as const;
  await updateReport(db, { customerId, reportId: report.id, set });
  await settleCredits(ctx, [costOf(report.id)]);
}

/** Ends a locked report as failed, with a message for users, and refunds the held credits. */
export async function closeFailed(ctx: Context, report: Report, error: string): Promise<void> {
  const { customerId, db } = ctx;
  await updateReport(db, { customerId, reportId: report.id, set: { status: "failed", error } });
  await refundCredits(ctx, [costOf(report.id)]);
}

/** Ends a run as failed; a run that has already ended stays as it is. */
export async function failRun(ctx: Context, { error, ...run }: Run & { error: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const report = await lockRunningReport(ctx, run);
    if (report) await closeFailed(ctx, report, error);
  });
}
