import { writeReads } from "@/db/queries/signal-reads";
import { type Context, transaction } from "@/lib/context";
import type { SignalReads } from "@/lib/contracts/signal-work";
import { notFound } from "@/lib/errors";

/** Marks signals as read or unread for one user, all or none. Idempotent. Throws 404 if one does not exist. */
export async function markSignals(ctx: Context, userId: string, { signalIds, isRead }: SignalReads) {
  return transaction(ctx, async ({ db, customerId }) => {
    const asked = [...new Set(signalIds)];
    const marked = await writeReads(db, { customerId, userId, signalIds: asked, isRead });
    if (marked < asked.length) throw notFound("signal");
    return { marked };
  });
}
