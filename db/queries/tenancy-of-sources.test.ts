/** Source queries run by one workspace for rows of another. */
import { describe, expect, it } from "vitest";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertSignal } from "@/tests/factories/signals";
import { answersOf, changesOf, openTwoWorkspaces, type Question } from "@/tests/factories/two-workspaces";
import { insertSource, insertUser } from "@/tests/factories/workspace";
import { creditEntries, signalFeedback, sources } from "../schema";
import { countScoreBuckets } from "../signal-index/figures";
import { claimActiveSources, countActive } from "./customers";
import { findSourceValues } from "./source-value";
import {
  findSource,
  findSourceByKey,
  findSourcesByKeys,
  findSourcesWithStats,
  updateSourceRow,
  updateSourceRows,
} from "./sources";

/** A source with a signal. */
async function openSource(ctx: Context) {
  const { id, key } = await insertSource(ctx);
  await insertSignal(ctx, { sourceId: id });
  const nextDiscoveryAt = new Date(ctx.clock.now().getTime() + days(1));
  return { sourceId: id, sourceIds: [id], key, keys: [key], since: null, nextDiscoveryAt };
}
type Ask = Question<Awaited<ReturnType<typeof openSource>>>;
const set = { displayName: "Theirs" };

describe("another workspace's source", () => {
  it.each<[string, Ask, unknown]>([
    ["findSource", findSource, null],
    ["findSourcesByKeys", findSourcesByKeys, []],
    ["findSourceByKey", findSourceByKey, null],
    ["findSourcesWithStats", findSourcesWithStats, []],
    [
      "countScoreBuckets",
      (db, { customerId, sourceId }) => countScoreBuckets(db, { customerId, source: sourceId }),
      [],
    ],
    ["countActive", (db, { customerId }) => countActive(db, { customerId, what: "sources" }), 0],
  ])("is not read by %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openSource, ask);
    expect(stranger).toEqual(nothing);
    expect(owner).not.toEqual(nothing);
  });

  it.each<[string, Ask]>([
    ["updateSourceRow", (db, { customerId, sourceId }) => updateSourceRow(db, { customerId, sourceId, set })],
    ["updateSourceRows", (db, rows) => updateSourceRows(db, { ...rows, set })],
    ["claimActiveSources", claimActiveSources],
  ])("is not changed by %s", async (_name, ask) => {
    const { before, afterStranger, afterOwner } = await changesOf(openSource, [sources], ask);
    expect(afterStranger).toEqual(before);
    expect(afterOwner).not.toEqual(before);
  });

  it.each([undefined, "source"])("is not valued by findSourceValues (only %s)", async (only) => {
    const scene = async (ctx: Context) => {
      const { db, customerId, clock } = ctx;
      const { id: sourceId } = await insertSource(ctx);
      const signal = await insertSignal(ctx, { sourceId });
      const { id: userId } = await insertUser(ctx);
      const said = { id: newId(), customerId, signalId: signal.id, userId, verdict: "good_fit" as const };
      await db.insert(signalFeedback).values({ ...said, updatedAt: clock.now() });
      const paid = { id: newId(), customerId, kind: "settle" as const, amount: 0, burned: 5, cause: "work" };
      await db.insert(creditEntries).values({ ...paid, sourceId });
      return { sourceId };
    };
    const { stranger, owner } = await answersOf(scene, (db, { customerId, sourceId }) =>
      findSourceValues(db, { customerId, since: null, ...(only && { sourceId }) }),
    );
    expect(stranger).toEqual(new Map());
    expect(owner).toEqual(
      new Map([[expect.any(String), { goodVerdicts: 1, badVerdicts: 0, creditsSpent: 5 }]]),
    );
  });

  it("does not affect a source's figures, even through rows that reference the source", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { id: sourceId } = await insertSource(owner);
      await insertSignal(stranger, { sourceId });
      const { customerId } = owner;
      expect(one(await findSourcesWithStats(world.db, { customerId, since: null, sourceId }))).toMatchObject({
        signalCount: 0,
        strengthScore: null,
        totalPosts: 0,
        qualifiedPosts: 0,
      });
    }));
});
