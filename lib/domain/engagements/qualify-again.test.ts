/** Repeated qualification: stacking, the cache, and concurrent runs. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { engagements, icpProfiles, people, profileLookups, signals } from "@/db/schema";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { engage, opaqueAddress, salesLeaders } from "@/tests/factories/people";
import { insertPost } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import { qualifyEngagements } from "./qualify";

const leader = one(salesLeaders(1));

const storedSignals = ({ db, customerId }: Context) =>
  db.select().from(signals).where(eq(signals.customerId, customerId));
const statuses = async ({ db, customerId }: Context) =>
  (await db.select().from(engagements).where(eq(engagements.customerId, customerId)))
    .map((engagement) => engagement.status)
    .toSorted();
const points = (factors: { id: string; points: number }[], id: string) =>
  factors.find((factor) => factor.id === id)?.points;
const sum = (factors: { points: number }[]) => factors.reduce((all, factor) => all + factor.points, 0);

describe.each([
  { planSlug: "growth", stacks: true },
  { planSlug: "starter", stacks: false },
] as const)("further engagements of one person on $planSlug", ({ planSlug, stacks }) => {
  it("make one signal when found together, and strengthen it if the plan allows", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx, { customer: { planSlug } });
      const post = await insertPost(ctx, { sourceId: source.id });
      const reaction = await engage(ctx, leader, { postId: post.id, kind: "reaction" });
      const comment = await engage(ctx, leader, { postId: post.id });
      const result = await qualifyEngagements(ctx, { ids: [reaction.id, comment.id] });
      expect(result).toEqual({ signals: 1, stacked: 1, rejected: 0, left: 0 });
      const signal = one(await storedSignals(ctx));
      expect(signal).toMatchObject({ engagementId: comment.id, engagementCount: stacks ? 2 : 1 });
      expect(points(signal.receipt.strength, "stacking")).toBe(stacks ? 1 : 0);
      expect(sum(signal.receipt.strength)).toBe(signal.strength);
      expect((await readBooks(ctx)).burned).toBe(4);
    }));

  it("join the existing signal for seven days, and make a new one after that", () =>
    withRollback(async ({ ctx, clock, announced }) => {
      const { source } = await insertWorkspace(ctx, { customer: { planSlug } });
      const engageAgain = async () => {
        const engagement = await engage(ctx, leader, { sourceId: source.id, engagedAt: clock.now() });
        return qualifyEngagements(ctx, { ids: [engagement.id] });
      };
      expect(await engageAgain()).toMatchObject({ signals: 1, stacked: 0 });
      const before = one(await storedSignals(ctx));
      clock.advance(days(7));
      expect(await engageAgain()).toMatchObject({ signals: 0, stacked: 1 });
      const after = one(await storedSignals(ctx));
      expect(after.engagementCount).toBe(stacks ? 2 : 1);
      expect(after.strength - before.strength).toBe(stacks ? 1 : 0);
      expect(sum(after.receipt.strength)).toBe(after.strength);
      expect(sum(after.receipt.fit)).toBe(after.icpScore);
      expect(announced).toHaveLength(1);

      clock.advance(1);
      expect(await engageAgain()).toMatchObject({ signals: 1, stacked: 0 });
      expect(await storedSignals(ctx)).toHaveLength(2);
    }));
});

it("counts a comment and a reaction to one post as one sign of interest, to two posts as two", () =>
  withRollback(async ({ ctx }) => {
    const { source } = await insertWorkspace(ctx, { customer: { planSlug: "growth" } });
    const [first, second] = salesLeaders(2);
    if (!first || !second) throw new Error("No two leaders");
    const post = await insertPost(ctx, { sourceId: source.id });
    const other = await insertPost(ctx, { sourceId: source.id });
    const text = "Our forecast is off by a third every quarter, and nobody trusts it.";
    const engaged = [
      await engage(ctx, first, { postId: post.id, text }),
      await engage(ctx, first, { postId: post.id, kind: "reaction", text: null }),
      await engage(ctx, second, { postId: post.id, text }),
      await engage(ctx, second, { postId: other.id, kind: "reaction", text: null }),
    ];
    await qualifyEngagements(ctx, { ids: engaged.map(({ id }) => id) });
    const written = await storedSignals(ctx);
    const countsTwo = ({ whyItMatters, talkingPoints }: (typeof written)[number]) =>
      [whyItMatters, ...talkingPoints].some((text) => /\b2 (?:signs|times)/.test(text));
    const byComment = new Map(written.map((signal) => [signal.engagementId, countsTwo(signal)]));
    expect(engaged.map(({ id }) => byComment.get(id))).toEqual([false, undefined, true, undefined]);
  }));

it("stacks on a person's existing signal even if they no longer match the ICP", () =>
  withRollback(async ({ ctx, clock }) => {
    const { source, icp } = await insertWorkspace(ctx);
    const first = await engage(ctx, leader, { sourceId: source.id });
    await qualifyEngagements(ctx, { ids: [first.id] });
    await ctx.db
      .update(icpProfiles)
      .set({ targetTitles: ["Nurse"], targetPersonas: [], targetSeniority: ["junior"] })
      .where(eq(icpProfiles.id, icp.id));
    clock.advance(days(1));
    const second = await engage(ctx, leader, { sourceId: source.id, engagedAt: clock.now() });
    expect(await qualifyEngagements(ctx, { ids: [second.id] })).toMatchObject({ stacked: 1, rejected: 0 });
    clock.advance(days(7));
    const third = await engage(ctx, leader, { sourceId: source.id, engagedAt: clock.now() });
    expect(await qualifyEngagements(ctx, { ids: [third.id] })).toMatchObject({ stacked: 0, rejected: 1 });
  }));

describe("a known profile", () => {
  it("costs nothing for thirty days, and is fetched and paid for again after that", () =>
    withRollback(async ({ ctx, clock, calls }) => {
      const { source } = await insertWorkspace(ctx, {
        customer: { periodEnd: new Date("2026-03-01T00:00:00Z") },
      });
      const engageAgain = async () => {
        const engagement = await engage(ctx, leader, { sourceId: source.id, engagedAt: clock.now() });
        await qualifyEngagements(ctx, { ids: [engagement.id] });
        return [calls.splice(0).map((call) => call.operation), (await readBooks(ctx)).burned];
      };
      const both = ["getPerson", "getCompany"];
      expect(await engageAgain()).toEqual([both, 4]);
      clock.advance(days(30) - 1);
      expect(await engageAgain()).toEqual([[], 4]);
      clock.advance(1);
      expect(await engageAgain()).toEqual([both, 8]);
    }));

  it("is cached for someone known to be missing", () =>
    withRollback(async ({ ctx, calls }) => {
      await insertWorkspace(ctx);
      const nobody = { networkUrl: "https://www.network.example/in/nobody-of-that-name", name: "Nobody" };
      const post = await insertPost(ctx);
      for (const kind of ["comment", "reaction"] as const) {
        const { id } = await engage(ctx, nobody, { postId: post.id, kind });
        expect(await qualifyEngagements(ctx, { ids: [id] })).toMatchObject({ rejected: 1 });
      }
      expect(calls).toHaveLength(1);
      expect(await readBooks(ctx)).toMatchObject({ burned: 0, balance: 1_000, ledger: 1_000 });
    }));

  it("is one person by opaque or public address, paid for once", () =>
    withRollback(async ({ ctx, db, calls }) => {
      await insertWorkspace(ctx);
      const post = await insertPost(ctx);
      const opaque = { ...leader, networkUrl: opaqueAddress(leader) };
      const [first, second] = salesLeaders(3).slice(1);
      if (!first || !second) throw new Error("Three people are needed");
      const by = async (who: { networkUrl: string; name: string }) =>
        (await engage(ctx, who, { postId: post.id })).id;
      const qualify = (...ids: string[]) => qualifyEngagements(ctx, { ids });

      expect(await qualify(await by(opaque), await by(leader))).toMatchObject({ signals: 1, stacked: 1 });
      expect(await readBooks(ctx)).toMatchObject({ burned: 4, balance: 996 });
      expect(one(await storedSignals(ctx)).personUrl).toBe(leader.networkUrl);

      // The opaque address first: the public one is then known and not fetched again.
      expect(await qualify(await by({ ...first, networkUrl: opaqueAddress(first) }))).toMatchObject({
        signals: 1,
      });
      calls.splice(0);
      expect(await qualify(await by(first))).toMatchObject({ stacked: 1 });
      expect(calls).toEqual([]);

      // The public address first: the person behind the opaque one is only known once it is fetched.
      expect(await qualify(await by(second))).toMatchObject({ signals: 1 });
      expect(await qualify(await by({ ...second, networkUrl: opaqueAddress(second) }))).toMatchObject({
        stacked: 1,
      });
      expect(await readBooks(ctx)).toMatchObject({ burned: 12, balance: 988, ledger: 988 });
      const rows = await db.select().from(people).where(eq(people.customerId, ctx.customerId));
      expect(rows).toHaveLength(3);
    }));
});

describe("overlapping runs", () => {
  it("change nothing when a run is repeated", () =>
    withRollback(async ({ ctx, db, announced }) => {
      const { source } = await insertWorkspace(ctx);
      const post = await insertPost(ctx, { sourceId: source.id });
      const ids: string[] = [];
      for (const person of salesLeaders(3)) ids.push((await engage(ctx, person, { postId: post.id })).id);
      const state = async () => [
        await storedSignals(ctx),
        await db.select().from(engagements).where(eq(engagements.customerId, ctx.customerId)),
        await db.select().from(profileLookups).where(eq(profileLookups.customerId, ctx.customerId)),
        await readBooks(ctx),
        announced.length,
      ];
      await qualifyEngagements(ctx, { ids });
      const before = await state();
      const again = await qualifyEngagements(ctx, { ids });
      expect(again).toEqual({ signals: 0, stacked: 0, rejected: 0, left: 0 });
      expect(await state()).toEqual(before);
    }));

  it("make one signal per person and pay once, for the same or different engagements", () =>
    withDatabase(async ({ ctx, announced }) => {
      const { source } = await insertWorkspace(ctx);
      const leaders = salesLeaders(4);
      const batches: string[][] = [];
      for (let batch = 0; batch < 3; batch++) {
        const post = await insertPost(ctx, { sourceId: source.id });
        const ids: string[] = [];
        for (const person of leaders) ids.push((await engage(ctx, person, { postId: post.id })).id);
        batches.push(ids, ids);
      }
      const runs = await Promise.all(batches.map((ids) => qualifyEngagements(ctx, { ids })));
      const total = (key: "signals" | "stacked") => runs.reduce((all, run) => all + run[key], 0);
      expect([total("signals"), total("stacked")]).toEqual([4, 8]);
      const made = await storedSignals(ctx);
      expect(made.map((signal) => [signal.personUrl, signal.engagementCount]).toSorted()).toEqual(
        leaders.map((person) => [person.networkUrl, 3]).toSorted(),
      );
      const told = announced.flatMap((e) => (e.name === "signals/created" ? e.data.signalIds : []));
      expect(told.toSorted()).toEqual(made.map((signal) => signal.id).toSorted());
      expect(await statuses(ctx)).toEqual([...Array(4).fill("signal"), ...Array(8).fill("stacked")]);
      expect(await readBooks(ctx)).toMatchObject({ burned: 16, balance: 984, ledger: 984 });
    }));

  it("make one signal for a person who is already known", () =>
    withDatabase(async ({ ctx, clock }) => {
      const { source } = await insertWorkspace(ctx);
      const engageOnce = async () => (await engage(ctx, leader, { sourceId: source.id })).id;
      await qualifyEngagements(ctx, { ids: [await engageOnce()] });
      clock.advance(days(8));
      const ids = [await engageOnce(), await engageOnce(), await engageOnce(), await engageOnce()];
      const runs = await Promise.all(ids.map((id) => qualifyEngagements(ctx, { ids: [id] })));
      // Any of the runs may take what the others were sent for.
      const sum = (key: "signals" | "stacked") => runs.reduce((all, run) => all + run[key], 0);
      expect([sum("signals"), sum("stacked")]).toEqual([1, 3]);
      expect(await storedSignals(ctx)).toHaveLength(2);
    }));
});
