import { policy } from "@/db/policy";
import { findDestination } from "@/db/queries/destinations";
import {
  deleteChatNotifications,
  findChatNotifications,
  upsertChatNotifications,
} from "@/db/queries/notification-preferences";
import { type Context, transaction } from "@/lib/context";
import type { ChatNotifications } from "@/lib/contracts/notifications";
import { recordAudit } from "@/lib/domain/audit/record";
import { invalidField } from "@/lib/errors";
import { nextDigest } from "./local-time";

/** What the workspace posts to a chat channel; null if nothing. */
export async function readChatNotifications({
  db,
  customerId,
}: Context): Promise<{ chat: ChatNotifications | null }> {
  const row = await findChatNotifications(db, { customerId });
  if (!row) return { chat: null };
  const { destinationId, kinds, minStrength, digest, timeZone } = row;
  return { chat: { destinationId, kinds, minStrength, digest, timeZone } };
}

/** Sets what is posted to which chat channel, or with null that nothing is. Throws 400 unless it is a chat destination. */
export async function changeChatNotifications(
  ctx: Context,
  { chat }: { chat: ChatNotifications | null },
): Promise<{ chat: ChatNotifications | null }> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId, clock } = ctx;
    const stored = await findChatNotifications(db, { customerId });
    const before = await readChatNotifications(ctx);
    if (chat === null) {
      await deleteChatNotifications(db, { customerId });
    } else {
      const { destinationId, digest, timeZone } = chat;
      const destination = await findDestination(db, { customerId, destinationId });
      if (destination?.type !== "chat") {
        throw invalidField("chat.destinationId", "must be a chat destination of the workspace");
      }
      // A digest that is planned or due stays so unless its time changes.
      const isSame = stored?.digest === digest && stored.timeZone === timeZone;
      const nextDigestAt =
        (isSame ? stored.nextDigestAt : null) ??
        nextDigest(clock.now(), { frequency: digest, hour: policy.digestHour, timeZone });
      await upsertChatNotifications(db, { customerId, ...chat, nextDigestAt });
    }
    const after = await readChatNotifications(ctx);
    await recordAudit(ctx, {
      action: "notifications.channel_changed",
      detail: { before: before.chat, after: after.chat },
    });
    return after;
  });
}
