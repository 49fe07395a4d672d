import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { customers, providerSpend } from "../schema";

/** The vendors' charges on a UTC day, and the workspace's cap; null without one. */
export async function findDaySpend(
  db: Db,
  input: { customerId: string; day: string },
): Promise<{ cents: number; capCents: number | null }> {
  const [row] = await db
    .select({ cents: providerSpend.cents, capCents: customers.dailyBudgetCapCents })
    .from(customers)
    .leftJoin(
      providerSpend,
      and(eq(providerSpend.customerId, customers.id), eq(providerSpend.day, input.day)),
    )
    .where(eq(customers.id, input.customerId));
  return { cents: row?.cents ?? 0, capCents: row?.capCents ?? null };
}

export async function addProviderSpend(
  db: Db,
  input: { customerId: string; day: string; cents: number; calls: number },
): Promise<void> {
  await db
    .insert(providerSpend)
    .values(input)
    .onConflictDoUpdate({
      target: [providerSpend.customerId, providerSpend.day],
      set: {
        cents: sql`${providerSpend.cents} + excluded.cents`,
        calls: sql`${providerSpend.calls} + excluded.calls`,
      },
    });
}
