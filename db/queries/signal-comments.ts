import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { signalComments, users } from "../schema";
import { noteSignalWork } from "./signal-work-revisions";

const shown = {
  ...pick(signalComments, "id", "signalId", "authorId"),
  authorName: users.name,
  authorInitials: users.initials,
  authorEmail: users.email,
  ...pick(signalComments, "text", "mentions", "createdAt"),
};

/** The comments on a signal, oldest first, or only the given one. */
export async function findComments(
  db: Db,
  input: { customerId: string; signalId: string; commentId?: string; limit: number; offset: number },
) {
  const { customerId, signalId, commentId, limit, offset } = input;
  return db
    .select(shown)
    .from(signalComments)
    .leftJoin(users, eq(users.id, signalComments.authorId))
    .where(
      and(
        eq(signalComments.customerId, customerId),
        eq(signalComments.signalId, signalId),
        commentId ? eq(signalComments.id, commentId) : undefined,
      ),
    )
    .orderBy(asc(signalComments.createdAt), asc(signalComments.id))
    .limit(limit)
    .offset(offset);
}
export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];

export async function insertComment(db: Db, row: typeof signalComments.$inferInsert): Promise<void> {
  await db.insert(signalComments).values(row);
  await noteSignalWork(db, { customerId: row.customerId });
}

export async function deleteComment(
  db: Db,
  input: { customerId: string; signalId: string; commentId: string },
): Promise<void> {
  await db
    .delete(signalComments)
    .where(
      and(
        eq(signalComments.customerId, input.customerId),
        eq(signalComments.signalId, input.signalId),
        eq(signalComments.id, input.commentId),
      ),
    );
  await noteSignalWork(db, { customerId: input.customerId });
}
