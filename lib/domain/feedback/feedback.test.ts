import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { signalFeedback } from "@/db/schema";
import { feedbackReasons } from "@/db/vocabulary";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { NewFeedback } from "@/lib/contracts/feedback";
import { SignalDetail } from "@/lib/contracts/signals";
import { readSignal } from "@/lib/domain/signals/read";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { giveFeedback } from "./give";
import { withdrawFeedback } from "./withdraw";

const give = (ctx: Context, userId: string, signalId: string, body: unknown) =>
  giveFeedback(ctx, userId, { ...NewFeedback.parse(body), signalId });
const read = async (ctx: Context, userId: string, signalId: string) =>
  SignalDetail.parse(await readSignal(ctx, userId, { signalId }));
const rows = ({ db, customerId }: Context) =>
  db.select().from(signalFeedback).where(eq(signalFeedback.customerId, customerId));

/** A workspace with a signal and two members. */
async function open(ctx: Context) {
  await insertCustomer(ctx);
  const [me, colleague] = [await insertUser(ctx), await insertUser(ctx, { role: "user" })];
  return { signalId: (await insertSignal(ctx)).id, me: me.id, colleague: colleague.id };
}

describe("feedback on a signal", () => {
  it.each([
    [{ verdict: "good_fit" }, { reasons: [], note: null }],
    [
      { verdict: "already_talking", note: "  With Kim " },
      { reasons: [], note: "With Kim" },
    ],
    [
      { verdict: "not_fit", reasons: [], note: " " },
      { reasons: [], note: null },
    ],
    [
      { verdict: "not_fit", reasons: ["too_big", "other"] },
      { reasons: ["too_big", "other"], note: null },
    ],
  ])("%j is stored, shown to its author, and changes nothing else", (body, kept) =>
    withRollback(async ({ ctx, clock }) => {
      const { signalId, me, colleague } = await open(ctx);
      const before = await read(ctx, me, signalId);
      const { verdict } = body;
      const expected = { verdict, ...kept, updatedAt: clock.now().toISOString() };
      expect(await give(ctx, me, signalId, body)).toEqual(expected);
      expect(await read(ctx, me, signalId)).toEqual({ ...before, feedback: expected });
      expect((await read(ctx, colleague, signalId)).feedback).toBeNull();
    }),
  );

  it("is replaced as a whole each time the same user gives it", () =>
    withRollback(async ({ ctx, clock }) => {
      const { signalId, me, colleague } = await open(ctx);
      const createdAt = clock.now();
      await give(ctx, me, signalId, { verdict: "not_fit", reasons: ["wrong_role"], note: "A student" });
      await give(ctx, colleague, signalId, { verdict: "already_talking" });
      clock.advance(minutes(5));
      for (let n = 0; n < 2; n++) await give(ctx, me, signalId, { verdict: "good_fit" });
      const said = await rows(ctx);
      expect(said).toHaveLength(2);
      expect(said.find(({ userId }) => userId === me)).toMatchObject({
        ...{ verdict: "good_fit", reasons: [], note: null },
        ...{ createdAt, updatedAt: clock.now() },
      });
      expect((await read(ctx, colleague, signalId)).feedback?.verdict).toBe("already_talking");
    }));

  it("is one row when a user gives it many times concurrently", () =>
    withDatabase(async ({ ctx }) => {
      const { signalId, me } = await open(ctx);
      const spoken = Array.from({ length: 6 }, () => give(ctx, me, signalId, { verdict: "good_fit" }));
      await Promise.all(spoken);
      expect(await rows(ctx)).toHaveLength(1);
    }));

  it("can be withdrawn repeatedly by its author, and by no one else", () =>
    withRollback(async ({ ctx }) => {
      const { signalId, me, colleague } = await open(ctx);
      for (const userId of [me, colleague]) await give(ctx, userId, signalId, { verdict: "good_fit" });
      for (let n = 0; n < 2; n++) await withdrawFeedback(ctx, me, { signalId });
      expect((await read(ctx, me, signalId)).feedback).toBeNull();
      expect((await rows(ctx)).map(({ userId }) => userId)).toEqual([colleague]);
    }));

  it("cannot be given, read or withdrawn for another workspace's or a missing signal", () =>
    withRollback(async ({ ctx }) => {
      const { signalId, me } = await open(ctx);
      await give(ctx, me, signalId, { verdict: "good_fit" });
      const before = await rows(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const gone = { code: "not_found", status: 404 };
      // Also when the same user is a member of both.
      for (const [asked, id] of [[other, signalId] as const, [ctx, newId()] as const]) {
        await expect(give(asked, me, id, { verdict: "not_fit" })).rejects.toMatchObject(gone);
        await expect(withdrawFeedback(asked, me, { signalId: id })).rejects.toMatchObject(gone);
      }
      expect(await rows(ctx)).toEqual(before);
      expect(await rows(other)).toEqual([]);
    }));

  it.each([
    {},
    { verdict: "great" },
    { verdict: "good_fit", rating: 5 },
    { verdict: "good_fit", reasons: ["other"] },
    { verdict: "already_talking", reasons: ["existing_customer"] },
    { verdict: "not_fit", reasons: "too_big" },
    { verdict: "not_fit", reasons: ["too_loud"] },
    { verdict: "not_fit", reasons: ["too_big", "too_big"] },
    { verdict: "not_fit", reasons: feedbackReasons.slice(0, 6) },
    { verdict: "not_fit", note: 1 },
    { verdict: "not_fit", note: "x\0" },
    { verdict: "not_fit", note: "x".repeat(1_001) },
  ])("the contract rejects %j", (body) => {
    expect(NewFeedback.safeParse(body).success).toBe(false);
  });
});
