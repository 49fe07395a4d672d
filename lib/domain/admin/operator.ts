import type { Db } from "@/db/client";
import type { SessionIdentity } from "@/db/queries/sessions";
import type { Context } from "@/lib/context";
import { type AuditRecord, recordAudit } from "@/lib/domain/audit/record";

/** The context of an operator's action. It is not tied to a workspace. */
export type OperatorContext = Pick<Context, "db" | "clock" | "ports" | "requestId" | "ip"> & {
  identity: SessionIdentity;
};

/** Records an operator's action in the affected workspace's audit log. Call it in the transaction of the change. */
export async function recordOperatorAction(
  { identity, ...ctx }: OperatorContext,
  tx: Db,
  { customerId, ...record }: AuditRecord & { customerId: string | null },
): Promise<void> {
  const actor = { kind: "user", userId: identity.user.id } as const;
  await recordAudit({ ...ctx, db: tx, customerId, actor }, record);
}
