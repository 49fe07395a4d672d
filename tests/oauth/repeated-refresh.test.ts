/** A refresh token that is sent again: by two parts of an app, after a lost answer, or by someone who copied it. */
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { apiTokens, auditEvents, mailboxMessages, notifications, refreshTokens } from "@/db/schema";
import { minutes, seconds } from "@/lib/clock";
import { sendDueNotifications } from "@/lib/domain/notification-delivery/send";
import { forgetOldRows } from "@/lib/domain/schedules/forget-old-rows";
import { withDatabase } from "@/tests/factories/context";
import { openApp, refused, tokensOf } from "./app-client";
import { type ServedApps, withApps } from "./serve";

vi.mock("@/app/serve", () => import("./serve"));

async function openConnected(served: ServedApps) {
  const app = await openApp(served.url);
  const person = await served.person();
  const first = await tokensOf(await app.exchange(await person.allow(app.request())));
  const statusOf = async (token: string) =>
    (await served.open("/api/v1/signals?limit=1", { headers: { authorization: `Bearer ${token}` } })).status;
  return { app, person, first, statusOf };
}

describe("a refresh token that is sent again within a minute", () => {
  it("gets the same tokens, which work, with what is left of their lifetime", () =>
    withApps(async (served) => {
      const { app, first, statusOf } = await openConnected(served);
      const second = await tokensOf(await app.refresh(first.refresh_token));
      for (const ms of [0, seconds(30), seconds(30)]) {
        served.world.clock.advance(ms);
        expect(await tokensOf(await app.refresh(first.refresh_token))).toMatchObject({
          access_token: second.access_token,
          refresh_token: second.refresh_token,
          scope: second.scope,
        });
      }
      const { expires_in } = await (await app.refresh(first.refresh_token)).json();
      expect(expires_in).toBe(30 * 60 - 60);
      expect(await statusOf(second.access_token)).toBe(200);
      expect((await app.refresh(second.refresh_token)).status).toBe(200);
      expect(await served.world.db.$count(notifications)).toBe(0);
    }));

  it("gets one successor for 20 requests at the same time", () =>
    withApps(async (served) => {
      const { app, first, statusOf } = await openConnected(served);
      const answers = await Promise.all(Array.from({ length: 20 }, () => app.refresh(first.refresh_token)));
      const tokens = await Promise.all(answers.map(tokensOf));
      expect(new Set(tokens.map(({ refresh_token }) => refresh_token)).size).toBe(1);
      expect(new Set(tokens.map(({ access_token }) => access_token)).size).toBe(1);
      expect(await served.world.db.$count(refreshTokens)).toBe(2);
      expect(await served.world.db.$count(apiTokens)).toBe(2);
      expect(await statusOf(tokens[0]?.access_token ?? "")).toBe(200);
    }, withDatabase));

  it("gets the part of the permission that each request asks for, and one refresh token", () =>
    withApps(async (served) => {
      const { app, first } = await openConnected(served);
      const all = await tokensOf(await app.refresh(first.refresh_token));
      const part = await tokensOf(await app.refresh(first.refresh_token, { scope: "read:signals" }));
      expect(part).toMatchObject({ scope: "read:signals", refresh_token: all.refresh_token });
      expect(part.access_token).not.toBe(all.access_token);
      expect(await refused(await app.refresh(first.refresh_token, { scope: "read:usage" }))).toBe(
        "400 invalid_scope",
      );
      expect(await tokensOf(await app.refresh(first.refresh_token))).toMatchObject({
        access_token: all.access_token,
      });
    }));

  it("is refused for another app, and no longer works after its member disconnected the app", () =>
    withApps(async (served) => {
      const { app, first, person } = await openConnected(served);
      const thief = await openApp(served.url);
      const second = await tokensOf(await app.refresh(first.refresh_token));
      const { client_id } = thief.client;
      expect(await refused(await app.refresh(first.refresh_token, { client_id }))).toBe("400 invalid_grant");
      // The thief's request ended nothing.
      expect((await app.refresh(first.refresh_token)).status).toBe(200);
      expect(
        (await app.post("/oauth2/revoke", { client_id: app.client.client_id, token: second.refresh_token }))
          .status,
      ).toBe(200);
      expect(await refused(await app.refresh(first.refresh_token))).toBe("400 invalid_grant");
      // It was the app's own wish.
      expect(await served.world.db.$count(notifications, eq(notifications.userId, person.userId))).toBe(0);
    }));

  it("gets its successor even if it expired between the two requests", () =>
    withApps(async (served) => {
      const { app, first } = await openConnected(served);
      await served.world.db
        .update(refreshTokens)
        .set({ expiresAt: new Date(served.world.clock.now().getTime() + 1_000) });
      const second = await tokensOf(await app.refresh(first.refresh_token));
      served.world.clock.advance(seconds(30));
      expect(await tokensOf(await app.refresh(first.refresh_token))).toMatchObject({
        refresh_token: second.refresh_token,
      });
    }));

  it("is not an answer that the database could give: no token is stored, and the nonce is forgotten", () =>
    withApps(async (served) => {
      const { app, first } = await openConnected(served);
      const second = await tokensOf(await app.refresh(first.refresh_token));
      const stored = JSON.stringify([
        await served.world.db.select().from(refreshTokens),
        await served.world.db.select().from(apiTokens),
      ]);
      for (const token of [first.refresh_token, second.refresh_token, second.access_token]) {
        expect(stored).not.toContain(token);
      }
      served.world.clock.advance(minutes(2));
      expect(await forgetOldRows(served.world.system)).toMatchObject({ successors: 1 });
    }));
});

describe("a refresh token that was copied", () => {
  it("ends the access when it is sent after its successor was used, and tells the member", () =>
    withApps(async (served) => {
      const { app, first, person, statusOf } = await openConnected(served);
      const second = await tokensOf(await app.refresh(first.refresh_token));
      const third = await tokensOf(await app.refresh(second.refresh_token));
      expect(await refused(await app.refresh(first.refresh_token))).toBe("400 invalid_grant");
      expect(await statusOf(third.access_token)).toBe(401);
      expect(await refused(await app.refresh(third.refresh_token))).toBe("400 invalid_grant");
      const { db, ctx } = served.world;
      expect((await db.select().from(auditEvents)).at(-1)).toMatchObject({
        action: "connected_app.disconnected",
        actorUserId: person.userId,
        detail: { name: "An app", reason: "A refresh token was used twice" },
      });
      const [told, ...others] = await db.select().from(notifications);
      expect(told).toMatchObject({ userId: person.userId, kind: "connected_app", isShown: true });
      expect(others).toEqual([]);
      expect(await sendDueNotifications(ctx, { userId: person.userId })).toEqual({ sent: 1 });
      const [mail] = await db.select().from(mailboxMessages);
      expect(mail).toMatchObject({ subject: "An app was disconnected" });
      expect(mail?.text).toContain("/settings/connected-apps");
    }));

  it("tells the member once, however often and whenever it is sent", () =>
    withApps(async (served) => {
      const { app, first } = await openConnected(served);
      await tokensOf(await app.refresh(first.refresh_token));
      served.world.clock.advance(seconds(60) + 1);
      const answers = await Promise.all(Array.from({ length: 5 }, () => app.refresh(first.refresh_token)));
      for (const answer of answers) expect(await refused(answer)).toBe("400 invalid_grant");
      expect(await served.world.db.$count(notifications)).toBe(1);
    }, withDatabase));
});
