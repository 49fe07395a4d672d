import { lockPack, revokeFromGrant, sumRevoked } from "@/db/queries/allotments";
import { findEntries, insertEntries, insertGrant } from "@/db/queries/credits";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";

/**
 * Grants credits that do not expire, once per cause: `pack:<purchase>` for purchases, `grant:<id>` for operators'.
 * Returns false if they were granted before. Must run in a transaction.
 */
export async function grantPack(
  ctx: Context,
  { cause, credits }: { cause: string; credits: number },
): Promise<boolean> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const grant = { id: newId(), customerId, kind: "pack", cause, credits, expiresAt: null, now } as const;
  if (!(await insertGrant(db, grant))) return false;
  const entry = { id: newId(), kind: "grant", amount: credits, burned: 0, bundle: null, cause } as const;
  await insertEntries(db, { customerId, now, entries: [entry] });
  return true;
}

/**
 * Takes back up to `credits` of a pack, as far as they are unspent; returns how many, and 0 for a `why` that was
 * handled before. Credits that running work holds are taken as soon as it returns them. Must run in a transaction.
 */
export async function takeBackPack(
  ctx: Context,
  { cause, credits, why }: { cause: string; credits: number; why: string },
): Promise<number> {
  const { db, customerId } = ctx;
  const pack = await lockPack(db, { customerId, cause });
  if (!pack || credits <= 0) return 0;
  const name = `grant:${pack.id} ${why}`;
  if ((await findEntries(db, { customerId, causes: [name] })).length > 0) return 0;
  const taken = Math.min(credits, pack.remaining);
  await revokeFromGrant(db, { customerId, grantId: pack.id, credits: taken, owed: credits - taken });
  if (taken === 0) return 0;
  const entry = {
    id: newId(),
    kind: "revoke",
    amount: -taken,
    burned: 0,
    bundle: null,
    cause: name,
  } as const;
  await insertEntries(db, { customerId, now: ctx.clock.now(), entries: [entry] });
  return taken;
}

/** How many credits of a pack were taken back in all, those that running work returned later included. */
export async function countTakenBack(ctx: Context, { cause }: { cause: string }): Promise<number> {
  const { credits } = await sumRevoked(ctx.db, { customerId: ctx.customerId, cause });
  return credits;
}

/** Takes back what packs owe of the credits that the hold `entryId`, and others with it, just returned to them. */
export async function takeOwed(
  ctx: Context,
  packs: { id: string; remaining: number; owed: number }[],
  entryId: string,
): Promise<void> {
  const { db, customerId } = ctx;
  for (const { id: grantId, remaining, owed } of packs) {
    const credits = Math.min(remaining, owed);
    await revokeFromGrant(db, { customerId, grantId, credits, owed: owed - credits });
    await recordTaken(ctx, credits, `grant:${grantId} returned ${entryId}`);
  }
}

async function recordTaken(ctx: Context, credits: number, cause: string): Promise<void> {
  const entry = { id: newId(), kind: "revoke", amount: -credits, burned: 0, bundle: null, cause } as const;
  await insertEntries(ctx.db, { customerId: ctx.customerId, now: ctx.clock.now(), entries: [entry] });
}
