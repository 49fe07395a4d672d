import type { Db } from "@/db/client";
import type { SessionIdentity } from "@/db/queries/sessions";
import type { Context } from "@/lib/context";
import { type AuditRecord, recordAudit } from "@/lib/domain/audit/record";

/** What work of an operator is given: it is for no workspace in particular. */
export type OperatorContext = Pick<Context, "db" | "clock" | "ports" | "requestId" | "ip"> & {
  identity: SessionIdentity;
};

/** Records what an operator did, in the log of the workspace that it is about. Call it in the transaction of the change. */
export async function recordOperatorAct(
  { identity, ...ctx }: OperatorContext,
  tx: Db,
  { customerId, ...record }: AuditRecord & { customerId: string | null },
): Promise<void> {
  const actor = { kind: "user", userId: identity.user.id } as const;
  await recordAudit({ ...ctx, db: tx, customerId, actor }, record);
}
