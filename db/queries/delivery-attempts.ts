import { and, desc, eq, getTableColumns, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { activations, deliveryAttempts } from "../schema";

export type DeliveryAttempt = typeof deliveryAttempts.$inferSelect;
export type NewAttempt = Omit<DeliveryAttempt, "customerId" | "warning"> & { warning?: string | null };

/** Stores attempts in one statement with one parameter; existing attempt numbers are unchanged. */
export async function insertAttempts(
  db: Db,
  input: { customerId: string; attempts: NewAttempt[] },
): Promise<void> {
  if (input.attempts.length === 0) return;
  await db.execute(sql`
    insert into ${deliveryAttempts} (id, customer_id, activation_id, destination_id, number, outcome, status,
      duration_ms, request, response_excerpt, error, warning, next_attempt_at, created_at)
    select a.id, ${input.customerId}, a."activationId", a."destinationId", a.number, a.outcome, a.status,
      a."durationMs", a.request, a."responseExcerpt", a.error, a.warning, a."nextAttemptAt", a."createdAt"
    from jsonb_to_recordset(${JSON.stringify(input.attempts)}::jsonb)
      as a(id uuid, "activationId" uuid, "destinationId" uuid, number int, outcome text, status int,
           "durationMs" int, request jsonb, "responseExcerpt" text, error text, warning text,
           "nextAttemptAt" timestamptz, "createdAt" timestamptz)
    on conflict do nothing`);
}

/** The maximum number of attempts read per activation: a whole schedule, plus replays. */
const latest = 20;

/** The latest 20 attempts of each activation, newest first. */
export async function findAttempts(
  db: Db,
  input: { customerId: string; activationIds: string[] },
): Promise<Map<string, DeliveryAttempt[]>> {
  const found = new Map<string, DeliveryAttempt[]>();
  if (input.activationIds.length === 0) return found;
  const rows = await db
    .select(getTableColumns(deliveryAttempts))
    .from(activations)
    .innerJoin(
      deliveryAttempts,
      and(
        eq(deliveryAttempts.activationId, activations.id),
        // Attempts are numbered consecutively.
        gt(deliveryAttempts.number, sql`${activations.attempts} - ${latest}::int`),
      ),
    )
    .where(
      and(
        eq(activations.customerId, input.customerId),
        eq(deliveryAttempts.customerId, input.customerId),
        inArray(activations.id, input.activationIds),
      ),
    )
    .orderBy(desc(deliveryAttempts.number));
  for (const row of rows) found.set(row.activationId, [...(found.get(row.activationId) ?? []), row]);
  return found;
}
