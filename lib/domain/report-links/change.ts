import { policy } from "@/db/policy";
import { countReportLinks, deleteReportLink, insertReportLink } from "@/db/queries/report-links";
import { findReport } from "@/db/queries/reports";
import { days as daysMs } from "@/lib/clock";
import { transaction } from "@/lib/context";
import type { CreatedReportLink, NewReportLink } from "@/lib/contracts/report-links";
import { recordAudit } from "@/lib/domain/audit/record";
import type { ViewerContext } from "@/lib/domain/saved-views/read";
import { AppError, notFound } from "@/lib/errors";
import { hashToken, newId, newToken } from "@/lib/ids";
import { readReportLink } from "./read";

/**
 * Shares a ready report with a link. Only a hash of its token is stored, so its address is returned this once. Throws
 * 404 for the report, 409 `report_not_ready` and 409 `link_cap_reached`.
 */
export async function createReportLink(
  ctx: ViewerContext,
  {
    reportId,
    days,
    label = null,
  }: { reportId: string } & Omit<NewReportLink, "label"> & { label?: string | null },
): Promise<CreatedReportLink> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId, userId: createdBy } = ctx;
    const now = ctx.clock.now();
    // Locked, so that two members cannot both make the last link.
    const report = await findReport(db, { customerId, reportId, lock: true });
    if (!report) throw notFound("report");
    if (report.status !== "ready") {
      throw new AppError("report_not_ready", "Only a ready report can be shared.");
    }
    if ((await countReportLinks(db, { customerId, reportId, now })) >= policy.reportLinks.perReport) {
      const message = `This report already has ${policy.reportLinks.perReport} links. Revoke one to make another.`;
      throw new AppError("link_cap_reached", message);
    }
    const [linkId, token] = [newId(), newToken()];
    const expiresAt = new Date(now.getTime() + daysMs(days));
    await insertReportLink(db, {
      ...{ id: linkId, customerId, reportId, tokenHash: hashToken(token), label },
      ...{ createdBy, createdAt: now, expiresAt },
    });
    const detail = { linkId, type: report.type, days };
    await recordAudit(ctx, { action: "report.shared", subjectId: reportId, detail });
    const url = new URL(`/shared/${token}`, ctx.ports.appUrl).href;
    return { ...(await readReportLink(ctx, { reportId, linkId })), url };
  });
}

/** Revokes a link that works. Throws 404, and 403 `insufficient_role` for members who may not revoke it. */
export async function revokeReportLink(
  ctx: ViewerContext,
  input: { reportId: string; linkId: string },
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const { reportId, linkId } = input;
    const report = await findReport(db, { customerId, reportId, lock: true });
    if (!report) throw notFound("report");
    const { mayRevoke, openCount } = await readReportLink(ctx, input);
    if (!mayRevoke) {
      const message = "Only the member who made a link, an admin or a manager can revoke it.";
      throw new AppError("insufficient_role", message);
    }
    await deleteReportLink(db, { customerId, ...input });
    const detail = { linkId, type: report.type, openCount };
    await recordAudit(ctx, { action: "report.link_revoked", subjectId: reportId, detail });
  });
}
