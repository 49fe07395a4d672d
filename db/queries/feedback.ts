import { and, eq } from "drizzle-orm";
import type { Db } from "../client";
import { signalFeedback } from "../schema";
import type { FeedbackReason, FeedbackVerdict } from "../vocabulary";
import { noteSignalWork } from "./signal-work-revisions";

export type FeedbackRow = typeof signalFeedback.$inferSelect;
type Author = { customerId: string; userId: string; signalId: string };

/** A user's feedback on a signal; null if there is none. */
export async function findFeedback(db: Db, input: Author): Promise<FeedbackRow | null> {
  const [row] = await db.select().from(signalFeedback).where(isBy(input));
  return row ?? null;
}

/** Stores a user's feedback on a signal, replacing earlier feedback. */
export async function upsertFeedback(
  db: Db,
  input: Author & {
    id: string;
    verdict: FeedbackVerdict;
    reasons: FeedbackReason[];
    note: string | null;
    now: Date;
  },
): Promise<FeedbackRow> {
  const { now, ...said } = input;
  const { verdict, reasons, note } = said;
  const [row] = await db
    .insert(signalFeedback)
    .values({ ...said, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [signalFeedback.signalId, signalFeedback.userId],
      set: { verdict, reasons, note, updatedAt: now },
      setWhere: eq(signalFeedback.customerId, input.customerId),
    })
    .returning();
  if (!row) throw new Error("This signal has feedback from another workspace");
  await noteSignalWork(db, input);
  return row;
}

export async function deleteFeedback(db: Db, input: Author): Promise<void> {
  await db.delete(signalFeedback).where(isBy(input));
  await noteSignalWork(db, input);
}

const isBy = ({ customerId, userId, signalId }: Author) =>
  and(
    eq(signalFeedback.customerId, customerId),
    eq(signalFeedback.userId, userId),
    eq(signalFeedback.signalId, signalId),
  );
