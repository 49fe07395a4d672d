import { findReportPage } from "@/db/queries/reports";
import type { Context } from "@/lib/context";
import type { ReportQuery } from "@/lib/contracts/v1/intelligence";
import { presentReportRow } from "./present";

/** The workspace's reports, newest first, filtered by type and by part of the name. */
export async function listReports(ctx: Context, { type, q, limit, offset }: ReportQuery) {
  const { rows, total } = await findReportPage(ctx.db, {
    customerId: ctx.customerId,
    ...(type !== "all" && { type }),
    ...(q && { q }),
    limit,
    offset,
  });
  return { data: rows.map(presentReportRow), total, limit, offset };
}
