import {
  endGrant,
  forgetAlerts,
  lockUnexpiredAllotments,
  raiseGrant,
  revokeFromGrant,
} from "@/db/queries/allotments";
import { type CreditGrant, hasAllotment, insertEntries, type NewEntry } from "@/db/queries/credits";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { grantAllotment } from "./grant-allotment";
import { isSamePeriod, type PlanMove, raisedBy, startedWith } from "./parts-of-a-period";

/**
 * Ends, raises or grants the allotment as a change of plan or period requires. Must run in a transaction that has
 * locked the workspace.
 */
export async function moveAllotment(ctx: Context, move: PlanMove): Promise<void> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const unexpired = await lockUnexpiredAllotments(db, { customerId, now });
  const allotment = unexpired.at(-1);
  if (allotment && isSamePeriod(move)) await raise(ctx, allotment, move);
  else {
    for (const grant of unexpired) await end(ctx, grant);
    await grantNew(ctx, move, allotment);
  }
}

async function end(ctx: Context, grant: CreditGrant): Promise<void> {
  const now = ctx.clock.now();
  await endGrant(ctx.db, { customerId: ctx.customerId, grantId: grant.id, now });
  if (grant.remaining === 0) return;
  await record(ctx, "expire", -grant.remaining, `grant:${grant.id} ${newId()}`);
}

async function raise(ctx: Context, grant: CreditGrant, move: PlanMove): Promise<void> {
  const { db, customerId } = ctx;
  const { credits, reached } = raisedBy(grant, move, ctx.clock.now());
  const expiresAt = move.to.period?.end ?? null;
  await raiseGrant(db, { customerId, grantId: grant.id, credits, reached, expiresAt });
  if (credits === 0) return;
  await record(ctx, "grant", credits, `${grant.cause} ${move.to.plan.slug} ${newId()}`);
  await forgetAlerts(db, { customerId, grantId: grant.id });
}

async function grantNew(ctx: Context, move: PlanMove, last: CreditGrant | undefined): Promise<void> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const { plan, period } = move.to;
  if (plan.creditsPerMonth === null) return;
  if (plan.allotmentOnce && (await hasAllotment(db, { customerId }))) return;
  if (period && period.end <= now) return;
  const { credits, usedBefore } = startedWith(last, move, now);
  const granted = await grantAllotment(db, {
    customerId,
    credits,
    reached: plan.creditsPerMonth,
    periodStart: period?.start ?? now,
    periodEnd: period?.end ?? null,
    now,
  });
  const used = Math.min(usedBefore, granted?.remaining ?? 0);
  if (!granted || used === 0) return;
  await revokeFromGrant(db, { customerId, grantId: granted.id, credits: used, owed: 0 });
  await record(ctx, "revoke", -used, `grant:${granted.id} used before`);
}

async function record(ctx: Context, kind: NewEntry["kind"], amount: number, cause: string): Promise<void> {
  const entry = { id: newId(), kind, amount, burned: 0, bundle: null, cause };
  await insertEntries(ctx.db, { customerId: ctx.customerId, now: ctx.clock.now(), entries: [entry] });
}
