/** A run that scores existing signals again, step by step. Once it has ended, it changes nothing. */
import { holdOffErasure } from "@/db/queries/erasure";
import { lockPeople } from "@/db/queries/people";
import {
  findNextSignals,
  findScoredSignals,
  lockRescore,
  type NewScore,
  type Rescore,
  storeScores,
  updateRescore,
} from "@/db/queries/rescores";
import { inTransaction } from "@/db/transaction";
import { type Context, transaction } from "@/lib/context";
import { readStandards } from "@/lib/domain/engagements/standards";
import { lastingReason } from "@/lib/domain/set-aside/reason";
import { setAside, withoutSetAside } from "@/lib/domain/set-aside/set-aside";
import { settings } from "@/lib/domain/settings";
import { mapInSlices } from "@/lib/map-in-slices";
import { scoreAgain } from "./score-again";

/**
 * Scores the next signals again and notes how far it got, in one transaction, so that a repeated step continues where
 * the last one ended. If the ICP changed meanwhile, the run starts over with it. Returns whether the run has ended.
 */
export function rescoreBatch(
  ctx: Context,
  { rescoreId }: { rescoreId: string },
): Promise<{ isDone: boolean }> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await holdOffErasure(db, { customerId });
    const run = await lockRescore(db, { customerId, rescoreId });
    if (run?.status !== "running") return { isDone: true };
    const read = await readStandards(ctx);
    if (!read) {
      await end(ctx, run, { status: "failed" });
      return { isDone: true };
    }
    const { standards } = read;
    const { updatedAt: icpUpdatedAt } = standards.icp;
    const isCurrent = icpUpdatedAt.getTime() === run.icpUpdatedAt.getTime();
    const { cursor, done, changed } = isCurrent ? run : { cursor: -1, done: 0, changed: 0 };
    const { batch } = settings.rescore;
    const { since, lastOrdinal } = run;
    const asked = { customerId, since, after: cursor, last: lastOrdinal, limit: batch };
    const next = await findNextSignals(db, asked);
    // New evidence changes a signal while it holds its person.
    await lockPeople(db, { customerId, ids: [...new Set(next.map(({ personId }) => personId))] });
    const rows = await findScoredSignals(db, { customerId, ids: next.map(({ id }) => id) });
    const open = await withoutSetAside(ctx, "signal", rows, ({ signal }) => signal.id);
    const scores = await scoreEach(ctx, standards, open);
    const isDone = next.length < batch;
    const progress = {
      icpUpdatedAt,
      cursor: next.at(-1)?.ordinal ?? cursor,
      done: done + rows.length,
      changed: changed + scores.length,
      // Signals may be deleted meanwhile, and the end is the end.
      ...(isDone && { total: done + rows.length }),
    };
    if (isDone) await end(ctx, run, { ...progress, status: "done" });
    else {
      const set = { ...progress, updatedAt: ctx.clock.now() };
      await updateRescore(db, { customerId, rescoreId, set });
    }
    return { isDone };
  });
}

/** Stores new scores. Signals that can't be scored are set aside, so that they don't stop the others. */
async function scoreEach(
  ctx: Context,
  standards: Parameters<typeof scoreAgain>[0],
  rows: readonly Parameters<typeof scoreAgain>[1][],
): Promise<NewScore[]> {
  const { db, customerId } = ctx;
  const score = async (some: typeof rows): Promise<NewScore[]> => {
    const scored = await mapInSlices(some, (row) => scoreAgain(standards, row));
    const scores = scored.filter((score) => score !== null);
    if (scores.length > 0) await inTransaction(db, (db) => storeScores(db, { customerId, scores }));
    return scores;
  };
  try {
    return await score(rows);
  } catch (error) {
    if (lastingReason(error) === null) throw error;
  }
  const scores: NewScore[] = [];
  for (const row of rows) {
    try {
      scores.push(...(await score([row])));
    } catch (error) {
      const reason = lastingReason(error);
      if (reason === null) throw error;
      const { id: subject, sourceId } = row.signal;
      await setAside(ctx, [{ kind: "signal", subject, sourceId, reason }]);
    }
  }
  return scores;
}

/** Announces the rest of a run that has used up the steps of one function run. */
export const continueRescore = (ctx: Context, { rescoreId }: { rescoreId: string }): Promise<void> =>
  transaction(ctx, async ({ customerId, emit }) => {
    emit({ name: "icp/rescore.requested", data: { customerId, rescoreId } });
  });

/** Ends a run that keeps failing; a later request starts a new one. */
export const failRescore = (ctx: Context, { rescoreId }: { rescoreId: string }): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const run = await lockRescore(ctx.db, { customerId: ctx.customerId, rescoreId });
    if (run?.status === "running") await end(ctx, run, { status: "failed" });
  });

async function end(
  { db, customerId, clock }: Context,
  { id: rescoreId }: Rescore,
  change: Partial<Rescore> & { status: "done" | "failed" },
): Promise<void> {
  const now = clock.now();
  await updateRescore(db, { customerId, rescoreId, set: { ...change, updatedAt: now, finishedAt: now } });
}
