import { sql } from "drizzle-orm";
import type { Db } from "../client";
import { deleteInBatches } from "../delete-in-batches";
import { rateLimits } from "../schema";

/** Deletes counters that expired before `before`; returns the number deleted. */
export async function deleteEndedLimitsAcrossCustomers(db: Db, input: { before: Date }): Promise<number> {
  return deleteInBatches(db, rateLimits, sql`expire < ${input.before.getTime()}`);
}
