import { findAuditEntriesAfter } from "@/db/queries/audit";
import type { Context } from "@/lib/context";
import { type AuditEvent, type AuditFilters, platformOperator } from "@/lib/contracts/audit";
import { auditFiltersOf, presentEntry } from "@/lib/domain/audit/list";
import type { Columns } from "@/lib/domain/exports/csv";
import { type Download, startDownload } from "@/lib/domain/exports/download";
import { partsAfter } from "@/lib/domain/exports/parts";

const columns: Columns<Omit<AuditEvent, "object" | "target">> = {
  time: ({ createdAt }) => createdAt,
  action: ({ action }) => action,
  actor: ({ actor, client }) => actor?.name ?? actor?.email ?? client?.name ?? null,
  actor_kind: ({ actor, client, detail }) =>
    (actor && (detail?.by === platformOperator ? "operator" : "user")) ?? (client && "client") ?? "service",
  actor_email: ({ actor }) => actor?.email ?? null,
  actor_id: ({ actor, client }) => actor?.id ?? client?.id ?? null,
  subject_id: ({ subjectId }) => subjectId,
  changes: ({ changes }) => changes && JSON.stringify(changes),
  detail: ({ detail }) => detail && JSON.stringify(detail),
  request_id: ({ requestId }) => requestId,
  ip: ({ ip }) => ip,
};

/** The matching entries of the audit log, newest first. */
export async function exportAudit(ctx: Context, asked: AuditFilters): Promise<Download> {
  return startDownload(ctx, { list: "audit-log", query: asked, columns, parts: partsOf(ctx, asked) });
}

async function* partsOf(ctx: Context, asked: AuditFilters) {
  const filters = auditFiltersOf(ctx, asked);
  const parts = partsAfter(
    (part) => findAuditEntriesAfter(ctx.db, { ...filters, ...part }),
    ({ event }) => event,
  );
  for await (const entries of parts) yield entries.map(presentEntry);
}
