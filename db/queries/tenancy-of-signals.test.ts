/** Signal and activity queries run by one workspace for rows of another. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertActivation, insertSignal } from "@/tests/factories/signals";
import { answersOf, changesOf, openTwoWorkspaces, type Question } from "@/tests/factories/two-workspaces";
import { insertUser } from "@/tests/factories/workspace";
import { activities, signalCounters, signals } from "../schema";
import { findSignalMarks, findSignalPage } from "../signal-index/list";
import { findActivities, insertActivities, type NewActivity } from "./activities";
import { writeArchive } from "./signal-archives";
import { findSignalActivations, findSignalDetail, findSignalEngagements } from "./signal-detail";
import { findCompanySignals, findLatestByPerson, findSignals, insertSignals, updateSignal } from "./signals";

const activity = (ctx: Context, signalId: string): NewActivity => ({
  ...{ id: newId(), category: "enrichment", title: "Pat became a signal", detail: null, sourceId: null },
  ...{ signalId, cause: `signal:${signalId}`, createdAt: ctx.clock.now() },
});

/** A signal that is archived, delivered, and mentioned by an activity. */
async function openSignal(ctx: Context) {
  const { customerId, clock, db } = ctx;
  const now = clock.now();
  const { id: signalId, personId, companyKey } = await insertSignal(ctx);
  const { id: userId } = await insertUser(ctx);
  await writeArchive(db, { customerId, userId, signalId, until: null, now });
  await insertActivation(ctx, { signalId, status: "delivered", deliveredAt: now });
  await insertActivities(db, { customerId, activities: [activity(ctx, signalId)] });
  const ids = { signalId, ids: [signalId], signalIds: [signalId], personIds: [personId] };
  const since = new Date(now.getTime() - hours(1));
  return { ...ids, companyKeys: [companyKey ?? ""], userId, since, perCompany: 5, limit: 10, offset: 0 };
}
type Ask = Question<Awaited<ReturnType<typeof openSignal>>>;

/** Builds a list query; extra properties of the scene are not filters. */
const list =
  (filters: { view: "all" | "archived"; minScore?: number }): Ask =>
  (db, { customerId, userId, limit, offset }) =>
    findSignalPage(db, { customerId, userId, limit, offset, ...filters });

describe("another workspace's signal", () => {
  it.each<[string, Ask, unknown]>([
    ["findSignalPage", list({ view: "all" }), { rows: [], total: 0 }],
    ["findSignalPage with filters", list({ view: "archived", minScore: 1 }), { rows: [], total: 0 }],
    ["findSignalMarks", findSignalMarks, { archived: new Map(), deliveredTo: new Map() }],
    ["findSignalDetail", findSignalDetail, null],
    ["findSignalEngagements", findSignalEngagements, []],
    ["findSignalActivations", findSignalActivations, []],
    ["findSignals", findSignals, []],
    ["findLatestByPerson", findLatestByPerson, new Map()],
    ["findCompanySignals", findCompanySignals, []],
    ["findActivities", findActivities, { rows: [], total: 0 }],
  ])("is not read by %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openSignal, ask);
    expect(stranger).toEqual(nothing);
    expect(owner).not.toEqual(nothing);
  });

  it("is not changed by updateSignal", async () => {
    const change: Ask = (db, rows) => updateSignal(db, { ...rows, set: { strength: 1 } });
    const { before, afterStranger, afterOwner } = await changesOf(openSignal, [signals], change);
    expect(afterStranger).toEqual(before);
    expect(afterOwner).not.toEqual(before);
  });

  it("does not provide the source of an activity that references it", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { id } = await insertSignal(owner);
      const { customerId } = stranger;
      await insertActivities(world.db, { customerId, activities: [activity(stranger, id)] });
      expect(one(await world.db.select().from(activities))).toMatchObject({ customerId, sourceId: null });
    }));

  it("does not affect the date of a new signal", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { db, clock } = world;
      const { ordinal: _, ...row } = await insertSignal(owner);
      const { customerId } = owner;
      const later = new Date(clock.now().getTime() + hours(1));
      const theirs = { ...row, id: newId(), engagementId: newId(), createdAt: later };
      await insertSignals(db, { customerId: stranger.customerId, signals: [theirs] });
      const [counter] = await db
        .select()
        .from(signalCounters)
        .where(eq(signalCounters.customerId, customerId));
      expect(counter?.lastCreatedAt).toEqual(row.createdAt);
    }));
});
