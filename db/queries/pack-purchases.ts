import { and, asc, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { creditGrants, packPurchases } from "../schema";

export type PurchaseRow = typeof packPurchases.$inferSelect;

/** The cause of the grant of a purchased pack. */
export const packCause = (purchaseId: string): string => `pack:${purchaseId}`;
/** The cause of the grant that gives back what a dispute took, after the dispute was won. */
export const wonCause = (purchaseId: string): string => `pack:${purchaseId} dispute won`;

/** A purchase, by its reference or by its payment. */
export async function findPurchase(
  db: Db,
  input: { customerId: string } & ({ reference: string } | { paymentId: string }),
): Promise<PurchaseRow | null> {
  const which =
    "reference" in input
      ? eq(packPurchases.reference, input.reference)
      : eq(packPurchases.paymentId, input.paymentId);
  const [row] = await db
    .select()
    .from(packPurchases)
    .where(and(eq(packPurchases.customerId, input.customerId), which));
  return row ?? null;
}

/** Stores a purchase's state. A purchase never moves to another workspace. */
export async function storePurchase(db: Db, row: PurchaseRow): Promise<void> {
  const { id, customerId, reference, createdAt, ...set } = row;
  await db
    .insert(packPurchases)
    .values(row)
    .onConflictDoUpdate({
      target: packPurchases.id,
      set,
      setWhere: eq(packPurchases.customerId, customerId),
    });
}

/** Purchases, newest first, with the credits that are left of each. */
export async function findPurchases(
  db: Db,
  input: { customerId: string; limit: number },
): Promise<(PurchaseRow & { remaining: number })[]> {
  const rows = await db
    .select()
    .from(packPurchases)
    .where(eq(packPurchases.customerId, input.customerId))
    .orderBy(desc(packPurchases.createdAt), desc(packPurchases.id))
    .limit(input.limit);
  const causes = rows.flatMap(({ id }) => [packCause(id), wonCause(id)]);
  const left = await sumRemaining(db, { customerId: input.customerId, causes });
  return rows.map((row) => ({
    ...row,
    remaining: (left.get(packCause(row.id)) ?? 0) + (left.get(wonCause(row.id)) ?? 0),
  }));
}

async function sumRemaining(
  db: Db,
  input: { customerId: string; causes: string[] },
): Promise<Map<string, number>> {
  if (input.causes.length === 0) return new Map();
  const rows = await db
    .select({ cause: creditGrants.cause, left: sql<number>`sum(${creditGrants.remaining})::int` })
    .from(creditGrants)
    .where(and(eq(creditGrants.customerId, input.customerId), inArray(creditGrants.cause, input.causes)))
    .groupBy(creditGrants.cause);
  return new Map(rows.map(({ cause, left }) => [cause, left]));
}

/** Purchases whose payment was not decided between two times, by id after `after`. */
export async function findPendingPurchasesAcrossCustomers(
  db: Db,
  input: { from: Date; to: Date; after: string; limit: number },
): Promise<{ customerId: string; id: string; reference: string; isAutomatic: boolean }[]> {
  return db
    .select(pick(packPurchases, "customerId", "id", "reference", "isAutomatic"))
    .from(packPurchases)
    .where(
      and(
        eq(packPurchases.status, "pending"),
        gt(packPurchases.createdAt, input.from),
        lte(packPurchases.createdAt, input.to),
        gt(packPurchases.id, input.after),
      ),
    )
    .orderBy(asc(packPurchases.id))
    .limit(input.limit);
}
