/** Queries of verdicts and decisions about proposals, run by one workspace for rows of another. */
import { describe, expect, it } from "vitest";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { know } from "@/tests/factories/people";
import { insertEngagement, insertSignal } from "@/tests/factories/signals";
import { answersOf, openTwoWorkspaces, type Question } from "@/tests/factories/two-workspaces";
import { insertUser } from "@/tests/factories/workspace";
import { rescues, signalFeedback } from "../schema";
import { findDecisions, upsertDecision } from "./proposal-decisions";
import { findRescueVerdicts, findSignalVerdicts } from "./verdicts";

async function openVerdicts(ctx: Context) {
  const { db, customerId, clock } = ctx;
  const now = clock.now();
  const { id: signalId } = await insertSignal(ctx);
  const { id: engagementId } = await insertEngagement(ctx, { status: "rejected" });
  const { id: userId } = await insertUser(ctx);
  const by = { id: newId(), customerId, userId, updatedAt: now };
  await db.insert(signalFeedback).values({ ...by, signalId, verdict: "good_fit" });
  await db.insert(rescues).values({ ...by, engagementId, gate: "score" });
  const decision = { proposalId: "a", field: "minEmployees", value: 5, decision: "dismissed" as const };
  await upsertDecision(db, { ...decision, customerId, decidedAt: now });
  return { since: new Date(now.getTime() - days(1)), limit: 10 };
}
type Ask = Question<Awaited<ReturnType<typeof openVerdicts>>>;

describe("another workspace's verdicts and decisions", () => {
  it.each<[string, Ask]>([
    ["findSignalVerdicts", findSignalVerdicts],
    ["findRescueVerdicts", findRescueVerdicts],
    ["findDecisions", findDecisions],
  ])("are not read by %s", async (_name, ask) => {
    const { stranger, owner } = await answersOf(openVerdicts, ask);
    expect(stranger).toEqual([]);
    expect(owner).not.toEqual([]);
  });

  it("are not replaced by a decision about the same proposal", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { since } = await openVerdicts(owner);
      const decidedAt = owner.clock.now();
      const given = { proposalId: "a", field: "minEmployees", value: 5, decidedAt } as const;
      await upsertDecision(world.db, { ...given, customerId: stranger.customerId, decision: "accepted" });
      const { customerId } = owner;
      expect(await findDecisions(world.db, { customerId, since })).toMatchObject([{ decision: "dismissed" }]);
    }));

  it("show no profile that only another workspace has read", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { networkUrl: personUrl } = await know(owner, { person: { title: "Secret title" } });
      const { id: engagementId } = await insertEngagement(stranger, { personUrl, headline: null });
      const { db, customerId, clock } = stranger;
      const { id: userId } = await insertUser(stranger);
      const now = clock.now();
      await db.insert(rescues).values({
        ...{ id: newId(), customerId, engagementId, userId, gate: "score", updatedAt: now },
      });
      const found = await findRescueVerdicts(db, { customerId, since: now, limit: 10 });
      expect(found).toMatchObject([{ title: null, companyName: null, industry: null }]);
    }));
});
