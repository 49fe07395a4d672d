import {
  endGrant,
  forgetAlerts,
  lockStandingAllotments,
  raiseGrant,
  revokeFromGrant,
} from "@/db/queries/allotments";
import { type CreditGrant, hasAllotment, insertEntries, type NewEntry } from "@/db/queries/credits";
import type { Plan } from "@/db/queries/customers";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { grantAllotment } from "./grant-allotment";

/** A billing period; the end is not part of it. */
export interface Period {
  start: Date;
  end: Date;
}

/** A workspace's plan and billing period before and after a change. */
export interface PlanMove {
  from: { plan: Plan | null; period: Period | null };
  to: { plan: Plan; period: Period | null };
}

/**
 * Ends, raises or grants the allotment as a change of plan or period requires. Must run in a transaction that has
 * locked the workspace.
 */
export async function moveAllotment(ctx: Context, move: PlanMove): Promise<void> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const standing = await lockStandingAllotments(db, { customerId, now });
  const { from, to } = move;
  const allotment = standing.at(-1);
  const isSamePeriod = from.period && to.period && from.period.start.getTime() === to.period.start.getTime();
  if (allotment && isSamePeriod) await raise(ctx, allotment, move);
  else {
    for (const grant of standing) await end(ctx, grant);
    await grantNew(ctx, move, allotment);
  }
}

async function end(ctx: Context, grant: CreditGrant): Promise<void> {
  const now = ctx.clock.now();
  await endGrant(ctx.db, { customerId: ctx.customerId, grantId: grant.id, now });
  if (grant.remaining === 0) return;
  await record(ctx, "expire", -grant.remaining, `grant:${grant.id} ${newId()}`);
}

/** Adds what the larger plan allots more; what was added once in a period is not added again. */
async function raise(ctx: Context, grant: CreditGrant, { from, to }: PlanMove): Promise<void> {
  const { db, customerId } = ctx;
  const reached = Math.max(grant.credits, from.plan?.creditsPerMonth ?? 0);
  const credits = Math.max(0, (to.plan.creditsPerMonth ?? 0) - reached);
  const expiresAt = to.period?.end ?? null;
  await raiseGrant(db, { customerId, grantId: grant.id, credits, expiresAt });
  if (credits === 0) return;
  await record(ctx, "grant", credits, `${grant.cause} ${to.plan.slug} ${newId()}`);
  await forgetAlerts(db, { customerId, grantId: grant.id });
}

async function grantNew(ctx: Context, { from, to }: PlanMove, last: CreditGrant | undefined): Promise<void> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const { plan, period } = to;
  if (plan.creditsPerMonth === null) return;
  if (plan.allotmentOnce && (await hasAllotment(db, { customerId }))) return;
  if (period && period.end <= now) return;
  const grantId = await grantAllotment(db, {
    customerId,
    credits: plan.creditsPerMonth,
    periodStart: period?.start ?? now,
    periodEnd: period?.end ?? null,
    now,
  });
  const ahead = last && from.period && period ? usedAhead(last, from.period, period.start) : 0;
  const credits = Math.min(ahead, plan.creditsPerMonth);
  if (!grantId || credits === 0) return;
  await revokeFromGrant(db, { customerId, grantId, credits, owed: 0 });
  await record(ctx, "revoke", -credits, `grant:${grantId} used before`);
}

/**
 * How many credits of an allotment were used beyond the share of its period that passed before a new one began: what
 * the processor gives back for the rest of the period must not pay for credits a second time. Never negative.
 */
export function usedAhead(
  grant: Pick<CreditGrant, "credits" | "remaining">,
  period: Period,
  next: Date,
): number {
  const [start, end, at] = [period.start, period.end, next].map((moment) => moment.getTime()) as [
    number,
    number,
    number,
  ];
  const passed = Math.min(1, Math.max(0, (at - start) / (end - start)));
  return Math.max(0, grant.credits - grant.remaining - Math.ceil(passed * grant.credits));
}

async function record(ctx: Context, kind: NewEntry["kind"], amount: number, cause: string): Promise<void> {
  const entry = { id: newId(), kind, amount, burned: 0, bundle: null, cause };
  await insertEntries(ctx.db, { customerId: ctx.customerId, now: ctx.clock.now(), entries: [entry] });
}
