/** Which evidence leads a signal, and what follows it. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activations, destinations, engagements, icpProfiles, signals } from "@/db/schema";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { readSignal } from "@/lib/domain/signals/read";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { engage, salesLeaders } from "@/tests/factories/people";
import { insertDestination, insertPost } from "@/tests/factories/signals";
import { insertSource, insertWorkspace } from "@/tests/factories/workspace";
import { qualifyEngagements } from "./qualify";

const [leader, other] = salesLeaders(2);
if (!leader || !other) throw new Error("Two people are needed");

const asks = "Which tool do you use for this? Ours can't do it.";
const agrees = "So true, it is the same in our team every quarter.";
const refuses = "Please stop sending me sales pitches. Not interested, remove me from your list.";
const sells = "We offer exactly this to sales teams. Check your inbox or book a demo with us!";

const signalOf = async ({ db, customerId }: Context) =>
  one(await db.select().from(signals).where(eq(signals.customerId, customerId)));
const rowsOf = async ({ db, customerId }: Context) =>
  db.select().from(engagements).where(eq(engagements.customerId, customerId));
const sum = (factors: { points: number }[]) => factors.reduce((all, { points }) => all + points, 0);

describe("lead evidence", () => {
  it("is the strongest of what a harvest found, and everything about the signal follows it", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const first = await insertPost(ctx, {
        sourceId: source.id,
        text: "Forecasting starts with honest stages.",
      });
      const second = await insertPost(ctx, {
        sourceId: source.id,
        text: "Your pipeline review is a status meeting.",
      });
      const like = await engage(ctx, leader, {
        postId: second.id,
        kind: "reaction",
        engagedAt: ctx.clock.now(),
      });
      const nod = await engage(ctx, leader, { postId: second.id, text: agrees, engagedAt: ctx.clock.now() });
      const question = await engage(ctx, leader, { postId: first.id, text: asks });
      // One of them is enough: the person is judged once, with everything that is pending.
      expect(await qualifyEngagements(ctx, { ids: [like.id] })).toEqual({
        signals: 1,
        stacked: 2,
        rejected: 0,
        left: 0,
      });
      const signal = await signalOf(ctx);
      expect(signal).toMatchObject({
        engagementId: question.id,
        postId: first.id,
        kind: "comment",
        type: "TARGET_PERSON_COMMENT",
        meaning: "asks",
        language: "en",
        engagementCount: 3,
        revision: 1,
      });
      expect(signal.postExcerpt).toContain("Forecasting");
      expect(signal.receipt.strength.find(({ id }) => id === "engagement")).toMatchObject({
        value: "asks",
        points: 4,
      });
      expect(sum(signal.receipt.strength)).toBe(signal.strength);
      const meanings = new Map((await rowsOf(ctx)).map(({ id, meaning }) => [id, meaning]));
      expect([like, nod, question].map(({ id }) => meanings.get(id))).toEqual(["reacts", "agrees", "asks"]);
    }));

  it("changes with stronger evidence inside the merge window; the signal keeps its id", () =>
    withRollback(async ({ ctx, clock, announced }) => {
      const { source } = await insertWorkspace(ctx);
      const liked = await insertPost(ctx, { sourceId: source.id });
      const like = await engage(ctx, leader, { postId: liked.id, kind: "reaction", engagedAt: clock.now() });
      await qualifyEngagements(ctx, { ids: [like.id] });
      const before = await signalOf(ctx);
      clock.advance(days(2));
      const asked = await insertPost(ctx, { sourceId: source.id, text: "How do you forecast?" });
      const question = await engage(ctx, leader, { postId: asked.id, text: asks, engagedAt: clock.now() });
      expect(await qualifyEngagements(ctx, { ids: [question.id] })).toMatchObject({ signals: 0, stacked: 1 });
      const after = await signalOf(ctx);
      expect(after).toMatchObject({
        id: before.id,
        createdAt: before.createdAt,
        type: "TARGET_PERSON_COMMENT",
        kind: "comment",
        meaning: "asks",
        postId: asked.id,
        engagementId: question.id,
        postExcerpt: "How do you forecast?",
        engagementCount: 2,
        revision: 2,
        icpScore: before.icpScore,
      });
      expect(after.strength).toBeGreaterThan(before.strength);
      expect(after.whyItMatters).not.toBe(before.whyItMatters);
      expect(sum(after.receipt.strength)).toBe(after.strength);
      expect(sum(after.receipt.fit)).toBe(after.icpScore);
      const statuses = (await rowsOf(ctx)).map(({ id, status }) => [id, status]);
      expect(Object.fromEntries(statuses)).toEqual({ [like.id]: "stacked", [question.id]: "signal" });
      expect(announced.map(({ name }) => name)).toEqual(["signals/created", "signals/strengthened"]);
    }));

  it("stays when weaker evidence follows, whatever its age", () =>
    withRollback(async ({ ctx, clock }) => {
      const { source } = await insertWorkspace(ctx);
      const question = await engage(ctx, leader, { sourceId: source.id, text: asks, engagedAt: clock.now() });
      await qualifyEngagements(ctx, { ids: [question.id] });
      const before = await signalOf(ctx);
      clock.advance(hours(5));
      const nod = await engage(ctx, leader, { sourceId: source.id, text: agrees, engagedAt: clock.now() });
      await qualifyEngagements(ctx, { ids: [nod.id] });
      const { engagementId, whyItMatters, revision, strength, engagementCount } = await signalOf(ctx);
      expect({ engagementId, whyItMatters, revision }).toEqual({
        engagementId: question.id,
        whyItMatters: before.whyItMatters,
        revision: 1,
      });
      expect([strength, engagementCount]).toEqual([before.strength + 1, 2]);
    }));

  it("is the newest of equals, which is no new revision", () =>
    withRollback(async ({ ctx, clock, announced }) => {
      const { source } = await insertWorkspace(ctx);
      const like = () =>
        engage(ctx, leader, { sourceId: source.id, kind: "reaction", engagedAt: clock.now() });
      await qualifyEngagements(ctx, { ids: [(await like()).id] });
      clock.advance(hours(1));
      const newer = await like();
      await qualifyEngagements(ctx, { ids: [newer.id] });
      expect(await signalOf(ctx)).toMatchObject({ engagementId: newer.id, revision: 1 });
      expect(announced.map(({ name }) => name)).toEqual(["signals/created"]);
    }));
});

describe("a destination that got a signal which became stronger", () => {
  const scene = async (ctx: Context, routing: object, isActive = true) => {
    const { source } = await insertWorkspace(ctx);
    const like = await engage(ctx, leader, { sourceId: source.id, kind: "reaction" });
    await qualifyEngagements(ctx, { ids: [like.id] });
    const signal = await signalOf(ctx);
    const destination = await insertDestination(ctx);
    await ctx.db
      .update(destinations)
      .set({ isActive, routing: { mode: "auto", ...routing } })
      .where(eq(destinations.id, destination.id));
    await ctx.db.insert(activations).values({
      id: newId(),
      customerId: ctx.customerId,
      signalId: signal.id,
      destinationId: destination.id,
      trigger: "routing",
      status: "delivered",
      attempts: 1,
      lastStatus: 200,
      deliveredAt: ctx.clock.now(),
    });
    const question = await engage(ctx, leader, { sourceId: source.id, text: asks });
    await qualifyEngagements(ctx, { ids: [question.id] });
    return one(await ctx.db.select().from(activations).where(eq(activations.customerId, ctx.customerId)));
  };

  it("doesn't get it a second time", () =>
    withRollback(async ({ ctx }) => {
      expect(await scene(ctx, {})).toMatchObject({ status: "delivered", revision: 1 });
    }));

  it("gets it again as the next revision if its routing says so", () =>
    withRollback(async ({ ctx, announced }) => {
      expect(await scene(ctx, { resendWhenStronger: true })).toMatchObject({
        status: "queued",
        revision: 2,
        attemptsBeforeReplay: 1,
        nextAttemptAt: ctx.clock.now(),
      });
      expect(announced.map(({ name }) => name)).toContain("delivery/queued");
    }));

  it("keeps the next revision on hold while it is paused", () =>
    withRollback(async ({ ctx }) => {
      const held = await scene(ctx, { resendWhenStronger: true }, false);
      expect(held).toMatchObject({ status: "held", revision: 2, nextAttemptAt: null });
    }));
});

describe("gates", () => {
  const rejection = async (ctx: Context, id: string) => {
    const row = one((await rowsOf(ctx)).filter((engagement) => engagement.id === id));
    return { status: row.status, rejectedBy: row.rejectedBy };
  };

  it("reject someone who sells, with everything else they did", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const like = await engage(ctx, leader, { sourceId: source.id, kind: "reaction" });
      const pitch = await engage(ctx, leader, { sourceId: source.id, text: sells });
      expect(await qualifyEngagements(ctx, { ids: [like.id, pitch.id] })).toMatchObject({
        signals: 0,
        rejected: 2,
      });
      for (const { id } of [like, pitch]) {
        expect(await rejection(ctx, id)).toEqual({ status: "rejected", rejectedBy: "sells" });
      }
    }));

  const refuseBefore = async (ctx: Context, ageMs: number) => {
    const { source } = await insertWorkspace(ctx);
    const engagedAt = new Date(ctx.clock.now().getTime() - ageMs);
    const refusal = await engage(ctx, leader, { sourceId: source.id, text: refuses, engagedAt });
    await qualifyEngagements(ctx, { ids: [refusal.id] });
    expect(await rejection(ctx, refusal.id)).toEqual({ status: "rejected", rejectedBy: "refuses" });
    return engage(ctx, leader, { sourceId: source.id, text: asks });
  };

  it("keep someone who wants no contact out for 90 days, whatever they say then", () =>
    withRollback(async ({ ctx }) => {
      const question = await refuseBefore(ctx, days(89));
      await qualifyEngagements(ctx, { ids: [question.id] });
      const row = one((await rowsOf(ctx)).filter(({ id }) => id === question.id));
      expect(row).toMatchObject({ status: "rejected", rejectedBy: "refuses" });
      expect(row.gates?.at(-1)?.reason).toBe("Asked for no contact 89 days ago");
    }));

  it("let someone in again 90 days after they wanted no contact", () =>
    withRollback(async ({ ctx }) => {
      const question = await refuseBefore(ctx, days(90) + hours(1));
      expect(await qualifyEngagements(ctx, { ids: [question.id] })).toMatchObject({ signals: 1 });
    }));

  it("do not add a refusal, nor what follows it, to the person's signal", () =>
    withRollback(async ({ ctx, clock }) => {
      const { source } = await insertWorkspace(ctx);
      const question = await engage(ctx, leader, { sourceId: source.id, text: asks });
      await qualifyEngagements(ctx, { ids: [question.id] });
      const before = await signalOf(ctx);
      expect((await readSignal(ctx, newId(), { signalId: before.id })).refusedAt).toBeNull();
      clock.advance(days(1));
      const refusal = await engage(ctx, leader, {
        sourceId: source.id,
        text: refuses,
        engagedAt: clock.now(),
      });
      await qualifyEngagements(ctx, { ids: [refusal.id] });
      clock.advance(days(1));
      const nod = await engage(ctx, leader, { sourceId: source.id, text: agrees });
      await qualifyEngagements(ctx, { ids: [nod.id] });
      for (const { id } of [refusal, nod]) {
        expect(await rejection(ctx, id)).toEqual({ status: "rejected", rejectedBy: "refuses" });
      }
      expect(await signalOf(ctx)).toEqual(before);
      const shown = await readSignal(ctx, newId(), { signalId: before.id });
      expect(shown.refusedAt).toBe(refusal.engagedAt.toISOString());
    }));

  it("do not hold a refusal in another workspace against anyone", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const refusal = await engage(ctx, leader, { sourceId: source.id, text: refuses });
      await qualifyEngagements(ctx, { ids: [refusal.id] });
      const elsewhere = { ...ctx, customerId: newId() };
      const other = await insertWorkspace(elsewhere);
      const question = await engage(elsewhere, leader, { sourceId: other.source.id, text: asks });
      expect(await qualifyEngagements(elsewhere, { ids: [question.id] })).toMatchObject({ signals: 1 });
    }));

  it("reject the staff of a company whose page is a source", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const { networkUrl, name } = other.company;
      await insertSource(ctx, { type: "competitor_company", networkUrl, displayName: name });
      const comment = await engage(ctx, other, { sourceId: source.id, text: asks });
      await qualifyEngagements(ctx, { ids: [comment.id] });
      expect(await rejection(ctx, comment.id)).toEqual({
        status: "rejected",
        rejectedBy: "competitor_staff",
      });
    }));

  it.each([
    [{ excludedTitles: [leader.title ?? ""] }],
    [{ excludedIndustries: [leader.company.industry ?? ""] }],
    [{ additionalContext: "Only dentists." }],
  ])("reject what the ICP excludes: %j", (change) =>
    withRollback(async ({ ctx }) => {
      const { source, icp } = await insertWorkspace(ctx);
      await ctx.db.update(icpProfiles).set(change).where(eq(icpProfiles.id, icp.id));
      const comment = await engage(ctx, leader, { sourceId: source.id, text: asks });
      await qualifyEngagements(ctx, { ids: [comment.id] });
      expect(await rejection(ctx, comment.id)).toEqual({ status: "rejected", rejectedBy: "excluded" });
    }),
  );

  it("keep the score of someone whose fit is too low", () =>
    withRollback(async ({ ctx }) => {
      const { source, icp } = await insertWorkspace(ctx);
      const change = { targetTitles: ["Nurse"], targetPersonas: [], targetSeniority: ["junior"] };
      await ctx.db.update(icpProfiles).set(change).where(eq(icpProfiles.id, icp.id));
      const comment = await engage(ctx, leader, { sourceId: source.id, text: asks });
      await qualifyEngagements(ctx, { ids: [comment.id] });
      const row = one(await rowsOf(ctx));
      expect(row).toMatchObject({ rejectedBy: "score", meaning: "asks" });
      expect(row.fit).toBe(sum(row.receipt?.fit ?? []));
    }));
});
