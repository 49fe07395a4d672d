import { moveActivations } from "@/db/queries/activations";
import { type DestinationRow, updateDestinationRow } from "@/db/queries/destinations";
import type { PausedReason } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { wakeDestinations } from "./wakes";

/** Starts sending again, including held activations. Must run in a transaction. */
export async function resume(ctx: Context, row: DestinationRow): Promise<DestinationRow> {
  const { db, customerId } = ctx;
  const destinationId = row.id;
  const set = { isActive: true, pausedReason: null, consecutiveFailures: 0 };
  const resumed = await updateDestinationRow(db, { customerId, destinationId, set });
  await moveActivations(db, {
    customerId,
    destinationId,
    from: ["held"],
    to: "queued",
    nextAttemptAt: ctx.clock.now(),
  });
  await wakeDestinations(ctx, [destinationId]);
  return resumed ?? row;
}

/** Stops sending: what is queued is held until the destination resumes. Must run in a transaction. */
export async function pause(
  ctx: Context,
  row: DestinationRow,
  pausedReason: PausedReason,
): Promise<DestinationRow> {
  const { db, customerId } = ctx;
  const destinationId = row.id;
  const set = { isActive: false, pausedReason };
  const paused = await updateDestinationRow(db, { customerId, destinationId, set });
  await moveActivations(db, {
    customerId,
    destinationId,
    from: ["queued", "retrying"],
    to: "held",
    nextAttemptAt: null,
  });
  return paused ?? row;
}
