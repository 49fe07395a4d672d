import { insertEntries, insertGrant } from "@/db/queries/credits";
import type { SystemContext } from "@/lib/context";
import { newId } from "@/lib/ids";

/** An allotment's grant: two with the same start are one, whoever grants it. */
export const allotmentCause = (periodStart: Date): string => `allotment:${periodStart.toISOString()}`;

/** Grants a period's allotment once, with its ledger entry. Returns the grant's id; null if it was granted before. */
export async function grantAllotment(
  db: SystemContext["db"],
  given: { customerId: string; credits: number; periodStart: Date; periodEnd: Date | null; now: Date },
): Promise<string | null> {
  const { customerId, credits, periodStart, periodEnd, now } = given;
  const cause = allotmentCause(periodStart);
  const id = newId();
  const grant = { id, customerId, kind: "allotment", cause, credits, expiresAt: periodEnd, now } as const;
  if (!(await insertGrant(db, grant))) return null;
  const entry = { id: newId(), kind: "grant", amount: credits, burned: 0, bundle: null, cause } as const;
  await insertEntries(db, { customerId, now, entries: [entry] });
  return id;
}
