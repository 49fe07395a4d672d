import { and, asc, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../client";
import { deleteInBatches } from "../delete-in-batches";
import { outbox } from "../schema";

export interface OutboxEvent {
  id: string;
  name: string;
  data: { customerId: string } & Record<string, unknown>;
}

/** Stores events with the change they describe. */
export async function insertOutbox(db: Db, events: OutboxEvent[]): Promise<void> {
  if (events.length === 0) return;
  await db
    .insert(outbox)
    .values(events.map(({ id, name, data }) => ({ id, name, data, customerId: data.customerId })));
}

/** Marks events as sent. */
export async function markSentAcrossCustomers(db: Db, input: { ids: string[]; at: Date }): Promise<void> {
  await db.update(outbox).set({ sentAt: input.at }).where(inArray(outbox.id, input.ids));
}

/** Unsent events older than `before`, left behind by a crash; oldest first. */
export async function findUnsentAcrossCustomers(
  db: Db,
  input: { before: Date; limit: number },
): Promise<OutboxEvent[]> {
  return db
    .select({ id: outbox.id, name: outbox.name, data: outbox.data })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lt(outbox.createdAt, input.before)))
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .limit(input.limit);
}

/** Deletes events sent before `before`; returns the number deleted. */
export async function deleteSentAcrossCustomers(db: Db, input: { before: Date }): Promise<number> {
  return deleteInBatches(db, outbox, sql`sent_at < ${input.before.toISOString()}`);
}
