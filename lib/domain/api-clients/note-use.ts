import { touchClientAcrossCustomers } from "@/db/queries/api-tokens";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";

/** Updates when a client was last used, at most once per minute, so that not every request writes. */
export async function noteUse(
  { db, clock }: Pick<Context, "db" | "clock">,
  { id, lastUsedAt }: { id: string; lastUsedAt: Date | null },
): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - minutes(1));
  if (lastUsedAt === null || lastUsedAt < before) await touchClientAcrossCustomers(db, { id, now, before });
}
