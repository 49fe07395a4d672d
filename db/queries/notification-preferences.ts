/** How members, and the workspace's chat channel, want to be notified. */
import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../client";
import { pick } from "../pick";
import {
  chatNotifications,
  customers,
  destinations,
  memberships,
  notificationPreferences,
  notifications,
  users,
} from "../schema";
import type { Role } from "../vocabulary";

export type PreferencesRow = typeof notificationPreferences.$inferSelect;
export type ChatNotificationsRow = typeof chatNotifications.$inferSelect;

/**
 * The workspace's members, in the order in which they joined: those with the roles or IDs, if given; at most `limit`.
 */
export async function findNotifiedMembers(
  db: Db,
  input: { customerId: string; roles?: readonly Role[]; userIds?: string[]; limit: number },
) {
  const { customerId, roles, userIds, limit } = input;
  return db
    .select({
      userId: memberships.userId,
      email: users.email,
      role: memberships.role,
      timeZone: users.timeZone,
      workspace: customers.name,
      preferences: notificationPreferences,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .leftJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.customerId, memberships.customerId),
        eq(notificationPreferences.userId, memberships.userId),
      ),
    )
    .where(
      and(
        eq(memberships.customerId, customerId),
        roles ? inArray(memberships.role, [...roles]) : undefined,
        userIds ? inArray(memberships.userId, userIds) : undefined,
      ),
    )
    .orderBy(asc(memberships.createdAt), asc(users.id))
    .limit(limit);
}

/** A member who can be notified; `preferences` is null until they choose. */
export type NotifiedMember = Awaited<ReturnType<typeof findNotifiedMembers>>[number];

export async function upsertPreferences(db: Db, row: PreferencesRow): Promise<void> {
  const { customerId: _customerId, userId: _userId, ...set } = row;
  await db
    .insert(notificationPreferences)
    .values(row)
    .onConflictDoUpdate({
      target: [notificationPreferences.customerId, notificationPreferences.userId],
      set,
    });
}

/** Deletes the preferences of a member who leaves. */
export async function deletePreferences(
  db: Db,
  input: { customerId: string; userId: string },
): Promise<void> {
  await db
    .delete(notificationPreferences)
    .where(
      and(
        eq(notificationPreferences.customerId, input.customerId),
        eq(notificationPreferences.userId, input.userId),
      ),
    );
}

/** What the workspace posts to a chat channel; null if nothing, or if the destination was deleted. */
export async function findChatNotifications(
  db: Db,
  input: { customerId: string },
): Promise<ChatNotificationsRow | null> {
  const [row] = await db
    .select({ chat: chatNotifications })
    .from(chatNotifications)
    .innerJoin(
      destinations,
      and(
        eq(destinations.id, chatNotifications.destinationId),
        eq(destinations.customerId, chatNotifications.customerId),
        isNull(destinations.deletedAt),
      ),
    )
    .where(eq(chatNotifications.customerId, input.customerId));
  return row?.chat ?? null;
}

export async function upsertChatNotifications(db: Db, row: ChatNotificationsRow): Promise<void> {
  const { customerId: _customerId, ...set } = row;
  await db
    .insert(chatNotifications)
    .values(row)
    .onConflictDoUpdate({ target: chatNotifications.customerId, set });
}

export async function deleteChatNotifications(db: Db, input: { customerId: string }): Promise<void> {
  await db.delete(chatNotifications).where(eq(chatNotifications.customerId, input.customerId));
}

/** Members of active workspaces who have never had preferences; at most `limit`. */
export async function findMembersWithoutPreferencesAcrossCustomers(
  db: Db,
  input: { limit: number },
): Promise<{ customerId: string; userId: string; timeZone: string | null }[]> {
  return db
    .select({ customerId: memberships.customerId, userId: memberships.userId, timeZone: users.timeZone })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .leftJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.customerId, memberships.customerId),
        eq(notificationPreferences.userId, memberships.userId),
      ),
    )
    .where(and(eq(customers.lifecycle, "active"), isNull(notificationPreferences.userId)))
    .orderBy(asc(memberships.createdAt))
    .limit(input.limit);
}

