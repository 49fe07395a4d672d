import { sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalWorkRevisions } from "../schema";

/**
 * Notes that the work on signals has changed, for one member's view or for the whole workspace. Serializes with others
 * who note it until the transaction ends, so it comes after the change, and nothing else is locked after it.
 */
export async function noteSignalWork(db: Db, input: { customerId: string; userId?: string }): Promise<void> {
  await db
    .insert(signalWorkRevisions)
    .values({ customerId: input.customerId, userId: input.userId ?? null })
    .onConflictDoUpdate({
      target: [signalWorkRevisions.customerId, signalWorkRevisions.userId],
      set: { revision: sql`${signalWorkRevisions.revision} + 1` },
    });
}
