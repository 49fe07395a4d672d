/** Connecting a chat, against a server that follows the vendor's contract. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { destinations, tagValues } from "@/db/schema";
import { classifications, signalTypes, sourceTypes } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { Routing } from "@/lib/contracts/routing";
import { type ChatGrants, createChatGrants } from "@/lib/destinations/chat/grant";
import { newId } from "@/lib/ids";
import {
  begin,
  type ChatScene,
  caller,
  consent,
  finish,
  redirectUri,
  withChat,
} from "@/tests/factories/chat-connection";
import { codeOf } from "@/tests/factories/code-of";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertDestination } from "@/tests/factories/signals";
import { insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import type { ChatFake } from "@/tests/fakes/chat/chat";
import type { Behaviour } from "@/tests/fakes/receiver/behaviour";
import { removeDestination } from "./change";
import { startChatConnection } from "./connect-chat";
import { testDestination } from "./test-connection";

let fake: ChatFake;
let open: ChatScene["open"];
withChat((scene) => {
  ({ fake, open } = scene);
});

const rowsOf = ({ db, customerId }: Context) =>
  db.select().from(destinations).where(eq(destinations.customerId, customerId));

describe("an approved connection", () => {
  it("creates a destination named after its channel that accepts messages", () =>
    withRollback(async (world) => {
      const ctx = await open(world);
      const connection = await finish(ctx, await begin(ctx, { decision: "allow", channel: "#sales" }));
      const row = one(await rowsOf(ctx));
      expect(connection).toMatchObject({ destinationId: row.id });
      expect(row).toMatchObject({
        type: "chat",
        name: "#sales",
        configSummary: "#sales (Example Team)",
        routing: { mode: "auto" },
        secretEncrypted: null,
        isActive: true,
      });
      expect(JSON.stringify(row)).not.toContain("/services/");
      const sent = fake.messages.length;
      expect(await testDestination(ctx, { destinationId: row.id })).toMatchObject({ success: true });
      expect(fake.messages.slice(sent)).toMatchObject([{ channel: "#sales" }]);
    }));

  it("creates the destination with the routing chosen before the sign-in", () =>
    withRollback(async (world) => {
      const ctx = await open(world);
      const { id: categoryId } = await insertTagCategory(ctx);
      const { id: tag } = await insertTagValue(ctx, { categoryId });
      const routing: Routing = { mode: "auto", minStrength: 7, tags: [tag], maxAgeHours: 48 };
      const { authorizeUrl } = await startChatConnection(ctx, { ...caller, routing });
      // A rule without its deleted tag would match more than the user confirmed.
      await world.db.delete(tagValues).where(eq(tagValues.id, tag));
      await finish(ctx, await consent(authorizeUrl));
      expect(one(await rowsOf(ctx))).toMatchObject({ routing, isActive: true });
    }));

  it("is not started for tags that the workspace does not have", () =>
    withRollback(async (world) => {
      const ctx = await open(world);
      const routing: Routing = { mode: "auto", tags: [newId()] };
      expect(await codeOf(startChatConnection(ctx, { ...caller, routing }))).toBe("400 validation_error");
    }));

  it("has an address short enough for any server, even with as many rules as possible", () =>
    withRollback(async (world) => {
      const ctx = await open(world);
      const { id: categoryId } = await insertTagCategory(ctx);
      const tags: string[] = [];
      for (let n = 0; n < 100; n++) tags.push((await insertTagValue(ctx, { categoryId })).id);
      const routing: Routing = {
        ...{ mode: "auto", minStrength: 10, minIcp: 100, maxAgeHours: 8_760, tags, resendWhenStronger: true },
        ...{ signalTypes: [...signalTypes], sourceTypes: [...sourceTypes] },
        classifications: [...classifications],
      };
      const { authorizeUrl } = await startChatConnection(ctx, { ...caller, routing });
      // Servers commonly accept 8 KB of request line.
      expect(authorizeUrl.length).toBeLessThan(8_000);
      await finish(ctx, await consent(authorizeUrl));
      expect(one(await rowsOf(ctx))).toMatchObject({ routing });
    }));

  it("requests the app, the single scope and our callback URL, with an opaque state", () =>
    withRollback(async (world) => {
      const ctx = await open(world);
      const url = new URL((await startChatConnection(ctx, caller)).authorizeUrl);
      expect(url.origin + url.pathname).toBe(fake.authorizeUrl);
      const { state = "", ...rest } = Object.fromEntries(url.searchParams);
      expect(rest).toEqual({
        client_id: fake.clientId,
        scope: "incoming-webhook",
        redirect_uri: redirectUri,
      });
      const readable = state.split(".").map((part) => Buffer.from(part, "base64url").toString());
      for (const id of [ctx.customerId, caller.userId, caller.sessionId]) {
        expect(readable.join()).not.toContain(id);
      }
    }));

  it("is created once: the same state returns the existing destination without another exchange", () =>
    withRollback(async (world) => {
      const ctx = await open(world, { planSlug: "trial" });
      await insertDestination(ctx);
      const { authorizeUrl } = await startChatConnection(ctx, caller);
      const first = await finish(ctx, await consent(authorizeUrl));
      const exchanges = fake.exchanges();
      const again = await consent(authorizeUrl, { decision: "allow", channel: "#sales" });
      expect(await finish(ctx, again)).toEqual(first);
      expect(await finish(ctx, { state: again.state, error: "access_denied" })).toEqual(first);
      expect(await rowsOf(ctx)).toHaveLength(2);
      expect(fake.exchanges()).toBe(exchanges);
    }));

  it("is created once by concurrent calls with one code or two", () =>
    withDatabase(async (world) => {
      const ctx = await open(world);
      for (const count of [1, 2]) {
        const { authorizeUrl } = await startChatConnection(ctx, caller);
        const first = await consent(authorizeUrl);
        const second = count === 1 ? first : await consent(authorizeUrl);
        const answers = await Promise.all([first, second].map((query) => finish(ctx, query)));
        expect(answers).toContainEqual(expect.objectContaining({ destinationId: expect.any(String) }));
        expect(await rowsOf(ctx)).toHaveLength(count);
      }
    }));

  it("is not created again after its destination was removed", () =>
    withDatabase(async (world) => {
      const ctx = await open(world);
      const { authorizeUrl } = await startChatConnection(ctx, caller);
      const made = await finish(ctx, await consent(authorizeUrl));
      if (!("destinationId" in made)) throw new Error("Nothing was connected");
      await removeDestination(ctx, made);
      await expect(finish(ctx, await consent(authorizeUrl))).rejects.toThrow();
      expect(await rowsOf(ctx)).toMatchObject([{ isActive: false }]);
    }));

  it("uses up its code, which then fails with another state", () =>
    withRollback(async (world) => {
      const ctx = await open(world);
      const first = await begin(ctx);
      await finish(ctx, first);
      const { state } = await begin(ctx);
      expect(await finish(ctx, { state, code: first.code })).toMatchObject({ refused: "failed" });
      expect(await rowsOf(ctx)).toHaveLength(1);
    }));
});

describe("a failed connection", () => {
  it.each([
    [{ error: "access_denied" }, "denied"],
    [{ error: "server_error" }, "failed"],
    [{ error: "<script>", code: "any" }, "failed"],
    [{}, "invalid"],
    [{ code: "" }, "failed"],
    [{ code: "made-up" }, "failed"],
  ])("with %j returns %s", (input, refused) =>
    withRollback(async (world) => {
      const ctx = await open(world);
      const { state } = await begin(ctx, { decision: "deny" });
      expect(await finish(ctx, { state, ...input })).toMatchObject({ refused });
      expect(await rowsOf(ctx)).toEqual([]);
    }),
  );

  it.each<Behaviour>([
    { kind: "status", status: 500, body: "no" },
    { kind: "status", status: 429, headers: { "retry-after": "1" } },
    { kind: "status", status: 200, body: "not JSON" },
    { kind: "status", status: 200, headers: { "content-type": "application/json" }, body: '{"ok":true}' },
    { kind: "status", status: 200, body: '{"ok":true,"incoming_webhook":{"url":"https://evil.example/x"}}' },
    { kind: "hang" },
    { kind: "reset" },
    { kind: "cut" },
  ])("makes one request and no destination when the chat responds with %j", (behaviour) =>
    withRollback(async (world) => {
      const ctx = await open(world);
      const { clientId, clientSecret, apiUrl, authorizeUrl } = fake;
      const given = { clientId, clientSecret, apiUrl, authorizeUrl, redirectUri, timeoutMs: 1_000 };
      const hasty = { ...ctx, ports: { ...ctx.ports, chatGrants: createChatGrants(given) } };
      const query = await begin(ctx);
      const exchanges = fake.exchanges();
      fake.behave([{ behaviour }]);
      expect(await finish(behaviour.kind === "hang" ? hasty : ctx, query)).toMatchObject({
        refused: "failed",
      });
      expect(fake.exchanges()).toBe(exchanges + 1);
      expect(await rowsOf(ctx)).toEqual([]);
    }),
  );

  it("creates nothing if the plan is full or fills up meanwhile, and uses no code if it is already full", () =>
    withRollback(async (world) => {
      const ctx = await open(world, { planSlug: "trial" });
      await insertDestination(ctx);
      const query = await begin(ctx);
      const exchanges = fake.exchanges();
      const { chatGrants } = ctx.ports;
      const slow: ChatGrants = {
        authorizeUrl: () => "",
        exchange: async (code) => {
          await insertDestination(ctx);
          return (chatGrants as ChatGrants).exchange(code);
        },
      };
      const late = { ...ctx, ports: { ...ctx.ports, chatGrants: slow } };
      expect(await finish(late, query)).toMatchObject({ refused: "cap" });
      expect(fake.exchanges()).toBe(exchanges + 1);
      expect(await finish(ctx, await begin(ctx))).toMatchObject({ refused: "cap" });
      expect(fake.exchanges()).toBe(exchanges + 1);
      expect(await rowsOf(ctx)).toHaveLength(2);
    }));

  it("reports that no chat app is configured", () =>
    withRollback(async (world) => {
      const ctx = await open(world);
      const query = await begin(ctx);
      const without = { ...ctx, ports: { ...ctx.ports, chatGrants: null } };
      expect(await codeOf(startChatConnection(without, caller))).toBe("503 not_configured");
      expect(await finish(without, query)).toMatchObject({ refused: "not_configured" });
    }));
});
