/** Blocks of signals for tests: small ones, so that a few hundred signals fill many. */
import { signalCounters } from "@/db/schema";
import type { Context } from "@/lib/context";
import { sealBlocks } from "@/lib/domain/signals/seal-blocks";

/** Sets how many signals a block of the workspace has, a multiple of 32; before it has any. */
export async function setBlockSize({ db, customerId }: Context, blockSize: number): Promise<void> {
  await db.insert(signalCounters).values({ customerId, blockSize });
}

/** Seals all that is full, and folds in all that changed. */
export async function sealSignals(ctx: Context): Promise<void> {
  for (;;) {
    const { isDone } = await sealBlocks(ctx);
    if (isDone) return;
  }
}
