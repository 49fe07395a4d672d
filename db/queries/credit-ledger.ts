import { and, desc, eq, gte, lte, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../client";
import { type Cursor, olderThan } from "../keyset";
import { pick } from "../pick";
import { creditEntries } from "../schema";
import type { Bundle } from "../vocabulary";
import type { CreditEntry } from "./credits";

export type LedgerRow = Pick<CreditEntry, "id" | "kind" | "amount" | "bundle" | "cause" | "createdAt">;

export interface LedgerFilters {
  customerId: string;
  kind?: CreditEntry["kind"];
  bundle?: Bundle;
  since?: Date;
}

const holds = alias(creditEntries, "holds");
const settlements = alias(creditEntries, "settlements");

/**
 * A page of the ledger, newest first, and the number of rows. A hold and its settlement are shown as one row, the
 * settlement's, with the balance change of both. So the amounts add up to the sum of all entries.
 */
export async function findLedger(
  db: Db,
  { limit, offset, ...filters }: LedgerFilters & { limit: number; offset: number },
): Promise<{ rows: LedgerRow[]; total: number }> {
  const where = matching(db, filters);
  const [rows, total] = await Promise.all([
    newestRows(db, filters.customerId).where(where).limit(limit).offset(offset),
    db.$count(creditEntries, where),
  ]);
  return { rows, total };
}

/**
 * At most `limit` rows of the ledger as it was at `asOf`, after the cursor. A hold that was settled later is still a
 * hold in it: its settlement is not, and without either the amounts would not add up.
 */
export function findLedgerAfter(
  db: Db,
  {
    limit,
    cursor,
    asOf,
    ...filters
  }: LedgerFilters & { limit: number; cursor: Cursor | undefined; asOf: Date },
): Promise<LedgerRow[]> {
  const { createdAt, id } = creditEntries;
  const where = and(matching(db, filters, asOf), lte(createdAt, asOf), olderThan(createdAt, id, cursor));
  return newestRows(db, filters.customerId).where(where).limit(limit);
}

/** When the newest entry was made; null without any. */
export async function findNewestEntryAt(
  db: Db,
  { customerId }: { customerId: string },
): Promise<Date | null> {
  const [row] = await db
    .select({ at: creditEntries.createdAt })
    .from(creditEntries)
    .where(eq(creditEntries.customerId, customerId))
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
    .limit(1);
  return row?.at ?? null;
}

const sameCause = (customerId: string, other: typeof holds | typeof settlements, kind: CreditEntry["kind"]) =>
  and(eq(other.customerId, customerId), eq(other.cause, creditEntries.cause), eq(other.kind, kind));

function matching(db: Db, { customerId, kind, bundle, since }: LedgerFilters, asOf?: Date) {
  // The kind is inside the subquery, so that this is one anti-join and not one lookup per row.
  const settlement = db
    .select({ id: settlements.id })
    .from(settlements)
    .where(
      and(
        eq(creditEntries.kind, "hold"),
        sameCause(customerId, settlements, "settle"),
        asOf && lte(settlements.createdAt, asOf),
      ),
    );
  return and(
    eq(creditEntries.customerId, customerId),
    notExists(settlement),
    kind ? eq(creditEntries.kind, kind) : undefined,
    bundle ? eq(creditEntries.bundle, bundle) : undefined,
    since ? gte(creditEntries.createdAt, since) : undefined,
  );
}

const newestRows = (db: Db, customerId: string) =>
  db
    .select({
      id: creditEntries.id,
      kind: creditEntries.kind,
      amount: sql<number>`${creditEntries.amount} + coalesce(${holds.amount}, 0)`,
      ...pick(creditEntries, "bundle", "cause", "createdAt"),
    })
    .from(creditEntries)
    .leftJoin(holds, and(eq(creditEntries.kind, "settle"), sameCause(customerId, holds, "hold")))
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
    .$dynamic();
