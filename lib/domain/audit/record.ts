import { insertAuditEvent } from "@/db/queries/audit";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";

export interface AuditRecord {
  /** `<noun>.<what was done to it>`, for example `suppression.created`. */
  action: string;
  /** The id of the row that it was done to. */
  subjectId?: string;
  /** What an admin needs to understand the entry; never a secret. */
  detail?: Record<string, unknown>;
}

/** Writes down who did what. Call it in the transaction of the change: no entry without it, none missing. */
export async function recordAudit(ctx: Context, record: AuditRecord): Promise<void> {
  const { actor, clock, customerId, db } = ctx;
  await insertAuditEvent(db, {
    customerId,
    id: newId(),
    actorUserId: actor.kind === "user" ? actor.userId : null,
    action: record.action,
    subjectId: record.subjectId ?? null,
    detail: record.detail ?? null,
    now: clock.now(),
  });
}
