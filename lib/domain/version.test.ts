import { describe, expect, it } from "vitest";
import { destinations, icpProfiles } from "@/db/schema";
import { changeDestination } from "@/lib/domain/destinations/change";
import { readDestination } from "@/lib/domain/destinations/read";
import { changeIcp } from "@/lib/domain/icp/change";
import { readIcp } from "@/lib/domain/icp/read";
import { changeChatNotifications, readChatNotifications } from "@/lib/domain/notifications/chat-settings";
import { changeSavedView, createSavedView } from "@/lib/domain/saved-views/change";
import { withDatabase } from "@/tests/factories/context";
import { insertDestination } from "@/tests/factories/signals";
import { asViewer } from "@/tests/factories/viewer";
import { insertWorkspace } from "@/tests/factories/workspace";
import { requireVersion, versionOf } from "./version";

const conflict = { code: "version_conflict" };

/** Fails unless one of two saves of the same version is done, and the other is refused. */
async function expectOneSaved(saves: Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(saves);
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused).toMatchObject([{ reason: conflict }]);
}

describe("a version", () => {
  it("is the same for equal contents in any order of keys, and for no others", () => {
    const version = versionOf({ a: [1, 2], b: { c: null } });
    expect(versionOf({ b: { c: null }, a: [1, 2] })).toBe(version);
    expect(versionOf({ a: [2, 1], b: { c: null } })).not.toBe(version);
    expect(() => requireVersion(version, { a: [1, 2], b: { c: null } }, "it")).not.toThrow();
    expect(() => requireVersion(undefined, "anything", "it")).not.toThrow();
    expect(() => requireVersion(version, { a: [1, 2] }, "it")).toThrow(expect.objectContaining(conflict));
  });
});

describe("of two saves of one version at the same time, one is refused", () => {
  it("for the ideal customer profile", () =>
    withDatabase(async ({ ctx, db }) => {
      await insertWorkspace(ctx);
      const { version } = await readIcp(ctx);
      await expectOneSaved([
        changeIcp(ctx, { targetTitles: ["One"], version }),
        changeIcp(ctx, { targetTitles: ["Two"], version }),
      ]);
      const now = await readIcp(ctx);
      await changeIcp(ctx, { targetTitles: [...now.targetTitles, "Three"], version: now.version });
      await changeIcp(ctx, { targetTitles: ["Four"] });
      const [row] = await db.select({ targetTitles: icpProfiles.targetTitles }).from(icpProfiles);
      expect(row).toEqual({ targetTitles: ["Four"] });
    }));

  it("for the routing of a destination", () =>
    withDatabase(async ({ ctx, db }) => {
      await insertWorkspace(ctx);
      const { id: destinationId } = await insertDestination(ctx);
      const { version } = await readDestination(ctx, { destinationId });
      const save = (minIcp: number) =>
        changeDestination(ctx, { destinationId, change: { routing: { mode: "auto", minIcp }, version } });
      await expectOneSaved([save(10), save(20)]);
      await expect(save(30)).rejects.toMatchObject(conflict);
      await changeDestination(ctx, { destinationId, change: { routing: { mode: "manual" } } });
      expect(await db.select().from(destinations)).toMatchObject([{ routing: { mode: "manual" } }]);
    }));

  it("for a saved view", () =>
    withDatabase(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const viewer = await asViewer(ctx);
      const body = { name: "Strong", isShared: true, filters: { minScore: "7" } };
      const { id: viewId, version } = await createSavedView(viewer, body);
      const save = (minScore: string) =>
        changeSavedView(viewer, { viewId, change: { filters: { minScore }, version } });
      await expectOneSaved([save("8"), save("9")]);
      expect(await changeSavedView(viewer, { viewId, change: { name: "Named" } })).toMatchObject({
        name: "Named",
      });
    }));

  it("for the chat channel", () =>
    withDatabase(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const { id: destinationId } = await insertDestination(ctx, { type: "chat" });
      const { version } = await readChatNotifications(ctx);
      const chat = { destinationId, minStrength: 7, digest: "off" as const, timeZone: "UTC" };
      await expectOneSaved([
        changeChatNotifications(ctx, { chat: { ...chat, kinds: ["credits"] }, version }),
        changeChatNotifications(ctx, { chat: { ...chat, kinds: ["destination"] }, version }),
      ]);
      expect((await changeChatNotifications(ctx, { chat: null })).version).toBe(version);
    }));
});
