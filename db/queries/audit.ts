import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { auditEvents, users } from "../schema";

export type AuditEventRow = typeof auditEvents.$inferSelect;

/** Writes an entry of the audit log; it is never changed afterwards. Null for someone of no workspace. */
export async function insertAuditEvent(
  db: Db,
  input: {
    customerId: string | null;
    id: string;
    actorUserId: string | null;
    action: string;
    subjectId: string | null;
    detail: Record<string, unknown> | null;
    now: Date;
  },
): Promise<void> {
  const { now, ...event } = input;
  await db.insert(auditEvents).values({ ...event, createdAt: now });
}

/** Has the entries about something that moved to another workspace move with it: they are that workspace's to see. */
export async function moveAuditEvents(
  db: Db,
  input: { customerId: string; subjectId: string; toCustomerId: string },
): Promise<void> {
  const { customerId, subjectId, toCustomerId } = input;
  await db
    .update(auditEvents)
    .set({ customerId: toCustomerId })
    .where(and(eq(auditEvents.customerId, customerId), eq(auditEvents.subjectId, subjectId)));
}

export interface AuditEntry {
  event: AuditEventRow;
  actor: { id: string; name: string | null; email: string } | null;
}

/** A page of the workspace's audit log with who acted, newest first, and how many entries there are. */
export async function findAuditPage(
  db: Db,
  input: { customerId: string; limit: number; offset: number },
): Promise<{ rows: AuditEntry[]; total: number }> {
  const mine = eq(auditEvents.customerId, input.customerId);
  const [rows, [count]] = await Promise.all([
    db
      .select({ event: auditEvents, actor: { id: users.id, name: users.name, email: users.email } })
      .from(auditEvents)
      .leftJoin(users, eq(users.id, auditEvents.actorUserId))
      .where(mine)
      .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
      .limit(input.limit)
      .offset(input.offset),
    db.select({ total: sql<number>`count(*)::int` }).from(auditEvents).where(mine),
  ]);
  return { rows, total: count?.total ?? 0 };
}
