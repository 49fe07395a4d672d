/** First responses to signed-in people's writes with an `Idempotency-Key`. */
import { and, eq, lt } from "drizzle-orm";
import type { Db } from "../client";
import { memberAnswers } from "../schema";

export type MemberAnswer = typeof memberAnswers.$inferSelect;
type Key = { userId: string; keyHash: string };
type Taken = Key & { customerId: string | null; fingerprint: string };

const isKey = ({ userId, keyHash }: Key) =>
  and(eq(memberAnswers.userId, userId), eq(memberAnswers.keyHash, keyHash));

/**
 * Takes a user's key for this transaction; another request with the same key waits until it ends. Returns null if it
 * was taken, otherwise the stored response. Deletes the key if it is from before `before`.
 */
export async function takeMemberKey(
  db: Db,
  input: Taken & { now: Date; before: Date },
): Promise<MemberAnswer | null> {
  const { now, before, ...row } = input;
  await db.delete(memberAnswers).where(and(isKey(input), lt(memberAnswers.createdAt, before)));
  const taken = await db
    .insert(memberAnswers)
    .values({ ...row, status: 0, createdAt: now })
    .onConflictDoNothing()
    .returning({ keyHash: memberAnswers.keyHash });
  if (taken.length > 0) return null;
  const [stored] = await db.select().from(memberAnswers).where(isKey(input));
  if (!stored) throw new Error("An idempotency key disappeared while it was read");
  return stored;
}

/** Stores the response under a key that this transaction has taken. An erasure deletes its own key among all others. */
export async function keepMemberAnswer(
  db: Db,
  input: Taken & { now: Date; status: number; bodyEncrypted: string | null },
): Promise<void> {
  const { now, status, bodyEncrypted, ...row } = input;
  await db
    .insert(memberAnswers)
    .values({ ...row, status, bodyEncrypted, createdAt: now })
    .onConflictDoUpdate({
      target: [memberAnswers.userId, memberAnswers.keyHash],
      set: { status, bodyEncrypted },
    });
}
