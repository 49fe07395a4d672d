/** What happens to notifications when their recipient changes between the cause and the mail. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findMailboxMessages } from "@/db/queries/mailbox";
import { insertNotifications } from "@/db/queries/notifications";
import { customers, memberships, notificationPreferences, notifications, users } from "@/db/schema";
import type { Role } from "@/db/vocabulary";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { ErasePerson } from "@/lib/contracts/privacy";
import { sendDueNotifications } from "@/lib/domain/notification-delivery/send";
import { erasePerson } from "@/lib/domain/privacy/erase";
import { createComment } from "@/lib/domain/signal-work/comments";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertKnownPerson, known } from "@/tests/factories/known-person";
import { insertDestination, insertSignal } from "@/tests/factories/signals";
import { viewerOf } from "@/tests/factories/viewer";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { notifyOfCredits, notifyOfDestination, notifyOfSignals } from "./notify";
import { changePreferences } from "./preferences";
import { planDigests, startDueNotifications } from "./schedule";

const declined = (key: string) => ({ key, data: { what: "top_up_declined" as const } });
const mailed = async ({ db }: Context, { email: to }: { email: string }) =>
  (await findMailboxMessages(db, { to })).map(({ subject }) => subject);
const setRole = ({ db }: Context, userId: string, role: Role) =>
  db.update(memberships).set({ role }).where(eq(memberships.userId, userId));
const setLifecycle = ({ db, customerId }: Context, lifecycle: "active" | "suspended" | "closed") =>
  db.update(customers).set({ lifecycle }).where(eq(customers.id, customerId));

describe("a member", () => {
  it("who lost their role is not mailed what only that role is told", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx, { role: "admin" });
      const { id: userId } = user;
      const { id: destinationId } = await insertDestination(ctx, { name: "CRM" });
      const warn = (key: string) =>
        notifyOfDestination(ctx, { destinationId, key, data: { what: "paused" } });
      await notifyOfCredits(ctx, declined("1"));
      await warn("1");
      await setRole(ctx, userId, "manager");
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 1 });
      await warn("2");
      await setRole(ctx, userId, "user");
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      await setRole(ctx, userId, "admin");
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      expect(await mailed(ctx, user)).toEqual(["CRM is paused"]);
    }));

  it("with a read-only seat is still notified", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx);
      await db.update(memberships).set({ isReadOnly: true }).where(eq(memberships.userId, user.id));
      await notifyOfCredits(ctx, declined("1"));
      expect(await sendDueNotifications(ctx, { userId: user.id })).toEqual({ sent: 1 });
    }));

  it("who left while they were being notified is forgotten, and nothing is tried forever", () =>
    withRollback(async ({ ctx, db, clock, system }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx);
      const { id: userId } = user;
      await changePreferences({ ...ctx, userId }, { digest: "daily" });
      await db.delete(memberships).where(eq(memberships.userId, userId));
      const row = { customerId: ctx.customerId, userId, kind: "credits" as const, key: "1", data: {} };
      const now = clock.now();
      await insertNotifications(db, [{ ...row, id: newId(), isShown: true, createdAt: now, sendAt: now }]);
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      expect(await startDueNotifications(system)).toEqual({ started: 0 });
      expect(await db.select().from(notifications)).toEqual([]);
      expect(await db.select().from(notificationPreferences)).toEqual([]);
      expect(await mailed(ctx, user)).toEqual([]);
    }));

  it("whose account is deleted leaves nothing to send", () =>
    withRollback(async ({ ctx, db, system }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx);
      await notifyOfCredits(ctx, declined("1"));
      await db.delete(users).where(eq(users.id, user.id));
      expect(await startDueNotifications(system)).toEqual({ started: 0 });
      expect(await sendDueNotifications(ctx, { userId: user.id })).toEqual({ sent: 0 });
    }));
});

describe("a workspace", () => {
  it.each(["suspended", "closed"] as const)(
    "that is %s mails nothing, also not when it is opened again",
    (state) =>
      withRollback(async ({ ctx, clock, system }) => {
        await insertCustomer(ctx);
        const user = await insertUser(ctx);
        await notifyOfCredits(ctx, declined("1"));
        await setLifecycle(ctx, state);
        expect(await sendDueNotifications(ctx, { userId: user.id })).toEqual({ sent: 0 });
        expect(await startDueNotifications(system)).toEqual({ started: 0 });
        await setLifecycle(ctx, "active");
        clock.advance(minutes(10));
        expect(await sendDueNotifications(ctx, { userId: user.id })).toEqual({ sent: 0 });
        await notifyOfCredits(ctx, declined("2"));
        expect(await sendDueNotifications(ctx, { userId: user.id })).toEqual({ sent: 1 });
      }),
  );
});

describe("a person", () => {
  it("who is erased before the mail is in none: not as a signal, in a comment or in a digest", () =>
    withRollback(
      async ({ ctx, clock, system, db }) => {
        const { signal } = await insertKnownPerson(ctx);
        const [author, reader] = [await insertUser(ctx), await insertUser(ctx)];
        const { id: userId } = reader;
        await changePreferences(
          { ...ctx, userId },
          { channels: { strong_signal: { portal: true, email: true } }, digest: "daily", minStrength: 1 },
        );
        await notifyOfSignals(ctx, { signalIds: [signal.id] });
        const mentions = [userId];
        await createComment(viewerOf(ctx, author), {
          signalId: signal.id,
          text: `Call ${known.name}`,
          mentions,
        });
        clock.advance(minutes(60));
        await insertSignal(ctx, { strength: 9, personName: "Ada Other", createdAt: clock.now() });
        expect((await planDigests(system)).planned).toBeGreaterThan(0);
        await erasePerson(ctx, ErasePerson.parse({ networkUrl: known.url }));
        expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 1 });
        const [digest] = await findMailboxMessages(db, { to: reader.email });
        expect(digest?.text).toContain("Ada Other");
        expect(digest?.text).not.toContain(known.name);
      },
      { now: "2025-11-24T07:00:00Z" },
    ));
});
