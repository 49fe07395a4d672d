import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { policy } from "@/db/policy";
import { auditEvents, signalArchives, signalComments } from "@/db/schema";
import { days, hours } from "@/lib/clock";
import { SignalListQuery } from "@/lib/contracts/signals";
import { buildPayloads } from "@/lib/domain/deliveries/payload";
import {
  archiveSignal,
  snoozeSignal,
  unarchiveSignal,
  wakeSnoozedSignals,
} from "@/lib/domain/signals/archive";
import { listSignals } from "@/lib/domain/signals/list";
import { removeMember } from "@/lib/domain/team/change";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertComment } from "@/tests/factories/signal-work";
import { insertSignal } from "@/tests/factories/signals";
import { asViewer } from "@/tests/factories/viewer";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { changeSignals } from "./change";
import { createComment, listComments, removeComment } from "./comments";
import { listStages, renameStages } from "./stages";

const find = async ({ ctx }: Pick<TestWorld, "ctx">, userId: string, query: Record<string, string>) =>
  (await listSignals(ctx, userId, SignalListQuery.parse(query))).data.map(({ id }) => id);
const page = { limit: 25, offset: 0 };

describe("working signals", () => {
  it("assigns and moves many at once, shows who has each, and filters by it", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [ada, ben] = [await insertUser(ctx), await insertUser(ctx)];
      const [first, second] = [await insertSignal(ctx), await insertSignal(ctx)];
      const signalIds = [first.id, second.id, first.id];
      expect(await changeSignals(ctx, ada.id, { signalIds, assigneeId: ada.id })).toEqual({
        changed: 2,
        alsoAssigned: [],
      });
      await changeSignals(ctx, ada.id, { signalIds: [first.id], stage: "won" });
      await changeSignals(ctx, ada.id, { signalIds: [second.id], assigneeId: null });
      const { data } = await listSignals(ctx, ben.id, SignalListQuery.parse({ assignee: ada.id }));
      const assignee = { userId: ada.id, name: ada.name, email: ada.email };
      expect(one(data)).toMatchObject({ id: first.id, assignee, stage: "won" });
      expect(await find({ ctx }, ada.id, { assignee: "me" })).toEqual([first.id]);
      expect(await find({ ctx }, ben.id, { assignee: "me" })).toEqual([]);
      expect(await find({ ctx }, ben.id, { assignee: "none", stage: "new" })).toEqual([second.id]);
    }));

  it("changes nothing if one of the signals, or the member, is not the workspace's", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const mine = await insertSignal(ctx);
      const theirs = await insertSignal(other);
      const [me, stranger] = [await insertUser(ctx), await insertUser(other)];
      const change = { signalIds: [mine.id, theirs.id], stage: "won" as const };
      await expect(changeSignals(ctx, me.id, change)).rejects.toMatchObject({ code: "not_found" });
      const assign = { signalIds: [mine.id], assigneeId: stranger.id };
      await expect(changeSignals(ctx, me.id, assign)).rejects.toMatchObject({
        details: [{ path: "assigneeId", message: "must be a member of the workspace" }],
      });
      expect(await find({ ctx }, stranger.id, { assignee: "none", stage: "new" })).toEqual([mine.id]);
    }));

  it("unassigns the signals of a member who is removed", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertUser(ctx, { role: "admin" });
      const leaver = await insertUser(ctx);
      const { id } = await insertSignal(ctx);
      await changeSignals(ctx, leaver.id, { signalIds: [id], assigneeId: leaver.id, stage: "working" });
      await removeMember(ctx, { userId: leaver.id });
      expect(await find({ ctx }, leaver.id, { assignee: "none", stage: "working" })).toEqual([id]);
    }));

  it("tells webhooks who has a signal and its stage", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx);
      const [taken, free] = [await insertSignal(ctx), await insertSignal(ctx)];
      await changeSignals(ctx, user.id, { signalIds: [taken.id], assigneeId: user.id, stage: "working" });
      const payloads = await buildPayloads(ctx, [taken.id, free.id]);
      expect(payloads.get(taken.id)).toMatchObject({
        assignee: { name: user.name, email: user.email },
        stage: "working",
      });
      expect(payloads.get(free.id)).toMatchObject({ assignee: null, stage: "new" });
    }));
});

