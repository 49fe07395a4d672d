/** Blocks of signals for tests, small so that a few hundred signals fill many. */
import { signalCounters } from "@/db/schema";
import type { Context } from "@/lib/context";
import { sealBlocks } from "@/lib/domain/signals/seal-blocks";

/** Sets the workspace's block size in signals, a multiple of 32. Call it before there are any signals. */
export async function setBlockSize({ db, customerId }: Context, blockSize: number): Promise<void> {
  await db.insert(signalCounters).values({ customerId, blockSize });
}

/** Seals all full blocks and folds in all changes. */
export async function sealSignals(ctx: Context): Promise<void> {
  for (;;) {
    const { isDone } = await sealBlocks(ctx);
    if (isDone) return;
  }
}
