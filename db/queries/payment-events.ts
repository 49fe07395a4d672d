import { eq } from "drizzle-orm";
import type { Db } from "../client";
import { paymentEvents } from "../schema";

export type PaymentEventRow = typeof paymentEvents.$inferSelect;

/** Whether an event of the payment processor was handled. Its id is unique over all workspaces. */
export async function isEventKnownAcrossCustomers(db: Db, input: { id: string }): Promise<boolean> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, input.id));
  return rows.length > 0;
}

/** Records an event; false if it is known. Waits for a transaction that is recording the same one. */
export async function insertEventAcrossCustomers(db: Db, row: PaymentEventRow): Promise<boolean> {
  const rows = await db
    .insert(paymentEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
}
