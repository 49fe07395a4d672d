import { pick } from "@/db/pick";
import { findEntries, insertEntries, returnToGrants } from "@/db/queries/credits";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { takeOwed } from "./packs";

/** The open holds among `causes`. */
async function openHolds(ctx: Context, causes: string[]) {
  const entries = await findEntries(ctx.db, { customerId: ctx.customerId, causes });
  const closed = new Set(
    entries.filter((e) => e.kind === "settle" || e.kind === "refund").map((e) => e.cause),
  );
  return entries.filter((e) => e.kind === "hold" && !closed.has(e.cause));
}

/** Burns the credits held for completed work. Must run in the transaction that stores the work. */
export async function settleCredits(ctx: Context, causes: string[]): Promise<void> {
  const holds = await openHolds(ctx, causes);
  await insertEntries(ctx.db, {
    customerId: ctx.customerId,
    now: ctx.clock.now(),
    entries: holds.map((hold) => ({
      id: newId(),
      kind: "settle",
      amount: 0,
      burned: -hold.amount,
      ...pick(hold, "bundle", "cause", "sourceId", "postId", "round"),
    })),
  });
}

/**
 * Returns the credits held for work that was not done. What a pack owes, since it was refunded while they were held, is
 * taken back at once.
 */
export async function refundCredits(ctx: Context, causes: string[]): Promise<void> {
  const holds = await openHolds(ctx, causes);
  const entries = holds.map((hold) => ({
    id: newId(),
    kind: "refund" as const,
    amount: -hold.amount,
    burned: 0,
    ...pick(hold, "bundle", "cause", "sourceId", "postId", "round"),
  }));
  const inserted = await insertEntries(ctx.db, { customerId: ctx.customerId, entries, now: ctx.clock.now() });
  const refunded = new Set(entries.filter((e) => inserted.has(e.id)).map((e) => e.cause));
  const returned = holds.filter((hold) => refunded.has(hold.cause)).map((hold) => hold.id);
  const owing = await returnToGrants(ctx.db, { customerId: ctx.customerId, entryIds: returned });
  await takeOwed(ctx, owing, returned[0] ?? "");
}
