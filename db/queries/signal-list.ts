import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { activations, signalArchives, signals } from "../schema";
import { matchesFilters, type SignalListFilters } from "./signal-filters";
import type { Signal } from "./signals";

/** A page of signals, newest first, and how many match in all. */
export async function findSignalPage(
  db: Db,
  input: SignalListFilters & { limit: number; offset: number },
): Promise<{ rows: Signal[]; total: number }> {
  const where = matchesFilters(input);
  const [rows, [count]] = await Promise.all([
    db
      .select()
      .from(signals)
      .where(where)
      .orderBy(desc(signals.createdAt), desc(signals.id))
      .limit(input.limit)
      .offset(input.offset),
    db.select({ total: sql<number>`count(*)::int` }).from(signals).where(where),
  ]);
  return { rows, total: count?.total ?? 0 };
}

/** Which of these signals the user has archived, and where each has been delivered. */
export async function findSignalMarks(
  db: Db,
  input: { customerId: string; userId: string; signalIds: string[] },
): Promise<{ archived: Set<string>; deliveredTo: Map<string, string[]> }> {
  if (input.signalIds.length === 0) return { archived: new Set(), deliveredTo: new Map() };
  const [archived, delivered] = await Promise.all([
    db
      .select({ id: signalArchives.signalId })
      .from(signalArchives)
      .where(
        and(
          eq(signalArchives.customerId, input.customerId),
          eq(signalArchives.userId, input.userId),
          inArray(signalArchives.signalId, input.signalIds),
        ),
      ),
    db
      .select({ signalId: activations.signalId, destinationId: activations.destinationId })
      .from(activations)
      .where(
        and(
          eq(activations.customerId, input.customerId),
          inArray(activations.signalId, input.signalIds),
          eq(activations.status, "delivered"),
        ),
      )
      .orderBy(activations.deliveredAt),
  ]);
  const deliveredTo = new Map<string, string[]>();
  for (const row of delivered) {
    deliveredTo.set(row.signalId, [...(deliveredTo.get(row.signalId) ?? []), row.destinationId]);
  }
  return { archived: new Set(archived.map((row) => row.id)), deliveredTo };
}
