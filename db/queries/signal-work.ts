/** Who has a signal, how far it is, and what members say about it. */
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { memberships, signalArchives, signalComments, signals, users } from "../schema";
import { noteSignalWork } from "./signal-work-revisions";
import type { Signal } from "./signals";

/** Locks these signals in a fixed order and returns those that exist, with what changes of work replace. */
export async function lockSignals(
  db: Db,
  input: { customerId: string; signalIds: string[] },
): Promise<Pick<Signal, "id" | "assigneeId" | "stage" | "doneAt">[]> {
  return db
    .select(pick(signals, "id", "assigneeId", "stage", "doneAt"))
    .from(signals)
    .where(and(eq(signals.customerId, input.customerId), inArray(signals.id, input.signalIds)))
    .orderBy(asc(signals.id))
    .for("update");
}

export async function updateSignalWork(
  db: Db,
  input: {
    customerId: string;
    signalIds: string[];
    set: Partial<
      Pick<Signal, "assigneeId" | "stage" | "movedAt" | "movedById" | "doneAt" | "doneById" | "ruledAt">
    >;
  },
): Promise<void> {
  await db
    .update(signals)
    .set(input.set)
    .where(and(eq(signals.customerId, input.customerId), inArray(signals.id, input.signalIds)));
  await noteSignalWork(db, { customerId: input.customerId });
}

/** Takes signals that are done for everyone back to the queue; returns how many were. */
export async function reopenSignals(
  db: Db,
  input: { customerId: string; signalIds: string[] },
): Promise<number> {
  const reopened = await db
    .update(signals)
    .set({ doneAt: null, doneById: null })
    .where(
      and(
        eq(signals.customerId, input.customerId),
        inArray(signals.id, input.signalIds),
        isNotNull(signals.doneAt),
      ),
    )
    .returning({ id: signals.id });
  if (reopened.length > 0) await noteSignalWork(db, { customerId: input.customerId });
  return reopened.length;
}

/** How many signals of the workspace a member has. */
export const countAssigned = (db: Db, input: { customerId: string; userId: string }): Promise<number> =>
  db.$count(signals, and(eq(signals.customerId, input.customerId), eq(signals.assigneeId, input.userId)));

/** Takes all signals of the workspace from a member. */
export async function unassignSignals(db: Db, input: { customerId: string; userId: string }): Promise<void> {
  await db
    .update(signals)
    .set({ assigneeId: null })
    .where(and(eq(signals.customerId, input.customerId), eq(signals.assigneeId, input.userId)));
  await noteSignalWork(db, { customerId: input.customerId });
}

/** Those of these signals that the rules have not been applied to, locked, oldest first. */
export async function lockUnruledSignals(
  db: Db,
  input: { customerId: string; signalIds: string[] },
): Promise<Signal[]> {
  return db
    .select()
    .from(signals)
    .where(
      and(
        eq(signals.customerId, input.customerId),
        inArray(signals.id, input.signalIds),
        isNull(signals.ruledAt),
      ),
    )
    .orderBy(asc(signals.ordinal))
    .for("update");
}

/** A user's name, initials and address. */
export interface TeammateRow {
  userId: string;
  name: string | null;
  initials: string | null;
  email: string;
}

/** Which of these users are members of the workspace. */
export async function findTeammates(
  db: Db,
  input: { customerId: string; userIds: string[] },
): Promise<Map<string, TeammateRow>> {
  if (input.userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: users.id, name: users.name, initials: users.initials, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.customerId, input.customerId), inArray(memberships.userId, input.userIds)));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** The number of comments on these signals, by signal; signals without one are left out. */
export async function countComments(
  db: Db,
  input: { customerId: string; signalIds: string[] },
): Promise<Map<string, number>> {
  if (input.signalIds.length === 0) return new Map();
  const rows = await db
    .select({ signalId: signalComments.signalId, count: sql<number>`count(*)::int` })
    .from(signalComments)
    .where(
      and(eq(signalComments.customerId, input.customerId), inArray(signalComments.signalId, input.signalIds)),
    )
    .groupBy(signalComments.signalId);
  return new Map(rows.map(({ signalId, count }) => [signalId, count]));
}

/** Restores snoozed signals whose time has come, in all workspaces; at most `limit`. Returns how many. */
export async function wakeSnoozedAcrossCustomers(
  db: Db,
  input: { now: Date; limit: number },
): Promise<number> {
  const due = db
    .select({ userId: signalArchives.userId, signalId: signalArchives.signalId })
    .from(signalArchives)
    .where(lte(signalArchives.until, input.now))
    .orderBy(asc(signalArchives.until))
    .limit(input.limit)
    .for("update", { skipLocked: true });
  const woken = await db
    .delete(signalArchives)
    .where(sql`(${signalArchives.userId}, ${signalArchives.signalId}) in ${due}`)
    .returning({ customerId: signalArchives.customerId, userId: signalArchives.userId });
  const views = new Map(woken.map((view) => [`${view.customerId} ${view.userId}`, view]));
  for (const [, view] of [...views].sort()) await noteSignalWork(db, view);
  return woken.length;
}
