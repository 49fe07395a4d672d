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

/** How often the same work may be given back and asked for again. */
const turns = 5;
/** What a work is called in the ledger: after it was given back it may be held for once more. */
const namesOf = (cause: string): string[] =>
  Array.from({ length: turns }, (_, turn) => (turn === 0 ? cause : `${cause} #${turn + 1}`));

/**
 * Holds credits for work that is done outside the transaction: for as many of `costs` as the balance covers,
 * in their order. Answers the causes that are covered (held now, held before, or settled before), each with its
 * name in the ledger, by which it is settled or given back.
 */
export async function holdCredits(ctx: Context, bundle: Bundle, costs: Cost[]): Promise<Map<string, string>> {
  if (costs.length === 0) return new Map();
  const { db, customerId } = ctx;
  const purse = await openPurse(ctx);
  const entries = await findEntries(db, { customerId, causes: costs.flatMap(({ cause }) => namesOf(cause)) });
  const refunded = new Set(entries.filter((e) => e.kind === "refund").map((e) => e.cause));
  const standing = new Set(entries.filter((e) => !refunded.has(e.cause)).map((e) => e.cause));

  const covered = new Map<string, string>();
  const parts: HoldPart[] = [];
  const holds = [];
  for (const { cause, amount } of costs) {
    const name = namesOf(cause).find((name) => !refunded.has(name));
    if (!name || covered.has(cause)) continue;
    if (!standing.has(name)) {
      const id = newId();
      const taken = purse.take(amount, id);
      if (!taken) break;
      parts.push(...taken);
      holds.push({ id, kind: "hold" as const, amount: -amount, burned: 0, bundle, cause: name });
    }
    covered.set(cause, name);
  }
  await insertEntries(db, { customerId, entries: holds, now: ctx.clock.now() });
  await takeFromGrants(db, { customerId, parts });
  return covered;
}
