import { and, eq, lt } from "drizzle-orm";
import type { Db } from "../client";
import { idempotentAnswers } from "../schema";

export type IdempotentAnswer = typeof idempotentAnswers.$inferSelect;

/**
 * Takes a key for this transaction; another request with the same key waits until it ends. Returns null if it was
 * taken, otherwise the stored response. Deletes keys from before `before`.
 */
export async function takeIdempotencyKey(
  db: Db,
  input: { clientId: string; key: string; fingerprint: string; now: Date; before: Date },
): Promise<IdempotentAnswer | null> {
  const { clientId, key, fingerprint, now, before } = input;
  const isThis = and(eq(idempotentAnswers.clientId, clientId), eq(idempotentAnswers.key, key));
  await db.delete(idempotentAnswers).where(and(isThis, lt(idempotentAnswers.createdAt, before)));
  const taken = await db
    .insert(idempotentAnswers)
    .values({ clientId, key, fingerprint, status: 0, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key });
  if (taken.length > 0) return null;
  const [stored] = await db.select().from(idempotentAnswers).where(isThis);
  if (!stored) throw new Error("An idempotency key disappeared while it was read");
  return stored;
}

/** Stores the response under a key that this transaction has taken. */
export async function keepAnswer(
  db: Db,
  input: { clientId: string; key: string; status: number; body: unknown },
): Promise<void> {
  await db
    .update(idempotentAnswers)
    .set({ status: input.status, body: input.body })
    .where(and(eq(idempotentAnswers.clientId, input.clientId), eq(idempotentAnswers.key, input.key)));
}
