import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { destinations } from "../schema";

export type DestinationRow = typeof destinations.$inferSelect;
export type NewDestinationRow = Omit<typeof destinations.$inferInsert, "customerId">;

/** Destinations that are not deleted, oldest first; `lock` locks them until the transaction ends. */
export async function findDestinations(
  db: Db,
  input: { customerId: string; lock?: boolean },
): Promise<DestinationRow[]> {
  const query = db
    .select()
    .from(destinations)
    .where(and(eq(destinations.customerId, input.customerId), isNull(destinations.deletedAt)))
    .orderBy(asc(destinations.createdAt), asc(destinations.id));
  return input.lock ? query.for("share") : query;
}

export async function findDestination(
  db: Db,
  input: { customerId: string; destinationId: string; lock?: boolean },
): Promise<DestinationRow | null> {
  const query = db
    .select()
    .from(destinations)
    .where(
      and(
        eq(destinations.customerId, input.customerId),
        eq(destinations.id, input.destinationId),
        isNull(destinations.deletedAt),
      ),
    );
  const [row] = await (input.lock ? query.for("no key update") : query);
  return row ?? null;
}

export async function insertDestination(
  db: Db,
  input: { customerId: string; destination: NewDestinationRow },
): Promise<DestinationRow> {
  const [row] = await db
    .insert(destinations)
    .values({ ...input.destination, customerId: input.customerId })
    .returning();
  if (!row) throw new Error("An insert returned no row");
  return row;
}

export async function updateDestinationRow(
  db: Db,
  input: { customerId: string; destinationId: string; set: Partial<NewDestinationRow> },
): Promise<DestinationRow | null> {
  const [row] = await db
    .update(destinations)
    .set({ ...input.set, updatedAt: sql`now()` })
    .where(and(eq(destinations.customerId, input.customerId), eq(destinations.id, input.destinationId)))
    .returning();
  return row ?? null;
}

/** A destination without a previous signature secret. */
export const noPreviousSecret = {
  previousSecretEncrypted: null,
  previousSecretUntil: null,
  previousSecretUsedAt: null,
} satisfies Partial<NewDestinationRow>;

/** Deletes previous signature secrets that no longer work; returns how many. */
export async function forgetPreviousSecretsAcrossCustomers(db: Db, input: { now: Date }): Promise<number> {
  const rows = await db
    .update(destinations)
    .set(noPreviousSecret)
    .where(lte(destinations.previousSecretUntil, input.now))
    .returning({ id: destinations.id });
  return rows.length;
}
