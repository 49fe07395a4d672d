/** What is posted to the workspace's chat channel, and when. How it is posted is tested in `notification-delivery`. */
import { expect, it } from "vitest";
import { chatNotifications, notifications } from "@/db/schema";
import { hours, minutes } from "@/lib/clock";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertDestination, insertSignal } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { changeChatNotifications, readChatNotifications } from "./chat-settings";
import { notifyOfCredits, notifyOfDestination, notifyOfSignals } from "./notify";

const declined = { key: "1", data: { what: "top_up_declined" as const } };

async function open({ ctx, db }: TestWorld) {
  await insertCustomer(ctx);
  const { id: destinationId } = await insertDestination(ctx, { type: "chat", name: "#sales" });
  const chat = {
    ...{ destinationId, kinds: ["strong_signal" as const, "destination" as const], minStrength: 8 },
    ...{ digest: "daily" as const, timeZone: "Europe/Berlin" },
  };
  const planned = async () => (await db.select().from(chatNotifications))[0]?.nextDigestAt?.toISOString();
  const posted = async () =>
    (await db.select().from(notifications)).map(({ kind, userId, sendAt }) => ({ kind, userId, sendAt }));
  return { chat, planned, posted };
}

it("accepts only a chat destination of the workspace", () =>
  withRollback(async (world) => {
    const { ctx } = world;
    const { chat } = await open(world);
    await changeChatNotifications(ctx, { chat });
    const { id: destinationId } = await insertDestination(ctx);
    await expect(changeChatNotifications(ctx, { chat: { ...chat, destinationId } })).rejects.toMatchObject({
      details: [{ path: "chat.destinationId" }],
    });
    expect(await readChatNotifications(ctx)).toMatchObject({ chat });
    expect(await changeChatNotifications(ctx, { chat: null })).toMatchObject({ chat: null });
  }));

it("keeps a planned digest unless its frequency or zone changes", () =>
  withRollback(async (world) => {
    const { ctx, clock } = world;
    const { chat, planned } = await open(world);
    await changeChatNotifications(ctx, { chat });
    expect(await planned()).toBe("2025-11-21T07:00:00.000Z");
    clock.advance(hours(24));
    await changeChatNotifications(ctx, { chat: { ...chat, minStrength: 9 } });
    expect(await planned()).toBe("2025-11-21T07:00:00.000Z");
    await changeChatNotifications(ctx, { chat: { ...chat, timeZone: "UTC" } });
    expect(await planned()).toBe("2025-11-22T08:00:00.000Z");
    clock.advance(hours(24));
    await changeChatNotifications(ctx, { chat: { ...chat, timeZone: "UTC", digest: "weekly" } });
    expect(await planned()).toBe("2025-11-24T08:00:00.000Z");
  }));

it("posts the kinds that were chosen, and signals from the strength that was chosen on, a minute later", () =>
  withRollback(async (world) => {
    const { ctx, clock } = world;
    const { chat, posted } = await open(world);
    await notifyOfDestination(ctx, { destinationId: chat.destinationId, key: "0", data: { what: "paused" } });
    expect(await posted()).toEqual([]);
    await changeChatNotifications(ctx, { chat });
    await notifyOfCredits(ctx, declined);
    const { id: destinationId } = await insertDestination(ctx);
    await notifyOfDestination(ctx, { destinationId, key: "1", data: { what: "paused" } });
    expect(await posted()).toEqual([{ kind: "destination", userId: null, sendAt: clock.now() }]);
    const signalIds: string[] = [];
    for (const strength of [7, 8]) signalIds.push((await insertSignal(ctx, { strength })).id);
    await notifyOfSignals(ctx, { signalIds });
    const soon = new Date(clock.now().getTime() + minutes(1));
    expect((await posted()).slice(1)).toEqual([{ kind: "strong_signal", userId: null, sendAt: soon }]);
  }));

it("does not report a channel's failure to the channel itself", () =>
  withRollback(async (world) => {
    const { ctx } = world;
    const { chat, posted } = await open(world);
    await changeChatNotifications(ctx, { chat });
    const { destinationId } = chat;
    await notifyOfDestination(ctx, { destinationId, key: "1", data: { what: "failing" } });
    expect(await posted()).toEqual([]);
  }));
