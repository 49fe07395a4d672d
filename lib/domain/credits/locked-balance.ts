import {
  type CreditGrant,
  growUnlimitedGrant,
  type HoldPart,
  insertEntries,
  isUnlimited,
  lockGrants,
  lockUnlimitedGrant,
  takeFromGrants,
  unlimitedCause,
} from "@/db/queries/credits";
import type { Bundle } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { lockDayLimits, noDayLimits, type Stage } from "./day-limits";

/** A workspace's credits, locked until the transaction ends. Concurrent spending waits for the lock. */
export interface LockedBalance {
  /** What the balance and the day's limits allow. Infinite on an unlimited plan without limits. */
  readonly available: number;
  /** What `available` is limited by. */
  readonly shortOf: "credits" | "pace" | "source_limit";
  /** Takes an amount from the grants that are used first. If there isn't enough, takes nothing and returns null. */
  take(amount: number, entryId: string): HoldPart[] | null;
  /** Stores what was taken. The entries that it was taken for must exist. */
  store(parts: HoldPart[]): Promise<void>;
}

/**
 * Locks the balance for a stage's work for a source, within the day's limits, or without `work`, for what a person
 * started. Must run in a transaction, before any read that the spending depends on.
 */
export async function lockBalance(
  ctx: Context,
  work?: { stage: Stage; sourceId: string },
): Promise<LockedBalance> {
  const limits = work
    ? await lockDayLimits(ctx, { stage: work.stage, sourceIds: [work.sourceId] })
    : noDayLimits;
  const grants = await openGrants(ctx);
  const room = () => limits.roomFor(work?.sourceId);
  return {
    get available() {
      return Math.min(grants.available, room().credits);
    },
    get shortOf() {
      const { credits, limit } = room();
      return limit !== null && credits < grants.available ? limit : "credits";
    },
    take: (amount, entryId) => {
      if (room().credits < amount) return null;
      const parts = grants.take(amount, entryId);
      if (parts) limits.use(work?.sourceId, amount);
      return parts;
    },
    store: (parts) => grants.store(parts),
  };
}

type Grants = Pick<LockedBalance, "available" | "take" | "store">;

/** The workspace's balance, locked. */
export async function openGrants(ctx: Context): Promise<Grants> {
  const { db, customerId } = ctx;
  const grants = await lockGrants(db, { customerId, now: ctx.clock.now() });
  if (await isUnlimited(db, { customerId })) return openUnlimited(ctx);
  const available = () => grants.reduce((sum, grant) => sum + grant.remaining, 0);
  return {
    get available() {
      return available();
    },
    take: (amount, entryId) => (available() < amount ? null : takeParts(grants, amount, entryId)),
    store: (parts) => takeFromGrants(db, { customerId, parts }),
  };
}

/** An unlimited plan grants what is used, at the moment it is used, so that the books agree as on any other plan. */
async function openUnlimited(ctx: Context): Promise<Grants> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const grantId = await lockUnlimitedGrant(db, { id: newId(), customerId, now });
  return {
    available: Number.POSITIVE_INFINITY,
    take: (amount, entryId) => [{ entryId, grantId, amount }],
    async store(parts) {
      const credits = parts.reduce((sum, { amount }) => sum + amount, 0);
      if (credits === 0) return;
      const cause = `${unlimitedCause} ${newId()}`;
      const entry = { id: newId(), kind: "grant", amount: credits, burned: 0, bundle: null, cause } as const;
      await insertEntries(db, { customerId, now, entries: [entry] });
      await growUnlimitedGrant(db, { customerId, grantId, credits });
      await takeFromGrants(db, { customerId, parts });
    },
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
 * created, so it is paid for only once, like the row itself; `sourceId` is the source that the work was for, `postId`
 * its post, and `round` which run of theirs it was part of.
 */
export async function payFromBalance(
  ctx: Context,
  balance: LockedBalance,
  work: {
    bundle: Bundle;
    cause: string;
    amount: number;
    sourceId?: string;
    postId?: string;
    round?: number;
  },
): Promise<void> {
  const { db, customerId } = ctx;
  const { bundle, cause, amount, sourceId = null, postId = null, round = null } = work;
  if (amount === 0) return;
  const paid = { bundle, cause, sourceId, postId, round };
  const holdId = newId();
  const parts = balance.take(amount, holdId);
  if (!parts) throw new Error("More work was stored than the credits cover");
  await insertEntries(db, {
    customerId,
    now: ctx.clock.now(),
    entries: [
      { id: holdId, kind: "hold", amount: -amount, burned: 0, ...paid },
      { id: newId(), kind: "settle", amount: 0, burned: amount, ...paid },
    ],
  });
  await balance.store(parts);
}
