import { and, asc, between, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../client";
import { outbox } from "../schema";

export interface OutboxEvent {
  id: string;
  name: string;
  data: { customerId: string } & Record<string, unknown>;
}

/** Stores events with the change they describe. Those that are `leased` are never sent again as lost. */
export async function insertOutbox(db: Db, events: (OutboxEvent & { isLeased: boolean })[]): Promise<void> {
  if (events.length === 0) return;
  await db.insert(outbox).values(
    events.map(({ id, name, data, isLeased }) => ({
      ...{ id, name, data, customerId: data.customerId },
      ...(isLeased && { startedBy: "" }),
    })),
  );
}

/** Marks events as sent, once more. */
export async function markSentAcrossCustomers(db: Db, input: { ids: string[]; at: Date }): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: input.at, sends: sql`${outbox.sends} + 1` })
    .where(inArray(outbox.id, input.ids));
}

/**
 * Lets the run of an event begin: false if another run of it has begun. `sentAs` is the outbox id, with a number after
 * a colon if it was sent again. Events that are not in the outbox always begin.
 */
export async function beginEvent(db: Db, input: { customerId: string; sentAs: string }): Promise<boolean> {
  const [id = ""] = input.sentAs.split(":");
  const [row] = await db.execute<{ begins: boolean }>(sql`
    with begun as (
      update ${outbox} set started_by = ${input.sentAs}
      where id = ${id} and customer_id = ${input.customerId}
        and (started_by is null or started_by in ('', ${input.sentAs}))
      returning id
    )
    select exists (select from begun)
      or not exists (select from ${outbox} where id = ${id} and customer_id = ${input.customerId}) as begins`);
  return row?.begins ?? true;
}

/**
 * Events that were sent a while ago and whose run has not begun: five minutes after the first time, then after twice as
 * long each time, oldest first.
 */
export async function findLostAcrossCustomers(
  db: Db,
  input: { now: Date; afterMs: number; mostSends: number; limit: number },
): Promise<(OutboxEvent & { sends: number })[]> {
  const waited = sql`${outbox.sentAt} + make_interval(secs => ${input.afterMs / 1_000} * power(2, ${outbox.sends} - 1))`;
  return db
    .select({ id: outbox.id, name: outbox.name, data: outbox.data, sends: outbox.sends })
    .from(outbox)
    .where(
      and(
        isNull(outbox.startedBy),
        isNotNull(outbox.sentAt),
        between(outbox.sends, 1, input.mostSends - 1),
        sql`${waited} <= ${input.now.toISOString()}`,
      ),
    )
    .orderBy(asc(outbox.sentAt), asc(outbox.id))
    .limit(input.limit);
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
