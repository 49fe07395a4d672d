/**
 * Sends what is due to one recipient. Everything that can fail comes before the claim, and nothing that was claimed is
 * sent a second time unless it certainly did not arrive (ADR 43).
 */

import { findCustomer } from "@/db/queries/customers";
import {
  deletePreferences,
  findNotifiedMembers,
  type NotifiedMember,
} from "@/db/queries/notification-preferences";
import {
  deleteNotificationsOf,
  findNotificationsById,
  lockFirstDueNotification,
  lockUnsentNotifications,
  type NotificationRow,
  rescheduleDueNotifications,
  type ShownNotification,
  updateNotifications,
} from "@/db/queries/notifications";
import type { Lifecycle } from "@/db/vocabulary";
import { type Context, transaction } from "@/lib/context";
import { isNotifiedOf } from "@/lib/contracts/notified-roles";
import { mayNotify } from "@/lib/domain/mail-limits";
import { endOfQuietHours } from "@/lib/domain/notifications/local-time";
import { preferencesOf, unknownZone } from "@/lib/domain/notifications/preferences";
import { isTransactional } from "@/lib/domain/notifications/transactional";
import { writeNotificationMail } from "@/lib/domain/notifications/write-mail";
import { settings } from "@/lib/domain/settings";
import { log } from "@/lib/log";
import { UnconfirmedMail } from "@/lib/mail/mail";
import { openChannel } from "./channel";

const { retryMs, giveUpMs, messagesPerRun, signalsPerMessage } = settings.notifications;
/** Strong signals that one message stands for; it lists `signalsPerMessage` of them. */
const signalsPerClaim = 5_000;

type Recipient = { userId: string | null };
/**
 * How sending ended. `unsent` did not arrive and is tried again; `refused` did not arrive and never will; `unknown` may
 * have arrived. Neither of the last two is tried again.
 */
export type SendOutcome = "sent" | "unsent" | "refused" | "unknown";
/** Sends one message; null if nobody wants it any more. */
export type SendMessage = () => Promise<SendOutcome>;

/** Sends mails to a member, or messages to the chat channel if `userId` is null; returns how many were sent. */
export async function sendDueNotifications(ctx: Context, { userId }: Recipient): Promise<{ sent: number }> {
  let sent = 0;
  for (let n = 0; n < messagesPerRun; n++) {
    const claim = await claimNext(ctx, { userId });
    if (claim === null) break;
    if (claim.send === null) continue;
    const outcome = await claim.send();
    await settle(ctx, { userId, rows: claim.rows, outcome });
    if (outcome === "sent") sent++;
  }
  return { sent };
}

/**
 * Claims what the next message says: all unsent strong signals together, and each other notification alone. Null if
 * nothing is due, if it is the member's quiet hours, or if no one may be told any more; a message that is not wanted
 * any more has no `send`.
 */
async function claimNext(
  ctx: Context,
  { userId }: Recipient,
): Promise<{ rows: NotificationRow[]; send: SendMessage | null } | null> {
  return transaction(ctx, async (tx) => {
    const { db, customerId, clock } = tx;
    const now = clock.now();
    const first = await lockFirstDueNotification(db, { customerId, userId, now });
    if (!first) return null;
    const member = userId === null ? null : await findMember(tx, userId);
    if (userId !== null && !member) {
      // They left while this was being stored.
      await deleteNotificationsOf(db, { customerId, userId });
      await deletePreferences(db, { customerId, userId });
      return null;
    }
    const isOpen = isInUse(await findCustomer(db, { customerId }));
    const quietUntil = member && quietEnd(member, now);
    if (!isOpen || quietUntil) {
      await rescheduleDueNotifications(db, { customerId, userId, now, sendAt: isOpen ? quietUntil : null });
      return null;
    }
    const kind = first.kind === "strong_signal" ? first.kind : undefined;
    const rows = kind
      ? await lockUnsentNotifications(db, { customerId, userId, kind, limit: signalsPerClaim })
      : [first];
    const ids = rows.map(({ id }) => id);
    const shown = await findNotificationsById(db, { customerId, userId, ids });
    // Sent outside of the transaction, so with the context that began it.
    const send = member ? await prepareMail(ctx, tx, member, shown) : await openChannel(ctx, tx, shown);
    const claimedAt = send === null ? null : now;
    await updateNotifications(db, { customerId, userId, ids, set: { sendAt: null, claimedAt } });
    return { rows, send };
  });
}

async function findMember({ db, customerId }: Context, userId: string): Promise<NotifiedMember | null> {
  const [member] = await findNotifiedMembers(db, { customerId, userIds: [userId], limit: 1 });
  return member ?? null;
}

/** Whether members may open the workspace: mail about one that is suspended or closed would lead nowhere. */
const isInUse = (customer: { lifecycle: Lifecycle } | null): boolean =>
  customer !== null && customer.lifecycle !== "suspended" && customer.lifecycle !== "closed";

function quietEnd(member: NotifiedMember, now: Date): Date | null {
  const { quietFrom, quietUntil } = preferencesOf(member);
  if (!quietFrom || !quietUntil) return null;
  const timeZone = member.timeZone ?? unknownZone;
  return endOfQuietHours(now, { from: quietFrom, until: quietUntil, timeZone });
}

async function prepareMail(
  ctx: Context,
  tx: Context,
  member: NotifiedMember,
  shown: ShownNotification[],
): Promise<SendMessage | null> {
  const [first] = shown;
  if (!first || !wantsMail(member, first.row)) return null;
  const mail = await writeNotificationMail(tx, member, shown, signalsPerMessage);
  if (!mail || !(isTransactional(first.row) || (await mayNotify(tx, member.email)))) return null;
  return async () => {
    try {
      await ctx.ports.mailer.send({ to: member.email, ...mail });
      return "sent";
    } catch (error) {
      const isUnknown = error instanceof UnconfirmedMail;
      log.warn({ customerId: ctx.customerId, err: error, isUnknown }, "notification mail was not accepted");
      return isUnknown ? "unknown" : "unsent";
    }
  };
}

/**
 * Whether the member still wants and may get mail of this kind: they may have unsubscribed or lost their role since.
 */
function wantsMail(member: NotifiedMember, row: NotificationRow): boolean {
  const { kind } = row;
  if (!isNotifiedOf(kind, member.role)) return false;
  if (isTransactional(row)) return true;
  const { channels, digest } = preferencesOf(member);
  return kind === "digest" ? digest !== "off" : channels[kind].email;
}

async function settle(
  { db, customerId, clock }: Context,
  { userId, rows, outcome }: Recipient & { rows: NotificationRow[]; outcome: SendOutcome },
): Promise<void> {
  if (outcome === "unknown" || outcome === "refused") return;
  const now = clock.now();
  const recipient = { customerId, userId };
  const idsOf = (some: NotificationRow[]) => some.map(({ id }) => id);
  if (outcome === "sent") {
    await updateNotifications(db, { ...recipient, ids: idsOf(rows), set: { sentAt: now } });
    return;
  }
  const retried = rows.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < giveUpMs);
  const sendAt = new Date(now.getTime() + retryMs);
  await updateNotifications(db, { ...recipient, ids: idsOf(rows), set: { claimedAt: null } });
  await updateNotifications(db, { ...recipient, ids: idsOf(retried), set: { sendAt } });
}
