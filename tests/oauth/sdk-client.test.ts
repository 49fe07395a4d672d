/** The official MCP SDK's client, unchanged: from an address alone to tools, a renewed token and the end of access. */
import { type OAuthClientProvider, UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import { expect, it, vi } from "vitest";
import { auditEvents } from "@/db/schema";
import { minutes } from "@/lib/clock";
import { withApps } from "./serve";

vi.mock("@/app/serve", () => import("./serve"));

const callback = "http://localhost:8123/callback";

/** An agent's storage, in memory. */
function agentStorage() {
  const kept: {
    client?: OAuthClientInformationMixed;
    tokens?: OAuthTokens;
    verifier?: string;
    asked?: URL;
  } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: callback,
    clientMetadata: { client_name: "A test agent", redirect_uris: [callback] },
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      kept.asked = url;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? "",
    state: () => "a-state",
    invalidateCredentials: () => {
      delete kept.tokens;
    },
  };
  return { kept, provider };
}

it("finds its way from the address of the tools to a call, renews its token, and is disconnected", () =>
  withApps(async ({ world, url, open, person }) => {
    const { kept, provider } = agentStorage();
    const address = new URL("/api/mcp", url);
    const transportOf = () => new StreamableHTTPClientTransport(address, { authProvider: provider });
    const agent = new Client({ name: "a-test", version: "1.0.0" });
    const first = transportOf();
    await expect(agent.connect(first)).rejects.toThrow(UnauthorizedError);
    expect(kept.asked?.searchParams.get("resource")).toBe(address.href);

    const consent = await open(`${kept.asked?.pathname}${kept.asked?.search}`);
    expect(consent.status).toBe(302);
    expect(consent.headers.get("location")).toBe(`${url}/connect-app${kept.asked?.search}`);
    const somebody = await person("admin");
    const back = await somebody.allow(kept.asked as URL);
    expect(back.origin + back.pathname).toBe(callback);
    expect(back.searchParams.get("state")).toBe("a-state");
    expect(back.searchParams.get("iss")).toBe(url);
    await first.finishAuth(back.searchParams.get("code") ?? "");

    const second = transportOf();
    await agent.connect(second);
    const { tools } = await agent.listTools();
    expect(tools.length).toBe(20);
    const called = await agent.callTool({ name: "list_signals", arguments: { limit: 1 } });
    expect(called.structuredContent).toMatchObject({ _meta: { mode: "live" } });

    const before = kept.tokens;
    world.clock.advance(minutes(31));
    expect((await agent.callTool({ name: "get_usage" })).isError).toBeFalsy();
    expect(kept.tokens?.access_token).not.toBe(before?.access_token);
    expect(kept.tokens?.refresh_token).not.toBe(before?.refresh_token);

    const list = await open("/api/me/connected-apps", { headers: { cookie: somebody.cookie } });
    const { data } = await list.json();
    expect(data).toMatchObject([{ name: "A test agent", isMine: true, lastUsedAt: expect.any(String) }]);
    const ended = await open(`/api/me/connected-apps/${data[0].id}`, {
      method: "DELETE",
      headers: { cookie: somebody.cookie, origin: url },
    });
    expect(ended.status).toBe(204);
    await expect(agent.callTool({ name: "get_usage" })).rejects.toThrow(UnauthorizedError);
    const events = await world.db.select().from(auditEvents);
    expect(events.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ["connected_app.connected", data[0].id],
      ["connected_app.disconnected", data[0].id],
    ]);
    await agent.close();
  }));
