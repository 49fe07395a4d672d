import { findAuditEntries } from "@/db/queries/audit";
import type { Context } from "@/lib/context";

/** Why the platform last suspended the workspace, as its operator put it; null if it never did. */
export async function readSuspensionReason({
  db,
  customerId,
}: Pick<Context, "db" | "customerId">): Promise<string | null> {
  const [entry] = await findAuditEntries(db, {
    customerId,
    entity: "lifecycle",
    action: "lifecycle.suspended",
    limit: 1,
    offset: 0,
  });
  const reason = entry?.event.detail?.reason;
  return typeof reason === "string" ? reason : null;
}
