import { packOf } from "@/db/packs";
import { lockBilling } from "@/db/queries/subscriptions";
import { findTopUp, findTopUpSpend, storeTopUp, type TopUpRow } from "@/db/queries/top-ups";
import { type Context, transaction } from "@/lib/context";
import type { TopUp, TopUpChange } from "@/lib/contracts/credits";
import { differences } from "@/lib/domain/audit/differences";
import { recordChange } from "@/lib/domain/audit/record";
import { requirePayments } from "@/lib/domain/billing/processor";
import { requirePlan } from "@/lib/domain/plans/read";
import { AppError, invalidField } from "@/lib/errors";

type Settings = Pick<TopUpRow, "isEnabled" | "pack" | "threshold" | "monthlyCapCents" | "failedAt">;

/** What the form shows before anyone has chosen: one smallest pack a month. */
const initial: Settings = {
  isEnabled: false,
  pack: "pack_1000",
  threshold: 100,
  monthlyCapCents: packOf("pack_1000").priceCents,
  failedAt: null,
};

/** The automatic top-up, and what it has spent in this UTC calendar month. */
export async function readTopUp(ctx: Context): Promise<TopUp> {
  const { db, customerId, clock } = ctx;
  const [row, spend] = await Promise.all([
    findTopUp(db, { customerId }),
    findTopUpSpend(db, { customerId, monthStart: startOfUtcMonth(clock.now()) }),
  ]);
  const { isEnabled, pack, threshold, monthlyCapCents, failedAt } = row ?? initial;
  return {
    isEnabled,
    pack,
    threshold,
    monthlyCapCents,
    spentThisMonthCents: spend.monthCents,
    failedAt: failedAt?.toISOString() ?? null,
  };
}

/**
 * Changes the automatic top-up. Turning it on throws 503 `not_configured` without a payment processor, 409
 * `packs_unavailable` on a plan without packs, and `validation_error` if the cap does not cover one pack.
 */
export async function changeTopUp(ctx: Context, change: TopUpChange): Promise<TopUp> {
  if (change.isEnabled) await requireBuyable(ctx, change);
  await transaction(ctx, async (ctx) => {
    const { db, customerId, clock } = ctx;
    // A purchase that is being made finishes first, under the settings that it began with.
    await lockBilling(db, { customerId });
    const { failedAt: _, ...before } = settingsOf(await findTopUp(db, { customerId }));
    await storeTopUp(db, { customerId, ...change, now: clock.now() });
    const changes = differences(before, change);
    await recordChange(ctx, { action: "credits.top_up_changed", subjectId: customerId, changes });
  });
  return readTopUp(ctx);
}

const settingsOf = (row: TopUpRow | null): Settings => {
  const { isEnabled, pack, threshold, monthlyCapCents, failedAt } = row ?? initial;
  return { isEnabled, pack, threshold, monthlyCapCents, failedAt };
};

async function requireBuyable(ctx: Context, { pack, monthlyCapCents }: TopUpChange): Promise<void> {
  const { paygEnabled, name } = await requirePlan(ctx);
  if (!paygEnabled) {
    throw new AppError("packs_unavailable", `The ${name} plan does not include credit packs. Upgrade first.`);
  }
  requirePayments(ctx);
  if (monthlyCapCents < packOf(pack).priceCents) {
    throw invalidField("monthlyCapCents", "must cover the price of one pack");
  }
}

/** The start of the UTC calendar month of a time. */
export const startOfUtcMonth = (moment: Date): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1));
