/**
 * Stores what members and the chat channel are notified of. A cause notifies each of them once, however often it is
 * told.
 */

import { policy } from "@/db/policy";
import {
  findChatNotifications,
  findNotifiedMembers,
  type NotifiedMember,
} from "@/db/queries/notification-preferences";
import { findLastSignalMails, insertNotifications, type NotificationRow } from "@/db/queries/notifications";
import { findSignals } from "@/db/queries/signals";
import type { NotificationData } from "@/db/schema";
import { chatNotificationKinds, type NotificationKind, type Role } from "@/db/vocabulary";
import { minutes } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { audiences } from "@/lib/contracts/notified-roles";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";
import { preferencesOf } from "./preferences";
import { isTransactional } from "./transactional";

/** Why someone is notified. `key` identifies it among the causes of its kind. */
interface Cause {
  kind: NotificationKind;
  key: string;
  signalId?: string;
  commentId?: string;
  destinationId?: string;
  data?: NotificationData;
  /** Of a signal. */
  strength?: number;
}

/**
 * At most this many members of a workspace are notified of one cause: more than any plan that is sold has seats for.
 */
const most = 2_000;
const rowsPerInsert = 500;

/** Notifies of signals that are new or became stronger, whom they are strong enough for. */
export async function notifyOfSignals(ctx: Context, input: { signalIds: string[] }): Promise<void> {
  const { db, customerId } = ctx;
  const found = await findSignals(db, { customerId, ids: input.signalIds });
  const causes = found.map(({ id, strength }) => ({
    ...{ kind: "strong_signal" as const, key: id, signalId: id, strength },
  }));
  await notify(ctx, { causes, to: {} });
}

/** Notifies the members that a comment mentions; not its author. */
export const notifyOfMention = (
  ctx: Context,
  input: { signalId: string; commentId: string; mentions: string[]; authorId: string },
): Promise<void> => {
  const { signalId, commentId, authorId } = input;
  const userIds = input.mentions.filter((id) => id !== authorId);
  return notify(ctx, { causes: [{ kind: "mention", key: commentId, signalId, commentId }], to: { userIds } });
};

/** Notifies a member of the signals that a rule or another member has assigned to them, as one notification. */
export const notifyOfAssignment = (
  ctx: Context,
  input: { assigneeId: string; signalIds: string[] },
): Promise<void> => {
  const { assigneeId, signalIds } = input;
  if (ctx.actor.kind === "user" && ctx.actor.userId === assigneeId) return Promise.resolve();
  const [first, ...others] = signalIds;
  if (first === undefined) return Promise.resolve();
  const cause = { kind: "assignment" as const, key: newId(), data: { count: signalIds.length } };
  const causes = [others.length === 0 ? { ...cause, signalId: first } : cause];
  return notify(ctx, { causes, to: { userIds: [assigneeId] } });
};

/** Notifies those who manage destinations that one needs action. */
export const notifyOfDestination = (
  ctx: Context,
  input: { destinationId: string; key: string; data: NotificationData },
): Promise<void> =>
  notify(ctx, { causes: [{ kind: "destination", ...input }], to: { roles: audiences.destination } });

/** Notifies the admins that credits run out, or that a top-up was declined. */
export const notifyOfCredits = (
  ctx: Context,
  input: { key: string; data: NotificationData },
): Promise<void> =>
  notify(ctx, { causes: [{ kind: "credits", ...input }], to: { roles: audiences.credits } });

/** Notifies a member that an app of theirs lost its access, because someone else used its code or token. */
export const notifyOfConnectedApp = (
  ctx: Context,
  { userId, key, data }: { userId: string; key: string; data: NotificationData },
): Promise<void> =>
  notify(ctx, { causes: [{ kind: "connected_app", key, data }], to: { userIds: [userId] } });

async function notify(
  ctx: Context,
  { causes, to }: { causes: Cause[]; to: { userIds?: string[]; roles?: readonly Role[] } },
): Promise<void> {
  if (causes.length === 0 || to.userIds?.length === 0) return;
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const members = await findNotifiedMembers(db, { customerId, ...to, limit: most });
    const rows = [...(await forMembers(ctx, members, causes)), ...(await forChannel(ctx, causes))];
    const stored: NotificationRow[] = [];
    for (let start = 0; start < rows.length; start += rowsPerInsert) {
      stored.push(...(await insertNotifications(db, rows.slice(start, start + rowsPerInsert))));
    }
    const now = ctx.clock.now();
    const due = new Set(stored.flatMap(({ sendAt, userId }) => (sendAt && sendAt <= now ? [userId] : [])));
    for (const userId of due) ctx.emit({ name: "notifications/due", data: { customerId, userId } });
  });
}

type NewRow = Parameters<typeof insertNotifications>[1][number];

const always = { portal: true, email: true };

async function forMembers(ctx: Context, members: NotifiedMember[], causes: Cause[]): Promise<NewRow[]> {
  const { db, customerId, clock } = ctx;
  const now = clock.now();
  const wantMail = members
    .filter((member) => preferencesOf(member).channels.strong_signal.email)
    .map(({ userId }) => userId);
  const mailed = causes.some(({ kind }) => kind === "strong_signal")
    ? await findLastSignalMails(db, { customerId, userIds: wantMail, since: ago(now) })
    : new Map<string, Date>();
  return members.flatMap((member) => {
    const { channels, minStrength } = preferencesOf(member);
    return causes.flatMap((cause): NewRow[] => {
      const { portal, email } = isTransactional(cause) ? always : channels[cause.kind];
      if (!(portal || email) || (cause.strength ?? minStrength) < minStrength) return [];
      const sendAt = cause.kind === "strong_signal" ? gathered(now, mailed.get(member.userId)) : now;
      return [
        { ...rowOf(ctx, cause), userId: member.userId, isShown: portal, sendAt: email ? sendAt : null },
      ];
    });
  });
}

async function forChannel(ctx: Context, causes: Cause[]): Promise<NewRow[]> {
  const { db, customerId, clock } = ctx;
  const wanted = causes.filter(({ kind }) => chatNotificationKinds.some((one) => one === kind));
  if (wanted.length === 0) return [];
  const chat = await findChatNotifications(db, { customerId });
  if (!chat) return [];
  const now = clock.now();
  return (
    wanted
      .filter(({ kind }) => chat.kinds.some((one) => one === kind))
      .filter(({ strength }) => strength === undefined || strength >= chat.minStrength)
      // A channel that fails is not asked to report its own failure.
      .filter(({ destinationId }) => destinationId !== chat.destinationId)
      .map((cause) => ({
        ...rowOf(ctx, cause),
        ...{ userId: null, isShown: false },
        sendAt: cause.kind === "strong_signal" ? gathered(now, undefined) : now,
      }))
  );
}

function rowOf({ customerId, clock }: Context, { strength: _strength, ...cause }: Cause) {
  return { id: newId(), customerId, data: {}, createdAt: clock.now(), ...cause };
}

const ago = (now: Date) => new Date(now.getTime() - minutes(policy.signalMailMinutes));

/** When a mail about strong signals is sent: soon, with those of the same minute, and not too often. */
function gathered(now: Date, lastMail: Date | undefined): Date {
  const soon = now.getTime() + settings.notifications.gatherMs;
  const free = lastMail ? lastMail.getTime() + minutes(policy.signalMailMinutes) : 0;
  return new Date(Math.max(soon, free));
}
