import { emptyGrant, insertEntries, lockExpiredGrantsAcrossCustomers } from "@/db/queries/credits";
import { updateCustomer } from "@/db/queries/customers";
import { type DueRenewal, findCustomersToRenewAcrossCustomers } from "@/db/queries/renewals";
import { type SystemContext, transaction } from "@/lib/context";
import { allotmentPeriod } from "@/lib/domain/billing/subscription-state";
import { grantAllotment } from "@/lib/domain/credits/grant-allotment";
import { nextPeriod } from "@/lib/domain/credits/period";
import { newId } from "@/lib/ids";

const limit = 200;

/** Expires credits that are due, and grants the allotments of periods that have begun. */
export async function renewCredits(ctx: SystemContext): Promise<{ expired: number; granted: number }> {
  const expired = await transaction(ctx, expireGrants);
  const granted = await transaction(ctx, grantAllotments);
  return { expired, granted };
}

async function expireGrants({ db, clock }: SystemContext): Promise<number> {
  const now = clock.now();
  const grants = await lockExpiredGrantsAcrossCustomers(db, { now, limit });
  for (const { id, customerId, remaining } of grants) {
    await emptyGrant(db, { customerId, grantId: id });
    const entryId = newId();
    const entry = { id: entryId, kind: "expire", amount: -remaining, burned: 0, bundle: null } as const;
    // A refund may go back to an expired grant: it expires again, as an entry of its own.
    const cause = `grant:${id} ${entryId}`;
    await insertEntries(db, { customerId, now, entries: [{ ...entry, cause }] });
  }
  return grants.length;
}

async function grantAllotments({ db, clock }: SystemContext): Promise<number> {
  const now = clock.now();
  const due = await findCustomersToRenewAcrossCustomers(db, { now, limit });
  for (const { customerId, credits, ...renewal } of due) {
    const period = periodOf(renewal, now);
    await updateCustomer(db, { customerId, set: period });
    if (credits !== null) await grantAllotment(db, { customerId, credits, ...period, now });
  }
  return due.length;
}

/** The month at `now`: of the paid period, or counted from the last one without a subscription. */
function periodOf({ paid, periodEnd }: Pick<DueRenewal, "paid" | "periodEnd">, now: Date) {
  if (!paid) return nextPeriod(periodEnd, now);
  const { start, end } = allotmentPeriod(paid, now);
  return { periodStart: start, periodEnd: end };
}
