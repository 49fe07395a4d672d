import { insertAuditEvent } from "@/db/queries/audit";
import type { AuditChanges } from "@/db/schema";
import type { AuditAction } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";

export interface AuditRecord {
  action: AuditAction;
  /** The id of the row that it was done to. */
  subjectId?: string;
  /** The fields that changed, from `differences`. */
  changes?: AuditChanges;
  /** What else an admin needs to understand the entry; never a secret. */
  detail?: Record<string, unknown>;
}

/** Who does something, and in which workspace; null where it is in none. */
export type AuditContext = Pick<Context, "db" | "clock" | "actor" | "requestId" | "ip"> & {
  customerId: string | null;
};

/**
 * Records who did what, in the transaction of the change: no change without its entry, no entry without its change.
 * The operation's contract names the action.
 */
export async function recordAudit(ctx: AuditContext, record: AuditRecord): Promise<void> {
  const { actor, clock, customerId, db, ip, requestId } = ctx;
  await insertAuditEvent(db, {
    customerId,
    id: newId(),
    actorUserId: actor.kind === "user" ? actor.userId : null,
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
