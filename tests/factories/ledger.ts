import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { creditEntries, creditGrants } from "@/db/schema";
import type { Bundle } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { one } from "./one";

export interface Books {
  /** The sum of all unexpired grants. */
  balance: number;
  /** The sum of all ledger entries. */
  ledger: number;
  /** Credits that are spent for good. */
  burned: number;
  /** Entries by `bundle kind`, for example `discovery settle`; grants and expiries have no bundle. */
  entries: Record<string, number>;
}

/** A workspace's credits, counted both ways. */
export async function readBooks(ctx: Context): Promise<Books> {
  const { db, customerId } = ctx;
  const grants = await db
    .select({ balance: sql<number>`coalesce(sum(${creditGrants.remaining}), 0)::int` })
    .from(creditGrants)
    .where(
      and(
        eq(creditGrants.customerId, customerId),
        or(isNull(creditGrants.expiresAt), gt(creditGrants.expiresAt, ctx.clock.now())),
      ),
    );
  const rows = await db.select().from(creditEntries).where(eq(creditEntries.customerId, customerId));
  const entries: Record<string, number> = {};
  for (const { bundle, kind } of rows) {
    const name = entryName(bundle, kind);
    entries[name] = (entries[name] ?? 0) + 1;
  }
  return {
    balance: one(grants).balance,
    ledger: rows.reduce((sum, entry) => sum + entry.amount, 0),
    burned: rows.reduce((sum, entry) => sum + entry.burned, 0),
    entries,
  };
}

const entryName = (bundle: Bundle | null, kind: string) => (bundle ? `${bundle} ${kind}` : kind);
