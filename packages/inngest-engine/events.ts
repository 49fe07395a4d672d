import type { Sql } from "postgres";
import { z } from "zod";
import { canonical } from "./canonical";
import { newId, seededId } from "./ids";
import { dedupeWindowMs } from "./options";
import { channel } from "./queue";
import { asJson, insertEvents, type NewEvent } from "./records";
import { transaction } from "./transaction";

/** PostgreSQL accepts neither null characters nor unpaired surrogates. */
const text = z
  .string()
  .refine((value) => !/[\0\uD800-\uDFFF]/u.test(value), "has characters that cannot be stored");

const eventSchema = z.looseObject({
  name: text
    .min(1)
    .max(512)
    .refine(
      (name) => !name.startsWith("inngest/"),
      "names that start with inngest/ are reserved for the engine",
    ),
  id: text.max(512).nullish(),
  data: z.unknown().optional(),
  ts: z.number().int().positive().nullish(),
});

/** The maximum number of events in one request. */
const mostEvents = 5_000;
const sendingSchema = z.union([
  z.array(eventSchema).max(mostEvents),
  eventSchema.transform((event) => [event]),
]);

/** An event as it was sent, ready to be stored; `dedupeId` is the sender's own id. */
export interface Accepted {
  event: NewEvent;
  dedupeId?: string;
}

/**
 * Reads the body of a request. `seed` is the SDK's `x-inngest-event-id-seed`, which is the same on each retry, so the
 * ids are too. Throws an Error that says what is wrong.
 */
export function readEvents(body: unknown, seed: string | undefined, now: Date): Accepted[] {
  const parsed = sendingSchema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`Not an event: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim());
  }
  return parsed.data.map((sent, index) => {
    const id = seed ? seededId(seed, index) : newId();
    const { id: own, name, data, ts, ...rest } = sent;
    const body = canonical({ ...rest, id: own || id, name, data: data ?? {}, ts: ts ?? now.getTime() });
    return { event: { id, name, body }, dedupeId: own || undefined };
  });
}

/**
 * Stores events for routing and returns their ids. An event whose own id was seen in the last 24 hours is not stored
 * again; its first id is returned.
 */
export async function storeEvents(sql: Sql, accepted: Accepted[], now: Date): Promise<string[]> {
  const first = new Map<string, string>();
  for (const { event, dedupeId } of accepted) {
    if (dedupeId !== undefined && !first.has(dedupeId)) first.set(dedupeId, event.id);
  }
  return await transaction(sql, async (tx) => {
    const known = new Map<string, string>();
    if (first.size > 0) {
      const claims = [...first]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, id]) => ({ key: `event:${key}`, id }));
      const rows = await tx<{ key: string; id: string }[]>`
        insert into engine.seen (key, event_id, expires_at)
        select key, id, ${new Date(now.getTime() + dedupeWindowMs)}
        from json_to_recordset(${asJson(claims)}::text::json) as claim(key text, id uuid)
        on conflict (key) do update set
          event_id = case when seen.expires_at <= ${now} then excluded.event_id else seen.event_id end,
          expires_at = case when seen.expires_at <= ${now} then excluded.expires_at else seen.expires_at end
        returning key, event_id as id`;
      for (const { key, id } of rows) known.set(key, id);
    }
    const ids = accepted.map(({ event, dedupeId }) => known.get(`event:${dedupeId}`) ?? event.id);
    await insertEvents(
      tx,
      accepted.flatMap(({ event }, index) => (ids[index] === event.id ? [event] : [])),
      now,
    );
    await tx`select pg_notify(${channel}, 'events')`;
    return ids;
  });
}
