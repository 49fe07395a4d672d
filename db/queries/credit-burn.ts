/** What credits were used on and how the balance changed, by UTC day. */
import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { creditEntries } from "../schema";
import type { Bundle } from "../vocabulary";

const dayOf = sql<string>`(${creditEntries.createdAt} at time zone 'UTC')::date`;

/** Credits used since a time, by UTC day and bundle. Days without any are left out. */
export async function findBurnByDay(
  db: Db,
  input: { customerId: string; since: Date },
): Promise<{ date: string; bundle: Bundle | null; burned: number }[]> {
  return db
    .select({
      date: dayOf.as("date"),
      bundle: creditEntries.bundle,
      burned: sql<number>`sum(${creditEntries.burned})::int`,
    })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.customerId, input.customerId),
        eq(creditEntries.kind, "settle"),
        gte(creditEntries.createdAt, input.since),
      ),
    )
    .groupBy(sql`1`, creditEntries.bundle);
}

/** By how much the balance changed since a time, for any reason, by UTC day. Days without a change are left out. */
export async function findBalanceChangesByDay(
  db: Db,
  input: { customerId: string; since: Date },
): Promise<{ date: string; amount: number }[]> {
  return db
    .select({ date: dayOf.as("date"), amount: sql<number>`sum(${creditEntries.amount})::int` })
    .from(creditEntries)
    .where(and(eq(creditEntries.customerId, input.customerId), gte(creditEntries.createdAt, input.since)))
    .groupBy(sql`1`);
}
