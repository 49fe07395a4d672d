import { policy } from "@/db/policy";
import { type CommentRow, deleteComment, findComments, insertComment } from "@/db/queries/signal-comments";
import { lockSignal } from "@/db/queries/signal-tags";
import { countComments, findTeammates, type TeammateRow } from "@/db/queries/signal-work";
import { findSignals } from "@/db/queries/signals";
import { transaction } from "@/lib/context";
import { managers } from "@/lib/contracts/operation";
import type { NewSignalComment, SignalComment } from "@/lib/contracts/signal-comments";
import { notifyOfMention } from "@/lib/domain/notifications/notify";
import type { ViewerContext } from "@/lib/domain/saved-views/read";
import { AppError, invalidField, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";

type OfSignal = { signalId: string };

/** A page of the comments on a signal, oldest first. Throws 404 for the signal. */
export async function listComments(ctx: ViewerContext, input: OfSignal & { limit: number; offset: number }) {
  const { db, customerId } = ctx;
  const { signalId, limit, offset } = input;
  const [signal] = await findSignals(db, { customerId, ids: [signalId] });
  if (!signal) throw notFound("signal");
  const [rows, counts] = await Promise.all([
    findComments(db, { customerId, ...input }),
    countComments(db, { customerId, signalIds: [signalId] }),
  ]);
  return { data: await presentComments(ctx, rows), total: counts.get(signalId) ?? 0, limit, offset };
}

/**
 * Adds a comment. Throws 404 for the signal, 400 if someone mentioned is no member, and 409 `comment_cap_reached`.
 */
export async function createComment(
  ctx: ViewerContext,
  input: OfSignal & NewSignalComment,
): Promise<SignalComment> {
  const { signalId, text } = input;
  const mentions = [...new Set(input.mentions)];
  return transaction(ctx, async (tx) => {
    const { db, customerId, userId } = tx;
    if (!(await lockSignal(db, { customerId, signalId }))) throw notFound("signal");
    const members = await findTeammates(db, { customerId, userIds: mentions });
    if (members.size < mentions.length) throw invalidField("mentions", "must be members of the workspace");
    const counts = await countComments(db, { customerId, signalIds: [signalId] });
    if ((counts.get(signalId) ?? 0) >= policy.commentsPerSignal) {
      const message = `This signal already has ${policy.commentsPerSignal} comments. Delete one to add another.`;
      throw new AppError("comment_cap_reached", message);
    }
    const id = newId();
    const createdAt = tx.clock.now();
    await insertComment(db, { id, customerId, signalId, authorId: userId, text, mentions, createdAt });
    await notifyOfMention(tx, { signalId, commentId: id, mentions, authorId: userId });
    return readComment(tx, { signalId, commentId: id });
  });
}

/** Deletes a comment. Throws 404, and 403 `insufficient_role` for members who may not delete it. */
export async function removeComment(
  ctx: ViewerContext,
  input: OfSignal & { commentId: string },
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { db, customerId } = tx;
    if (!(await lockSignal(db, { customerId, signalId: input.signalId }))) throw notFound("signal");
    const comment = await readComment(tx, input);
    if (!comment.mayDelete) {
      throw new AppError("insufficient_role", "Only its author, an admin or a manager can delete a comment.");
    }
    await deleteComment(db, { customerId, ...input });
  });
}

async function readComment(
  ctx: ViewerContext,
  input: OfSignal & { commentId: string },
): Promise<SignalComment> {
  const { db, customerId } = ctx;
  const rows = await findComments(db, { customerId, ...input, limit: 1, offset: 0 });
  const [comment] = await presentComments(ctx, rows);
  if (!comment) throw notFound("comment");
  return comment;
}

async function presentComments(ctx: ViewerContext, rows: CommentRow[]): Promise<SignalComment[]> {
  const { db, customerId } = ctx;
  const userIds = [...new Set(rows.flatMap(({ mentions }) => mentions))];
  const members = await findTeammates(db, { customerId, userIds });
  return rows.map((row) => ({
    id: row.id,
    author: authorOf(row),
    text: row.text,
    mentions: row.mentions.flatMap((id) => members.get(id) ?? []),
    mayDelete: mayDelete(ctx, row),
    createdAt: row.createdAt.toISOString(),
  }));
}

const authorOf = ({ authorId, authorName, authorInitials, authorEmail }: CommentRow): TeammateRow | null =>
  authorId !== null && authorEmail !== null
    ? { userId: authorId, name: authorName, initials: authorInitials, email: authorEmail }
    : null;

/** Authors delete their own comments, admins and managers every one. A read-only seat deletes none. */
function mayDelete({ userId, identity }: ViewerContext, { authorId }: CommentRow): boolean {
  const { customer } = identity;
  if (customer === null || customer.isReadOnly) return false;
  return authorId === userId || managers.includes(customer.role);
}
