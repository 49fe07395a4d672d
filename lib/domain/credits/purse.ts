import {
  type CreditGrant,
  type HoldPart,
  insertEntries,
  isUnlimited,
  lockGrants,
  takeFromGrants,
} from "@/db/queries/credits";
import type { Bundle } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";

/** A workspace's credits, locked until the transaction ends. Concurrent spending waits for the lock. */
export interface Purse {
  /** Infinite on an unlimited plan. */
  readonly available: number;
  /** Takes an amount from the grants that are used first. If there isn't enough, takes nothing and returns null. */
  take(amount: number, entryId: string): HoldPart[] | null;
}

/** Opens the purse. Must run in a transaction, before any read that the spending depends on. */
export async function openPurse(ctx: Context): Promise<Purse> {
  const { db, customerId } = ctx;
  const grants = await lockGrants(db, { customerId, now: ctx.clock.now() });
  if (await isUnlimited(db, { customerId })) {
    return { available: Number.POSITIVE_INFINITY, take: () => [] };
  }
  const available = () => grants.reduce((sum, grant) => sum + grant.remaining, 0);
  return {
    get available() {
      return available();
    },
    take: (amount, entryId) => (available() < amount ? null : takeParts(grants, amount, entryId)),
  };
}

function takeParts(grants: CreditGrant[], amount: number, entryId: string): HoldPart[] {
  const parts: HoldPart[] = [];
  let open = amount;
  for (const grant of grants) {
    const part = Math.min(grant.remaining, open);
    if (part === 0) continue;
    grant.remaining -= part;
    parts.push({ entryId, grantId: grant.id, amount: part });
    open -= part;
  }
  return parts;
}

/**
 * Pays for work stored in this transaction: hold and settlement in one step. `cause` names a row that the work
 * created, so it is paid for only once, like the row itself; `sourceId` is the source that the work was for.
 */
export async function payFromPurse(
  ctx: Context,
  purse: Purse,
  work: { bundle: Bundle; cause: string; amount: number; sourceId?: string },
): Promise<void> {
  const { db, customerId } = ctx;
  const { bundle, cause, amount, sourceId = null } = work;
  if (amount === 0) return;
  const holdId = newId();
  const parts = purse.take(amount, holdId);
  if (!parts) throw new Error("More work was stored than the credits cover");
  await insertEntries(db, {
    customerId,
    now: ctx.clock.now(),
    entries: [
      { id: holdId, kind: "hold", amount: -amount, burned: 0, bundle, cause, sourceId },
      { id: newId(), kind: "settle", amount: 0, burned: amount, bundle, cause, sourceId },
    ],
  });
  await takeFromGrants(db, { customerId, parts });
}
