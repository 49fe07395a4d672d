import { type PurchaseRow, packCause, storePurchase, wonCause } from "@/db/queries/pack-purchases";
import type { Context } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { grantPack, takeBackPack } from "@/lib/domain/credits/packs";
import type { Payment } from "@/lib/payments/payments";

/**
 * Takes back the credits of what was refunded or disputed of a paid purchase, as far as they are unspent. A dispute
 * counts as a full refund until it is won. Must run in a transaction that has locked the workspace.
 */
export async function applyReversals(ctx: Context, row: PurchaseRow, payment: Payment): Promise<void> {
  const refunded = { ...row, ...(await applyRefund(ctx, row, payment)) };
  const disputed = { ...refunded, ...(await applyDispute(ctx, refunded, payment)) };
  await storePurchase(ctx.db, disputed);
}

async function applyRefund(ctx: Context, row: PurchaseRow, payment: Payment): Promise<Partial<PurchaseRow>> {
  const refundedCents = Math.min(payment.refundedCents, row.amountCents);
  if (refundedCents <= row.refundedCents) return {};
  const due = creditsOf(row, refundedCents) - row.creditsTakenBack;
  const taken = await takeBack(ctx, row, due, `refund:${row.id} ${refundedCents}`);
  const detail = { refundedCents, amountCents: row.amountCents, creditsTakenBack: taken };
  await recordAudit(ctx, { action: "pack.refunded", subjectId: row.id, detail });
  return { refundedCents, creditsTakenBack: row.creditsTakenBack + taken };
}

async function applyDispute(ctx: Context, row: PurchaseRow, payment: Payment): Promise<Partial<PurchaseRow>> {
  if (payment.isDisputed === (row.disputedAt !== null)) return {};
  return payment.isDisputed ? takeDisputed(ctx, row) : giveBackWon(ctx, row);
}

async function takeDisputed(ctx: Context, row: PurchaseRow): Promise<Partial<PurchaseRow>> {
  const taken = await takeBack(
    ctx,
    row,
    row.credits - row.creditsTakenBack,
    `dispute:${row.id} ${ctx.clock.now().toISOString()}`,
  );
  const detail = { amountCents: row.amountCents, creditsTakenBack: taken };
  await recordAudit(ctx, { action: "billing.disputed", subjectId: row.id, detail });
  return { disputedAt: ctx.clock.now(), creditsTakenBack: row.creditsTakenBack + taken };
}

/** A won dispute gives back what it took; what was refunded besides stays taken back. */
async function giveBackWon(ctx: Context, row: PurchaseRow): Promise<Partial<PurchaseRow>> {
  const kept = Math.min(row.creditsTakenBack, creditsOf(row, row.refundedCents));
  const credits = row.creditsTakenBack - kept;
  if (credits > 0) await grantPack(ctx, { cause: wonCause(row.id), credits });
  const detail = { credits, reason: "The dispute of a pack was decided in favor of the purchase." };
  await recordAudit(ctx, { action: "credits.granted", subjectId: row.id, detail });
  return { disputedAt: null, creditsTakenBack: kept };
}

/** The credits that correspond to refunded cents: all of them for a full refund. */
const creditsOf = ({ credits, amountCents }: PurchaseRow, refundedCents: number): number =>
  refundedCents >= amountCents ? credits : Math.round((credits * refundedCents) / amountCents);

/** Takes back up to `credits` of the purchase's grants; returns how many. */
async function takeBack(ctx: Context, row: PurchaseRow, credits: number, why: string): Promise<number> {
  if (credits <= 0) return 0;
  const first = await takeBackPack(ctx, { cause: packCause(row.id), credits, why });
  if (first === credits) return first;
  const won = { cause: wonCause(row.id), credits: credits - first, why: `${why} won` };
  return first + (await takeBackPack(ctx, won));
}
