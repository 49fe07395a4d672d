import { requeueActivationsSince } from "@/db/queries/delivery-replays";
import { days } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { deliveryHistoryDays } from "@/lib/contracts/deliveries";
import { recordAudit } from "@/lib/domain/audit/record";
import { AppError } from "@/lib/errors";
import { requireSending } from "./replay";

/** So many are queued in one transaction: deliveries of the destination cannot be recorded meanwhile. */
const atOnce = 5_000;

/**
 * Sends everything of a destination again that failed or was held, where it was made or last tried since then.
 * `since` is ISO. Throws 400 for a time that attempts are not kept for, and 422 where the destination is paused,
 * also where that happens in the midst of many: the rest waits for the next call.
 */
export async function recoverDeliveries(
  ctx: Context,
  input: { destinationId: string; since: string },
): Promise<{ recovered: number }> {
  const { destinationId } = input;
  const since = new Date(input.since);
  const now = ctx.clock.now();
  if (since.getTime() < now.getTime() - days(deliveryHistoryDays)) {
    const message = `must be within the last ${deliveryHistoryDays} days`;
    throw new AppError("validation_error", `since: ${message}.`, [{ path: "since", message }]);
  }
  let recovered = 0;
  for (;;) {
    const some = await transaction(ctx, (ctx) => recoverSome(ctx, { destinationId, since, now }));
    recovered += some;
    if (some < atOnce) return { recovered };
  }
}

async function recoverSome(
  ctx: Context,
  { destinationId, since, now }: { destinationId: string; since: Date; now: Date },
): Promise<number> {
  const { db, customerId } = ctx;
  await requireSending(ctx, destinationId);
  const recovered = await requeueActivationsSince(db, {
    ...{ customerId, destinationId, since, now },
    limit: atOnce,
  });
  if (recovered === 0) return 0;
  ctx.emit({ name: "delivery/queued", data: { customerId, destinationId } });
  const detail = { since: since.toISOString(), recovered };
  await recordAudit(ctx, { action: "destination.recovered", subjectId: destinationId, detail });
  return recovered;
}
