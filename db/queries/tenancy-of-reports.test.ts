/** Report queries run by one workspace for rows of another. */
import { describe, expect, it } from "vitest";
import { profileLookups, reports } from "@/db/schema";
import type { Context } from "@/lib/context";
import { withRollback } from "@/tests/factories/context";
import { insertAccountReport } from "@/tests/factories/reports";
import { insertEngagement, insertPerson, insertSignal } from "@/tests/factories/signals";
import { answersOf, changesOf, openTwoWorkspaces } from "@/tests/factories/two-workspaces";
import {
  countPersonEngagements,
  findCompanyPeople,
  findPersonSignals,
  findReport,
  findReportBySlug,
  findReportPage,
  findReusableReport,
  updateReport,
} from "./reports";

const longAgo = new Date(0);

/** A report, and a person with a signal and the engagement behind it. */
async function insertKnown(ctx: Context) {
  const { customerId, clock, db } = ctx;
  const { id: reportId, subject, slug } = await insertAccountReport(ctx);
  const person = await insertPerson(ctx);
  const { id: personId, companyId, networkUrl: requestedUrl } = person;
  await db.insert(profileLookups).values({ customerId, requestedUrl, personId, fetchedAt: clock.now() });
  await insertSignal(ctx, { personId });
  return {
    reportId,
    subject,
    slug,
    subjects: [subject],
    personId,
    companyId: companyId ?? "",
    requestedUrl,
  };
}

describe("another workspace cannot read", () => {
  it("the reports", async () => {
    const page = { limit: 10, offset: 0 };
    const type = "account";
    expect(
      await answersOf(insertKnown, (db, input) => findReportPage(db, { ...input, ...page })),
    ).toMatchObject({
      stranger: { rows: [], total: 0 },
      owner: { rows: [{}], total: 1 },
    });
    for (const find of [
      (db, input) => findReport(db, { ...input, type }),
      (db, input) => findReportBySlug(db, { ...input, type }),
      (db, input) => findReusableReport(db, { ...input, type, since: longAgo }),
      (db, input) => findReport(db, { ...input, lock: true }),
    ] satisfies Parameters<typeof answersOf<Known>>[1][]) {
      expect(await answersOf(insertKnown, find)).toMatchObject({ stranger: null, owner: { type } });
    }
  });

  it("what reports tell of people", async () => {
    const limit = 10;
    expect(
      await answersOf(insertKnown, (db, input) => findCompanyPeople(db, { ...input, limit })),
    ).toMatchObject({ stranger: [], owner: [{}] });
    expect(
      await answersOf(insertKnown, (db, input) => findPersonSignals(db, { ...input, limit })),
    ).toMatchObject({ stranger: { rows: [], total: 0 }, owner: { rows: [{}], total: 1 } });
    expect(await answersOf(insertKnown, countPersonEngagements)).toEqual({ stranger: 0, owner: 1 });
  });
});

it("a person's engagements are counted only by the workspace's own addresses and engagements", () =>
  withRollback(async (world) => {
    const { owner, stranger } = await openTwoWorkspaces(world);
    const { personId, requestedUrl } = await insertKnown(owner);
    const stray = "https://www.network.example/in/stray";
    await insertEngagement(owner, { personUrl: stray });
    await insertEngagement(stranger, { personUrl: requestedUrl });
    const { customerId, db } = stranger;
    const fetchedAt = world.clock.now();
    await db.insert(profileLookups).values({ customerId, requestedUrl: stray, personId, fetchedAt });
    expect(await countPersonEngagements(db, { customerId, personId })).toBe(0);
    expect(await countPersonEngagements(db, { customerId: owner.customerId, personId })).toBe(1);
  }));

type Known = Awaited<ReturnType<typeof insertKnown>>;

it("another workspace cannot change a report", async () => {
  const { before, afterStranger, afterOwner } = await changesOf(insertKnown, [reports], (db, input) =>
    updateReport(db, { ...input, set: { name: "Renamed" } }),
  );
  expect(afterStranger).toEqual(before);
  expect(afterOwner).not.toEqual(before);
});
