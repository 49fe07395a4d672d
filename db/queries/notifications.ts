/** Notifications of members and of the workspace's chat channel (`userId` null). */
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lte, max, sql } from "drizzle-orm";
import type { Db } from "../client";
import { destinations, notifications, signalComments, signals, users } from "../schema";

export type NotificationRow = typeof notifications.$inferSelect;

type Recipient = { customerId: string; userId: string | null };

const ofRecipient = ({ customerId, userId }: Recipient) =>
  and(
    eq(notifications.customerId, customerId),
    userId === null ? isNull(notifications.userId) : eq(notifications.userId, userId),
  );

/** Stores those whose cause has not notified their recipient yet; returns these. */
export async function insertNotifications(
  db: Db,
  rows: (typeof notifications.$inferInsert)[],
): Promise<NotificationRow[]> {
  if (rows.length === 0) return [];
  return db.insert(notifications).values(rows).onConflictDoNothing().returning();
}

/** A page of a member's notifications, newest first: those that the portal shows. */
export async function findNotifications(
  db: Db,
  input: { customerId: string; userId: string; unread?: boolean | undefined; limit: number; offset: number },
) {
  return selectShown(db)
    .where(
      and(
        ofRecipient(input),
        eq(notifications.isShown, true),
        input.unread ? isNull(notifications.readAt) : undefined,
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(input.limit)
    .offset(input.offset);
}

/** A notification with the names it is shown with; null where there is none, or no longer. */
export type ShownNotification = Awaited<ReturnType<typeof findNotifications>>[number];

/** These notifications of one recipient, oldest first. */
export async function findNotificationsById(db: Db, input: Recipient & { ids: string[] }) {
  if (input.ids.length === 0) return [];
  return selectShown(db)
    .where(and(ofRecipient(input), inArray(notifications.id, input.ids)))
    .orderBy(asc(notifications.createdAt), asc(notifications.id));
}

const selectShown = (db: Db) =>
  db
    .select({
      row: notifications,
      personName: signals.personName,
      personTitle: signals.personTitle,
      company: signals.companyName,
      strength: signals.strength,
      authorName: users.name,
      authorEmail: users.email,
      commentText: signalComments.text,
      destinationName: destinations.name,
    })
    .from(notifications)
    .leftJoin(signals, eq(signals.id, notifications.signalId))
    .leftJoin(signalComments, eq(signalComments.id, notifications.commentId))
    .leftJoin(users, eq(users.id, signalComments.authorId))
    .leftJoin(destinations, eq(destinations.id, notifications.destinationId));

/** How many notifications the portal shows a member, and how many of them are unread. */
export async function countNotifications(
  db: Db,
  input: { customerId: string; userId: string },
): Promise<{ total: number; unread: number }> {
  const [row] = await db
    .select({ total: count(), unread: sql<number>`count(*) filter (where read_at is null)::int` })
    .from(notifications)
    .where(and(ofRecipient(input), eq(notifications.isShown, true)));
  return row ?? { total: 0, unread: 0 };
}

/** Marks a member's unread notifications as read: these, or all. */
export async function markNotificationsRead(
  db: Db,
  input: { customerId: string; userId: string; ids?: string[] | undefined; now: Date },
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: input.now })
    .where(
      and(
        ofRecipient(input),
        eq(notifications.isShown, true),
        isNull(notifications.readAt),
        input.ids ? inArray(notifications.id, input.ids) : undefined,
      ),
    );
}

/** When mail about strong signals was last sent since a time, by member; members without any are left out. */
export async function findLastSignalMails(
  db: Db,
  input: { customerId: string; userIds: string[]; since: Date },
): Promise<Map<string, Date>> {
  if (input.userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: notifications.userId, at: max(notifications.sentAt) })
    .from(notifications)
    .where(
      and(
        eq(notifications.customerId, input.customerId),
        inArray(notifications.userId, input.userIds),
        eq(notifications.kind, "strong_signal"),
        gte(notifications.sentAt, input.since),
      ),
    )
    .groupBy(notifications.userId);
  return new Map(rows.flatMap(({ userId, at }) => (userId && at ? [[userId, at]] : [])));
}

/**
 * The first notification that is due to be sent to a recipient, locked. Waits for a claim of it and then returns null:
 * who made that claim goes on with the rest, and two at a time would divide what belongs in one message.
 */
export async function lockFirstDueNotification(
  db: Db,
  input: Recipient & { now: Date },
): Promise<NotificationRow | null> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(ofRecipient(input), lte(notifications.sendAt, input.now)))
    .orderBy(asc(notifications.sendAt), asc(notifications.id))
    .limit(1)
    .for("update");
  return row ?? null;
}

/** A recipient's notifications of a kind that are to be sent now or later, the first due first, locked. */
export async function lockUnsentNotifications(
  db: Db,
  input: Recipient & { kind: NotificationRow["kind"]; limit: number },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(and(ofRecipient(input), isNotNull(notifications.sendAt), eq(notifications.kind, input.kind)))
    .orderBy(asc(notifications.sendAt), asc(notifications.id))
    .limit(input.limit)
    .for("update", { skipLocked: true });
}

/** Sets when everything that is due is sent to a recipient; null for never. */
export async function rescheduleDueNotifications(
  db: Db,
  input: Recipient & { now: Date; sendAt: Date | null },
): Promise<void> {
  await db
    .update(notifications)
    .set({ sendAt: input.sendAt })
    .where(and(ofRecipient(input), lte(notifications.sendAt, input.now)));
}

/** Sets where these notifications of one recipient are on their way. */
export async function updateNotifications(
  db: Db,
  input: Recipient & {
    ids: string[];
    set: { sendAt?: Date | null; claimedAt?: Date | null; sentAt?: Date };
  },
): Promise<void> {
  if (input.ids.length === 0) return;
  await db
    .update(notifications)
    .set(input.set)
    .where(and(ofRecipient(input), inArray(notifications.id, input.ids)));
}

/** The recipients for whom something is due to be sent, in all workspaces; at most `limit`. */
export async function findDueRecipientsAcrossCustomers(
  db: Db,
  input: { now: Date; limit: number },
): Promise<Recipient[]> {
  return db
    .selectDistinct({ customerId: notifications.customerId, userId: notifications.userId })
    .from(notifications)
    .where(lte(notifications.sendAt, input.now))
    .limit(input.limit);
}

/** Deletes everything that a member who leaves was notified of. */
export async function deleteNotificationsOf(
  db: Db,
  input: { customerId: string; userId: string },
): Promise<void> {
  await db.delete(notifications).where(ofRecipient(input));
}
