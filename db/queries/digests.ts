/** What a digest says about a period. */
import { and, count, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signals } from "../schema";
import type { Signal } from "./signals";

type PeriodOf = { customerId: string; since: Date; until: Date };

const within = ({ customerId, since, until }: PeriodOf) =>
  and(eq(signals.customerId, customerId), gt(signals.createdAt, since), lte(signals.createdAt, until));

/** The number of signals created after `since` and until `until`. */
export async function countSignalsBetween(db: Db, input: PeriodOf): Promise<number> {
  const [row] = await db.select({ total: count() }).from(signals).where(within(input));
  return row?.total ?? 0;
}

/** The strongest signals of a period, by fit among equals. */
export async function findBestSignals(db: Db, input: PeriodOf & { limit: number }): Promise<Signal[]> {
  return db
    .select()
    .from(signals)
    .where(within(input))
    .orderBy(
      desc(signals.strength),
      sql`${signals.icpScore} desc nulls last`,
      desc(signals.createdAt),
      desc(signals.id),
    )
    .limit(input.limit);
}
