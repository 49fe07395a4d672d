import { requeueActivationsSince } from "@/db/queries/delivery-replays";
import { days } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { deliveryHistoryDays } from "@/lib/contracts/deliveries";
import { recordAudit } from "@/lib/domain/audit/record";
import { wakeDestinations } from "@/lib/domain/destinations/wakes";
import { invalidField } from "@/lib/errors";
import { requireSending } from "./replay";

/**
 * Requeues all failed or held deliveries created or last tried since `since` (ISO), `batchSize` per transaction, since
 * recording deliveries is blocked meanwhile. Throws 400 if `since` is before the kept history, and 422 if the
 * destination is or becomes paused; the rest then waits for the next call.
 */
export async function recoverDeliveries(
  ctx: Context,
  input: { destinationId: string; since: string; batchSize?: number },
): Promise<{ recovered: number }> {
  const { destinationId, batchSize = 5_000 } = input;
  const since = new Date(input.since);
  const now = ctx.clock.now();
  if (since.getTime() < now.getTime() - days(deliveryHistoryDays)) {
    throw invalidField("since", `must be within the last ${deliveryHistoryDays} days`);
  }
  let recovered = 0;
  for (;;) {
    const some = await transaction(ctx, (ctx) =>
      recoverSome(ctx, { destinationId, since, now, limit: batchSize }),
    );
    recovered += some;
    if (some < batchSize) return { recovered };
  }
}

async function recoverSome(
  ctx: Context,
  input: { destinationId: string; since: Date; now: Date; limit: number },
): Promise<number> {
  const { db, customerId } = ctx;
  const { destinationId, since } = input;
  await requireSending(ctx, destinationId);
  const recovered = await requeueActivationsSince(db, { customerId, ...input });
  if (recovered === 0) return 0;
  await wakeDestinations(ctx, [destinationId]);
  const detail = { since: since.toISOString(), recovered };
  await recordAudit(ctx, { action: "destination.recovered", subjectId: destinationId, detail });
  return recovered;
}
