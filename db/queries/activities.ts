import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { activities, signals } from "../schema";
import type { ActivityCategory } from "../vocabulary";

export type Activity = typeof activities.$inferSelect;
export type NewActivity = Omit<Activity, "customerId">;

/**
 * Stores activities in one statement with one parameter; skips those whose cause already exists. An activity with a
 * signal but no source gets the signal's source.
 */
export async function insertActivities(
  db: Db,
  input: { customerId: string; activities: NewActivity[] },
): Promise<void> {
  if (input.activities.length === 0) return;
  const { customerId } = input;
  await db.execute(sql`
    insert into ${activities} (id, customer_id, category, title, detail, source_id, signal_id, cause, created_at)
    select a.id, ${customerId}, a.category, a.title, a.detail,
      coalesce(a."sourceId", (
        select s.source_id from ${signals} s where s.id = a."signalId" and s.customer_id = ${customerId})),
      a."signalId", a.cause, a."createdAt"
    from jsonb_to_recordset(${JSON.stringify(input.activities)}::jsonb)
      as a(id uuid, category text, title text, detail text, "sourceId" uuid, "signalId" uuid, cause text,
           "createdAt" timestamptz)
    on conflict (customer_id, cause) do nothing`);
}

/** A page of activities since a time, newest first, and their total number. */
export async function findActivities(
  db: Db,
  input: {
    customerId: string;
    category?: ActivityCategory;
    sourceId?: string;
    since: Date;
    limit: number;
    offset: number;
  },
): Promise<{ rows: Activity[]; total: number }> {
  const where = and(
    eq(activities.customerId, input.customerId),
    gte(activities.createdAt, input.since),
    input.category ? eq(activities.category, input.category) : undefined,
    input.sourceId ? eq(activities.sourceId, input.sourceId) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(activities)
      .where(where)
      .orderBy(desc(activities.createdAt), desc(activities.id))
      .limit(input.limit)
      .offset(input.offset),
    db.$count(activities, where),
  ]);
  return { rows, total };
}

/** When something last happened in the workspace; null if nothing has, or only what is no longer kept. */
export async function findLastActivityAt(db: Db, input: { customerId: string }): Promise<Date | null> {
  const [row] = await db
    .select({ at: activities.createdAt })
    .from(activities)
    .where(eq(activities.customerId, input.customerId))
    .orderBy(desc(activities.createdAt))
    .limit(1);
  return row?.at ?? null;
}
