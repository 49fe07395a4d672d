import type { AuditAction } from "@/db/audit-actions";
import { insertAuditEvent } from "@/db/queries/audit";
import type { AuditChanges } from "@/db/schema";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";

export interface AuditRecord {
  action: AuditAction;
  /** The id of the affected row. */
  subjectId?: string;
  /** The fields that changed, from `differences`. */
  changes?: AuditChanges;
  /** Other details an admin needs to understand the entry. Never a secret. */
  detail?: Record<string, unknown>;
}

/** The actor and their workspace; null if there is no workspace. */
export type AuditContext = Pick<Context, "db" | "clock" | "actor" | "requestId" | "ip"> & {
  customerId: string | null;
};

/**
 * Records who did what. Call it in the transaction of the change, so that neither exists without the other. The
 * operation's contract names the action.
 */
export async function recordAudit(ctx: AuditContext, record: AuditRecord): Promise<void> {
  const { actor, clock, customerId, db, ip, requestId } = ctx;
  await insertAuditEvent(db, {
    customerId,
    id: newId(),
    actorUserId: actor.kind === "system" ? null : (actor.userId ?? null),
    actorClientId: actor.kind === "client" ? actor.clientId : null,
    action: record.action,
    subjectId: record.subjectId ?? null,
    changes: record.changes ?? null,
    detail: record.detail ?? null,
    requestId,
    ip,
    now: clock.now(),
  });
}

/** Records a change, unless no field changed: a write that does nothing leaves no entry. */
export async function recordChange(
  ctx: AuditContext,
  record: AuditRecord & { changes: AuditChanges },
): Promise<void> {
  if (Object.keys(record.changes).length > 0) await recordAudit(ctx, record);
}
