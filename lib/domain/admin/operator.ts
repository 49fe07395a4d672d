import type { Db } from "@/db/client";
import { insertAuditEvent } from "@/db/queries/audit";
import type { SessionIdentity } from "@/db/queries/sessions";
import type { Context } from "@/lib/context";
import type { AuditRecord } from "@/lib/domain/audit/record";
import { newId } from "@/lib/ids";

/** What work of an operator is given: it is for no workspace in particular. */
export type OperatorContext = Pick<Context, "db" | "clock" | "ports" | "requestId"> & {
  identity: SessionIdentity;
};

/** Writes an operator's act down, in the log of the workspace that it is about. Call it in the act's transaction. */
export async function recordOperatorAct(
  { clock, identity }: OperatorContext,
  tx: Db,
  { customerId, action, subjectId, detail }: AuditRecord & { customerId: string | null },
): Promise<void> {
  await insertAuditEvent(tx, {
    id: newId(),
    customerId,
    actorUserId: identity.user.id,
    action,
    subjectId: subjectId ?? null,
    detail: detail ?? null,
    now: clock.now(),
  });
}
