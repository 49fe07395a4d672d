import { asc } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findMailboxMessages } from "@/db/queries/mailbox";
import { notifications } from "@/db/schema";
import { hours, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { sendDueNotifications } from "@/lib/domain/notification-delivery/send";
import { changeSignals } from "@/lib/domain/signal-work/change";
import { createComment } from "@/lib/domain/signal-work/comments";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertDestination, insertSignal } from "@/tests/factories/signals";
import { viewerOf } from "@/tests/factories/viewer";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { listNotifications, readNotifications } from "./inbox";
import { notifyOfAssignment, notifyOfCredits, notifyOfDestination, notifyOfSignals } from "./notify";
import { changePreferences } from "./preferences";
import { planDigests, startDueNotifications } from "./schedule";

const page = { limit: 25, offset: 0 };
const declined = (key: string) => ({ key, data: { what: "top_up_declined" as const } });
const mailed = async ({ db }: Context, { email: to }: { email: string }) =>
  (await findMailboxMessages(db, { to })).map(({ subject }) => subject);

describe("strong signals", () => {
  it("notify whom they are strong enough for, once, also as they grow", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const picky = await insertUser(ctx);
      const eager = await insertUser(ctx, { role: "user" });
      await changePreferences({ ...ctx, userId: picky.id }, { minStrength: 9 });
      const { id: weak } = await insertSignal(ctx, { strength: 4 });
      const { id: strong } = await insertSignal(ctx, { strength: 8, personName: "Ada Strong" });
      const { id: strongest } = await insertSignal(ctx, { strength: 9 });
      await notifyOfSignals(ctx, { signalIds: [weak, strong, strongest] });
      await notifyOfSignals(ctx, { signalIds: [strong] });
      expect(await listNotifications(viewerOf(ctx, picky), page)).toMatchObject({
        total: 1,
        unread: 1,
      });
      const inbox = await listNotifications(viewerOf(ctx, eager), page);
      expect(inbox.data.map(({ path }) => path).toSorted()).toEqual(
        [strong, strongest].map((id) => `/signals/${id}`).toSorted(),
      );
      expect(inbox.data.find(({ path }) => path.endsWith(strong))?.title).toBe("Ada Strong: strength 8");
    }));

  it("of the same minutes come in one mail, and the next mail a quarter of an hour later", () =>
    withRollback(async ({ ctx, clock, system, announced }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx);
      const { id: userId } = user;
      await changePreferences(
        { ...ctx, userId },
        { channels: { strong_signal: { portal: true, email: true } } },
      );
      const add = async () =>
        notifyOfSignals(ctx, { signalIds: [(await insertSignal(ctx, { strength: 9 })).id] });
      await add();
      await add();
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      clock.advance(minutes(1));
      await add();
      expect(await startDueNotifications(system)).toEqual({ started: 1 });
      expect(announced.at(-1)).toMatchObject({ name: "notifications/due", data: { userId } });
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 1 });
      expect(await mailed(ctx, user)).toEqual(["3 strong signals in Test workspace"]);
      clock.advance(minutes(1));
      await add();
      clock.advance(minutes(13));
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      clock.advance(minutes(1));
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 1 });
    }));
});

describe("mentions and assignments", () => {
  it("notify the mentioned member, not the author", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [author, other] = [await insertUser(ctx, { name: "Ben" }), await insertUser(ctx)];
      const { id: signalId } = await insertSignal(ctx);
      const viewer = viewerOf(ctx, author);
      const mentions = [author.id, other.id];
      await createComment(viewer, { signalId, text: "Can you call them?", mentions });
      expect((await listNotifications(viewer, page)).total).toBe(0);
      expect((await listNotifications(viewerOf(ctx, other), page)).data).toMatchObject([
        {
          kind: "mention",
          title: "Ben mentioned you",
          body: "Can you call them?",
          path: `/signals/${signalId}`,
        },
      ]);
      await sendDueNotifications(ctx, { userId: other.id });
      expect(await mailed(ctx, other)).toEqual(["Ben mentioned you"]);
    }));

  it("say how many signals were assigned, and nothing to who took them", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [ben, cyd] = [await insertUser(ctx), await insertUser(ctx)];
      const signalIds = [(await insertSignal(ctx)).id, (await insertSignal(ctx)).id];
      const viewer = viewerOf(ctx, ben);
      await changeSignals(viewer, ben.id, { signalIds, assigneeId: cyd.id });
      await changeSignals(viewer, ben.id, { signalIds, assigneeId: ben.id });
      await notifyOfAssignment(ctx, { assigneeId: cyd.id, signalIds: signalIds.slice(1) });
      expect((await listNotifications(viewer, page)).total).toBe(0);
      // Ben has them already: nothing changes for him, whoever says it again.
      await changeSignals(viewerOf(ctx, cyd), cyd.id, { signalIds, assigneeId: ben.id });
      expect((await listNotifications(viewer, page)).total).toBe(0);
      const { data } = await listNotifications(viewerOf(ctx, cyd), page);
      expect(data.map(({ path }) => path).toSorted()).toEqual([
        `/signals/${signalIds[1]}`,
        "/signals?assignee=me",
      ]);
    }));
});

