import { describe, expect, it } from "vitest";
import { signalArchives, signalTags, tagCategories, tagValues } from "@/db/schema";
import { days, hours, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { SignalDetail } from "@/lib/contracts/signals";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import {
  insertActivation,
  insertCompany,
  insertDestination,
  insertEngagement,
  insertPost,
  insertSignal,
} from "@/tests/factories/signals";
import { insertCustomer, insertSource, insertUser } from "@/tests/factories/workspace";
import { readSignal } from "./read";

const ago = (ctx: Context, ms: number) => new Date(ctx.clock.now().getTime() - ms);

/** A signal parsed by the contract, read by a user of the workspace. */
async function read(ctx: Context, signalId: string, userId?: string): Promise<SignalDetail> {
  return SignalDetail.parse(await readSignal(ctx, userId ?? (await insertUser(ctx)).id, { signalId }));
}

async function applyTag(ctx: Context, signalId: string, category: string, value: string) {
  const { customerId, db } = ctx;
  const [categoryId, valueId] = [newId(), newId()];
  await db.insert(tagCategories).values({ id: categoryId, customerId, name: category });
  await db.insert(tagValues).values({ id: valueId, customerId, categoryId, name: value });
  await db.insert(signalTags).values({ customerId, signalId, valueId });
  return { categoryId, categoryName: category, valueId, name: value };
}

describe("a signal", () => {
  it("shows its company, its post and the source that found it", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const source = await insertSource(ctx, { displayName: "Rival watch" });
      const text = "A whole post, however long it is. ".repeat(40);
      const post = await insertPost(ctx, { sourceId: source.id, text, likes: 41, comments: 6 });
      const company = await insertCompany(ctx, { summary: "Makes things", location: "Oslo" });
      const { id } = await insertSignal(ctx, { postId: post.id, sourceId: source.id, companyId: company.id });
      const { networkUrl, industry, website } = company;
      const described = { summary: "Makes things", location: "Oslo", employeeCount: 250 };
      expect(await read(ctx, id)).toMatchObject({
        id,
        company: { name: company.name, networkUrl, industry, website, ...described },
        sourcePost: {
          url: post.url,
          author: "Ada Author",
          text,
          postedAt: post.postedAt.toISOString(),
          likes: 41,
          comments: 6,
          relevanceScore: 80,
          relevanceReason: "Speaks of pipeline review",
          sourceName: "Rival watch",
        },
      });
    }));

  it("shows the receipt and the gates stored with it", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const factor = (id: string, points: number) => ({
        id,
        label: id,
        weight: 60,
        points,
        value: null,
        reason: `${id} counts ${points}`,
      });
      const receipt = { fit: [factor("title", 50), factor("size", 20)], strength: [factor("fit", 6)] };
      const gates = [
        { id: "suppressed", passed: true, reason: "Nobody is suppressed" },
        { id: "score", passed: true, reason: "70 of 100" },
      ];
      const { id } = await insertSignal(ctx, { receipt, gates, icpScore: 70, strength: 6 });
      expect(await read(ctx, id)).toMatchObject({ scoreReceipt: receipt, pipelineResult: gates });
    }));

  it("shows the engagements stacked on it, newest first, each with its own post", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const signal = await insertSignal(ctx);
      const other = await insertPost(ctx);
      const stacked = { signalId: signal.id, status: "stacked" as const };
      await insertEngagement(ctx, {
        ...stacked,
        postId: other.id,
        engagedAt: ago(ctx, minutes(5)),
        text: "Newer",
      });
      await insertEngagement(ctx, {
        ...stacked,
        kind: "reaction",
        text: null,
        postId: other.id,
        engagedAt: ago(ctx, days(3)),
      });
      await insertEngagement(ctx, { postId: other.id });
      const { engagement } = await read(ctx, signal.id);
      expect(engagement).toMatchObject([
        { kind: "comment", text: "Newer", at: ago(ctx, minutes(5)).toISOString(), postUrl: other.url },
        { kind: "comment", at: ago(ctx, hours(2)).toISOString() },
        { kind: "reaction", text: null, reactionType: "like", at: ago(ctx, days(3)).toISOString() },
      ]);
      expect(engagement[1]?.postUrl).not.toBe(other.url);
    }));

  it("shows the ten newest other signals of its company in 30 days, newest first, without itself", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const companyKey = "https://www.network.example/company/acme";
      const at = (n: number) => ({ companyKey, createdAt: ago(ctx, days(n)) });
      const { id } = await insertSignal(ctx, at(25));
      const newest: string[] = [];
      for (let n = 0; n < 12; n++) newest.push((await insertSignal(ctx, at(n))).id);
      const { id: edge } = await insertSignal(ctx, { companyKey: "alone", createdAt: ago(ctx, days(30)) });
      const { id: alone } = await insertSignal(ctx, { companyKey: "alone" });
      await insertSignal(ctx, { companyKey: "alone", createdAt: ago(ctx, days(30) + 1) });
      await insertSignal(ctx, { companyKey: null });
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      await insertSignal(other, { companyKey });

      expect((await read(ctx, id)).related.map((related) => related.id)).toEqual(newest.slice(0, 10));
      expect((await read(ctx, newest[0] ?? "")).related.map((related) => related.id)).toEqual(
        newest.slice(1, 11),
      );
      expect((await read(ctx, alone)).related.map((related) => related.id)).toEqual([edge]);
    }));

  it("without a company has no related signals", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertSignal(ctx, { companyKey: null });
      const { id } = await insertSignal(ctx, { companyKey: null, companyName: null, companyId: null });
      expect(await read(ctx, id)).toMatchObject({ related: [], companyKey: null });
    }));

  it("shows all its deliveries, with the reason for any that are held up", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id } = await insertSignal(ctx);
      const deletedAt = ctx.clock.now();
      const gone = await insertDestination(ctx, { name: "Old", isActive: false, deletedAt });
      const slow = await insertDestination(ctx, { name: "Slow" });
      const busy = await insertDestination(ctx, { name: "Busy" });
      const next = ago(ctx, -minutes(5));
      const made = (n: number) => ({ signalId: id, createdAt: ago(ctx, hours(n)) });
      await insertActivation(ctx, {
        ...made(3),
        destinationId: gone.id,
        status: "delivered",
        attempts: 1,
        deliveredAt: ago(ctx, hours(2)),
        nextAttemptAt: null,
      });
      await insertActivation(ctx, {
        ...made(2),
        destinationId: slow.id,
        status: "retrying",
        attempts: 2,
        lastError: "It answered 500.",
        nextAttemptAt: next,
      });
      await insertActivation(ctx, {
        ...made(1),
        destinationId: busy.id,
        status: "delivering",
        nextAttemptAt: next,
      });
      const { deliveries, deliveredTo } = await read(ctx, id);
      expect(deliveries).toMatchObject([
        { destinationName: "Busy", status: "delivering", nextAttemptAt: null },
        {
          destinationName: "Slow",
          status: "retrying",
          attempts: 2,
          lastError: "It answered 500.",
          nextAttemptAt: next.toISOString(),
        },
        { destinationName: "Old", status: "delivered", deliveredAt: ago(ctx, hours(2)).toISOString() },
      ]);
      expect(deliveredTo).toEqual([gone.id]);
    }));

  it("shows its tags, and whether this user has archived it", () =>
    withRollback(async ({ ctx, db }) => {
      const { id: customerId } = await insertCustomer(ctx);
      const { id: signalId } = await insertSignal(ctx);
      const [me, colleague] = [await insertUser(ctx), await insertUser(ctx)];
      const tags = [
        await applyTag(ctx, signalId, "Owner", "Kim"),
        await applyTag(ctx, signalId, "Stage", "Warm"),
      ];
      await db.insert(signalArchives).values({ customerId, userId: me.id, signalId });
      expect(await read(ctx, signalId, me.id)).toMatchObject({ archived: true, tags });
      expect(await read(ctx, signalId, colleague.id)).toMatchObject({ archived: false, tags });
    }));

  it("of another workspace, or of none, is not found", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id } = await insertSignal(ctx);
      const user = await insertUser(ctx);
      const other = { ...ctx, customerId: newId() };
      await expect(readSignal(other, user.id, { signalId: id })).rejects.toMatchObject({ code: "not_found" });
      await expect(readSignal(ctx, user.id, { signalId: newId() })).rejects.toMatchObject({
        code: "not_found",
      });
    }));
});
