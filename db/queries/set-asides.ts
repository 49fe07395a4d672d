import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { setAsides } from "../schema";
import type { EngagementStatus } from "../schema/signals";
import { engagements } from "../schema/signals";
import type { SetAsideKind } from "../vocabulary";

export type NewSetAside = Omit<typeof setAsides.$inferInsert, "customerId">;

/** Which of these subjects are set aside. */
export async function findSetAsideSubjects(
  db: Db,
  input: { customerId: string; kind: SetAsideKind; subjects: string[] },
): Promise<Set<string>> {
  if (input.subjects.length === 0) return new Set();
  const rows = await db
    .select({ subject: setAsides.subject })
    .from(setAsides)
    .where(
      and(
        eq(setAsides.customerId, input.customerId),
        eq(setAsides.kind, input.kind),
        inArray(setAsides.subject, input.subjects),
      ),
    );
  return new Set(rows.map(({ subject }) => subject));
}

/** Stores what is set aside; returns the ids of those that were not before. */
export async function insertSetAsides(
  db: Db,
  input: { customerId: string; setAsides: NewSetAside[] },
): Promise<string[]> {
  if (input.setAsides.length === 0) return [];
  const rows = await db
    .insert(setAsides)
    .values(input.setAsides.map((one) => ({ ...one, customerId: input.customerId })))
    .onConflictDoNothing()
    .returning({ id: setAsides.id });
  return rows.map(({ id }) => id);
}

const unjudgeable: EngagementStatus = "set_aside";

/** Ends the qualification of pending engagements whose person can't be judged. */
export async function setEngagementsAside(
  db: Db,
  input: { customerId: string; ids: string[] },
): Promise<void> {
  if (input.ids.length === 0) return;
  await db
    .update(engagements)
    .set({ status: unjudgeable })
    .where(
      and(
        eq(engagements.customerId, input.customerId),
        inArray(engagements.id, input.ids),
        eq(engagements.status, "pending"),
      ),
    );
}

/** The most that `countSetAsidesAcrossCustomers` counts, so that anyone may ask for it. */
export const mostCounted = 1_000;

/** How much was set aside since a time, up to a limit. */
export async function countSetAsidesAcrossCustomers(db: Db, input: { since: Date }): Promise<number> {
  const recent = db
    .select({ id: setAsides.id })
    .from(setAsides)
    .where(gte(setAsides.createdAt, input.since))
    .limit(mostCounted)
    .as("recent");
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(recent);
  return row?.count ?? 0;
}

/** Deletes the rows about these subjects, for an erasure. */
export async function forgetSetAsides(
  db: Db,
  input: { customerId: string; subjects: string[] },
): Promise<void> {
  if (input.subjects.length === 0) return;
  await db
    .delete(setAsides)
    .where(and(eq(setAsides.customerId, input.customerId), inArray(setAsides.subject, input.subjects)));
}
