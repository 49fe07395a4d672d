import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { engagements, plans } from "@/db/schema";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { Rejection, RejectionQuery } from "@/lib/contracts/rejections";
import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { forgetHistory } from "@/lib/domain/schedules/forget-old-rows";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { engage, know, salesLeaders, student } from "@/tests/factories/people";
import { insertCompany, insertEngagement, insertPost } from "@/tests/factories/signals";
import {
  insertCustomer,
  insertSource,
  insertSuppression,
  insertWorkspace,
} from "@/tests/factories/workspace";
import { listRejections } from "./list";

const list = async (ctx: Context, query: Record<string, string> = {}) => {
  const { data, ...page } = await listRejections(ctx, RejectionQuery.parse(query));
  return { ...page, data: data.map((row) => Rejection.parse(row)) };
};
const namesIn = async (ctx: Context, query: Record<string, string> = {}) =>
  (await list(ctx, query)).data.map(({ person }) => person.name);

/** A rejected engagement, `age` days old. */
const reject = (
  ctx: Context,
  personName: string,
  { age = 0, ...change }: { age?: number } & Parameters<typeof insertEngagement>[1] = {},
) =>
  insertEngagement(ctx, {
    personName,
    status: "rejected",
    rejectedBy: "score",
    gates: [{ id: "score", passed: false, reason: "Too low" }],
    fit: 40,
    createdAt: new Date(ctx.clock.now().getTime() - days(age)),
    ...change,
  });

describe("the list of rejections", () => {
  it("says who engaged, what they did, and at which gate they were rejected, with the receipt", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const person = student();
      const [leader] = salesLeaders(1);
      if (!leader) throw new Error("The world has no sales leader");
      const ids = [
        (await engage(ctx, person, { sourceId: source.id, text: "So true!" })).id,
        (await engage(ctx, leader, { sourceId: source.id })).id,
      ];
      await qualifyEngagements(ctx, { ids });
      const { data, total } = await list(ctx);
      expect(total).toBe(1);
      const rejection = one(data);
      expect(rejection).toMatchObject({
        id: ids[0],
        person: {
          name: person.name,
          title: person.title,
          company: person.company.name,
          networkUrl: person.networkUrl,
        },
        engagement: { kind: "comment", text: "So true!", meaning: "filler" },
        post: { author: "Ada Author", excerpt: expect.stringContaining("pipeline review") },
        source: { id: source.id, displayName: source.displayName },
        gate: "score",
        canBecomeSignal: true,
        rescues: [],
      });
      expect(rejection.reason).toContain(`A fit of ${rejection.fit} is below`);
      expect(rejection.scoreReceipt?.fit.reduce((sum, { points }) => sum + points, 0)).toBe(rejection.fit);
      expect(rejection.pipelineResult.at(-1)).toMatchObject({ id: "score", passed: false });
    }));

  it("is sorted by date, or by how near the fit is to the threshold", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await reject(ctx, "Old and near", { age: 3, fit: 49 });
      await reject(ctx, "New and far", { age: 1, fit: 10 });
      await reject(ctx, "Without a fit", { age: 2, fit: null, rejectedBy: "suppressed" });
      expect(await namesIn(ctx)).toEqual(["New and far", "Without a fit", "Old and near"]);
      expect(await namesIn(ctx, { sort: "nearest" })).toEqual(["Old and near", "New and far"]);
      expect(await list(ctx, { sort: "nearest", limit: "1", offset: "1" })).toMatchObject({
        ...{ total: 2, limit: 1, offset: 1 },
        data: [{ person: { name: "New and far" } }],
      });
    }));

  it("can be filtered by gate, source and days, all at once", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id: sourceId } = await insertSource(ctx);
      const post = await insertPost(ctx, { sourceId });
      const here = { sourceId, postId: post.id };
      await reject(ctx, "Sells", { ...here, rejectedBy: "sells", age: 1 });
      await reject(ctx, "Old", { ...here, age: 8 });
      await reject(ctx, "Elsewhere");
      await reject(ctx, "Right", here);
      expect(await namesIn(ctx, { source: sourceId })).toEqual(["Right", "Sells", "Old"]);
      expect(await namesIn(ctx, { gate: "sells" })).toEqual(["Sells"]);
      expect(await namesIn(ctx, { days: "7" })).toEqual(expect.not.arrayContaining(["Old"]));
      expect(await namesIn(ctx, { source: sourceId, gate: "score", days: "7" })).toEqual(["Right"]);
    }));

  it.each(["müll", "Head of Waste", "tonne", "we need bins", "Owner of Kippe"])(
    "finds “%s” in the name, title, company or text, ignoring case",
    (search) =>
      withRollback(async ({ ctx }) => {
        await insertCustomer(ctx);
        const company = await insertCompany(ctx, { name: "Tonne & Co" });
        await know(ctx, {
          person: { title: "Head of Waste", companyId: company.id },
          engagement: {
            personName: "Marta Müller",
            headline: "Owner of Kippe",
            text: "Honestly, we need bins.",
          },
        });
        await reject(ctx, "Someone else");
        expect(await list(ctx, { search: search.toUpperCase() })).toMatchObject({
          total: 1,
          data: [{ person: { name: "Marta Müller", company: "Tonne & Co" } }],
        });
        expect(await namesIn(ctx, { search: "%" })).toEqual([]);
      }),
  );

  it("leaves out signals, stacked and pending engagements", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      for (const status of ["signal", "stacked", "pending"] as const) await reject(ctx, status, { status });
      expect(await list(ctx)).toMatchObject({ data: [], total: 0 });
    }));

  it("shows suppressed people, who can't become a signal", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const person = student();
      await insertSuppression(ctx, { kind: "person", value: person.networkUrl });
      await qualifyEngagements(ctx, { ids: [(await engage(ctx, person, { sourceId: source.id })).id] });
      expect((await list(ctx)).data).toMatchObject([
        { gate: "suppressed", fit: null, scoreReceipt: null, canBecomeSignal: false },
      ]);
    }));

  it("keeps them as long as the plan's history", () =>
    withRollback(async ({ ctx, db, system }) => {
      await insertCustomer(ctx);
      await db.update(plans).set({ historyDays: 30 }).where(eq(plans.slug, "growth"));
      const post = await insertPost(ctx, { status: "closed" });
      await reject(ctx, "Kept", { postId: post.id, age: 29 });
      await reject(ctx, "Forgotten", { postId: post.id, age: 31 });
      await forgetHistory(system);
      expect(await namesIn(ctx)).toEqual(["Kept"]);
      expect(await db.$count(engagements, eq(engagements.customerId, ctx.customerId))).toBe(1);
    }));

  it.each([
    { gate: "unknown" },
    { source: "x" },
    { days: "0" },
    { sort: "fit" },
    { search: "x".repeat(201) },
  ])("the contract refuses %j", (query) => {
    expect(RejectionQuery.safeParse(query).success).toBe(false);
  });
});