export async function insertMissingPreferences(db: Db, rows: PreferencesRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(notificationPreferences).values(rows).onConflictDoNothing();
}

/** The end of the period of a recipient's newest digest. */
const lastDigestOf = (customerId: PgColumn, userId: PgColumn | null) =>
  sql<string | null>`(
    select max(created_at) from ${notifications} digest
    where digest.customer_id = ${customerId} and digest.kind = 'digest'
      and ${userId === null ? sql`digest.user_id is null` : sql`digest.user_id = ${userId}`})`;

/** The digests that are due in active workspaces, locked; at most `limit` of members and of channels each. */
export async function lockDueDigestsAcrossCustomers(db: Db, input: { now: Date; limit: number }) {
  const members = await db
    .select({
      ...pick(notificationPreferences, "customerId", "userId", "digest"),
      timeZone: users.timeZone,
      nextDigestAt: notificationPreferences.nextDigestAt,
      lastDigestAt: lastDigestOf(notificationPreferences.customerId, notificationPreferences.userId),
    })
    .from(notificationPreferences)
    .innerJoin(users, eq(users.id, notificationPreferences.userId))
    .innerJoin(customers, eq(customers.id, notificationPreferences.customerId))
    .where(and(lte(notificationPreferences.nextDigestAt, input.now), eq(customers.lifecycle, "active")))
    .orderBy(asc(notificationPreferences.nextDigestAt))
    .limit(input.limit)
    .for("update", { of: notificationPreferences, skipLocked: true });
  const channels = await db
    .select({
      customerId: chatNotifications.customerId,
      userId: sql<null>`null`,
      ...pick(chatNotifications, "digest", "timeZone", "nextDigestAt"),
      lastDigestAt: lastDigestOf(chatNotifications.customerId, null),
    })
    .from(chatNotifications)
    .innerJoin(customers, eq(customers.id, chatNotifications.customerId))
    .where(and(lte(chatNotifications.nextDigestAt, input.now), eq(customers.lifecycle, "active")))
    .orderBy(asc(chatNotifications.nextDigestAt))
    .limit(input.limit)
    .for("update", { of: chatNotifications, skipLocked: true });
  return [...members, ...channels].flatMap(({ digest, nextDigestAt, lastDigestAt: last, ...rest }) =>
    digest === "off" || nextDigestAt === null
      ? []
      : [{ ...rest, digest, nextDigestAt, lastDigestAt: last === null ? null : new Date(last) }],
  );
}

/** A recipient whose digest is due; `userId` is null for the chat channel. */
export type DueDigest = Awaited<ReturnType<typeof lockDueDigestsAcrossCustomers>>[number];

/** How often a user gets digests, in each workspace where they have preferences. */
export async function findDigestsOfUserAcrossCustomers(
  db: Db,
  input: { userId: string },
): Promise<Pick<PreferencesRow, "customerId" | "digest">[]> {
  return db
    .select({ customerId: notificationPreferences.customerId, digest: notificationPreferences.digest })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, input.userId));
}

/** Sets when a recipient's next digest is due. */
export async function updateNextDigest(
  db: Db,
  input: { customerId: string; userId: string | null; nextDigestAt: Date },
): Promise<void> {
  const { customerId, userId, nextDigestAt } = input;
  if (userId === null) {
    await db
      .update(chatNotifications)
      .set({ nextDigestAt })
      .where(eq(chatNotifications.customerId, customerId));
    return;
  }
  await db
    .update(notificationPreferences)
    .set({ nextDigestAt })
    .where(
      and(eq(notificationPreferences.customerId, customerId), eq(notificationPreferences.userId, userId)),
    );
}
