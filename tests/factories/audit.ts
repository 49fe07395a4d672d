/** Audit log entries for tests. */
import { insertAuditEvent } from "@/db/queries/audit";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";

type Entry = Parameters<typeof insertAuditEvent>[1];

/** An entry in the context's workspace; by default, something the service did by itself. */
export async function insertAuditEntry(ctx: Context, change: Partial<Entry> = {}): Promise<Entry> {
  const entry: Entry = {
    id: newId(),
    customerId: ctx.customerId,
    actorUserId: null,
    actorClientId: null,
    action: "icp.updated",
    subjectId: null,
    changes: null,
    detail: null,
    requestId: null,
    ip: null,
    now: ctx.clock.now(),
    ...change,
  };
  await insertAuditEvent(ctx.db, entry);
  return entry;
}
