import { describe, expect, it } from "vitest";
import { signalArchives } from "@/db/schema";
import { hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { SignalListQuery } from "@/lib/contracts/signals";
import { changeSignals } from "@/lib/domain/signal-work/change";
import { removeMember } from "@/lib/domain/team/change";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { archiveSignal, snoozeSignal, unarchiveSignal, wakeSnoozedSignals } from "./archive";
import { listSignals } from "./list";

/** The signals in a member's queue. */
const seen = async (ctx: Context, userId: string) =>
  new Set((await listSignals(ctx, userId, SignalListQuery.parse({}))).data.map(({ id }) => id));

/** Two members and a signal that the first of them has done for everyone. */
async function openDone(ctx: Context) {
  await insertCustomer(ctx);
  await insertUser(ctx, { role: "admin" });
  const [ada, ben] = [await insertUser(ctx), await insertUser(ctx)];
  const { id: signalId } = await insertSignal(ctx);
  await changeSignals(ctx, ada.id, { signalIds: [signalId], isDone: true });
  const done = async (userId: string) =>
    (await listSignals(ctx, userId, SignalListQuery.parse({ view: "archived" }))).data;
  return { ada, ben, signalId, done };
}

describe("the archive", () => {
  it("hides a signal from one user only, however often requested, and shows it again", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const { id: signalId } = await insertSignal(ctx);
      const { id: second } = await insertSignal(ctx);
      const [me, colleague] = [await insertUser(ctx), await insertUser(ctx)];
      for (const userId of [me.id, me.id, colleague.id]) {
        expect(await archiveSignal(ctx, userId, { signalId })).toEqual({ ok: true });
      }
      await archiveSignal(ctx, me.id, { signalId: second });
      expect([await seen(ctx, me.id), await seen(ctx, colleague.id)]).toEqual([new Set(), new Set([second])]);
      for (let n = 0; n < 2; n++) {
        expect(await unarchiveSignal(ctx, me.id, { signalId })).toEqual({ ok: true });
      }
      expect([await seen(ctx, me.id), await seen(ctx, colleague.id)]).toEqual([
        new Set([signalId]),
        new Set([second]),
      ]);
      expect(await db.select().from(signalArchives)).toHaveLength(2);
    }));

  it("contains none of another workspace's signals", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const { id: signalId } = await insertSignal(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const user = await insertUser(other);
      for (const call of [archiveSignal, unarchiveSignal]) {
        await expect(call(other, user.id, { signalId })).rejects.toMatchObject({ code: "not_found" });
      }
      expect(await db.select().from(signalArchives)).toEqual([]);
    }));

  it("has what one member says is done for everyone, also for those who join later, and says who did it", () =>
    withRollback(async ({ ctx, clock }) => {
      const { ada, ben, signalId, done } = await openDone(ctx);
      const at = clock.now().toISOString();
      clock.advance(hours(1));
      // Who did it first stays.
      await changeSignals(ctx, ben.id, { signalIds: [signalId], isDone: true });
      const newcomer = await insertUser(ctx);
      for (const { id } of [ada, ben, newcomer]) {
        expect(await seen(ctx, id)).toEqual(new Set());
        const by = { userId: ada.id, name: ada.name, email: ada.email };
        expect(one(await done(id))).toMatchObject({ id: signalId, archived: true, done: { at, by } });
      }
      await changeSignals(ctx, ben.id, { signalIds: [signalId], isDone: false });
      expect(await seen(ctx, newcomer.id)).toEqual(new Set([signalId]));
    }));

  it("keeps what a member did for themselves when something is no longer done for everyone", () =>
    withRollback(async ({ ctx }) => {
      const { ada, ben, signalId } = await openDone(ctx);
      await archiveSignal(ctx, ben.id, { signalId });
      await changeSignals(ctx, ada.id, { signalIds: [signalId], isDone: false });
      expect([await seen(ctx, ada.id), await seen(ctx, ben.id)]).toEqual([new Set([signalId]), new Set()]);
    }));

  it.each([
    [
      "restores",
      (ctx: Context, userId: string, signalId: string) => unarchiveSignal(ctx, userId, { signalId }),
    ],
    [
      "snoozes",
      (ctx: Context, userId: string, signalId: string) => {
        const until = new Date(ctx.clock.now().getTime() + hours(2)).toISOString();
        return snoozeSignal(ctx, userId, { signalId, until });
      },
    ],
  ])("returns what is done for everyone to everyone's queue if a member %s it", (_does, change) =>
    withRollback(async ({ ctx, clock, system }) => {
      const { ada, ben, signalId } = await openDone(ctx);
      await change(ctx, ben.id, signalId);
      expect(await seen(ctx, ada.id)).toEqual(new Set([signalId]));
      clock.advance(hours(2));
      await wakeSnoozedSignals(system);
      expect(await seen(ctx, ben.id)).toEqual(new Set([signalId]));
    }),
  );

  it("says that a former member did it, without a name", () =>
    withRollback(async ({ ctx }) => {
      const { ada, ben, done } = await openDone(ctx);
      await removeMember(ctx, { userId: ada.id });
      expect(one(await done(ben.id))).toMatchObject({ done: { by: null } });
    }));
});
