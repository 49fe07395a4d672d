import { sql } from "drizzle-orm";
import type { Db } from "../client";
import { deleteInBatches } from "../delete-in-batches";
import { rateLimits } from "../schema";

/** Forgets counters whose time was over before `before`; answers how many. */
export async function deleteEndedLimitsAcrossCustomers(db: Db, input: { before: Date }): Promise<number> {
  return deleteInBatches(db, rateLimits, sql`expire < ${input.before.getTime()}`);
}
