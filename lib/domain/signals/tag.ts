import { findDestinations } from "@/db/queries/destinations";
import {
  deleteOtherTags,
  deleteSignalTag,
  findAppliedTags,
  insertSignalTag,
  lockSignal,
  lockTagValue,
} from "@/db/queries/signal-tags";
import { type Context, transaction } from "@/lib/context";
import { namesTag } from "@/lib/destinations/routing";
import { notFound } from "@/lib/errors";
import { presentTag } from "./list";

type SignalTag = { signalId: string; valueId: string };

/**
 * Tags a signal and returns all its tags. In a single-choice category the new value replaces the old one, also for
 * concurrent requests: the signal is locked. Destinations whose rules name the value receive the signal. Throws 404 if
 * the signal or value is not found.
 */
export async function applySignalTag(ctx: Context, input: SignalTag) {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    if (!(await lockSignal(db, { customerId, signalId: input.signalId }))) throw notFound("signal");
    const value = await lockTagValue(db, { customerId, valueId: input.valueId });
    if (!value) throw notFound("tag value");
    if (value.selectionMode === "single") {
      await deleteOtherTags(db, { customerId, ...input, categoryId: value.categoryId });
    }
    const isNew = await insertSignalTag(db, { customerId, ...input, now: ctx.clock.now() });
    if (isNew) await announceTag(ctx, input);
    return tagsOf(ctx, input.signalId);
  });
}

/** Has the signal routed again if a destination's rules name the tag. */
async function announceTag(ctx: Context, { signalId, valueId }: SignalTag): Promise<void> {
  const { db, customerId } = ctx;
  const destinations = await findDestinations(db, { customerId });
  if (!destinations.some(({ routing }) => namesTag(routing, valueId))) return;
  ctx.emit({ name: "signals/tagged", data: { customerId, signalIds: [signalId], valueId } });
}

/** Removes a tag from a signal, if present, and returns the remaining ones. Throws 404 for the signal. */
export async function removeSignalTag(ctx: Context, input: SignalTag) {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    if (!(await lockSignal(db, { customerId, signalId: input.signalId }))) throw notFound("signal");
    await deleteSignalTag(db, { customerId, ...input });
    return tagsOf(ctx, input.signalId);
  });
}

async function tagsOf({ db, customerId }: Context, signalId: string) {
  const applied = await findAppliedTags(db, { customerId, signalIds: [signalId] });
  const data = (applied.get(signalId) ?? []).map(presentTag);
  return { data, total: data.length, limit: data.length, offset: 0 };
}
