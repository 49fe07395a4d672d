import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { savedViews, users } from "../schema";

const shown = {
  ...pick(savedViews, "id", "name", "isShared", "filters", "ownerId"),
  ownerName: users.name,
  ownerEmail: users.email,
  createdAt: savedViews.createdAt,
  updatedAt: savedViews.updatedAt,
};

/** The views that a user sees, their own and the shared ones, by name; or only the given one. A cap limits both. */
export async function findSavedViews(db: Db, input: { customerId: string; userId: string; viewId?: string }) {
  const { customerId, userId, viewId } = input;
  return db
    .select(shown)
    .from(savedViews)
    .leftJoin(users, eq(users.id, savedViews.ownerId))
    .where(
      and(
        eq(savedViews.customerId, customerId),
        or(savedViews.isShared, eq(savedViews.ownerId, userId)),
        viewId ? eq(savedViews.id, viewId) : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
}
export type SavedViewRow = Awaited<ReturnType<typeof findSavedViews>>[number];

export async function insertSavedView(db: Db, row: typeof savedViews.$inferInsert): Promise<void> {
  await db.insert(savedViews).values(row);
}

export async function updateSavedView(
  db: Db,
  input: {
    customerId: string;
    viewId: string;
    set: { name?: string; isShared?: boolean; filters?: Record<string, string>; updatedAt: Date };
  },
): Promise<void> {
  const { customerId, viewId, set } = input;
  await db
    .update(savedViews)
    .set(set)
    .where(and(eq(savedViews.customerId, customerId), eq(savedViews.id, viewId)));
}

export async function deleteSavedView(db: Db, input: { customerId: string; viewId: string }): Promise<void> {
  await db
    .delete(savedViews)
    .where(and(eq(savedViews.customerId, input.customerId), eq(savedViews.id, input.viewId)));
}

/** Deletes a user's private views; shared ones stay with the workspace. */
export async function deletePrivateViews(
  db: Db,
  input: { customerId: string; userId: string },
): Promise<void> {
  await db
    .delete(savedViews)
    .where(
      and(
        eq(savedViews.customerId, input.customerId),
        eq(savedViews.ownerId, input.userId),
        eq(savedViews.isShared, false),
      ),
    );
}

/** Views that list the signals of a user, except that user's private ones, which are deleted with the membership. */
const ofAssignee = ({ customerId, userId }: { customerId: string; userId: string }) =>
  and(
    eq(savedViews.customerId, customerId),
    sql`${savedViews.filters} ->> 'assignee' = ${userId}`,
    or(savedViews.isShared, sql`${savedViews.ownerId} is distinct from ${userId}::uuid`),
  );

/** Whether anything else narrows the list. */
const hasOthers = sql<boolean>`(${savedViews.filters} - '{assignee,sort,view}'::text[]) <> '{}'`;

/** The views that filter by a member, and whether each has other filters. */
export async function findViewsOfAssignee(db: Db, input: { customerId: string; userId: string }) {
  return db.select({ id: savedViews.id, hasOthers }).from(savedViews).where(ofAssignee(input));
}

/** Removes the filter by a member from views; views of nothing else are deleted. */
export async function removeAssigneeFromViews(
  db: Db,
  input: { customerId: string; userId: string; now: Date },
): Promise<void> {
  await db.delete(savedViews).where(and(ofAssignee(input), sql`not ${hasOthers}`));
  await db
    .update(savedViews)
    .set({ filters: sql`${savedViews.filters} - 'assignee'`, updatedAt: input.now })
    .where(ofAssignee(input));
}
