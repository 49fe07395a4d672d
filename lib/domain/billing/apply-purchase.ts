import { pick } from "@/db/pick";
import { lockCustomer } from "@/db/queries/customers";
import { findPurchase, type PurchaseRow, packCause, storePurchase } from "@/db/queries/pack-purchases";
import type { PurchaseStatus } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { grantPack } from "@/lib/domain/credits/packs";
import { newId } from "@/lib/ids";
import type { PackCheckout, Payment } from "@/lib/payments/payments";
import { applyReversals } from "./apply-reversals";

/** A sale of a pack, as the processor describes it. */
type Sale = Pick<PurchaseRow, "reference" | "paymentId" | "isAutomatic" | "amountCents" | "currency"> &
  NonNullable<Payment["pack"]>;

/**
 * Records a checkout of a pack, and grants the pack once it is paid. What was refunded or disputed meanwhile is taken
 * back at once, so that a refund may be heard of first. Must run in a transaction that has locked the workspace's
 * billing.
 */
export async function applyCheckout(
  ctx: Context,
  checkout: PackCheckout,
  payment: Payment | null,
): Promise<void> {
  const { id: reference, pack, paymentId, isPaid, cents: amountCents, currency } = checkout;
  // An open checkout that no one has completed is not a purchase.
  if (!pack || (!isPaid && !paymentId)) return;
  const status = isPaid ? "paid" : payment?.status === "failed" ? "failed" : "pending";
  const sale = { ...pack, reference, paymentId, amountCents, currency, isAutomatic: false };
  await apply(ctx, sale, status, payment);
}

/** Records the charge of an automatic top-up, and grants its pack once it is paid. Locks as for `applyCheckout`. */
export async function applyCharge(ctx: Context, payment: Payment): Promise<void> {
  const { id, pack, cents: amountCents, currency } = payment;
  if (!pack) return;
  const status = payment.status === "succeeded" ? "paid" : payment.status;
  const sale = { ...pack, reference: id, paymentId: id, amountCents, currency, isAutomatic: true };
  await apply(ctx, sale, status, payment);
}

async function apply(ctx: Context, sale: Sale, status: PurchaseStatus, payment: Payment | null) {
  const { db, customerId } = ctx;
  await lockCustomer(db, { customerId });
  const before = await findSale(ctx, sale);
  // A paid purchase stays paid: what is given back of it is recorded beside it.
  const next = before?.status === "paid" ? "paid" : status;
  const row = {
    ...(before ?? newPurchase(ctx, sale)),
    status: next,
    paymentId: sale.paymentId ?? before?.paymentId ?? null,
    paidAt: before?.paidAt ?? (next === "paid" ? ctx.clock.now() : null),
  };
  await storePurchase(db, row);
  if (next !== "paid") return;
  if (before?.status !== "paid") await grant(ctx, row);
  if (payment) await applyReversals(ctx, row, payment);
}

/** The row of a sale; one payment is never two purchases. */
async function findSale({ db, customerId }: Context, sale: Sale): Promise<PurchaseRow | null> {
  const { reference, paymentId } = sale;
  const byReference = await findPurchase(db, { customerId, reference });
  return byReference ?? (paymentId ? findPurchase(db, { customerId, paymentId }) : null);
}

const newPurchase = ({ customerId, clock }: Context, sale: Sale): PurchaseRow => ({
  id: newId(),
  customerId,
  ...pick(sale, "reference", "paymentId", "pack", "credits", "amountCents", "currency"),
  status: "pending",
  isAutomatic: sale.isAutomatic,
  refundedCents: 0,
  creditsTakenBack: 0,
  disputedAt: null,
  paidAt: null,
  createdAt: clock.now(),
});

async function grant(ctx: Context, row: PurchaseRow): Promise<void> {
  const { id, pack, credits, amountCents, currency, isAutomatic } = row;
  await grantPack(ctx, { cause: packCause(id), credits });
  const detail = { pack, credits, amountCents, currency, isAutomatic };
  await recordAudit(ctx, { action: "pack.purchased", subjectId: id, detail });
}
