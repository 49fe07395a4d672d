/** Queries about what reports are argued from, run by one workspace for rows of another. */
import { expect, it } from "vitest";
import { profileLookups, reports } from "@/db/schema";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { insertAccountReport } from "@/tests/factories/reports";
import { insertPerson, insertPost, insertSignal } from "@/tests/factories/signals";
import { answersOf, changesOf } from "@/tests/factories/two-workspaces";
import { insertSource } from "@/tests/factories/workspace";
import { findRecordIdsOf, lockReadyReports, replaceReportContent } from "./erase-reports";
import {
  findAddressesOf,
  findCompanySources,
  findEngagementsOf,
  findPostsBy,
  findSignalsOf,
} from "./report-evidence";
import { findPreviousReport } from "./reports";

const since = new Date(0);

/** A person with a signal, its engagement, a post and a look-up, a competitor's page, and a report. */
async function insertKnown(ctx: Context) {
  const { customerId, clock, db } = ctx;
  const { id: personId, networkUrl } = await insertPerson(ctx);
  await db
    .insert(profileLookups)
    .values({ customerId, requestedUrl: networkUrl, personId, fetchedAt: clock.now() });
  await insertSignal(ctx, { personId });
  await insertPost(ctx, { authorNetworkUrl: networkUrl });
  await insertSource(ctx, { type: "competitor_company" });
  const { id: reportId, subject } = await insertAccountReport(ctx);
  const names = { personIds: [personId], urls: [networkUrl], names: ["Pat Person"] };
  return { ...names, reportId, subjects: [subject] };
}
type Known = Awaited<ReturnType<typeof insertKnown>>;
type Ask = Parameters<typeof answersOf<Known>>[1];

it.each<[string, Ask]>([
  ["addresses", findAddressesOf],
  ["posts", (db, input) => findPostsBy(db, { ...input, since, limit: 10 })],
  ["signals", (db, input) => findSignalsOf(db, { ...input, since, limit: 10 })],
  ["watched companies", findCompanySources],
  ["reports", (db, input) => lockReadyReports(db, { ...input, after: null, limit: 10 })],
])("another workspace cannot read the %s", async (_, ask) => {
  expect(await answersOf(insertKnown, ask)).toMatchObject({ stranger: [], owner: [{}] });
});

it("another workspace cannot read the engagements", async () => {
  const ask: Ask = (db, input) => findEngagementsOf(db, { ...input, since, limit: 10, onlyRelevant: true });
  expect(await answersOf(insertKnown, ask)).toMatchObject({
    stranger: { rows: [], total: 0 },
    owner: { rows: [{}], total: 1 },
  });
});

it("another workspace cannot read the previous report", async () => {
  const ask: Ask = (db, input) => findPreviousReport(db, { ...input, type: "account", reportId: newId() });
  expect(await answersOf(insertKnown, ask)).toMatchObject({ stranger: null, owner: { type: "account" } });
});

it("another workspace cannot read the ids of records", async () => {
  const { stranger, owner } = await answersOf(insertKnown, findRecordIdsOf);
  expect([stranger, (owner as string[]).length]).toEqual([[], 4]);
});

it("another workspace cannot replace a report's content", async () => {
  const ask: Ask = (db, { customerId, reportId }) =>
    replaceReportContent(db, { customerId, reportId, content: {}, committeeSize: 0 });
  const { before, afterStranger, afterOwner } = await changesOf(insertKnown, [reports], ask);
  expect(afterStranger).toEqual(before);
  expect(afterOwner).toMatchObject([[{ content: {}, summary: { committeeSize: 0 } }]]);
});
