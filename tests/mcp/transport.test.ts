/** The endpoint itself: who is admitted, from where and with what; no answer depends on an earlier one. */
import { StreamableHTTPError } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { apiClients, apiTokens } from "@/db/schema";
import { ErrorBody } from "@/lib/contracts/operation";
import { hashToken } from "@/lib/ids";
import { insertCaller } from "@/tests/factories/api-clients";
import { ping, withAgents } from "./serve";

vi.mock("@/app/serve", () => import("./serve"));

/** Counters use the system clock, which is frozen at the start of a minute. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-20T15:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A refusal has the API's one error format. */
async function refusal(answer: Response): Promise<string> {
  const body = z.strictObject(ErrorBody.shape).parse(await answer.json());
  expect(answer.headers.get("x-request-id")).toBe(body.requestId);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  return `${answer.status} ${body.error}`;
}

const metadata = 'resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/api/mcp"';

describe("access", () => {
  it.each([
    ["no token", null, `Bearer realm="api", ${metadata}`],
    ["an unknown token", "abcdefgh", `Bearer realm="api", error="invalid_token", ${metadata}`],
  ])("%s gets a challenge that says where to get tokens", (_, token, challenge) =>
    withAgents(async ({ send }) => {
      const answer = await send(token, ping);
      expect(answer.headers.get("www-authenticate")).toBe(challenge);
      expect(answer.headers.has("ratelimit")).toBe(false);
      expect(await refusal(answer)).toBe("401 unauthorized");
    }),
  );

  it("a client's status is checked at each request", () =>
    withAgents(async ({ world, send }) => {
      const { id, token } = await insertCaller(world.ctx);
      const set = (row: Partial<typeof apiClients.$inferInsert>) =>
        world.db.update(apiClients).set(row).where(eq(apiClients.id, id));
      expect((await send(token, ping)).status).toBe(200);
      await set({ approval: "denied" });
      expect(await refusal(await send(token, ping))).toBe("403 client_denied");
      await set({ approval: "approved", customerId: null });
      expect(await refusal(await send(token, ping))).toBe("403 forbidden");
      await set({ customerId: world.ctx.customerId, revokedAt: world.clock.now() });
      expect(await refusal(await send(token, ping))).toBe("401 unauthorized");
    }));

  it("an agent whose token is revoked is refused at its next call", () =>
    withAgents(async ({ world, agentOf }) => {
      const agent = await agentOf();
      expect((await agent.call("list_signals")).isError).toBe(false);
      const revokedAt = world.clock.now();
      await world.db
        .update(apiTokens)
        .set({ revokedAt })
        .where(eq(apiTokens.hash, hashToken(agent.token)));
      const refused = await agent.call("list_signals").catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StreamableHTTPError);
      expect(refused).toMatchObject({ code: 401 });
    }));

  it("each request counts once, whatever it contains, and each client has its own limit", () =>
    withAgents(async ({ world, send, agentOf }) => {
      const { token } = await insertCaller(world.ctx, { approval: "pending" });
      const messages = [ping, "{", { jsonrpc: "2.0", id: 2, method: "nothing/here" }];
      let last = await send(token, ping);
      for (let n = 1; n < 60; n += 1) last = await send(token, messages[n % messages.length]);
      expect(last.headers.get("ratelimit-policy")).toBe('"client";q=60;w=60');
      expect(last.headers.get("ratelimit")).toBe('"client";r=0;t=60');
      const refused = await send(token, ping);
      expect(refused.headers.get("retry-after")).toBe("60");
      expect(await refusal(refused)).toBe("429 rate_limited");
      expect((await (await agentOf({ approval: "pending" })).call("list_signals")).isError).toBe(false);
    }));
});

