/** Queries of rejected engagements run by one workspace for rows of another. */
import { describe, expect, it } from "vitest";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { know } from "@/tests/factories/people";
import { insertEngagement } from "@/tests/factories/signals";
import { answersOf, changesOf, openTwoWorkspaces, type Question } from "@/tests/factories/two-workspaces";
import { insertUser } from "@/tests/factories/workspace";
import { engagements, profileLookups, rescues } from "../schema";
import {
  findRejectedEngagement,
  findRejections,
  findRescues,
  findSignalOf,
  reopenEngagement,
  upsertRescue,
} from "./rejections";

/** A rejected engagement that a member rescued. */
async function openRejection(ctx: Context) {
  const { db, customerId, clock } = ctx;
  const { id: engagementId } = await insertEngagement(ctx, {
    status: "rejected",
    rejectedBy: "score",
    signalId: newId(),
  });
  const { id: userId } = await insertUser(ctx);
  const wish = { id: newId(), engagementId, userId, gate: "score", note: null, now: clock.now() };
  await upsertRescue(db, { ...wish, customerId });
  return { engagementId, engagementIds: [engagementId], wish };
}
type Ask = Question<Awaited<ReturnType<typeof openRejection>>>;
const page = { sort: "newest", limit: 10, offset: 0 } as const;

describe("another workspace's rejection", () => {
  it.each<[string, Ask, unknown]>([
    [
      "findRejections",
      (db, { customerId }) => findRejections(db, { customerId, ...page }),
      { rows: [], total: 0 },
    ],
    [
      "findRejections with a search",
      (db, { customerId }) => findRejections(db, { customerId, ...page, search: "pat" }),
      { rows: [], total: 0 },
    ],
    ["findRejectedEngagement", findRejectedEngagement, null],
    ["findSignalOf", findSignalOf, null],
    ["findRescues", findRescues, []],
  ])("is not read by %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openRejection, ask);
    expect(stranger).toEqual(nothing);
    expect(owner).not.toEqual(nothing);
  });

  it.each<[string, Ask]>([
    ["reopenEngagement", reopenEngagement],
    [
      "upsertRescue",
      (db, { customerId, wish }) => upsertRescue(db, { ...wish, customerId, id: newId(), note: "Changed" }),
    ],
  ])("is not changed by %s", async (_name, ask) => {
    const { before, afterStranger, afterOwner } = await changesOf(openRejection, [engagements, rescues], ask);
    expect(afterStranger).toEqual(before);
    expect(afterOwner).not.toEqual(before);
  });

  it("shows no profile that only another workspace has read", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const person = await know(owner, { person: { title: "Secret title" } });
      await insertEngagement(stranger, { personUrl: person.networkUrl, status: "rejected" });
      const { customerId } = stranger;
      const { rows } = await findRejections(world.db, { customerId, ...page });
      expect(rows).toMatchObject([{ person: null, companyName: null }]);
      expect(await findRejections(world.db, { customerId, ...page, search: "Secret" })).toMatchObject({
        total: 0,
      });
      expect(await world.db.$count(profileLookups)).toBeGreaterThan(0);
    }));

  it("is not made a signal's rejection by a rescue stored elsewhere", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { id: engagementId } = await insertEngagement(owner, { status: "signal" });
      const { id: userId } = await insertUser(stranger);
      const { db, customerId, clock } = stranger;
      const wish = { id: newId(), engagementId, userId, gate: "score", note: null, now: clock.now() };
      await upsertRescue(db, { ...wish, customerId });
      expect(await findRejectedEngagement(db, { customerId: owner.customerId, engagementId })).toBeNull();
    }));
});
