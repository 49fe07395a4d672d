import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalArchives } from "../schema";
import { noteSignalWork } from "./signal-work-revisions";

type Archive = { customerId: string; userId: string; signalId: string };

/** Hides a signal from one user's active view, until a time if one is given; what was set before is replaced. */
export async function writeArchive(
  db: Db,
  input: Archive & { until: Date | null; now: Date },
): Promise<void> {
  const { now: createdAt, until, ...archive } = input;
  await db
    .insert(signalArchives)
    .values({ ...archive, until, createdAt })
    .onConflictDoUpdate({
      target: [signalArchives.userId, signalArchives.signalId],
      set: { until },
      setWhere: sql`${signalArchives.until} is distinct from excluded.until`,
    });
  await noteSignalWork(db, input);
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
  await noteSignalWork(db, input);
}
