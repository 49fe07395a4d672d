import {
  countNotifications,
  findNotifications,
  markNotificationsRead,
  type ShownNotification,
} from "@/db/queries/notifications";
import type { SessionIdentity } from "@/db/queries/sessions";
import type { NotificationKind } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { Notification } from "@/lib/contracts/notifications";
import { describeNotification } from "./describe";

type MemberContext = Context & { userId: string; identity: SessionIdentity };

/** A page of the member's notifications in this workspace, newest first, and how many of all are unread. */
export async function listNotifications(
  { db, customerId, userId, identity }: MemberContext,
  input: { unread?: boolean | undefined; limit: number; offset: number },
) {
  const { unread: onlyUnread, limit, offset } = input;
  const [rows, { total, unread }] = await Promise.all([
    findNotifications(db, { customerId, userId, unread: onlyUnread, limit, offset }),
    countNotifications(db, { customerId, userId }),
  ]);
  return {
    data: rows.map((row) => presentNotification(row, identity.customer?.name ?? "")),
    total: onlyUnread ? unread : total,
    unread,
    limit,
    offset,
  };
}

/** Marks these notifications of the member as read, or all of them; returns how many are still unread. */
export async function readNotifications(
  { db, customerId, userId, clock }: MemberContext,
  { ids }: { ids?: string[] | undefined },
): Promise<{ unread: number }> {
  await markNotificationsRead(db, { customerId, userId, ids, now: clock.now() });
  const { unread } = await countNotifications(db, { customerId, userId });
  return { unread };
}

function presentNotification(shown: ShownNotification, workspace: string): Notification {
  const { row } = shown;
  return {
    id: row.id,
    // A digest is never shown.
    kind: row.kind as NotificationKind,
    ...describeNotification(shown, workspace),
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}
