import { type AttemptFigures, countUnsent, findAttemptFigures } from "@/db/queries/delivery-stats";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { DeliveryStats } from "@/lib/contracts/deliveries";
import { utcDay } from "@/lib/domain/credits/means";
import { requireDestination } from "@/lib/domain/destinations/read";

const none: AttemptFigures = { delivered: 0, failed: 0, p50Ms: null, p95Ms: null };

/** How a destination's attempts went on each of the last `days` UTC days, today included, oldest first. */
export async function readDeliveryStats(
  ctx: Context,
  input: { destinationId: string; days: number },
): Promise<DeliveryStats> {
  const { db, customerId } = ctx;
  const { destinationId } = input;
  await requireDestination(ctx, destinationId);
  const to = ctx.clock.now();
  const dates = Array.from({ length: input.days }, (_, n) =>
    utcDay(new Date(to.getTime() - days(input.days - 1 - n))),
  );
  const from = new Date(`${dates[0]}T00:00:00Z`);
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

const rateOf = ({ delivered, failed }: AttemptFigures): number | null =>
  delivered + failed === 0 ? null : delivered / (delivered + failed);
