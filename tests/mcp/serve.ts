/** The real route files of the tools in a test's own world, behind real HTTP, and agents that call them. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect } from "vitest";
import { z } from "zod";
import type { ApiScope } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import {
  getMcpResource,
  getProtectedResource,
  getShortMcpResource,
  mcpPath,
  shortMcpPath,
} from "@/lib/contracts/mcp";
import { createRoute, type Server } from "@/lib/http/route";
import { insertAccessToken, insertClient } from "@/tests/factories/api-clients";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { startHttpServer } from "@/tests/factories/http-server";
import { serverOf } from "@/tests/factories/server";
import { insertScene } from "@/tests/v1/scene";

let served: TestWorld | undefined;

/** Replaces `@/app/serve`. */
export function server(): Server {
  if (!served) throw new Error("Serve a world first");
  return serverOf(served);
}
export const route = createRoute(server);

/** A tool's answer: its own result, or the error body of a refusal. */
export interface Called {
  isError: boolean;
  body: Body;
}
/** Tests read answers whose shapes the SDK client has already checked against the tools' schemas. */
type Body = Awaited<ReturnType<Response["json"]>>;

export interface Agent {
  client: Client;
  /** The client's row. */
  id: string;
  token: string;
  call(name: string, input?: Record<string, unknown>): Promise<Called>;
}

export interface AgentOptions {
  ctx?: Context;
  approval?: "pending" | "approved" | "denied";
  scopes?: ApiScope[];
}

export interface Served {
  world: TestWorld;
  scene: Awaited<ReturnType<typeof insertScene>>;
  url: URL;
  /** Connects a new client of the workspace; each client has its own counters. */
  agentOf(options?: AgentOptions): Promise<Agent>;
  /** Sends a message unchanged, by default to `url`. */
  send(token: string | null, body: unknown, headers?: Record<string, string>, to?: URL): Promise<Response>;
}

/** Runs the body with a workspace that has some of everything, by default in a transaction. */
export const withAgents = (body: (served: Served) => Promise<void>, run: Run = withRollback): Promise<void> =>
  run(async (world) => {
    served = world;
    const http = await startHttpServer();
    const file = await import("@/app/api/mcp/route");
    const whole = await import("@/app/.well-known/oauth-protected-resource/route");
    const ofTools = await import("@/app/.well-known/oauth-protected-resource/api/mcp/route");
    http.handlers[`GET ${getProtectedResource.path}`] = whole.GET;
    http.handlers[`GET ${getMcpResource.path}`] = ofTools.GET;
    const short = await import("@/app/mcp/route");
    const ofShort = await import("@/app/.well-known/oauth-protected-resource/mcp/route");
    http.handlers[`GET ${getShortMcpResource.path}`] = ofShort.GET;
    for (const method of ["GET", "POST", "DELETE"] as const) {
      http.handlers[`${method} ${mcpPath}`] = async (request) => file[method](request);
      http.handlers[`${method} ${shortMcpPath}`] = async (request) => short[method](request);
    }
    const url = new URL(mcpPath, http.url);
    const open: Agent[] = [];
    try {
      await body({
        world,
        scene: await insertScene(world.ctx),
        url,
        agentOf: async (options) => {
          const agent = await connect(world, url, options);
          open.push(agent);
          return agent;
        },
        send: (token, message, headers, to = url) => send(to, token, message, headers),
      });
    } finally {
      for (const { client } of open) await client.close();
      await http.close();
    }
  });

type Run = (body: (world: TestWorld) => Promise<void>) => Promise<void>;
export const inDatabase: Run = (body) => withDatabase(body);

export const ping = { jsonrpc: "2.0", id: 1, method: "ping" };

const send = (url: URL, token: string | null, message: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      ...headers,
    },
    body: typeof message === "string" ? message : JSON.stringify(message),
  });

async function connect(world: TestWorld, url: URL, options: AgentOptions = {}): Promise<Agent> {
  const { ctx = world.ctx, approval = "approved", scopes } = options;
  const { id } = await insertClient(ctx, { approval });
  const token = await insertAccessToken(ctx, { clientId: id, ...(scopes && { scopes }) });
  const client = new Client({ name: "a-test", version: "1.0.0" });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  // From here on, the client checks every answer against the tool's schema.
  await client.listTools();
  return { client, id, token, call: (name, input = {}) => call(client, name, input) };
}

const Content = z.tuple([z.object({ type: z.literal("text"), text: z.string() })]);

async function call(client: Client, name: string, input: Record<string, unknown>): Promise<Called> {
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: input });
  const [{ text }] = Content.parse(content);
  const body: Body = JSON.parse(text);
  if (structuredContent) expect(structuredContent).toEqual(body);
  return { isError: isError === true, body };
}
