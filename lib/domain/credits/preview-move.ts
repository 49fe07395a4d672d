import { findUnexpiredGrants } from "@/db/queries/credits";
import type { Context } from "@/lib/context";
import { isSamePeriod, type PlanMove, raisedBy, startedWith } from "./parts-of-a-period";

/** By how much `moveAllotment` would change the balance now. Packs stay. */
export async function previewMove({ db, customerId, clock }: Context, move: PlanMove): Promise<number> {
  const now = clock.now();
  const [allotment] = await findUnexpiredGrants(db, { customerId, kind: "allotment", now, limit: 1 });
  if (allotment && isSamePeriod(move)) return raisedBy(allotment, move, now).credits;
  const { credits, usedBefore } = startedWith(allotment, move, now);
  return credits - usedBefore - (allotment?.remaining ?? 0);
}
