import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { activations, customers, destinations, signals } from "../schema";
import type { ActivationStatus } from "../vocabulary";
import { type DeliveryAttempt, findAttempts } from "./delivery-attempts";

export type Activation = typeof activations.$inferSelect;

export interface NewActivation {
  id: string;
  signalId: string;
  destinationId: string;
  trigger: "routing" | "manual";
  status: "queued" | "held";
  nextAttemptAt: Date | null;
  createdAt: Date;
}

/** Creates one activation per pair of signal and destination; returns only the new ones. */
export async function insertActivations(
  db: Db,
  input: { customerId: string; activations: NewActivation[] },
): Promise<{ id: string; destinationId: string; status: ActivationStatus }[]> {
  if (input.activations.length === 0) return [];
  return db
    .insert(activations)
    .values(input.activations.map((a) => ({ ...a, customerId: input.customerId })))
    .onConflictDoNothing()
    .returning({
      id: activations.id,
      destinationId: activations.destinationId,
      status: activations.status,
    });
}

export async function findActivation(
  db: Db,
  input: { customerId: string; signalId: string; destinationId: string },
): Promise<Activation | null> {
  const [row] = await db
    .select()
    .from(activations)
    .where(
      and(
        eq(activations.customerId, input.customerId),
        eq(activations.signalId, input.signalId),
        eq(activations.destinationId, input.destinationId),
      ),
    );
  return row ?? null;
}

/**
 * A claimed activation. `status` is the one before the claim: `delivering` if an earlier claim expired, whose holder
 * may have sent it.
 */
export type Claimed = Pick<
  Activation,
  | "id"
  | "signalId"
  | "trigger"
  | "revision"
  | "status"
  | "attempts"
  | "attemptsBeforeReplay"
  | "lastStatus"
  | "lastError"
  | "createdAt"
>;

/** The states of activations that are still to be sent. */
export const unsent: ActivationStatus[] = ["queued", "retrying", "delivering"];

/**
 * Claims due activations of a destination, oldest first, under `claimId` until `until`. An expired claim (its holder
 * died) is claimed again.
 */
export async function claimActivations(
  db: Db,
  input: {
    customerId: string;
    destinationId: string;
    claimId: string;
    now: Date;
    until: Date;
    limit: number;
  },
): Promise<Claimed[]> {
  // A CTE that locks is evaluated once; a subquery may run again for each row and exceed its limit.
  const due = db.$with("due").as(
    db
      .select({ id: activations.id, status: activations.status })
      .from(activations)
      .where(
        and(
          eq(activations.customerId, input.customerId),
          eq(activations.destinationId, input.destinationId),
          inArray(activations.status, unsent),
          lte(activations.nextAttemptAt, input.now),
        ),
      )
      .orderBy(asc(activations.nextAttemptAt), asc(activations.id))
      .limit(input.limit)
      .for("update", { skipLocked: true }),
  );
  return db
    .with(due)
    .update(activations)
    .set({ status: "delivering", claimId: input.claimId, nextAttemptAt: input.until })
    .from(due)
    .where(eq(activations.id, due.id))
    .returning({
      id: activations.id,
      signalId: activations.signalId,
      trigger: activations.trigger,
      revision: activations.revision,
      status: due.status,
      attempts: activations.attempts,
      attemptsBeforeReplay: activations.attemptsBeforeReplay,
      lastStatus: activations.lastStatus,
      lastError: activations.lastError,
      createdAt: activations.createdAt,
    });
}

/** When the next activation that would be sent is due; null if none is pending or the destination may not send. */
export async function findNextDue(
  db: Db,
  input: { customerId: string; destinationId: string },
): Promise<Date | null> {
  const [row] = await db
    .select({ at: activations.nextAttemptAt })
    .from(activations)
    .innerJoin(
      destinations,
      and(eq(destinations.id, activations.destinationId), eq(destinations.isActive, true)),
    )
    .innerJoin(customers, and(eq(customers.id, activations.customerId), eq(customers.lifecycle, "active")))
    .where(
      and(
        eq(activations.customerId, input.customerId),
        eq(activations.destinationId, input.destinationId),
        inArray(activations.status, unsent),
      ),
    )
    .orderBy(asc(activations.nextAttemptAt))
    .limit(1);
  return row?.at ?? null;
}

