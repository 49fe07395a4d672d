import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { type Cursor, olderThan } from "../keyset";
import { pick } from "../pick";
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
    .returning(pick(activations, "id", "destinationId", "status"));
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
 * An activation to send. `status` is the one before its claim: `delivering` if an earlier claim expired, whose holder
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
    .set({
      status: input.to,
      nextAttemptAt: input.nextAttemptAt,
      claimId: null,
      ...(input.to === "cancelled" && { body: null }),
    })
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
  activation: Omit<Activation, "body" | "bodyDigest">;
  signal: Pick<typeof signals.$inferSelect, "id" | "type" | "strength" | "personName" | "companyName">;
  attempts: DeliveryAttempt[];
}

interface DestinationActivations {
  customerId: string;
  destinationId: string;
  status?: ActivationStatus[] | undefined;
}

/**
 * A destination's activations, in all states or some, with their signal and latest attempts, newest first, and their
 * total number.
 */
export async function findDestinationActivations(
  db: Db,
  input: DestinationActivations & { limit: number; offset: number },
): Promise<{ rows: ActivationRow[]; total: number }> {
  const mine = ofDestination(input);
  const [rows, total] = await Promise.all([
    newestWithSignal(db, mine, input.limit).offset(input.offset),
    db.$count(activations, mine),
  ]);
  const attempts = await findAttempts(db, {
    customerId: input.customerId,
    activationIds: rows.map((row) => row.activation.id),
  });
  return {
    rows: rows.map((row) => ({ ...row, attempts: attempts.get(row.activation.id) ?? [] })),
    total,
  };
}

/** At most `limit` of them without their attempts, after the cursor. */
export const findDestinationActivationsAfter = (
  db: Db,
  { limit, cursor, ...filters }: DestinationActivations & { limit: number; cursor: Cursor | undefined },
): Promise<Omit<ActivationRow, "attempts">[]> =>
  newestWithSignal(
    db,
    and(ofDestination(filters), olderThan(activations.createdAt, activations.id, cursor)),
    limit,
  );

const ofDestination = ({ customerId, destinationId, status }: DestinationActivations) =>
  and(
    eq(activations.customerId, customerId),
    eq(activations.destinationId, destinationId),
    status && inArray(activations.status, status),
  );

/** Without what was sent: a list shows neither. */
const { body: _, bodyDigest: __, ...shown } = getTableColumns(activations);

const newestWithSignal = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select({
      activation: shown,
      signal: pick(signals, "id", "type", "strength", "personName", "companyName"),
    })
    .from(activations)
    .innerJoin(signals, eq(signals.id, activations.signalId))
    .where(where)
    // Matches the index, which cannot be used with another order of nulls.
    .orderBy(sql`${activations.createdAt} desc nulls last`, sql`${activations.id} desc nulls last`)
    .limit(limit);
