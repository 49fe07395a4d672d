import { eq } from "drizzle-orm";
import type { Db } from "../client";
import { heartbeats } from "../schema";

/**
 * What reports: the schedules of the engine, its calls, and health checks, which find out whether writes are accepted.
 */
type Part = "engine" | "engine_call" | "health";

/** Records that a part of the product is alive. */
export async function beatAcrossCustomers(db: Db, input: { name: Part; at: Date }): Promise<void> {
  await db
    .insert(heartbeats)
    .values(input)
    .onConflictDoUpdate({ target: heartbeats.name, set: { at: input.at } });
}

/** When it last reported; null if never. */
export async function findBeatAcrossCustomers(
  db: Db,
  input: { name: "engine" | "engine_call" },
): Promise<Date | null> {
  const [row] = await db
    .select({ at: heartbeats.at })
    .from(heartbeats)
    .where(eq(heartbeats.name, input.name));
  return row?.at ?? null;
}
