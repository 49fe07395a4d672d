import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { creditEntries, engagements, posts, signalFeedback } from "@/db/schema";
import type { FeedbackVerdict } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { engage, salesLeaders } from "@/tests/factories/people";
import { discover, harvest } from "@/tests/factories/pipeline";
import { insertPost, insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertSource, insertUser, insertWorkspace } from "@/tests/factories/workspace";
import { listSources, readSourceDetail } from "./read";

const read = (ctx: Context, sourceId: string, period: "7" | "30" | "all" = "all") =>
  readSourceDetail(ctx, { sourceId, period });

/** Members' verdicts on a signal, the first one the oldest. */
async function judge(ctx: Context, signalId: string, ...verdicts: FeedbackVerdict[]) {
  for (const [n, verdict] of verdicts.entries()) {
    const updatedAt = new Date(ctx.clock.now().getTime() - days(verdicts.length - n) / 100);
    const { id: userId } = await insertUser(ctx);
    const said = { id: newId(), customerId: ctx.customerId, signalId, userId, verdict, updatedAt };
    await ctx.db.insert(signalFeedback).values(said);
  }
}

describe("what a source costs", () => {
  it("is everything that its posts, their engagement and the people who engaged have cost", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const { id: idle } = await insertSource(ctx, { key: "another" });
      await discover(ctx, source);
      const watched = await ctx.db.select().from(posts).where(eq(posts.status, "qualified"));
      await harvest(ctx, one(watched.slice(0, 1)).id);
      const found = await ctx.db.select().from(engagements).where(eq(engagements.customerId, ctx.customerId));
      await qualifyEngagements(ctx, { ids: found.slice(0, 10).map(({ id }) => id) });
      const { burned, entries } = await readBooks(ctx);
      expect(Object.keys(entries)).toEqual(
        expect.arrayContaining(["discovery settle", "harvest settle", "qualification settle"]),
      );
      expect(await read(ctx, source.id)).toMatchObject({ creditsSpent: burned, creditsPerGoodVerdict: null });
      expect(await read(ctx, idle)).toMatchObject({ creditsSpent: 0 });
    }));

  it("includes looking up a person for the source of their first engagement only", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const other = await insertSource(ctx, { key: "another" });
      const person = one(salesLeaders(1));
      const at = (hours: number) => new Date(ctx.clock.now().getTime() - hours * 3_600_000);
      const ids = [
        (await engage(ctx, person, { sourceId: other.id, engagedAt: at(1) })).id,
        (await engage(ctx, person, { sourceId: source.id, engagedAt: at(2) })).id,
      ];
      await qualifyEngagements(ctx, { ids });
      expect(await read(ctx, source.id)).toMatchObject({ creditsSpent: 4 });
      expect(await read(ctx, other.id)).toMatchObject({ creditsSpent: 0 });
    }));

  it("leaves out holds, refunds, work before the period and work for no source", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const { id: sourceId } = await insertSource(ctx);
      const entry = { customerId: ctx.customerId, kind: "settle" as const, amount: 0, burned: 5 };
      const given = (change: Partial<typeof creditEntries.$inferInsert>) => ({
        ...{ id: newId(), cause: newId(), sourceId, createdAt: clock.now() },
        ...{ ...entry, ...change },
      });
      await db
        .insert(creditEntries)
        .values([
          given({}),
          given({ kind: "hold", amount: -7, burned: 0 }),
          given({ kind: "refund", amount: 7, burned: 0 }),
          given({ sourceId: null }),
          given({ createdAt: new Date(clock.now().getTime() - days(8)) }),
        ]);
      expect(await read(ctx, sourceId, "7")).toMatchObject({ creditsSpent: 5 });
      expect(await read(ctx, sourceId)).toMatchObject({ creditsSpent: 10 });
    }));
});

describe("what members think of a source", () => {
  it.each<[string, FeedbackVerdict[], { goodVerdicts: number; badVerdicts: number }]>([
    ["a good fit", ["good_fit"], { goodVerdicts: 1, badVerdicts: 0 }],
    ["not a fit", ["not_fit"], { goodVerdicts: 0, badVerdicts: 1 }],
    ["already known", ["already_talking"], { goodVerdicts: 0, badVerdicts: 0 }],
    ["what most say", ["good_fit", "good_fit", "not_fit"], { goodVerdicts: 1, badVerdicts: 0 }],
    ["the latest of a tie", ["good_fit", "not_fit"], { goodVerdicts: 0, badVerdicts: 1 }],
  ])("counts a signal once: %s", (_, verdicts, expected) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id: sourceId } = await insertSource(ctx);
      await judge(ctx, (await insertSignal(ctx, { sourceId })).id, ...verdicts);
      expect(await read(ctx, sourceId)).toMatchObject(expected);
    }),
  );

  it("covers the period's signals, and shows the credits per good verdict in the list", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const { id: sourceId } = await insertSource(ctx);
      const { id: postId } = await insertPost(ctx, { sourceId });
      const createdAt = new Date(clock.now().getTime() - days(8));
      await judge(ctx, (await insertSignal(ctx, { sourceId, postId, createdAt })).id, "good_fit");
      for (const verdict of ["good_fit", "good_fit", "not_fit"] as const) {
        await judge(ctx, (await insertSignal(ctx, { sourceId, postId })).id, verdict);
      }
      await db.insert(creditEntries).values({
        ...{ id: newId(), customerId: ctx.customerId, kind: "settle", amount: 0, burned: 31 },
        ...{ cause: "work", sourceId, createdAt: clock.now() },
      });
      const { data } = await listSources(ctx, { period: "7" });
      expect(data).toMatchObject([
        { goodVerdicts: 2, badVerdicts: 1, creditsSpent: 31, creditsPerGoodVerdict: 15.5 },
      ]);
      expect(await read(ctx, sourceId)).toMatchObject({ goodVerdicts: 3, creditsPerGoodVerdict: 10.3 });
    }));
});
