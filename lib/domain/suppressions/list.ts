import { findSuppressionPage, type SuppressionRow } from "@/db/queries/suppressions";
import type { Context } from "@/lib/context";
import type { Paging } from "@/lib/contracts/operation";
import type { Suppression } from "@/lib/contracts/suppressions";

/** A page of the workspace's suppressions, newest first. */
export async function listSuppressions(ctx: Context, paging: Paging) {
  const { rows, total } = await findSuppressionPage(ctx.db, { customerId: ctx.customerId, ...paging });
  return { data: rows.map(presentSuppression), total, ...paging };
}

export const presentSuppression = ({ id, kind, value, createdAt }: SuppressionRow): Suppression => ({
  id,
  kind,
  value,
  createdAt: createdAt.toISOString(),
});
