import { policy } from "@/db/policy";
import { lockCustomer } from "@/db/queries/customers";
import { findDestination } from "@/db/queries/destinations";
import {
  deleteChatNotifications,
  findChatNotifications,
  upsertChatNotifications,
} from "@/db/queries/notification-preferences";
import { type Context, transaction } from "@/lib/context";
import type { ChatNotifications } from "@/lib/contracts/notifications";
import { recordAudit } from "@/lib/domain/audit/record";
import { requireVersion, versionOf } from "@/lib/domain/version";
import { invalidField } from "@/lib/errors";
import { nextDigest } from "./local-time";

/** What the workspace posts to a chat channel; null if nothing. */
export async function readChatNotifications({ db, customerId }: Context): Promise<ShownChat> {
  const row = await findChatNotifications(db, { customerId });
  if (!row) return { chat: null, version: versionOf(null) };
  const { destinationId, kinds, minStrength, digest, timeZone } = row;
  const chat = { destinationId, kinds, minStrength, digest, timeZone };
  return { chat, version: versionOf(chat) };
}

interface ShownChat {
  chat: ChatNotifications | null;
  version: string;
}

/**
 * Sets what is posted to which chat channel, or with null that nothing is. Throws 400 unless it is a chat
 * destination, and 409 `version_conflict` if someone else has changed it since the given version.
 */
export async function changeChatNotifications(
  ctx: Context,
  { chat, version }: { chat: ChatNotifications | null; version?: string | undefined },
): Promise<ShownChat> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId, clock } = ctx;
    await lockCustomer(db, { customerId });
    const stored = await findChatNotifications(db, { customerId });
    const before = await readChatNotifications(ctx);
    requireVersion(version, before.chat, "the channel");
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
