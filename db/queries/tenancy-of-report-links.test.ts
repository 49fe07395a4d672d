/** Another workspace's links to reports are neither read nor changed. */
import { describe, expect, it } from "vitest";
import { reportLinks } from "@/db/schema";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertReportLink } from "@/tests/factories/report-links";
import { insertAccountReport } from "@/tests/factories/reports";
import { answersOf, changesOf, openTwoWorkspaces, type Question } from "@/tests/factories/two-workspaces";
import {
  countOpening,
  countReportLinks,
  deleteReportLink,
  findReportLinks,
  findSharedReportAcrossCustomers,
} from "./report-links";
import { findNewestReports } from "./reports";

/** A report and a link to it that works. */
async function insertLinked(ctx: Context) {
  const { id: reportId, subject } = await insertAccountReport(ctx);
  const { id: linkId } = await insertReportLink(ctx, { reportId });
  return { reportId, linkId, now: ctx.clock.now(), subjects: [subject] };
}
type Linked = Awaited<ReturnType<typeof insertLinked>>;

describe("another workspace", () => {
  it.each<[string, Question<Linked>, unknown, unknown]>([
    ["findReportLinks", findReportLinks, [], [{ openCount: 0 }]],
    ["countReportLinks", countReportLinks, 0, 1],
    ["findNewestReports", findNewestReports, new Map(), { size: 1 }],
  ])("reads nothing with %s", async (_, ask, nothing, own) => {
    const { stranger, owner } = await answersOf(insertLinked, ask);
    expect(stranger).toEqual(nothing);
    expect(owner).toMatchObject(own as object);
  });

  it.each<[string, Question<Linked>]>([
    ["deleteReportLink", deleteReportLink],
    ["countOpening", (db, input) => countOpening(db, { ...input, since: input.now })],
  ])("changes nothing with %s", async (_, ask) => {
    const { before, afterStranger, afterOwner } = await changesOf(insertLinked, [reportLinks], ask);
    expect(afterStranger).toEqual(before);
    expect(afterOwner).not.toEqual(before);
  });
});

it("a link of one workspace shows no report of another", () =>
  withRollback(async (world) => {
    const { owner, stranger } = await openTwoWorkspaces(world);
    const { id: reportId } = await insertAccountReport(stranger);
    const { tokenHash } = await insertReportLink(owner, { reportId, id: newId() });
    const now = owner.clock.now();
    expect(await findSharedReportAcrossCustomers(world.db, { tokenHash, now })).toBeNull();
  }));

it("links of one report are not those of another", () =>
  withRollback(async (world) => {
    const { owner } = await openTwoWorkspaces(world);
    const { linkId, now } = await insertLinked(owner);
    const { reportId } = await insertLinked(owner);
    const { customerId } = owner;
    await deleteReportLink(world.db, { customerId, reportId, linkId });
    expect(await findReportLinks(world.db, { customerId, reportId, now, linkId })).toEqual([]);
    expect(await countReportLinks(world.db, { customerId, reportId, now })).toBe(1);
    expect(await world.db.$count(reportLinks)).toBe(2);
  }));
