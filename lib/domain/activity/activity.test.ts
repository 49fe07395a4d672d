/** The activity feed: its entries, their visibility and their retention. */

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { countOf } from "@/db/count-of";
import { activities } from "@/db/schema";
import { activityCategories } from "@/db/vocabulary";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { ActivityItem, ActivityQuery } from "@/lib/contracts/activity";
import { forgetOldRows } from "@/lib/domain/schedules/forget-old-rows";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { roleOf } from "./format";
import { listActivity } from "./list";
import { type ActivityRecord, recordActivities } from "./record";

const list = (ctx: Context, query: Record<string, string> = {}) =>
  listActivity(ctx, ActivityQuery.parse(query));
const record = (change: Partial<ActivityRecord> = {}): ActivityRecord => ({
  category: "discovery",
  title: "4 new posts from A source",
  cause: `test:${newId()}`,
  ...change,
});

describe("the feed", () => {
  it("returns the contract's fields, and never the cause", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const [sourceId, signalId] = [newId(), newId()];
      await recordActivities(ctx, [record({ detail: "Beside it", sourceId, signalId })]);
      const { data, ...page } = await list(ctx);
      expect(page).toEqual({ total: 1, limit: 25, offset: 0 });
      const item = ActivityItem.strict().parse(one(data));
      const at = clock.now().toISOString();
      const expected = { at, category: "discovery", title: "4 new posts from A source", detail: "Beside it" };
      const links = { path: null, detailPath: null, related: null };
      expect(item).toEqual({ ...expected, ...links, id: item.id, sourceId, signalId });
    }));

  it("sorts by time, then id, newest first, and pages without duplicates or gaps", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      for (let hour = 0; hour < 4; hour++) {
        await recordActivities(
          ctx,
          [1, 2, 3].map((n) => record({ title: `Hour ${hour}, ${n}` })),
        );
        clock.advance(hours(1));
      }
      const { data, total } = await list(ctx, { limit: "100" });
      expect([data.length, total]).toEqual([12, 12]);
      expect(data).toEqual(data.toSorted((a, b) => (`${a.at} ${a.id}` < `${b.at} ${b.id}` ? 1 : -1)));
      const pages = await Promise.all(["0", "5", "10"].map((offset) => list(ctx, { limit: "5", offset })));
      expect(pages.flatMap((page) => page.data)).toEqual(data);
      expect(await list(ctx, { offset: "12" })).toMatchObject({ data: [], total: 12 });
    }));

  it("filters by category, source and days, one day by default", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const sourceId = newId();
      await recordActivities(ctx, [record({ title: "Long ago", sourceId })]);
      clock.advance(days(2));
      for (const category of activityCategories) {
        await recordActivities(ctx, [record({ category, title: category })]);
      }
      await recordActivities(ctx, [record({ category: "harvest", title: "Of the source", sourceId })]);
      const titles = async (query: Record<string, string>) => {
        const { data, total } = await list(ctx, query);
        expect(total).toBe(data.length);
        return data.map(({ title }) => title);
      };
      expect(await titles({})).toHaveLength(6);
      expect(await titles({ category: "harvest" })).toEqual(["Of the source", "harvest"]);
      expect(await titles({ source: sourceId })).toEqual(["Of the source"]);
      expect(await titles({ source: sourceId, days: "2" })).toEqual(["Of the source", "Long ago"]);
      expect(await titles({ category: "icp", source: sourceId })).toEqual([]);
    }));

  it.each([
    { category: "errors" },
    { source: "not-an-id" },
    { days: "0" },
    { days: "31" },
    { days: "1.5" },
    { limit: "0" },
    { limit: "101" },
    { offset: "-1" },
  ])("rejects %j", (query) => {
    expect(ActivityQuery.safeParse(query).success).toBe(false);
  });
});

describe("an entry", () => {
  it("is recorded once per cause in each workspace", () =>
    withRollback(async ({ ctx }) => {
      const other = { ...ctx, customerId: newId() };
      for (const each of [ctx, other]) await insertCustomer(each);
      const records = [record({ cause: "test:1" }), record({ cause: "test:2" })];
      await recordActivities(ctx, records);
      await recordActivities(ctx, [...records, record({ cause: "test:3", title: "Mine" })]);
      await recordActivities(other, [record({ cause: "test:1", title: "Theirs" })]);
      expect(await list(ctx)).toMatchObject({ total: 3 });
      expect((await list(other)).data).toMatchObject([{ title: "Theirs" }]);
    }));

  it("gets its signal's source, but never another workspace's", () =>
    withRollback(async ({ ctx }) => {
      const other = { ...ctx, customerId: newId() };
      for (const each of [ctx, other]) await insertCustomer(each);
      const [mine, theirs] = [await insertSignal(ctx), await insertSignal(other)];
      await recordActivities(ctx, [record({ signalId: theirs.id }), record({ signalId: mine.id })]);
      expect((await list(ctx)).data).toMatchObject([
        { signalId: mine.id, sourceId: mine.sourceId },
        { signalId: theirs.id, sourceId: null },
      ]);
    }));

  it.each([
    ["Pat\nPerson\0 became\u202e a  signal", "Pat Person became a signal"],
    ["Half a character: \ud83d!", "Half a character: !"],
    ["A whole one: 😀", "A whole one: 😀"],
    ["<b>&amp; '; drop table activities", "<b>&amp; '; drop table activities"],
  ])("is a single displayable line: %j", (title, shown) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await recordActivities(ctx, [record({ title, detail: title })]);
      expect((await list(ctx)).data).toMatchObject([{ title: shown, detail: shown }]);
    }),
  );

  it("has a limited length, and an empty list is allowed", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await recordActivities(ctx, []);
      await recordActivities(ctx, [record({ title: "word ".repeat(100), detail: "word ".repeat(100) })]);
      const { title, detail } = one((await list(ctx)).data);
      expect(title.length).toBeLessThanOrEqual(200);
      expect(detail?.length).toBeLessThanOrEqual(300);
    }));

  it("is deleted after 30 days in every workspace", () =>
    withRollback(async ({ ctx, system, db, clock }) => {
      const other = { ...ctx, customerId: newId() };
      for (const each of [ctx, other]) {
        await insertCustomer(each);
        await recordActivities(each, [record({ title: "Old" })]);
      }
      clock.advance(days(1));
      await recordActivities(ctx, [record({ title: "Newer" })]);
      clock.advance(days(29));
      expect(await forgetOldRows(system)).toMatchObject({ activities: 0 });
      clock.advance(1);
      expect(await forgetOldRows(system)).toMatchObject({ activities: 2 });
      expect(await list(ctx, { days: "30" })).toMatchObject({ data: [{ title: "Newer" }], total: 1 });
      const left = await db.select().from(activities).where(eq(activities.customerId, other.customerId));
      expect(left).toEqual([]);
    }));
});

describe("text helpers", () => {
  it.each([
    [1, "1 new post"],
    [4, "4 new posts"],
  ])("format the count %i", (count, words) => {
    expect(countOf(count, "new post")).toBe(words);
  });

  it.each([
    ["VP Sales", "Northwind", "VP Sales at Northwind"],
    ["VP Sales at northwind, speaker", "Northwind", "VP Sales at northwind, speaker"],
    ["VP Sales @ Northwind", "Northwind", "VP Sales @ Northwind"],
    ["Chairman", "AI", "Chairman at AI"],
    ["VP Sales", null, "VP Sales"],
    [null, "Northwind", "Northwind"],
    [null, null, null],
  ])("format the role %j, %j as %j", (title, company, words) => {
    expect(roleOf(title, company)).toBe(words);
  });
});
