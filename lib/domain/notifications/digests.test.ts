/** What digests say, of which period, and when: at 8:00 where their reader is. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findMailboxMessages } from "@/db/queries/mailbox";
import { insertNotifications } from "@/db/queries/notifications";
import {
  type activations,
  deliveryAttempts,
  memberships,
  notificationPreferences,
  notifications,
} from "@/db/schema";
import { days, hours, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { changeProfile } from "@/lib/domain/account/profile";
import { sendDueNotifications } from "@/lib/domain/notification-delivery/send";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertActivation, insertDestination, insertSignal } from "@/tests/factories/signals";
import { viewerOf } from "@/tests/factories/viewer";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { readDigest } from "./digest";
import { changePreferences } from "./preferences";
import { planDigests } from "./schedule";

/** Monday, an hour before the digests in UTC. */
const monday = { now: "2025-11-24T07:00:00Z" };

const dueAt = async ({ db }: Context, userId: string) => {
  const [row] = await db
    .select({ at: notificationPreferences.nextDigestAt })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  return row?.at?.toISOString();
};

describe("a digest", () => {
  it("has the ten best signals, and what was delivered or failed and is not delivered yet", () =>
    withRollback(async ({ ctx, db, clock }) => {
      const { customerId } = ctx;
      await insertCustomer(ctx, { name: "Acme" });
      const createdAt = clock.now();
      for (let n = 0; n < 12; n++) {
        await insertSignal(ctx, {
          createdAt,
          strength: n < 2 ? 1 : 9,
          icpScore: n,
          personName: `Person ${n}`,
        });
      }
      const { id: destinationId } = await insertDestination(ctx, { name: "CRM" });
      const quiet = await insertDestination(ctx, { name: "Quiet" });
      await insertActivation(ctx, { destinationId: quiet.id });
      const signalAt = async (at: Date) => (await insertSignal(ctx, { createdAt: at })).id;
      const before = new Date(createdAt.getTime() - days(30));
      const add = async (
        input: Partial<typeof activations.$inferInsert>,
        outcomes: ("failed" | "succeeded")[],
      ) => {
        const { id: activationId } = await insertActivation(ctx, {
          ...{ destinationId, signalId: await signalAt(before), ...input },
        });
        for (const [n, outcome] of outcomes.entries()) {
          await db.insert(deliveryAttempts).values({
            ...{ id: newId(), customerId, activationId, destinationId, number: n + 1 },
            ...{ outcome, durationMs: 1, createdAt },
          });
        }
      };
      // A delivery that succeeded at its third attempt did not fail.
      await add({ status: "delivered", deliveredAt: createdAt }, ["failed", "failed", "succeeded"]);
      await add({ status: "delivered", deliveredAt: before }, []);
      await add({ status: "retrying" }, ["failed", "failed"]);
      await add({ status: "failed" }, ["failed"]);
      const since = new Date(createdAt.getTime() - days(7)).toISOString();
      const digest = await readDigest(ctx, { createdAt: clock.now(), data: { since } });
      expect(digest?.title).toBe("12 new signals in Acme in the past week");
      expect(digest?.lines).toEqual([
        "1 delivery succeeded.",
        "2 deliveries failed: CRM (2).",
        "The best 10:",
      ]);
      expect(digest?.signals.map(({ title }) => title)).toEqual(
        [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Person ${n} · strength 9`),
      );
    }));

  it.each([
    [hours(24), "since yesterday"],
    [hours(36) - 1, "since yesterday"],
    [hours(36), "in the past 2 days"],
    [days(6), "in the past 6 days"],
    [days(7), "in the past week"],
    // Clocks went back.
    [days(7) + hours(1), "in the past week"],
    [days(8), "in the past 8 days"],
  ])("of %i ms is called that of its days: %s", (ms, words) =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { name: "Acme" });
      await insertSignal(ctx, { createdAt: new Date(clock.now().getTime() - 1) });
      const since = new Date(clock.now().getTime() - ms).toISOString();
      const digest = await readDigest(ctx, { createdAt: clock.now(), data: { since } });
      expect(digest?.title).toBe(`1 new signal in Acme ${words}`);
      expect(digest?.lines).toEqual(["Nothing was delivered."]);
    }),
  );

  it("is none of a period in which nothing happened", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const since = new Date(clock.now().getTime() - days(1)).toISOString();
      expect(await readDigest(ctx, { createdAt: clock.now(), data: { since } })).toBeNull();
    }));

  it("counts what failed and what succeeded, in the singular and plural", () =>
    withRollback(async ({ ctx, db, clock }) => {
      const { customerId } = ctx;
      await insertCustomer(ctx, { name: "Acme" });
      const { id: destinationId } = await insertDestination(ctx, { name: "CRM" });
      const createdAt = clock.now();
      const old = new Date(createdAt.getTime() - days(30));
      const since = new Date(createdAt.getTime() - days(1)).toISOString();
      const add = async (isDelivered: boolean) => {
        const { id: signalId } = await insertSignal(ctx, { createdAt: old });
        const state = isDelivered
          ? { status: "delivered" as const, deliveredAt: createdAt }
          : { status: "failed" as const };
        const { id: activationId } = await insertActivation(ctx, { destinationId, signalId, ...state });
        if (isDelivered) return;
        const attempt = { id: newId(), customerId, activationId, destinationId, number: 1, durationMs: 1 };
        await db.insert(deliveryAttempts).values({ ...attempt, outcome: "failed", createdAt });
      };
      const read = async () => await readDigest(ctx, { createdAt: clock.now(), data: { since } });
      await add(false);
      expect(await read()).toMatchObject({
        title: "No new signals in Acme since yesterday",
        lines: ["0 deliveries succeeded.", "1 delivery failed: CRM (1)."],
      });
      await add(true);
      await add(true);
      expect((await read())?.lines).toEqual(["2 deliveries succeeded.", "1 delivery failed: CRM (1)."]);
    }));

  it("after a late one begins where that ended: nothing is told twice or left out", () =>
    withRollback(async ({ ctx, clock, system, db }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx);
      const { id: userId, email: to } = user;
      await changePreferences({ ...ctx, userId }, { digest: "daily" });
      const add = (personName: string) => insertSignal(ctx, { personName, createdAt: clock.now() });
      await add("Ada Early");
      // The product was down until 11:00.
      clock.advance(hours(3));
      await add("Ben Late");
      clock.advance(hours(1));
      await planDigests(system);
      await sendDueNotifications(ctx, { userId });
      clock.advance(minutes(1));
      await add("Cyd Later");
      clock.advance(hours(24));
      // A digest of another workspace, or of another member, ends none of this period.
      const strangers = [{ ...ctx, customerId: newId() }, ctx];
      await insertCustomer(strangers[0] ?? ctx);
      const { id: neighbor } = await insertUser(ctx);
      for (const [n, { customerId }] of strangers.entries()) {
        await insertNotifications(db, [
          {
            ...{ id: newId(), customerId, userId: n === 0 ? userId : neighbor, kind: "digest", key: "other" },
            ...{ data: {}, isShown: false, createdAt: clock.now() },
          },
        ]);
      }
      await planDigests(system);
      await sendDueNotifications(ctx, { userId });
      const texts = (await findMailboxMessages(db, { to })).map(({ text }) => text);
      const told = (name: string) => texts.filter((text) => text.includes(name)).length;
      expect([texts.length, told("Ada Early"), told("Ben Late"), told("Cyd Later")]).toEqual([2, 1, 1, 1]);
    }, monday));

  it("moves to 8:00 in the zone that the member moves to", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx, { timeZone: "Asia/Kolkata" });
      const stayed = await insertUser(ctx, { timeZone: "Asia/Kolkata" });
      for (const { id: userId } of [user, stayed]) {
        await changePreferences({ ...ctx, userId }, { digest: "daily" });
      }
      expect(await dueAt(ctx, user.id)).toBe("2025-11-25T02:30:00.000Z");
      await changeProfile(viewerOf(ctx, user), { timeZone: "America/New_York" });
      expect(await dueAt(ctx, user.id)).toBe("2025-11-24T13:00:00.000Z");
      expect(await dueAt(ctx, stayed.id)).toBe("2025-11-25T02:30:00.000Z");
    }, monday));

  it("that is due is not lost when other preferences change", () =>
    withRollback(async ({ ctx, clock, system }) => {
      await insertCustomer(ctx);
      const { id: userId } = await insertUser(ctx);
      await changePreferences({ ...ctx, userId }, { digest: "daily" });
      clock.advance(hours(2));
      await changePreferences({ ...ctx, userId }, { minStrength: 9 });
      expect(await planDigests(system)).toEqual({ planned: 1 });
    }, monday));

  it("is planned for everyone it is due for, however many they are", () =>
    withRollback(async ({ ctx, db, clock, system }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx);
      // More than are planned in one transaction, each with the default preferences.
      await db.execute(`
        insert into users (id, email) select gen_random_uuid(), 'member' || n || '@people.example'
        from generate_series(1, 1100) n`);
      await db.execute(`
        insert into memberships (customer_id, user_id, role)
        select '${ctx.customerId}', id, 'user' from users where email like 'member%@people.example'`);
      await planDigests(system);
      clock.advance(hours(1));
      const members = await db.$count(memberships, eq(memberships.customerId, ctx.customerId));
      expect(await planDigests(system)).toEqual({ planned: members });
      expect(await db.$count(notifications, eq(notifications.userId, user.id))).toBe(1);
    }, monday));
});
