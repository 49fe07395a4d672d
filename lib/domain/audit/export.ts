import { stringify } from "csv-stringify/sync";
import { findAuditEntries } from "@/db/queries/audit";
import type { Context } from "@/lib/context";
import { type AuditEvent, type AuditFilters, platformOperator } from "@/lib/contracts/audit";
import { maxExportedAuditEvents } from "@/lib/contracts/request-limits";
import { auditFiltersOf, presentEntry } from "./list";

/** The export's columns and how each is read from an entry. */
const columns: Record<string, (entry: AuditEvent) => string | null> = {
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

/**
 * The matching entries as CSV (RFC 4180) with a header row, newest first, at most `maxExportedAuditEvents`. A cell
 * that a spreadsheet would run as a formula is prefixed with an apostrophe.
 */
export async function exportAudit(ctx: Context, asked: AuditFilters): Promise<string> {
  const entries = await findAuditEntries(ctx.db, {
    ...auditFiltersOf(ctx, asked),
    limit: maxExportedAuditEvents,
    offset: 0,
  });
  const cells = Object.values(columns);
  const rows = entries.map(presentEntry).map((entry) => cells.map((cell) => cell(entry)));
  return stringify([Object.keys(columns), ...rows], { record_delimiter: "windows", escape_formulas: true });
}
