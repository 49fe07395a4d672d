import { insertEntries, insertGrant } from "@/db/queries/credits";
import type { SystemContext } from "@/lib/context";
import { newId } from "@/lib/ids";
import { takeFromNewMonth } from "./take-back-refunded";

/**
 * Grants a period's allotment, or one without a period, with its ledger entry. Two with the same start are one, whoever
 * grants it, and there is only one without a period. Within a paid year of which something was refunded, its credits
 * are taken back at once. Returns the grant and what is left of it; null if it was granted before.
 */
export async function grantAllotment(
  db: SystemContext["db"],
  input: {
    customerId: string;
    credits: number;
    /** The plan's monthly credits, if the allotment is for a part of a period. */
    reached?: number;
    periodStart: Date;
    periodEnd: Date | null;
    now: Date;
  },
): Promise<{ id: string; remaining: number } | null> {
  const { customerId, credits, reached = credits, periodStart, periodEnd, now } = input;
  const cause = `allotment:${periodEnd ? periodStart.toISOString() : "once"}`;
  const id = newId();
  const grant = {
    id,
    customerId,
    kind: "allotment",
    cause,
    credits,
    reached,
    expiresAt: periodEnd,
    now,
  } as const;
  if (!(await insertGrant(db, grant))) return null;
  const entry = { id: newId(), kind: "grant", amount: credits, burned: 0, bundle: null, cause } as const;
  await insertEntries(db, { customerId, now, entries: [entry] });
  const books = { db, customerId, clock: { now: () => now } };
  return { id, remaining: periodEnd ? await takeFromNewMonth(books, { id, credits }) : credits };
}
