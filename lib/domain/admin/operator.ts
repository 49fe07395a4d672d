import type { Db } from "@/db/client";
import type { SessionIdentity } from "@/db/queries/sessions";
import type { Context } from "@/lib/context";
import { platformOperator } from "@/lib/contracts/audit";
import { type AuditRecord, recordAudit } from "@/lib/domain/audit/record";

/** The context of an operator's action. It is not tied to a workspace. */
export type OperatorContext = Pick<Context, "db" | "clock" | "ports" | "requestId" | "ip"> & {
  identity: SessionIdentity;
};

/**
 * Records an operator's action in the affected workspace's audit log, where its admins see who did it and that the
 * platform did. Call it in the transaction of the change.
 */
export async function recordOperatorAction(
  { identity, ...ctx }: OperatorContext,
  tx: Db,
  { customerId, detail, ...record }: AuditRecord & { customerId: string | null },
): Promise<void> {
  const actor = { kind: "user", userId: identity.user.id } as const;
  await recordAudit(
    { ...ctx, db: tx, customerId, actor },
    { ...record, detail: { ...detail, by: platformOperator } },
  );
}
