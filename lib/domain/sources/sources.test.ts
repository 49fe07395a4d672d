import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { posts, sources } from "@/db/schema";
import type { Lifecycle } from "@/db/vocabulary";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { NewSource } from "@/lib/contracts/sources";
import { settings } from "@/lib/domain/settings";
import { AppError } from "@/lib/errors";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertPost, insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertSource } from "@/tests/factories/workspace";
import { changeSource, removeSource } from "./change";
import { createSource } from "./create";
import { listSources, readSourceDetail } from "./read";

type Given = Partial<Record<"networkUrl" | "displayName", string>> & { keywords?: string[] };
/** Adds a source like the API: input that the contract refuses never gets here. */
const add = (ctx: Context, sourceType: string, input: Given) =>
  createSource(ctx, NewSource.parse({ sourceType, ...input }));
const person = (ctx: Context, slug: string) => add(ctx, "target_person", { networkUrl: `in/${slug}` });

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof AppError ? error.code : `no refusal: ${error}`;
}

describe("adding a source", () => {
  it.each([
    ["target_person", "in/Ana-Lopez-4f2/", "https://www.network.example/in/ana-lopez-4f2", "Ana Lopez"],
    [
      "target_person",
      "http://de.network.example/in/zo%C3%AB/recent-activity/?x=1#y",
      "https://www.network.example/in/zoë",
      "Zoë",
    ],
    [
      "own_company",
      "network.example/company/Acme-Inc/posts",
      "https://www.network.example/company/acme-inc",
      "Acme Inc",
    ],
    [
      "competitor_company",
      "https://www.network.example/showcase/one",
      "https://www.network.example/showcase/one",
      "One",
    ],
    ["competitor_company", "company/1234", "https://www.network.example/company/1234", "1234"],
  ])("%s %s is stored in canonical form", (type, networkUrl, canonical, displayName) =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      expect(await add(ctx, type, { networkUrl })).toEqual({
        id: expect.any(String),
        type,
        networkUrl: canonical,
        keywords: null,
        network: "sandbox",
        displayName,
        isActive: true,
        pausedReason: null,
        dailyCreditLimit: null,
        strengthScore: null,
        signalCount: 0,
        totalPosts: 0,
        qualifiedPosts: 0,
        goodVerdicts: 0,
        badVerdicts: 0,
        creditsSpent: 0,
        creditsPerGoodVerdict: null,
        lastDiscoveryAt: null,
        nextDiscoveryAt: new Date(clock.now().getTime() + settings.discovery.claimMs).toISOString(),
        createdAt: clock.now().toISOString(),
      });
    }),
  );

  it.each([
    ["target_person", "company/acme"],
    ["own_company", "in/ana"],
    ["target_person", "ana"],
    ["target_person", "https://evil-network.example/in/ana"],
    ["target_person", "https://network.example.evil.test/in/ana"],
    ["competitor_company", "https://www.network.example/feed/"],
  ])("%s %s is refused", (type, networkUrl) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await expect(add(ctx, type, { networkUrl })).rejects.toMatchObject({
        code: "validation_error",
        details: [{ path: "networkUrl" }],
      });
    }),
  );

  it.each([
    ["in/ana", "https://www.network.example/in/ANA/?utm=1"],
    ["in/zo%C3%AB", "in/zoe\u0308"],
  ])("%s is the same as %s", (first, second) =>
    withRollback(async ({ ctx, announced }) => {
      await insertCustomer(ctx);
      const { id } = await add(ctx, "target_person", { networkUrl: first });
      const again = () => add(ctx, "target_person", { networkUrl: second });
      expect(await codeOf(again())).toBe("duplicate_source");
      await changeSource(ctx, { sourceId: id, change: { isActive: false } });
      expect(await codeOf(again())).toBe("duplicate_source");
      expect(announced).toHaveLength(1);
    }),
  );

  it("a keyword search is the same in any order and case, and may share words with another", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const search = (...keywords: string[]) => add(ctx, "keyword_search", { keywords });
      const made = await search("Buying  Signals", "intent data", "Buying Signals");
      expect(made).toMatchObject({
        networkUrl: null,
        keywords: ["Buying Signals", "intent data"],
        displayName: "Buying Signals, intent data",
      });
      expect(await codeOf(search("INTENT DATA", "buying signals"))).toBe("duplicate_source");
      expect((await search("intent data")).id).not.toBe(made.id);
    }));

  it("restores a deleted one: same id, same history, with its new settings", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const first = await add(ctx, "own_company", { networkUrl: "company/acme", displayName: "Us" });
      await insertSignal(ctx, { sourceId: first.id, strength: 6 });
      await removeSource(ctx, { sourceId: first.id });
      expect((await listSources(ctx, { period: "all" })).data).toEqual([]);
      expect(await codeOf(changeSource(ctx, { sourceId: first.id, change: { isActive: true } }))).toBe(
        "not_found",
      );
      clock.advance(days(1));
      const again = await add(ctx, "competitor_company", { networkUrl: "company/ACME" });
      expect(again).toMatchObject({
        id: first.id,
        type: "competitor_company",
        displayName: "Us",
        isActive: true,
        signalCount: 1,
        createdAt: first.createdAt,
      });
      expect(await db.select().from(sources).where(eq(sources.customerId, ctx.customerId))).toHaveLength(1);
    }));

  it("is per workspace: another may watch the same", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: "0198c0de-0000-7000-8000-000000000000" };
      await insertCustomer(other);
      const mine = await person(ctx, "ana");
      const theirs = await person(other, "ana");
      expect(theirs.id).not.toBe(mine.id);
      expect(await codeOf(removeSource(other, { sourceId: mine.id }))).toBe("not_found");
      expect(await codeOf(readSourceDetail(other, { sourceId: mine.id, period: "30" }))).toBe("not_found");
    }));
});

