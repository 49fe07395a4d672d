import type { TransactionSql } from "postgres";
import { keyOf } from "./canonical";
import type { FunctionSpec } from "./functions";
import { dedupeWindowMs } from "./options";
import { asJson } from "./records";

/** The key that only one run may have within 24 hours; undefined if the function defines none or it has no value. */
export function idempotencyKey(spec: FunctionSpec, event: unknown): string | undefined {
  const value = spec.idempotency?.value({ event });
  return value === undefined || value === null ? undefined : `run:${spec.id}:${keyOf(value)}`;
}

/** Claims keys, first come, first served. Returns the ids that got their key. */
export async function claimKeys(
  tx: TransactionSql,
  claims: { key: string; id: string }[],
  now: Date,
): Promise<Set<string>> {
  if (claims.length === 0) return new Set();
  const first = new Map<string, string>();
  for (const { key, id } of claims) if (!first.has(key)) first.set(key, id);
  const rows = [...first].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, id]) => ({ key, id }));
  const won = await tx<{ id: string }[]>`
    insert into engine.seen (key, event_id, expires_at)
    select key, id, ${new Date(now.getTime() + dedupeWindowMs)}
    from json_to_recordset(${asJson(rows)}::text::json) as claim(key text, id uuid)
    on conflict (key) do update set event_id = excluded.event_id, expires_at = excluded.expires_at
      where seen.expires_at <= ${now}
    returning event_id as id`;
  return new Set(won.map(({ id }) => id));
}
