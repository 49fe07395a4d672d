/** Queries of runs that score signals again, run by one workspace for rows of another. */
import { describe, expect, it } from "vitest";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { insertSignal } from "@/tests/factories/signals";
import { answersOf, changesOf, type Question } from "@/tests/factories/two-workspaces";
import { icpRescores, signals } from "../schema";
import {
  countSignalsSince,
  findLatestRescore,
  findNextSignals,
  findScoredSignals,
  hasSignalsBetween,
  insertRescore,
  lockRescore,
  storeScores,
  updateRescore,
} from "./rescores";

async function openRun(ctx: Context) {
  const { db, customerId, clock } = ctx;
  const since = new Date(clock.now().getTime() - days(1));
  const signal = await insertSignal(ctx);
  const at = { icpUpdatedAt: since, createdAt: since, updatedAt: since };
  const run = await insertRescore(db, { id: newId(), customerId, since, total: 1, lastOrdinal: 0, ...at });
  const score = { fit: 1, strength: 1, classification: null, persona: "legal", seniority: null } as const;
  const scores = [{ ...score, id: signal.id, confidence: 1, receipt: { fit: [], strength: [] } }];
  const next = { after: -1, last: 10, limit: 10 };
  return { rescoreId: run.id, since, ids: [signal.id], scores, ...next };
}
type Ask = Question<Awaited<ReturnType<typeof openRun>>>;

describe("another workspace's run", () => {
  it.each<[string, Ask, unknown]>([
    ["findLatestRescore", findLatestRescore, null],
    ["lockRescore", lockRescore, null],
    ["countSignalsSince", countSignalsSince, { total: 0, lastOrdinal: -1 }],
    [
      "hasSignalsBetween",
      (db, { customerId, since }) =>
        hasSignalsBetween(db, { customerId, since, until: new Date(since.getTime() + days(2)) }),
      false,
    ],
    ["findNextSignals", findNextSignals, []],
    ["findScoredSignals", findScoredSignals, []],
  ])("is not read by %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openRun, ask);
    expect(stranger).toEqual(nothing);
    expect(owner).not.toEqual(nothing);
  });

  it.each<[string, Ask]>([
    ["updateRescore", (db, input) => updateRescore(db, { ...input, set: { done: 1 } })],
    ["storeScores", storeScores],
  ])("is not changed by %s", async (_name, ask) => {
    const { before, afterStranger, afterOwner } = await changesOf(openRun, [icpRescores, signals], ask);
    expect(afterStranger).toEqual(before);
    expect(afterOwner).not.toEqual(before);
  });
});
