/** What happens when the workspace's chat channel refuses to be posted to. */
import { findDestination } from "@/db/queries/destinations";
import { type Context, transaction } from "@/lib/context";
import type { Receipt } from "@/lib/destinations/destination";
import { pauseAfter } from "@/lib/domain/deliveries/activation-update";
import { pause } from "@/lib/domain/destinations/pause";
import { notifyOfDestination } from "@/lib/domain/notifications/notify";

/**
 * Pauses the channel's destination if it refuses every message until someone connects it again, as a refused delivery
 * does, and notifies its managers. False if the receipt is no such refusal.
 */
export async function pauseIfRefused(
  ctx: Context,
  input: { destinationId: string; key: string; receipt: Receipt },
): Promise<boolean> {
  const { destinationId, key, receipt } = input;
  const reason = pauseAfter(receipt, 0);
  if (reason === null) return false;
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const destination = await findDestination(db, { customerId, destinationId, lock: true });
    // Paused or deleted since: who did that knows, or was notified then.
    if (!destination?.isActive) return;
    await pause(ctx, destination, reason);
    const data = { what: "refused" as const, lastError: receipt.error ?? "" };
    await notifyOfDestination(ctx, { destinationId, key: `refused:${key}`, data });
  });
  return true;
}
