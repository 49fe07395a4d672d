/** What is posted to the workspace's chat channel, over HTTP to a local server. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { findMailboxMessages } from "@/db/queries/mailbox";
import { activations, customers, destinations } from "@/db/schema";
import { hours, minutes } from "@/lib/clock";
import type { Receipt } from "@/lib/destinations/destination";
import { destinationAdapters } from "@/lib/destinations/registry";
import { pause } from "@/lib/domain/destinations/pause";
import { listDestinations } from "@/lib/domain/destinations/read";
import { pauseIfRefused } from "@/lib/domain/notification-delivery/refusal";
import { sendDueNotifications } from "@/lib/domain/notification-delivery/send";
import { changeChatNotifications, readChatNotifications } from "@/lib/domain/notifications/chat-settings";
import { notifyOfCredits, notifyOfDestination, notifyOfSignals } from "@/lib/domain/notifications/notify";
import { planDigests, startDueNotifications } from "@/lib/domain/notifications/schedule";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { ok, status } from "@/tests/factories/delivery-scene";
import { one } from "@/tests/factories/one";
import { insertActivation, insertDestination, insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
beforeEach(() => {
  receiver.requests.length = 0;
  receiver.behave(ok);
});
afterAll(() => receiver.close());

const channel = { userId: null };
const declined = (key: string) => ({ key, data: { what: "top_up_declined" as const } });
const titles = () => receiver.requests.map(({ body }) => (JSON.parse(String(body)) as { text: string }).text);

async function open({ ctx: own }: TestWorld) {
  const webhookHost = new URL(receiver.url).host;
  const spreadsheet = { account: null, takeWriteSlot: async () => 0 };
  const adapters = destinationAdapters({
    ...{ allowPrivate: true, chatWebhookHost: webhookHost, notesApiUrl: "http://127.0.0.1:9" },
    spreadsheet: spreadsheet as never,
  });
  const ctx = { ...own, ports: { ...own.ports, destinations: adapters } };
  await insertCustomer(ctx, { name: "Acme" });
  const config = { webhookUrl: `${receiver.url}/services/T000/B000/abcdefghij` };
  const { id: destinationId } = await insertDestination(ctx, { type: "chat", name: "#sales", config });
  const chat = {
    ...{ destinationId, kinds: ["strong_signal", "destination", "credits"] as const, minStrength: 8 },
    ...{ digest: "daily" as const, timeZone: "Europe/Berlin" },
  };
  await changeChatNotifications(ctx, { chat: { ...chat, kinds: [...chat.kinds] } });
  return { ctx, destinationId, chat: { ...chat, kinds: [...chat.kinds] } };
}

it("posts warnings and strong signals once, each in its own words", () =>
  withRollback(async (world) => {
    const { ctx } = await open(world);
    const { id: other } = await insertDestination(ctx, { name: "CRM" });
    await notifyOfCredits(ctx, declined("1"));
    await notifyOfCredits(ctx, declined("1"));
    await notifyOfDestination(ctx, { destinationId: other, key: "1", data: { what: "paused" } });
    const strong = await insertSignal(ctx, { strength: 9, personName: "Ada <Strong>" });
    const weak = await insertSignal(ctx, { strength: 7 });
    await notifyOfSignals(ctx, { signalIds: [strong.id, weak.id] });
    world.clock.advance(minutes(1));
    expect(await sendDueNotifications(ctx, channel)).toEqual({ sent: 3 });
    expect(await sendDueNotifications(ctx, channel)).toEqual({ sent: 0 });
    expect(titles().toSorted()).toEqual([
      "Ada &lt;Strong&gt;: strength 9",
      "CRM is paused",
      "The automatic top-up of Acme was declined",
    ]);
  }));

it("posts a digest at 8:00 in the channel's zone, and none without news", () =>
  withRollback(
    async (world) => {
      const { ctx } = await open(world);
      await insertSignal(ctx, { strength: 9, personName: "Ada", createdAt: world.clock.now() });
      world.clock.advance(hours(1));
      expect(await planDigests(world.system)).toEqual({ planned: 1 });
      expect(await sendDueNotifications(ctx, channel)).toEqual({ sent: 1 });
      expect(titles()).toEqual(["1 new signal in Acme since yesterday"]);
      world.clock.advance(hours(24));
      expect(await planDigests(world.system)).toEqual({ planned: 1 });
      expect(await sendDueNotifications(ctx, channel)).toEqual({ sent: 0 });
    },
    { now: "2025-11-24T06:00:00Z" },
  ));

it("retries what the chat tool refused, and not what it may have shown", () =>
  withRollback(async (world) => {
    const { ctx } = await open(world);
    receiver.behave([status(429), ok, status(500), ok]);
    await notifyOfCredits(ctx, declined("1"));
    expect(await sendDueNotifications(ctx, channel)).toEqual({ sent: 0 });
    world.clock.advance(minutes(5));
    expect(await sendDueNotifications(ctx, channel)).toEqual({ sent: 1 });
    await notifyOfCredits(ctx, declined("2"));
    expect(await sendDueNotifications(ctx, channel)).toEqual({ sent: 0 });
    world.clock.advance(minutes(5));
    expect(await sendDueNotifications(ctx, channel)).toEqual({ sent: 0 });
    expect(receiver.requests).toHaveLength(3);
  }));

it("retries what did not reach the chat tool", () =>
  withRollback(async (world) => {
    const { ctx } = await open(world);
    await receiver.close();
    try {
      await notifyOfCredits(ctx, declined("1"));
      expect(await sendDueNotifications(ctx, channel)).toEqual({ sent: 0 });
      expect(await startDueNotifications(world.system)).toEqual({ started: 0 });
      world.clock.advance(minutes(5));
      expect(await startDueNotifications(world.system)).toEqual({ started: 1 });
    } finally {
      receiver = await startReceiver();
    }
  }));

it.each([403, 404, 410])("asks a channel that answers %i only once", (code) =>
  withRollback(async (world) => {
    const { ctx } = await open(world);
    receiver.behave([status(code), ok]);
    await notifyOfCredits(ctx, declined("1"));
    expect(await sendDueNotifications(ctx, channel)).toEqual({ sent: 0 });
    world.clock.advance(minutes(5));
    expect(await sendDueNotifications(ctx, channel)).toEqual({ sent: 0 });
    expect(receiver.requests).toHaveLength(1);
  }),
);

it.each([
  [403, "auth"],
  [410, "gone"],
] as const)("pauses a channel that answers %i, and notifies who manages destinations", (code, pausedReason) =>
  withRollback(async (world) => {
    const { ctx, destinationId } = await open(world);
    const manager = await insertUser(ctx, { role: "manager" });
    const user = await insertUser(ctx, { role: "user" });
    await insertActivation(ctx, { destinationId });
    receiver.behave([status(code), ok]);
    await notifyOfSignals(ctx, { signalIds: [(await insertSignal(ctx, { strength: 9 })).id] });
    world.clock.advance(minutes(1));
    await sendDueNotifications(ctx, channel);
    const list = async () => (await listDestinations(ctx)).data.find(({ id }) => id === destinationId);
    expect(await list()).toMatchObject({ isActive: false, pausedReason, health: "action_required" });
    const held = await world.db
      .select()
      .from(activations)
      .where(eq(activations.destinationId, destinationId));
    expect(held).toMatchObject([{ status: "held" }]);

    for (const { id: userId } of [manager, user]) await sendDueNotifications(ctx, { userId });
    const mail = one(await findMailboxMessages(ctx.db, { to: manager.email }));
    expect(mail.subject).toBe("#sales is paused");
    expect(mail.text).toContain("did not accept a notification");
    expect(mail.text).toContain(`/destinations/${destinationId}`);
    expect(await findMailboxMessages(ctx.db, { to: user.email })).toEqual([]);
    expect(receiver.requests).toHaveLength(1);
  }),
);

it("leaves a channel active that is only busy, and one that a member paused as it is", () =>
  withRollback(async (world) => {
    const { ctx, destinationId } = await open(world);
    const stored = () => world.db.select().from(destinations).where(eq(destinations.id, destinationId));
    receiver.behave([status(429), status(500), status(403)]);
    await notifyOfCredits(ctx, declined("1"));
    await sendDueNotifications(ctx, channel);
    world.clock.advance(minutes(5));
    await sendDueNotifications(ctx, channel);
    expect(await stored()).toMatchObject([{ isActive: true, pausedReason: null }]);

    await pause(ctx, one(await stored()), "manual");
    const receipt = { verdict: "pause_auth" } as Receipt;
    await pauseIfRefused(ctx, { destinationId, key: "late", receipt });
    expect(await stored()).toMatchObject([{ isActive: false, pausedReason: "manual" }]);
  }));

it("lists the strongest of many signals", () =>
  withRollback(async (world) => {
    const { ctx } = await open(world);
    const signalIds: string[] = [];
    for (let n = 0; n < 12; n++) {
      const strength = n < 11 ? 8 : 10;
      signalIds.push((await insertSignal(ctx, { strength, personName: `Person ${n}` })).id);
    }
    await notifyOfSignals(ctx, { signalIds });
    world.clock.advance(minutes(1));
    expect(await sendDueNotifications(ctx, channel)).toEqual({ sent: 1 });
    const body = String(receiver.requests[0]?.body);
    expect(titles()).toEqual(["12 strong signals"]);
    expect(body).toContain("The strongest 10:");
    expect(body).toContain("Person 11: strength 10");
  }));

it("posts nothing for a suspended workspace", () =>
  withRollback(async (world) => {
    const { ctx } = await open(world);
    await notifyOfCredits(ctx, declined("1"));
    await world.db.update(customers).set({ lifecycle: "suspended" }).where(eq(customers.id, ctx.customerId));
    expect(await sendDueNotifications(ctx, channel)).toEqual({ sent: 0 });
    expect(receiver.requests).toEqual([]);
  }));

it("posts nothing to a paused or deleted channel, or to none", () =>
  withRollback(async (world) => {
    const { ctx, destinationId, chat } = await open(world);
    const change = (set: Partial<typeof destinations.$inferInsert>) =>
      world.db.update(destinations).set(set).where(eq(destinations.id, destinationId));
    const post = async (key: string) => {
      await notifyOfCredits(ctx, declined(key));
      return sendDueNotifications(ctx, channel);
    };
    await change({ isActive: false });
    expect(await post("1")).toEqual({ sent: 0 });
    await change({ isActive: true, deletedAt: world.clock.now() });
    expect(await post("2")).toEqual({ sent: 0 });
    expect(await readChatNotifications(ctx)).toMatchObject({ chat: null });
    await change({ deletedAt: null });
    expect(await post("3")).toEqual({ sent: 1 });
    expect(await readChatNotifications(ctx)).toMatchObject({ chat });
    expect(await changeChatNotifications(ctx, { chat: null })).toMatchObject({ chat: null });
    expect(await post("4")).toEqual({ sent: 0 });
  }));
