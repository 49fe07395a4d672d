import { pick } from "@/db/pick";
import { findPurchases } from "@/db/queries/pack-purchases";
import type { RefundStatus } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { PackPurchase } from "@/lib/contracts/billing";

/** Purchases of credit packs, newest first. Granted packs are not purchases. */
export async function listPackPurchases(
  { db, customerId }: Context,
  { limit }: { limit: number },
): Promise<{ data: PackPurchase[] }> {
  const rows = await findPurchases(db, { customerId, limit });
  return {
    data: rows.map((row) => ({
      ...pick(row, "id", "credits", "remaining", "amountCents", "currency", "status"),
      refundStatus: refundStatusOf(row),
      refundedCents: row.refundedCents,
      isDisputed: row.disputedAt !== null,
      isAutomatic: row.isAutomatic,
      purchasedAt: (row.paidAt ?? row.createdAt).toISOString(),
    })),
  };
}

function refundStatusOf(row: { refundedCents: number; amountCents: number }): RefundStatus {
  if (row.refundedCents === 0) return "none";
  return row.refundedCents < row.amountCents ? "partial" : "full";
}
