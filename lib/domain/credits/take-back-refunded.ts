/** Takes back credits of a plan's allotment whose payment was refunded, as far as they are unspent. */
import { lockUnexpiredAllotments, revokeFromGrant, sumHeld } from "@/db/queries/allotments";
import { type CreditGrant, insertEntries } from "@/db/queries/credits";
import { lockUnsettledRefunds, storePlanRefund } from "@/db/queries/plan-refunds";
import type { Clock } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";

type Books = Pick<Context, "db" | "customerId"> & { clock: Pick<Clock, "now"> };

/**
 * Takes up to `credits` from the current allotment; returns how many. What running work holds of it is taken as soon
 * as it returns and counts as taken, unless later months of a paid year make up for it. Must run in a transaction that
 * has locked the workspace.
 */
export async function takeFromAllotment(
  ctx: Books,
  { credits, why, hasLaterMonths }: { credits: number; why: string; hasLaterMonths: boolean },
): Promise<number> {
  const { db, customerId, clock } = ctx;
  const allotment = (await lockUnexpiredAllotments(db, { customerId, now: clock.now() })).at(-1);
  if (!allotment || credits <= 0) return 0;
  const taken = Math.min(credits, allotment.remaining);
  const held = hasLaterMonths ? 0 : await sumHeld(db, { customerId, grantId: allotment.id });
  const owed = Math.min(credits - taken, Math.max(0, held - allotment.owed));
  await revoke(ctx, allotment, { credits: taken, owed: allotment.owed + owed, why });
  return taken + owed;
}

/** Takes what refunds of the paid year still lack from a new month's allotment; returns how many are left of it. */
export async function takeFromNewMonth(
  ctx: Books,
  grant: Pick<CreditGrant, "id" | "credits">,
): Promise<number> {
  const { db, customerId, clock } = ctx;
  let left = grant.credits;
  for (const refund of await lockUnsettledRefunds(db, { customerId })) {
    const credits = Math.min(left, refund.creditsDue - refund.creditsTaken);
    if (credits === 0) continue;
    await revoke(ctx, grant, { credits, owed: 0, why: `refund ${refund.paymentId}` });
    const creditsTaken = refund.creditsTaken + credits;
    await storePlanRefund(db, { ...refund, creditsTaken, updatedAt: clock.now() });
    left -= credits;
  }
  return left;
}

async function revoke(
  { db, customerId, clock }: Books,
  grant: Pick<CreditGrant, "id">,
  { credits, owed, why }: { credits: number; owed: number; why: string },
): Promise<void> {
  await revokeFromGrant(db, { customerId, grantId: grant.id, credits, owed });
  if (credits === 0) return;
  const cause = `grant:${grant.id} ${why}`;
  const entry = { id: newId(), kind: "revoke", amount: -credits, burned: 0, bundle: null, cause } as const;
  await insertEntries(db, { customerId, now: clock.now(), entries: [entry] });
}
