import { lockPack, revokeFromGrant } from "@/db/queries/allotments";
import { type PurchaseRow, packCause, storePurchase, wonCause } from "@/db/queries/pack-purchases";
import type { Context } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { countTakenBack, grantPack, takeBackPack } from "@/lib/domain/credits/packs";
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
  const before = await countTakenBackOf(ctx, row);
  await takeBack(ctx, row, creditsOf(row, refundedCents) - before, `refund:${row.id} ${refundedCents}`);
  const creditsTakenBack = await countTakenBackOf(ctx, row);
  const { amountCents } = row;
  const detail = { refundedCents, amountCents, creditsTakenBack: creditsTakenBack - before };
  await recordAudit(ctx, { action: "pack.refunded", subjectId: row.id, detail });
  return { refundedCents, creditsTakenBack };
}

async function applyDispute(ctx: Context, row: PurchaseRow, payment: Payment): Promise<Partial<PurchaseRow>> {
  if (payment.isDisputed === (row.disputedAt !== null)) return {};
  return payment.isDisputed ? takeDisputed(ctx, row) : giveBackWon(ctx, row);
}

async function takeDisputed(ctx: Context, row: PurchaseRow): Promise<Partial<PurchaseRow>> {
  const now = ctx.clock.now();
  const before = await countTakenBackOf(ctx, row);
  await takeBack(ctx, row, row.credits - before, `dispute:${row.id} ${now.toISOString()}`);
  const creditsTakenBack = await countTakenBackOf(ctx, row);
  const detail = { amountCents: row.amountCents, creditsTakenBack: creditsTakenBack - before };
  await recordAudit(ctx, { action: "billing.disputed", subjectId: row.id, detail });
  return { disputedAt: now, creditsTakenBack };
}

/** A won dispute gives back what it took; what was refunded besides stays taken back. */
async function giveBackWon(ctx: Context, row: PurchaseRow): Promise<Partial<PurchaseRow>> {
  const { db, customerId } = ctx;
  const taken = await countTakenBackOf(ctx, row);
  const due = creditsOf(row, row.refundedCents);
  const credits = Math.max(0, taken - due);
  const pack = await lockPack(db, { customerId, cause: packCause(row.id) });
  // Work that returns credits later no longer owes them to the dispute.
  const owed = Math.max(0, due - taken);
  if (pack) await revokeFromGrant(db, { customerId, grantId: pack.id, credits: 0, owed });
  if (credits > 0) await grantPack(ctx, { cause: wonCause(row.id), credits });
  const detail = { credits, reason: "The dispute of a pack was decided in favor of the purchase." };
  await recordAudit(ctx, { action: "credits.granted", subjectId: row.id, detail });
  return { disputedAt: null, creditsTakenBack: await countTakenBackOf(ctx, row) };
}

/** The credits that correspond to refunded cents: all of them for a full refund. */
const creditsOf = ({ credits, amountCents }: PurchaseRow, refundedCents: number): number =>
  refundedCents >= amountCents ? credits : Math.round((credits * refundedCents) / amountCents);

/** Takes back up to `credits` of the purchase, first of what a won dispute gave back. */
async function takeBack(ctx: Context, row: PurchaseRow, credits: number, why: string): Promise<void> {
  if (credits <= 0) return;
  const { db, customerId } = ctx;
  const won = await lockPack(db, { customerId, cause: wonCause(row.id) });
  const fromWon = Math.min(won?.remaining ?? 0, credits);
  if (fromWon > 0) await takeBackPack(ctx, { cause: wonCause(row.id), credits: fromWon, why });
  if (credits > fromWon)
    await takeBackPack(ctx, { cause: packCause(row.id), credits: credits - fromWon, why });
}

/** The credits taken back so far, those that running work returned later included, less what was given back. */
async function countTakenBackOf(ctx: Context, { id }: PurchaseRow): Promise<number> {
  const { db, customerId } = ctx;
  const won = await lockPack(db, { customerId, cause: wonCause(id) });
  const taken = await countTakenBack(ctx, { cause: packCause(id) });
  return taken + (await countTakenBack(ctx, { cause: wonCause(id) })) - (won?.credits ?? 0);
}
