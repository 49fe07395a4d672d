import { type Context, transaction } from "@/lib/context";
import { lastingReason } from "./reason";
import { type Refused, setAside } from "./set-aside";

/** Ends a rehearsal, so that its transaction is rolled back. */
class Rehearsed extends Error {}

/**
 * Stores rows together in one transaction. If the database refuses what one of them holds, each is tried alone and
 * rolled back, those that fail are set aside, and the rest is stored together. `store` must change nothing but the
 * database. Throws failures that a retry may heal, and those that no row causes alone.
 */
export async function storeRows<T, R>(
  ctx: Context,
  rows: readonly T[],
  store: (ctx: Context, rows: T[]) => Promise<R>,
  describe: (row: T) => Omit<Refused, "reason">,
): Promise<R> {
  const storeAll = (kept: readonly T[]) => transaction(ctx, (ctx) => store(ctx, [...kept]));
  try {
    return await storeAll(rows);
  } catch (error) {
    if (lastingReason(error) === null) throw error;
    const refused: Refused[] = [];
    const kept: T[] = [];
    for (const row of rows) {
      const reason = await rehearse(ctx, (ctx) => store(ctx, [row]));
      if (reason === null) kept.push(row);
      else refused.push({ ...describe(row), reason });
    }
    if (refused.length === 0) throw error;
    await setAside(ctx, refused);
    return storeAll(kept);
  }
}

/** Why `work` would always fail; null if it would not. Changes nothing. */
async function rehearse(ctx: Context, work: (ctx: Context) => Promise<unknown>): Promise<string | null> {
  try {
    await transaction(ctx, async (ctx) => {
      await work(ctx);
      throw new Rehearsed();
    });
    return null;
  } catch (error) {
    if (error instanceof Rehearsed) return null;
    const reason = lastingReason(error);
    if (reason === null) throw error;
    return reason;
  }
}
