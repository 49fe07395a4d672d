import { findReportLinks, type ReportLinkRow } from "@/db/queries/report-links";
import { findReport } from "@/db/queries/reports";
import { managers } from "@/lib/contracts/operation";
import type { ReportLink } from "@/lib/contracts/report-links";
import type { ViewerContext } from "@/lib/domain/saved-views/read";
import { notFound } from "@/lib/errors";

type OfReport = { reportId: string };

/** The links of a report that work, newest first. Throws 404 for the report. */
export async function listReportLinks(ctx: ViewerContext, { reportId }: OfReport) {
  const { db, customerId } = ctx;
  if (!(await findReport(db, { customerId, reportId }))) throw notFound("report");
  const rows = await findReportLinks(db, { customerId, reportId, now: ctx.clock.now() });
  const data = rows.map((row) => presentReportLink(ctx, row));
  return { data, total: data.length, limit: data.length, offset: 0 };
}

/** One link that works, as shown in the list. Throws 404. */
export async function readReportLink(
  ctx: ViewerContext,
  input: OfReport & { linkId: string },
): Promise<ReportLink> {
  const { db, customerId } = ctx;
  const [row] = await findReportLinks(db, { customerId, ...input, now: ctx.clock.now() });
  if (!row) throw notFound("link");
  return presentReportLink(ctx, row);
}

/** Members revoke their own links, admins and managers every one. A read-only seat revokes none. */
function mayRevoke({ userId, identity }: ViewerContext, { createdBy }: ReportLinkRow): boolean {
  const { customer } = identity;
  if (customer === null || customer.isReadOnly) return false;
  return createdBy === userId || managers.includes(customer.role);
}

function presentReportLink(ctx: ViewerContext, row: ReportLinkRow): ReportLink {
  const { id, label, createdBy, openCount } = row;
  const { creatorName: name, creatorInitials: initials, creatorEmail: email } = row;
  return {
    ...{ id, label, openCount },
    createdBy: createdBy !== null && email !== null ? { userId: createdBy, name, initials, email } : null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
    mayRevoke: mayRevoke(ctx, row),
  };
}