describe("snoozing", () => {
  it("hides a signal from one member until its time, and returns it once", () =>
    withRollback(async ({ ctx, system, clock }) => {
      await insertCustomer(ctx);
      const [ada, ben] = [await insertUser(ctx), await insertUser(ctx)];
      const { id: signalId } = await insertSignal(ctx);
      const kept = await insertSignal(ctx);
      await archiveSignal(ctx, ada.id, { signalId: kept.id });
      const until = new Date(clock.now().getTime() + hours(20)).toISOString();
      expect(await snoozeSignal(ctx, ada.id, { signalId, until })).toEqual({ snoozedUntil: until });
      expect(await find({ ctx }, ada.id, {})).toEqual([]);
      expect(await find({ ctx }, ben.id, { sort: "newest" })).toContain(signalId);
      const { data } = await listSignals(ctx, ada.id, SignalListQuery.parse({ view: "archived" }));
      expect(data.find(({ id }) => id === signalId)).toMatchObject({ archived: true, snoozedUntil: until });
      clock.advance(hours(20) - 1);
      expect(await wakeSnoozedSignals(system)).toEqual({ woken: 0 });
      clock.advance(1);
      expect(await wakeSnoozedSignals(system)).toEqual({ woken: 1 });
      expect(await find({ ctx }, ada.id, {})).toEqual([signalId]);
      expect(await wakeSnoozedSignals(system)).toEqual({ woken: 0 });
      expect(await find({ ctx }, ada.id, { view: "archived" })).toEqual([kept.id]);
    }));

  it("ends when the signal is restored or archived for good; a later time replaces the first", () =>
    withRollback(async ({ ctx, db, system, clock }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx);
      const { id: signalId } = await insertSignal(ctx);
      const snooze = (ms: number) =>
        snoozeSignal(ctx, user.id, { signalId, until: new Date(clock.now().getTime() + ms).toISOString() });
      await snooze(hours(1));
      await snooze(hours(3));
      clock.advance(hours(2));
      expect(await wakeSnoozedSignals(system)).toEqual({ woken: 0 });
      await archiveSignal(ctx, user.id, { signalId });
      clock.advance(hours(2));
      expect(await wakeSnoozedSignals(system)).toEqual({ woken: 0 });
      await unarchiveSignal(ctx, user.id, { signalId });
      expect(await db.select().from(signalArchives).where(eq(signalArchives.signalId, signalId))).toEqual([]);
    }));

  it("needs a time to come, at most a year ahead", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx);
      const { id: signalId } = await insertSignal(ctx);
      for (const ms of [0, -1, days(policy.snoozeDays) + 1]) {
        const until = new Date(clock.now().getTime() + ms).toISOString();
        await expect(snoozeSignal(ctx, user.id, { signalId, until })).rejects.toMatchObject({
          code: "validation_error",
        });
      }
      expect(await find({ ctx }, user.id, {})).toEqual([signalId]);
    }));
});

describe("stages", () => {
  it("have the workspace's own names, which are distinct and can be reset", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const namesOf = async () => (await listStages(ctx)).data.map(({ name }) => name);
      await renameStages(ctx, { working: "In progress", won: "Customer" });
      expect(await namesOf()).toEqual(["New", "In progress", "Contacted", "Customer", "Not a fit"]);
      await expect(renameStages(ctx, { not_a_fit: "customer" })).rejects.toMatchObject({
        code: "duplicate_name",
      });
      expect((await renameStages(ctx, { won: null, new: "New" })).data).toEqual([
        { stage: "new", name: "New" },
        { stage: "working", name: "In progress" },
        { stage: "contacted", name: "Contacted" },
        { stage: "won", name: "Won" },
        { stage: "not_a_fit", name: "Not a fit" },
      ]);
      const events = await db
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.customerId, ctx.customerId))
        .orderBy(auditEvents.id);
      expect(events.map(({ changes }) => changes)).toEqual([
        { working: { before: "Working", after: "In progress" }, won: { before: "Won", after: "Customer" } },
        { won: { before: "Customer", after: "Won" } },
      ]);
    }));
});

describe("comments", () => {
  it("are read by everyone, mention members, and are counted in the list", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [ada, ben] = [await asViewer(ctx), await asViewer(ctx)];
      const { id: signalId } = await insertSignal(ctx);
      const mentions = [ben.userId, ben.userId];
      const first = await createComment(ada, { signalId, text: "Known from the fair", mentions });
      await createComment(ben, { signalId, text: "Mine", mentions: [] });
      const { user } = ben.identity;
      expect(first).toMatchObject({
        text: "Known from the fair",
        author: { userId: ada.userId },
        mentions: [{ userId: user.id, name: user.name, email: user.email }],
        mayDelete: true,
      });
      expect(await listComments(ben, { signalId, ...page })).toMatchObject({
        total: 2,
        data: [
          { id: first.id, mayDelete: false },
          { text: "Mine", mayDelete: true },
        ],
      });
      const { data } = await listSignals(ctx, ben.userId, SignalListQuery.parse({}));
      expect(one(data)).toMatchObject({ commentCount: 2 });
    }));

  it("are deleted by their author, admins and managers, on their own signal only", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [ada, ben, manager] = [await asViewer(ctx), await asViewer(ctx), await asViewer(ctx, "manager")];
      const { id: signalId } = await insertSignal(ctx);
      const elsewhere = await insertSignal(ctx);
      const { id: commentId } = await createComment(ada, { signalId, text: "One", mentions: [] });
      await expect(removeComment(ben, { signalId, commentId })).rejects.toMatchObject({
        code: "insufficient_role",
      });
      await expect(removeComment(ada, { signalId: elsewhere.id, commentId })).rejects.toMatchObject({
        code: "not_found",
      });
      await removeComment(manager, { signalId, commentId });
      const second = await createComment(ada, { signalId, text: "Two", mentions: [] });
      await removeComment(ada, { signalId, commentId: second.id });
      expect(await listComments(ada, { signalId, ...page })).toMatchObject({ total: 0, data: [] });
    }));

  it("refuse strangers, and more than the cap", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const ada = await asViewer(ctx);
      const { id: signalId } = await insertSignal(ctx);
      const stranger = newId();
      await expect(createComment(ada, { signalId, text: "Hi", mentions: [stranger] })).rejects.toMatchObject({
        details: [{ path: "mentions", message: expect.any(String) }],
      });
      await expect(createComment(ada, { signalId: newId(), text: "Hi", mentions: [] })).rejects.toMatchObject(
        { code: "not_found" },
      );
      for (let n = 0; n < policy.commentsPerSignal; n++) await insertComment(ctx, { signalId });
      await expect(createComment(ada, { signalId, text: "One more", mentions: [] })).rejects.toMatchObject({
        code: "comment_cap_reached",
      });
      expect(await db.$count(signalComments, eq(signalComments.signalId, signalId))).toBe(
        policy.commentsPerSignal,
      );
    }));
});
