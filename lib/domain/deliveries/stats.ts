import {
  type AttemptFigures,
  countAttempts,
  countUnsent,
  findAttemptFigures,
} from "@/db/queries/delivery-stats";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { DeliveryRates, DeliveryStats } from "@/lib/contracts/deliveries";
import { requireDestination } from "@/lib/domain/destinations/read";
import { utcDay } from "@/lib/utc-day";

const none: AttemptFigures = { delivered: 0, failed: 0, p50Ms: null, p95Ms: null };

/** A destination's attempts on each of the last `days` UTC days, including today, oldest first. */
export async function readDeliveryStats(
  ctx: Context,
  input: { destinationId: string; days: number },
): Promise<DeliveryStats> {
  const { db, customerId } = ctx;
  const { destinationId } = input;
  await requireDestination(ctx, destinationId);
  const { dates, from, to } = lastDays(ctx, input.days);
  const [attempts, unsent] = await Promise.all([
    findAttemptFigures(db, { customerId, destinationId, from, to }),
    countUnsent(db, { customerId, destinationId }),
  ]);
  const byDate = new Map(attempts.days.map((row) => [row.date, row]));
  return {
    data: dates.map((date) => byDate.get(date) ?? { date, ...none }),
    totals: { ...attempts.totals, ...unsent, successRate: rateOf(attempts.totals) },
  };
}

/** Each destination's attempts over the last `days` UTC days, including today, oldest destination first. */
export async function listDeliveryRates(ctx: Context, input: { days: number }): Promise<DeliveryRates> {
  const { from, to } = lastDays(ctx, input.days);
  const counts = await countAttempts(ctx.db, { customerId: ctx.customerId, from, to });
  return { data: counts.map((count) => ({ ...count, successRate: rateOf(count) })) };
}

function lastDays({ clock }: Context, count: number): { dates: string[]; from: Date; to: Date } {
  const to = clock.now();
  const dates = Array.from({ length: count }, (_, n) => utcDay(new Date(to.getTime() - days(count - 1 - n))));
  return { dates, from: new Date(`${dates[0]}T00:00:00Z`), to };
}

const rateOf = ({ delivered, failed }: Pick<AttemptFigures, "delivered" | "failed">): number | null =>
  delivered + failed === 0 ? null : delivered / (delivered + failed);
