import { findEntries, type HoldPart, insertEntries, takeFromGrants } from "@/db/queries/credits";
import type { Bundle } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { openPurse } from "./purse";

/** What a piece of work costs; `cause` names the work, so that it is paid for once however often it runs. */
export interface Cost {
  cause: string;
  amount: number;
}

/**
 * Holds credits for work that is done outside the transaction: for as many of `costs` as the balance covers,
 * in their order. Answers the causes that are covered: those held now, held before, or settled before.
 */
export async function holdCredits(ctx: Context, bundle: Bundle, costs: Cost[]): Promise<Set<string>> {
  if (costs.length === 0) return new Set();
  const { db, customerId } = ctx;
  const purse = await openPurse(ctx);
  const entries = await findEntries(db, { customerId, causes: costs.map((cost) => cost.cause) });
  const refunded = new Set(entries.filter((e) => e.kind === "refund").map((e) => e.cause));
  const covered = new Set(entries.filter((e) => !refunded.has(e.cause)).map((e) => e.cause));

  const parts: HoldPart[] = [];
  const holds = [];
  for (const cost of costs) {
    if (covered.has(cost.cause) || refunded.has(cost.cause)) continue;
    const id = newId();
    const taken = purse.take(cost.amount, id);
    if (!taken) break;
    parts.push(...taken);
    holds.push({ id, kind: "hold" as const, amount: -cost.amount, burned: 0, bundle, cause: cost.cause });
    covered.add(cost.cause);
  }
  await insertEntries(db, { customerId, entries: holds, now: ctx.clock.now() });
  await takeFromGrants(db, { customerId, parts });
  return covered;
}
