import {
  findBlocksToSeal,
  findCustomersToSealAcrossCustomers,
  lockFullBlock,
  takeMarks,
} from "@/db/signal-index/sealing";
import { writeBitmaps } from "@/db/signal-index/write-bitmaps";
import { writeWords } from "@/db/signal-index/write-words";
import { type Context, type SystemContext, transaction } from "@/lib/context";
import { settings } from "@/lib/domain/settings";

/** Announces workspaces whose blocks of signals are full, or have changed since they were sealed. */
export async function startDueSealing(ctx: SystemContext): Promise<{ started: number }> {
  const due = await findCustomersToSealAcrossCustomers(ctx.db, { limit: settings.sealing.workspaces });
  return transaction(ctx, async (ctx) => {
    for (const customerId of due) ctx.emit({ name: "signals/blocks.due", data: { customerId } });
    return { started: due.length };
  });
}

/**
 * Seals full blocks of signals and applies changes to sealed ones; a few at a time, each in its own transaction.
 * Returns whether there may be more. A second run finds nothing to do.
 */
export async function sealBlocks(ctx: Context): Promise<{ sealed: number; isDone: boolean }> {
  const { blocksPerStep: limit } = settings.sealing;
  const blocks = await findBlocksToSeal(ctx.db, { customerId: ctx.customerId, limit });
  for (const block of blocks) await sealBlock(ctx, block);
  return { sealed: blocks.length, isDone: blocks.length < limit };
}

/** Takes the marks first: any later change is either seen below, marked again, or both. */
async function sealBlock(ctx: Context, block: number): Promise<void> {
  await transaction(ctx, async ({ db, customerId, clock }) => {
    const locked = await lockFullBlock(db, { customerId, block });
    if (!locked) return;
    const { size, isSealed } = locked;
    const marked = await takeMarks(db, { customerId, block, size });
    if (isSealed && marked.length === 0) return;
    const at = { customerId, block, size };
    const ordinals = isSealed ? marked.map(({ ordinal }) => ordinal) : null;
    await writeBitmaps(db, { ...at, ordinals, now: clock.now() });
    const reworded = isSealed ? marked.flatMap(({ ordinal, words }) => (words ? ordinal : [])) : null;
    await writeWords(db, { ...at, ordinals: reworded });
  });
}
