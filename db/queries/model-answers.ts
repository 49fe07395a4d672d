import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { auditEvents, modelAnswers } from "../schema";

/** The stored answers by key, those since a time. */
export async function findModelAnswers(
  db: Db,
  input: { customerId: string; keys: string[]; since: Date },
): Promise<Map<string, unknown>> {
  if (input.keys.length === 0) return new Map();
  const rows = await db
    .select({ key: modelAnswers.key, answer: modelAnswers.answer })
    .from(modelAnswers)
    .where(
      and(
        eq(modelAnswers.customerId, input.customerId),
        inArray(modelAnswers.key, input.keys),
        gte(modelAnswers.createdAt, input.since),
      ),
    );
  return new Map(rows.map(({ key, answer }) => [key, answer]));
}

/**
 * Stores answers, unless someone was erased since `asked`: an answer may name them. Call it in a transaction that holds
 * off erasures.
 */
export async function keepModelAnswers(
  db: Db,
  input: { customerId: string; answers: ReadonlyMap<string, unknown>; asked: Date; now: Date },
): Promise<void> {
  const { customerId, answers, asked, now } = input;
  const [erased] = await db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.customerId, customerId),
        eq(auditEvents.action, "person.erased"),
        gte(auditEvents.createdAt, asked),
      ),
    )
    .limit(1);
  if (erased || answers.size === 0) return;
  await db
    .insert(modelAnswers)
    .values([...answers].map(([key, answer]) => ({ customerId, key, answer, createdAt: now })))
    .onConflictDoUpdate({
      target: [modelAnswers.customerId, modelAnswers.key],
      set: { answer: sql`excluded.answer`, createdAt: sql`excluded.created_at` },
    });
}

/** Deletes all answers of a workspace; none of them is needed, they only save a repeated call. */
export async function forgetModelAnswers(db: Db, input: { customerId: string }): Promise<void> {
  await db.delete(modelAnswers).where(eq(modelAnswers.customerId, input.customerId));
}
