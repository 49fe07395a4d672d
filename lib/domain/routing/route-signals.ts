import { insertActivations, type NewActivation } from "@/db/queries/activations";
import { type DestinationRow, findDestinations } from "@/db/queries/destinations";
import { findAppliedTags } from "@/db/queries/signal-tags";
import { findSignals } from "@/db/queries/signals";
import { type Context, transaction } from "@/lib/context";
import { matchesRouting, namesTag } from "@/lib/destinations/routing";
import { factsOf } from "@/lib/domain/deliveries/signal-facts";
import { wakeDestinations } from "@/lib/domain/destinations/wakes";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";

/**
 * Creates an activation for each signal and each destination whose routing it matches. Those of a paused
 * destination are held until it resumes. Running it again creates no duplicates. With `valueId`, the signals were
 * given that tag: only destinations whose routing names it are asked.
 */
export async function routeSignals(
  ctx: Context,
  input: { signalIds: string[]; valueId?: string },
): Promise<{ queued: number }> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const signals = await findSignals(db, { customerId, ids: input.signalIds });
    const tags = await findAppliedTags(db, { customerId, signalIds: input.signalIds });
    // Locked, so that no destination is paused between this read and creating its activations.
    const all = await findDestinations(db, { customerId, lock: true });
    const { valueId } = input;
    const destinations = valueId ? all.filter(({ routing }) => namesTag(routing, valueId)) : all;
    if (signals.length < input.signalIds.length) {
      const missing = input.signalIds.length - signals.length;
      log.info({ customerId, missing }, "routing: signals are gone");
    }
    const now = ctx.clock.now();
    const activations = destinations.flatMap((destination) =>
      signals
        .filter((signal) =>
          matchesRouting(destination.routing, factsOf(signal, { tags: tags.get(signal.id) ?? [], at: now })),
        )
        .map((signal) => newActivation(signal.id, destination, now)),
    );
    const made = await insertActivations(db, { customerId, activations });
    const queued = made.filter((activation) => activation.status === "queued");
    await wakeDestinations(
      ctx,
      queued.map((activation) => activation.destinationId),
    );
    return { queued: queued.length };
  });
}

const newActivation = (signalId: string, destination: DestinationRow, now: Date): NewActivation => ({
  id: newId(),
  signalId,
  destinationId: destination.id,
  trigger: "routing",
  status: destination.isActive ? "queued" : "held",
  nextAttemptAt: destination.isActive ? now : null,
  createdAt: now,
});
