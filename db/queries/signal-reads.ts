/** Which signals a member has read. */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { memberships, signalReads, signals } from "../schema";

type Asked = { customerId: string; userId: string; signalIds: string[] };

const isRead = sql<boolean>`coalesce(${signalReads.isRead}, ${signals.createdAt} < ${memberships.unreadSince})`;

/** Those of these signals that a member has read. */
export async function findReadSignals(db: Db, input: Asked): Promise<Set<string>> {
  const { customerId, userId, signalIds } = input;
  if (signalIds.length === 0) return new Set();
  const rows = await db
    .select({ id: signals.id })
    .from(signals)
    .innerJoin(
      memberships,
      and(eq(memberships.customerId, signals.customerId), eq(memberships.userId, userId)),
    )
    .leftJoin(
      signalReads,
      and(
        eq(signalReads.customerId, signals.customerId),
        eq(signalReads.userId, userId),
        eq(signalReads.signalId, signals.id),
      ),
    )
    .where(and(eq(signals.customerId, customerId), inArray(signals.id, signalIds), isRead));
  return new Set(rows.map(({ id }) => id));
}

/** Marks those of these signals that exist as read or unread for a member; returns how many exist. */
export async function writeReads(db: Db, input: Asked & { isRead: boolean }): Promise<number> {
  const { customerId, userId, signalIds, isRead } = input;
  const found = await db
    .select({ signalId: signals.id })
    .from(signals)
    .where(and(eq(signals.customerId, customerId), inArray(signals.id, signalIds)))
    .orderBy(signals.id)
    .for("key share");
  if (found.length === 0) return 0;
  await db
    .insert(signalReads)
    .values(found.map(({ signalId }) => ({ customerId, userId, signalId, isRead })))
    .onConflictDoUpdate({
      target: [signalReads.customerId, signalReads.userId, signalReads.signalId],
      set: { isRead },
    });
  return found.length;
}