export interface ActivationUpdate {
  id: string;
  status: ActivationStatus;
  attempts: number;
  nextAttemptAt: Date | null;
  deliveredAt: Date | null;
  lastStatus: number | null;
  lastError: string | null;
}

/** Records a claim's outcomes in one statement; activations that the claim no longer holds are unchanged. */
export async function updateActivations(
  db: Db,
  input: { customerId: string; claimId: string; updates: ActivationUpdate[] },
): Promise<Set<string>> {
  if (input.updates.length === 0) return new Set();
  const rows = await db.execute<{ id: string }>(sql`
    update ${activations} a
    set status = o.status, attempts = o.attempts, next_attempt_at = o.next_attempt_at, claim_id = null,
        delivered_at = o.delivered_at, last_status = o.last_status, last_error = o.last_error
    from jsonb_to_recordset(${JSON.stringify(input.updates.map(toRecord))}::jsonb)
      as o(id uuid, status text, attempts int, next_attempt_at timestamptz, delivered_at timestamptz,
           last_status int, last_error text)
    where a.id = o.id and a.customer_id = ${input.customerId} and a.claim_id = ${input.claimId}
      and a.status = 'delivering'
    returning a.id`);
  return new Set(rows.map((row) => row.id));
}

const toRecord = (o: ActivationUpdate) => ({
  id: o.id,
  status: o.status,
  attempts: o.attempts,
  next_attempt_at: o.nextAttemptAt,
  delivered_at: o.deliveredAt,
  last_status: o.lastStatus,
  last_error: o.lastError,
});

/** Moves all unsent activations of a destination from some states to another, for example held to queued. */
export async function moveActivations(
  db: Db,
  input: {
    customerId: string;
    destinationId: string;
    from: ActivationStatus[];
    to: ActivationStatus;
    nextAttemptAt: Date | null;
  },
): Promise<number> {
  const rows = await db
    .update(activations)
    .set({ status: input.to, nextAttemptAt: input.nextAttemptAt, claimId: null })
    .where(
      and(
        eq(activations.customerId, input.customerId),
        eq(activations.destinationId, input.destinationId),
        inArray(activations.status, input.from),
      ),
    )
    .returning({ id: activations.id });
  return rows.length;
}

export interface ActivationRow {
  activation: Activation;
  signal: Pick<typeof signals.$inferSelect, "id" | "type" | "strength" | "personName" | "companyName">;
  attempts: DeliveryAttempt[];
}

/**
 * A destination's activations, in all states or some, with their signal and latest attempts, newest first, and their
 * total number.
 */
export async function findDestinationActivations(
  db: Db,
  input: {
    customerId: string;
    destinationId: string;
    status?: ActivationStatus[] | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ rows: ActivationRow[]; total: number }> {
  const mine = and(
    eq(activations.customerId, input.customerId),
    eq(activations.destinationId, input.destinationId),
    input.status && inArray(activations.status, input.status),
  );
  const [rows, [count]] = await Promise.all([
    db
      .select({
        activation: activations,
        signal: {
          id: signals.id,
          type: signals.type,
          strength: signals.strength,
          personName: signals.personName,
          companyName: signals.companyName,
        },
      })
      .from(activations)
      .innerJoin(signals, eq(signals.id, activations.signalId))
      .where(mine)
      // Matches the index, which cannot be used with another order of nulls.
      .orderBy(sql`${activations.createdAt} desc nulls last`, sql`${activations.id} desc nulls last`)
      .limit(input.limit)
      .offset(input.offset),
    db.select({ total: sql<number>`count(*)::int` }).from(activations).where(mine),
  ]);
  const attempts = await findAttempts(db, {
    customerId: input.customerId,
    activationIds: rows.map((row) => row.activation.id),
  });
  return {
    rows: rows.map((row) => ({ ...row, attempts: attempts.get(row.activation.id) ?? [] })),
    total: count?.total ?? 0,
  };
}
