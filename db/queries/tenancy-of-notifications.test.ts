/** Another workspace's notifications and preferences are neither read nor changed. */
import { asc } from "drizzle-orm";
import { expect, it } from "vitest";
import { policy } from "@/db/policy";
import { chatNotifications, notificationPreferences, notifications } from "@/db/schema";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertActivation, insertDestination, insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { countDeliveriesBetween, countSignalsBetween, findBestSignals } from "./digests";
import {
  deleteChatNotifications,
  deletePreferences,
  findChatNotifications,
  findNotifiedMembers,
  updateNextDigest,
  upsertChatNotifications,
  upsertPreferences,
} from "./notification-preferences";
import {
  countNotifications,
  deleteNotificationsOf,
  findLastSignalMails,
  findNotifications,
  findNotificationsById,
  insertNotifications,
  lockFirstDueNotification,
  lockUnsentNotifications,
  markNotificationsRead,
  rescheduleDueNotifications,
  updateNotifications,
} from "./notifications";

async function open({ ctx, clock }: TestWorld) {
  await insertCustomer(ctx);
  const stranger = { ...ctx, customerId: newId() };
  await insertCustomer(stranger);
  const { customerId, db } = ctx;
  const { id: userId } = await insertUser(ctx);
  const { id: destinationId } = await insertDestination(ctx, { type: "chat" });
  const { id: signalId } = await insertSignal(ctx);
  await insertActivation(ctx, {
    ...{ signalId, destinationId, status: "delivered", deliveredAt: clock.now() },
  });
  const now = clock.now();
  const row = { customerId, kind: "strong_signal" as const, data: {}, isShown: true, createdAt: now };
  const ids = [newId(), newId(), newId()];
  const [waiting = "", sent = "", channel = ""] = ids;
  await insertNotifications(db, [
    { ...row, id: waiting, userId, key: "waiting", sendAt: now },
    { ...row, id: sent, userId, key: "sent", sentAt: now },
    { ...row, id: channel, userId: null, key: "channel", sendAt: now },
  ]);
  const { channels, minStrength, digest } = policy.notifications;
  await upsertPreferences(db, {
    ...{ customerId, userId, channels, minStrength, digest },
    ...{ quietFrom: null, quietUntil: null, nextDigestAt: now },
  });
  await upsertChatNotifications(db, {
    ...{ customerId, destinationId, kinds: [], minStrength, digest, timeZone: "UTC", nextDigestAt: now },
  });
  const rows = async () => ({
    notifications: await db.select().from(notifications).orderBy(asc(notifications.id)),
    preferences: await db.select().from(notificationPreferences),
    chat: await db.select().from(chatNotifications),
  });
  return { stranger: stranger.customerId, owner: customerId, userId, ids, now, rows };
}
type Given = Pick<Awaited<ReturnType<typeof open>>, "userId" | "ids" | "now"> & { customerId: string };

const since = new Date(0);

it.each<[string, (world: TestWorld, input: Given) => Promise<unknown>, unknown]>([
  ["findNotifications", ({ db }, input) => findNotifications(db, { ...input, limit: 9, offset: 0 }), []],
  ["findNotificationsById", ({ db }, input) => findNotificationsById(db, input), []],
  ["countNotifications", ({ db }, input) => countNotifications(db, input), { total: 0, unread: 0 }],
  [
    "findLastSignalMails",
    ({ db }, { customerId, userId }) => findLastSignalMails(db, { customerId, userIds: [userId], since }),
    new Map(),
  ],
  ["lockFirstDueNotification", ({ db }, input) => lockFirstDueNotification(db, input), null],
  [
    "lockFirstDueNotification of the channel",
    ({ db }, input) => lockFirstDueNotification(db, { ...input, userId: null }),
    null,
  ],
  [
    "lockUnsentNotifications",
    ({ db }, input) => lockUnsentNotifications(db, { ...input, kind: "strong_signal", limit: 9 }),
    [],
  ],
  [
    "findNotifiedMembers",
    ({ db }, { customerId, userId }) => findNotifiedMembers(db, { customerId, userIds: [userId], limit: 9 }),
    [],
  ],
  ["findChatNotifications", ({ db }, input) => findChatNotifications(db, input), null],
  [
    "countSignalsBetween",
    ({ db }, input) => countSignalsBetween(db, { ...input, since, until: input.now }),
    0,
  ],
  [
    "findBestSignals",
    ({ db }, input) => findBestSignals(db, { ...input, since, until: input.now, limit: 9 }),
    [],
  ],
  [
    "countDeliveriesBetween",
    ({ db }, input) => countDeliveriesBetween(db, { ...input, since, until: input.now }),
    [],
  ],
])("%s reads nothing of another workspace", (_, read, nothing) =>
  withRollback(async (world) => {
    const { stranger, owner, rows: _rows, ...given } = await open(world);
    expect(await read(world, { ...given, customerId: owner })).not.toEqual(nothing);
    expect(await read(world, { ...given, customerId: stranger })).toEqual(nothing);
  }),
);

const later = new Date("2030-01-01T00:00:00Z");

it.each<[string, (world: TestWorld, input: Given) => Promise<unknown>]>([
  ["markNotificationsRead", ({ db }, input) => markNotificationsRead(db, input)],
  ["updateNotifications", ({ db }, input) => updateNotifications(db, { ...input, set: { sentAt: later } })],
  [
    "updateNotifications of the channel",
    ({ db }, input) => updateNotifications(db, { ...input, userId: null, set: { sentAt: later } }),
  ],
  [
    "rescheduleDueNotifications",
    ({ db }, input) => rescheduleDueNotifications(db, { ...input, sendAt: later }),
  ],
  ["deleteNotificationsOf", ({ db }, input) => deleteNotificationsOf(db, input)],
  ["deletePreferences", ({ db }, input) => deletePreferences(db, input)],
  ["deleteChatNotifications", ({ db }, input) => deleteChatNotifications(db, input)],
  ["updateNextDigest", ({ db }, input) => updateNextDigest(db, { ...input, nextDigestAt: later })],
  [
    "updateNextDigest of the channel",
    ({ db }, input) => updateNextDigest(db, { ...input, userId: null, nextDigestAt: later }),
  ],
])("%s changes nothing of another workspace", (_, write) =>
  withRollback(async (world) => {
    const { stranger, owner, rows, ...given } = await open(world);
    const before = await rows();
    await write(world, { ...given, customerId: stranger });
    expect(await rows()).toEqual(before);
    await write(world, { ...given, customerId: owner });
    expect(await rows()).not.toEqual(before);
  }),
);

it("members who leave take their own notifications and preferences with them, and nobody else's", () =>
  withRollback(async (world) => {
    const { owner: customerId, rows } = await open(world);
    const { id: userId } = await insertUser(world.ctx);
    const before = await rows();
    await deleteNotificationsOf(world.db, { customerId, userId });
    await deletePreferences(world.db, { customerId, userId });
    await markNotificationsRead(world.db, { customerId, userId, now: later });
    await updateNextDigest(world.db, { customerId, userId, nextDigestAt: later });
    expect(await rows()).toEqual(before);
  }));
