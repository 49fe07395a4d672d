import { findEntries, type HoldPart, insertEntries } from "@/db/queries/credits";
import type { Bundle } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { lockDayLimits, noDayLimits, type Stage } from "./day-limits";
import { openGrants } from "./locked-balance";

/** What a job costs. `cause` identifies the job, so it is paid for once however often it runs. */
export interface Cost {
  cause: string;
  amount: number;
  /** The source that the job is for, if any. */
  sourceId?: string | undefined;
  /** The post that the job is for, if any. */
  postId?: string | undefined;
}

/** How many times the same job can be refunded and held for again. */
const turns = 5;
/** A job's names in the ledger. After a refund, the next hold uses the next name. */
const namesOf = (cause: string): string[] =>
  Array.from({ length: turns }, (_, turn) => (turn === 0 ? cause : `${cause} #${turn + 1}`));

/**
 * Holds credits for work done outside the transaction, for as many of `costs`, in order, as the balance covers, and
 * for automatic work of a `stage`, the day's limits too. Returns the covered causes (held now, held before, or
 * settled), each with the ledger name used to settle or refund it.
 */
export async function holdCredits(
  ctx: Context,
  bundle: Bundle,
  costs: Cost[],
  stage?: Stage,
): Promise<Map<string, string>> {
  if (costs.length === 0) return new Map();
  const { db, customerId } = ctx;
  const sourceIds = [...new Set(costs.flatMap((cost) => cost.sourceId ?? []))];
  const limits = stage ? await lockDayLimits(ctx, { stage, sourceIds }) : noDayLimits;
  const grants = await openGrants(ctx);
  const entries = await findEntries(db, { customerId, causes: costs.flatMap(({ cause }) => namesOf(cause)) });
  const refunded = new Set(entries.filter((e) => e.kind === "refund").map((e) => e.cause));
  const held = new Set(entries.filter((e) => !refunded.has(e.cause)).map((e) => e.cause));

  const covered = new Map<string, string>();
  const parts: HoldPart[] = [];
  const holds = [];
  for (const { cause, amount, sourceId = null, postId = null } of costs) {
    const name = namesOf(cause).find((name) => !refunded.has(name));
    if (!name || covered.has(cause)) continue;
    if (!held.has(name)) {
      // Work of another source may still have room.
      if (limits.roomFor(sourceId ?? undefined).credits < amount) continue;
      const id = newId();
      const taken = grants.take(amount, id);
      if (!taken) break;
      limits.use(sourceId ?? undefined, amount);
      parts.push(...taken);
      const paid = { amount: -amount, burned: 0, bundle, cause: name };
      holds.push({ id, kind: "hold" as const, ...paid, sourceId, postId });
    }
    covered.set(cause, name);
  }
  await insertEntries(db, { customerId, entries: holds, now: ctx.clock.now() });
  await grants.store(parts);
  return covered;
}
