import { findReport, findReportBySlug, type Report, type ReportType } from "@/db/queries/reports";
import { findSignals } from "@/db/queries/signals";
import type { Context } from "@/lib/context";
import type { AccountReport, PersonReport } from "@/lib/contracts/v1/intelligence";
import { notFound } from "@/lib/errors";
import { presentAccountReport, presentPersonReport, surfacedSignals } from "./present";

/** An account report in any state. Throws 404. */
export async function readAccountReport(ctx: Context, { id }: { id: string }): Promise<AccountReport> {
  return presentAccountReport(await requireReport(ctx, id, "account"));
}

/** A person report in any state, with those of its signals that still exist. Throws 404. */
export async function readPersonReport(ctx: Context, { id }: { id: string }): Promise<PersonReport> {
  const report = await requireReport(ctx, id, "person");
  const ids = surfacedSignals(report);
  return presentPersonReport(report, await findSignals(ctx.db, { customerId: ctx.customerId, ids }));
}

/** Throws 404 if the workspace has no such report. */
export async function requireReport(ctx: Context, reportId: string, type: ReportType): Promise<Report> {
  const report = await findReport(ctx.db, { customerId: ctx.customerId, reportId, type });
  if (!report) throw notFound(`${type} report`);
  return report;
}

/** The id of the newest report that a portal URL refers to. Throws 404 if there is none. */
export async function resolveReport(
  { db, customerId }: Context,
  { slug, type }: { slug: string; type: ReportType },
): Promise<string> {
  const report = await findReportBySlug(db, { customerId, slug, type });
  if (!report) throw notFound(`${type} report`);
  return report.id;
}
