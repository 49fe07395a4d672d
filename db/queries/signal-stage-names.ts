import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalStageNames } from "../schema";
import type { SignalStage } from "../vocabulary";
import { noteSignalWork } from "./signal-work-revisions";

/** The workspace's own names, by stage; stages with their built-in name are left out. */
export async function findStageNames(
  db: Db,
  input: { customerId: string },
): Promise<Partial<Record<SignalStage, string>>> {
  const rows = await db
    .select({ stage: signalStageNames.stage, name: signalStageNames.name })
    .from(signalStageNames)
    .where(eq(signalStageNames.customerId, input.customerId));
  return Object.fromEntries(rows.map(({ stage, name }) => [stage, name]));
}

/** Names a stage; null restores its built-in name. */
export async function writeStageName(
  db: Db,
  input: { customerId: string; stage: SignalStage; name: string | null },
): Promise<void> {
  const { customerId, stage, name } = input;
  if (name === null) {
    await db
      .delete(signalStageNames)
      .where(and(eq(signalStageNames.customerId, customerId), eq(signalStageNames.stage, stage)));
  } else {
    await db
      .insert(signalStageNames)
      .values({ customerId, stage, name })
      .onConflictDoUpdate({
        target: [signalStageNames.customerId, signalStageNames.stage],
        set: { name: sql`excluded.name` },
      });
  }
  await noteSignalWork(db, { customerId });
}
