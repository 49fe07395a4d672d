import { and, eq } from "drizzle-orm";
import type { Db } from "../client";
import { signalArchives } from "../schema";

type Archive = { customerId: string; userId: string; signalId: string };

/** Hides a signal from one user's active view. Idempotent. */
export async function insertArchive(db: Db, input: Archive & { now: Date }): Promise<void> {
  const { now: createdAt, ...archive } = input;
  await db
    .insert(signalArchives)
    .values({ ...archive, createdAt })
    .onConflictDoNothing();
}

export async function deleteArchive(db: Db, input: Archive): Promise<void> {
  await db
    .delete(signalArchives)
    .where(
      and(
        eq(signalArchives.customerId, input.customerId),
        eq(signalArchives.userId, input.userId),
        eq(signalArchives.signalId, input.signalId),
      ),
    );
}
