import { findActivation, insertActivations } from "@/db/queries/activations";
import { findDestination } from "@/db/queries/destinations";
import { findSignals } from "@/db/queries/signals";
import { type Context, transaction } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { wakeDestinations } from "@/lib/domain/destinations/wakes";
import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";

export interface ManualDelivery {
  activationId: string;
  queued: boolean;
  destinationName: string;
}

/** Manually sends a signal to a destination: one activation per pair, so a repeat returns the existing one. */
export async function deliverSignal(
  ctx: Context,
  input: { signalId: string; destinationId: string },
): Promise<ManualDelivery> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const [signal] = await findSignals(db, { customerId, ids: [input.signalId] });
    if (!signal) throw notFound("signal");
    const destination = await findDestination(db, {
      customerId,
      destinationId: input.destinationId,
      lock: true,
    });
    if (!destination) throw notFound("destination");
    const destinationName = destination.name;
    const existing = await findActivation(db, { customerId, ...input });
    if (existing) return { activationId: existing.id, queued: false, destinationName };
    if (!destination.isActive) {
      throw new AppError("destination_paused", `${destinationName} is paused. Resume it before delivering.`);
    }
    const now = ctx.clock.now();
    const activation = { id: newId(), ...input, trigger: "manual", status: "queued" } as const;
    const [made] = await insertActivations(db, {
      customerId,
      activations: [{ ...activation, nextAttemptAt: now, createdAt: now }],
    });
    if (made) {
      const detail = { destinationId: destination.id, destinationName };
      await recordAudit(ctx, { action: "signal.sent", subjectId: signal.id, detail });
      await wakeDestinations(ctx, [destination.id]);
      return { activationId: made.id, queued: true, destinationName };
    }
    const other = await findActivation(db, { customerId, ...input });
    if (!other) throw notFound("signal");
    return { activationId: other.id, queued: false, destinationName };
  });
}
