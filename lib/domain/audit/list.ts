import { type AuditEntry, findAuditPage } from "@/db/queries/audit";
import type { Context } from "@/lib/context";
import type { AuditEvent } from "@/lib/contracts/audit";
import type { Paging } from "@/lib/contracts/operation";

/** A page of the workspace's audit log, newest first. */
export async function listAudit(ctx: Context, paging: Paging) {
  const { rows, total } = await findAuditPage(ctx.db, { customerId: ctx.customerId, ...paging });
  return { data: rows.map(presentEntry), total, ...paging };
}

const presentEntry = ({ event, actor }: AuditEntry): AuditEvent => ({
  id: event.id,
  action: event.action,
  actor,
  subjectId: event.subjectId,
  detail: event.detail,
  createdAt: event.createdAt.toISOString(),
});