describe("the inbox", () => {
  it("counts and marks the member's own", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const [ada, ben] = [await insertUser(ctx), await insertUser(ctx)];
      for (const key of ["1", "2", "3"]) {
        await notifyOfCredits(ctx, declined(key));
        clock.advance(1);
      }
      const viewer = viewerOf(ctx, ada);
      const { data } = await listNotifications(viewer, { ...page, limit: 2 });
      expect(data).toHaveLength(2);
      expect(await readNotifications(viewer, { ids: [data[0]?.id ?? ""] })).toEqual({ unread: 2 });
      const unread = await listNotifications(viewer, { ...page, unread: true });
      expect(unread).toMatchObject({ total: 2, unread: 2 });
      expect(unread.data.some(({ id }) => id === data[0]?.id)).toBe(false);
      expect(await readNotifications(viewer, {})).toEqual({ unread: 0 });
      expect((await listNotifications(viewerOf(ctx, ben), page)).unread).toBe(3);
    }));

  it("shows what the portal channel is on for, and mails what the email channel is on for", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx);
      const { id: destinationId } = await insertDestination(ctx, { name: "CRM" });
      const set = (portal: boolean, email: boolean) =>
        changePreferences({ ...ctx, userId: user.id }, { channels: { destination: { portal, email } } });
      const fail = (key: string) =>
        notifyOfDestination(ctx, { destinationId, key, data: { what: "failing", consecutiveFailures: 5 } });
      await set(false, false);
      await fail("1");
      await set(false, true);
      await fail("2");
      await sendDueNotifications(ctx, { userId: user.id });
      await set(true, false);
      await fail("3");
      await sendDueNotifications(ctx, { userId: user.id });
      expect(await mailed(ctx, user)).toEqual(["Deliveries to CRM are failing"]);
      expect((await listNotifications(viewerOf(ctx, user), page)).total).toBe(1);
    }));
});

describe("digests", () => {
  it("come at 8:00 on Mondays with the best signals, once, and not without news", () =>
    withRollback(
      async ({ ctx, system, clock, db }) => {
        await insertCustomer(ctx);
        const user = await insertUser(ctx, { timeZone: "UTC" });
        const { id: userId } = user;
        await planDigests(system);
        await insertSignal(ctx, { strength: 9, personName: "Ada Best", createdAt: clock.now() });
        await insertSignal(ctx, { strength: 3, createdAt: clock.now() });
        clock.advance(hours(1));
        // Monday, 8:00.
        expect(await planDigests(system)).toEqual({ planned: 1 });
        expect(await planDigests(system)).toEqual({ planned: 0 });
        expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 1 });
        expect(await mailed(ctx, user)).toEqual(["2 new signals in Test workspace in the past week"]);
        const [mail] = await findMailboxMessages(db, { to: user.email });
        expect(mail?.text).toContain("Ada Best · strength 9");
        clock.advance(hours(24 * 7));
        expect(await planDigests(system)).toEqual({ planned: 1 });
        expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
        expect(await mailed(ctx, user)).toHaveLength(1);
      },
      { now: "2025-11-24T07:00:00Z" },
    ));

  it("that were missed are one", () =>
    withRollback(
      async ({ ctx, system, clock }) => {
        await insertCustomer(ctx);
        const { id: userId } = await insertUser(ctx);
        await changePreferences({ ...ctx, userId }, { digest: "daily" });
        clock.advance(hours(24 * 5));
        expect(await planDigests(system)).toEqual({ planned: 1 });
        expect(await planDigests(system)).toEqual({ planned: 0 });
      },
      { now: "2025-11-24T07:00:00Z" },
    ));

  it("are planned once by concurrent runs", () =>
    withDatabase(async ({ ctx, system, clock, db }) => {
      await insertCustomer(ctx);
      const { id: userId } = await insertUser(ctx);
      await changePreferences({ ...ctx, userId }, { digest: "daily" });
      clock.advance(hours(24));
      await Promise.all([1, 2, 3, 4].map(() => planDigests(system)));
      expect(await db.select().from(notifications).orderBy(asc(notifications.id))).toHaveLength(1);
    }));
});

it("leaves other workspaces alone", () =>
  withRollback(async ({ ctx, db }) => {
    await insertCustomer(ctx);
    const other = { ...ctx, customerId: newId() };
    await insertCustomer(other);
    await insertUser(other);
    await notifyOfCredits(ctx, declined("1"));
    expect(await db.select().from(notifications)).toEqual([]);
  }));
