import { and, desc, eq, gte, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../client";
import { creditEntries } from "../schema";
import type { Bundle } from "../vocabulary";
import type { CreditEntry } from "./credits";

export type LedgerRow = Pick<CreditEntry, "id" | "kind" | "amount" | "bundle" | "cause" | "createdAt">;

const holds = alias(creditEntries, "holds");
const settlements = alias(creditEntries, "settlements");

/**
 * A page of the ledger, newest first, and the number of rows. A hold and its settlement are shown as one row, the
 * settlement's, with the balance change of both. So the amounts add up to the sum of all entries.
 */
export async function findLedger(
  db: Db,
  input: {
    customerId: string;
    kind?: CreditEntry["kind"];
    bundle?: Bundle;
    since?: Date;
    limit: number;
    offset: number;
  },
): Promise<{ rows: LedgerRow[]; total: number }> {
  const { customerId } = input;
  const sameCause = (other: typeof holds | typeof settlements, kind: CreditEntry["kind"]) =>
    and(eq(other.customerId, customerId), eq(other.cause, creditEntries.cause), eq(other.kind, kind));
  // The kind is inside the subquery, so that this is one anti-join and not one lookup per row.
  const settlement = db
    .select({ id: settlements.id })
    .from(settlements)
    .where(and(eq(creditEntries.kind, "hold"), sameCause(settlements, "settle")));
  const where = and(
    eq(creditEntries.customerId, customerId),
    notExists(settlement),
    input.kind ? eq(creditEntries.kind, input.kind) : undefined,
    input.bundle ? eq(creditEntries.bundle, input.bundle) : undefined,
    input.since ? gte(creditEntries.createdAt, input.since) : undefined,
  );
  const [rows, [count]] = await Promise.all([
    db
      .select({
        id: creditEntries.id,
        kind: creditEntries.kind,
        amount: sql<number>`${creditEntries.amount} + coalesce(${holds.amount}, 0)`,
        bundle: creditEntries.bundle,
        cause: creditEntries.cause,
        createdAt: creditEntries.createdAt,
      })
      .from(creditEntries)
      .leftJoin(holds, and(eq(creditEntries.kind, "settle"), sameCause(holds, "hold")))
      .where(where)
      .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
      .limit(input.limit)
      .offset(input.offset),
    db.select({ total: sql<number>`count(*)::int` }).from(creditEntries).where(where),
  ]);
  return { rows, total: count?.total ?? 0 };
}