describe("the plan's cap", () => {
  it("is never exceeded by concurrent requests", () =>
    withDatabase(async ({ ctx, announced }) => {
      await insertCustomer(ctx, { planSlug: "trial" });
      const asked = Array.from({ length: 12 }, (_, n) => codeOf(person(ctx, `person-${n}`)));
      const codes = await Promise.all(asked);
      expect(codes.filter((code) => code === "plan_source_cap_reached")).toHaveLength(7);
      expect((await listSources(ctx, { period: "all" })).total).toBe(5);
      expect(announced).toHaveLength(5);
    }));

  it("one URL added twice concurrently exists once", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx);
      const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(person(ctx, "ana"))));
      expect(codes.filter((code) => code === "duplicate_source")).toHaveLength(3);
      expect((await listSources(ctx, { period: "all" })).total).toBe(1);
    }));

  it("does not count paused sources, and applies to resuming", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "trial" });
      const made = [];
      for (let n = 0; n < 5; n++) made.push(await person(ctx, `person-${n}`));
      const sourceId = made[0]?.id ?? "";
      await changeSource(ctx, { sourceId, change: { isActive: false } });
      await person(ctx, "one-more");
      const resume = () => changeSource(ctx, { sourceId, change: { isActive: true } });
      expect(await codeOf(resume())).toBe("plan_source_cap_reached");
      await removeSource(ctx, { sourceId: made[1]?.id ?? "" });
      expect(await resume()).toMatchObject({ isActive: true });
      expect(await codeOf(person(ctx, "too-many"))).toBe("plan_source_cap_reached");
    }));

  it("needs a plan", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: null });
      await expect(person(ctx, "ana")).rejects.toMatchObject({ code: "no_plan", status: 500 });
    }));
});

describe("pausing and resuming", () => {
  it("requests a discovery when a source is added or resumed, and at no other time", () =>
    withRollback(async ({ ctx, clock, announced }) => {
      await insertCustomer(ctx);
      const { id: sourceId } = await person(ctx, "ana");
      const due = { name: "source/discovery.due", data: { customerId: ctx.customerId, sourceId } };
      expect(announced.splice(0)).toMatchObject([due]);
      await changeSource(ctx, { sourceId, change: { displayName: "Ana", isActive: true } });
      const paused = await changeSource(ctx, { sourceId, change: { isActive: false } });
      expect(paused).toMatchObject({ displayName: "Ana", isActive: false, nextDiscoveryAt: null });
      expect(announced).toEqual([]);
      clock.advance(hours(2));
      const resumed = await changeSource(ctx, { sourceId, change: { isActive: true } });
      const next = new Date(clock.now().getTime() + settings.discovery.claimMs).toISOString();
      expect(resumed).toMatchObject({ isActive: true, nextDiscoveryAt: next });
      expect(announced.splice(0)).toMatchObject([due]);
      await removeSource(ctx, { sourceId });
      expect(announced).toEqual([]);
    }));

  it.each(["awaiting_admin_icp_review", "suspended", "signed_up"] satisfies Lifecycle[])(
    "requests none while the workspace is %s",
    (lifecycle) =>
      withRollback(async ({ ctx, announced }) => {
        await insertCustomer(ctx, { lifecycle });
        const { id: sourceId, nextDiscoveryAt } = await person(ctx, "ana");
        expect(nextDiscoveryAt).toBeNull();
        await changeSource(ctx, { sourceId, change: { isActive: false } });
        await changeSource(ctx, { sourceId, change: { isActive: true } });
        expect(announced).toEqual([]);
      }),
  );
});

describe("what a source found", () => {
  it("is counted over the period, including shared posts", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const { id: sourceId } = await insertSource(ctx);
      const { id: idle } = await insertSource(ctx, { key: "another" });
      const daysAgo = (n: number) => new Date(clock.now().getTime() - days(n));
      for (const [icpScore, strength, age] of [
        [0, 4, 1],
        [9, 5, 2],
        [10, 6, 8],
        [99, 7, 20],
        [100, 8, 29],
        [null, 9, 29],
        [55, 2, 40],
      ] as const) {
        await insertSignal(ctx, { sourceId, icpScore, strength, createdAt: daysAgo(age) });
      }
      await db.update(posts).set({ status: "closed" });
      await insertPost(ctx, { sourceId, status: "screened_out" });
      await insertPost(ctx, { sourceId, createdAt: daysAgo(10) });

      const read = (period: "7" | "30" | "all") => readSourceDetail(ctx, { sourceId, period });
      const { scoreDistribution, ...month } = await read("30");
      expect(month).toMatchObject({ signalCount: 6, strengthScore: 6.5, totalPosts: 9, qualifiedPosts: 8 });
      expect(scoreDistribution.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 2]);
      expect(scoreDistribution.map(({ from, to }) => `${from}-${to}`)).toEqual([
        "0-9",
        "10-19",
        "20-29",
        "30-39",
        "40-49",
        "50-59",
        "60-69",
        "70-79",
        "80-89",
        "90-100",
      ]);
      expect(await read("7")).toMatchObject({
        signalCount: 2,
        strengthScore: 4.5,
        totalPosts: 8,
        qualifiedPosts: 7,
      });
      expect(await read("all")).toMatchObject({ signalCount: 7, strengthScore: 5.9 });
      const listed = await listSources(ctx, { period: "30" });
      expect(listed.data).toEqual([
        month,
        expect.objectContaining({ id: idle, signalCount: 0, strengthScore: null }),
      ]);
    }));
});
