/** A run of a report, step by step. Once it has ended, or a later attempt took its place, it changes nothing. */
import { lockReport, type Report, type ReportType, updateReport } from "@/db/queries/reports";
import { type Context, transaction } from "@/lib/context";
import { refundCredits, settleCredits } from "@/lib/domain/credits/settle";
import { log } from "@/lib/log";
import type { AccountFindings, PersonFindings } from "./content";

/** Which attempt at which report a step belongs to. */
export interface Run {
  reportId: string;
  attempt: number;
}

/** What the report's credits are held for; all attempts at it share the one hold. */
export const costOf = (reportId: string): string => `report:${reportId}`;

/** First step: says that the run goes on. Answers what kind of report it is; null where it has ended. */
export async function beginRun(ctx: Context, run: Run): Promise<ReportType | null> {
  return transaction(ctx, async (ctx) => {
    const report = await lockRunning(ctx, run);
    if (!report) return null;
    const { customerId, db } = ctx;
    await updateReport(db, { customerId, reportId: report.id, set: { status: "running" } });
    return report.type;
  });
}

/** The report of a run that goes on; null where it has ended. */
export const findRunning = (ctx: Context, run: Run): Promise<Report | null> =>
  transaction(ctx, (ctx) => lockRunning(ctx, run));

/**
 * The same, locked until the transaction ends. A report that is gone, because the person that it was about was
 * erased, costs nothing.
 */
export async function lockRunning(ctx: Context, { reportId, attempt }: Run): Promise<Report | null> {
  const { customerId, db } = ctx;
  const report = await lockReport(db, { customerId, reportId });
  if (!report) await refundCredits(ctx, [costOf(reportId)]);
  if (report?.attempt === attempt && isUnderWay(report)) return report;
  log.info({ customerId, reportId, attempt }, "report skipped: the attempt does not run any more");
  return null;
}

const isUnderWay = ({ status }: Report): boolean => status === "queued" || status === "running";

/** Keeps what a locked report's run has found, and burns what was held for it. */
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

/** Ends a locked report as failed, with a sentence for people, and gives back what was held for it. */
export async function closeFailed(ctx: Context, report: Report, error: string): Promise<void> {
  const { customerId, db } = ctx;
  await updateReport(db, { customerId, reportId: report.id, set: { status: "failed", error } });
  await refundCredits(ctx, [costOf(report.id)]);
}

/** Ends a run as failed; one that has ended already stays as it is. */
export async function failRun(ctx: Context, { error, ...run }: Run & { error: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const report = await lockRunning(ctx, run);
    if (report) await closeFailed(ctx, report, error);
  });
}