describe("request origin", () => {
  it("another site is refused before its token is checked, and so is one at the server's own address", () =>
    withAgents(async ({ world, url, send }) => {
      const { token } = await insertCaller(world.ctx);
      const origins = ["https://evil.example", "null", "http://localhost:3001", "https://localhost:3000", ""];
      for (const origin of [...origins, url.origin]) {
        for (const given of [token, null]) {
          const answer = await send(given, ping, { origin });
          expect(await refusal(answer), origin).toBe("403 forbidden_origin");
        }
      }
      expect((await send(token, ping, { origin: "http://localhost:3000" })).status).toBe(200);
    }));

  it.each(["GET", "DELETE"])("%s is not allowed: there are no streams and no sessions", (method) =>
    withAgents(async ({ world, url }) => {
      const { token } = await insertCaller(world.ctx);
      const headers = { authorization: `Bearer ${token}`, accept: "text/event-stream" };
      const answer = await fetch(url, { method, headers });
      expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
      expect(await refusal(answer)).toBe("405 method_not_allowed");
    }),
  );
});

describe("a message", () => {
  const call = { name: "list_signals", arguments: { type: "x".repeat(256 * 1024) } };
  const outside: [string, unknown, Record<string, string>, string][] = [
    ["a body above 256 KiB", { ...ping, method: "tools/call", params: call }, {}, "413 payload_too_large"],
    ["half a message", '{"jsonrpc":"2.0"', {}, "400 invalid_json"],
    ["nothing", "", {}, "400 invalid_json"],
    ["a form", ping, { "content-type": "text/plain" }, "415 unsupported_media_type"],
    ["a batch", [ping, { ...ping, id: 2 }], {}, "400 validation_error"],
    ["an empty batch", [], {}, "400 validation_error"],
  ];
  it.each(outside)("%s is refused by the API", (_, message, headers, expected) =>
    withAgents(async ({ world, send }) => {
      const { token } = await insertCaller(world.ctx);
      const answer = await send(token, message, headers);
      expect(answer.headers.get("ratelimit")).toMatch(/^"client";r=/);
      expect(await refusal(answer)).toBe(expected);
    }),
  );

  const inside: [string, unknown, Record<string, string>, number, number][] = [
    ["no message", { hello: 1 }, {}, 400, -32700],
    ["a number", 7, {}, 400, -32700],
    ["another version of JSON-RPC", { ...ping, jsonrpc: "1.0" }, {}, 400, -32700],
    ["an unknown method", { ...ping, method: "nothing/here" }, {}, 200, -32601],
    ["a resource", { ...ping, method: "resources/list" }, {}, 200, -32601],
    ["a call without a name", { ...ping, method: "tools/call", params: {} }, {}, 200, -32603],
    ["a protocol version from 1999", ping, { "mcp-protocol-version": "1999-01-01" }, 400, -32000],
    ["a request for HTML", ping, { accept: "text/html" }, 406, -32000],
  ];
  it.each(inside)("%s is refused by the protocol", (_, message, headers, status, code) =>
    withAgents(async ({ world, send }) => {
      const { token } = await insertCaller(world.ctx);
      const answer = await send(token, message, { "x-request-id": "mine", ...headers });
      expect(answer.headers.get("x-request-id")).toBe("mine");
      const body = await answer.json();
      expect([answer.status, body.error.code]).toEqual([status, code]);
      expect(JSON.stringify(body)).not.toMatch(/node_modules|\.[jt]s:\d/);
    }),
  );

  it("is answered without initialization, and no session is kept", () =>
    withAgents(async ({ world, scene, send }) => {
      const { token } = await insertCaller(world.ctx);
      const params = { name: "get_signal", arguments: { id: scene.signal.id } };
      const answer = await send(token, { ...ping, method: "tools/call", params });
      expect(answer.headers.has("mcp-session-id")).toBe(false);
      expect(answer.headers.get("content-type")).toBe("application/json");
      expect((await answer.json()).result.structuredContent.data.id).toBe(scene.signal.id);
      const notified = await send(token, { jsonrpc: "2.0", method: "notifications/initialized" });
      expect([notified.status, await notified.text()]).toEqual([202, ""]);
    }));
});
