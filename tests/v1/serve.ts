/** The customer API's real route files in a test's own world, which they get instead of the process. */
import type { ApiScope } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { createRoute } from "@/lib/http/route";
import { insertAccessToken, insertClient } from "@/tests/factories/api-clients";
import type { TestWorld } from "@/tests/factories/context";
import { serverOf } from "@/tests/factories/server";

let served: TestWorld | undefined;

/** Replaces `@/app/serve`. */
export const route = createRoute(() => {
  if (!served) throw new Error("Serve a world first");
  return serverOf(served);
});

type Method = "GET" | "POST" | "PATCH" | "DELETE";
type Handler = (request: Request, route: { params: Promise<Record<string, string>> }) => Promise<Response>;

const files: Record<string, () => Promise<object>> = {
  signals: () => import("@/app/api/v1/signals/route"),
  "signals/{id}": () => import("@/app/api/v1/signals/[id]/route"),
  sources: () => import("@/app/api/v1/sources/route"),
  watchlist: () => import("@/app/api/v1/watchlist/route"),
  icp: () => import("@/app/api/v1/icp/route"),
  usage: () => import("@/app/api/v1/usage/route"),
  destinations: () => import("@/app/api/v1/destinations/route"),
  "destinations/{id}": () => import("@/app/api/v1/destinations/[id]/route"),
  intelligence: () => import("@/app/api/v1/intelligence/route"),
  "intelligence/accounts": () => import("@/app/api/v1/intelligence/accounts/route"),
  "intelligence/accounts/{id}": () => import("@/app/api/v1/intelligence/accounts/[id]/route"),
  "intelligence/people": () => import("@/app/api/v1/intelligence/people/route"),
  "intelligence/people/{id}": () => import("@/app/api/v1/intelligence/people/[id]/route"),
};

export interface Answer {
  status: number;
  headers: Headers;
  body: Body;
}

/** Tests read answers whose shapes the routes have already parsed. */
type Body = Awaited<ReturnType<Response["json"]>>;

export type Call = (
  call: `${Method} ${string}`,
  sent?: { body?: unknown; headers?: Record<string, string> },
) => Promise<Answer>;

/** Calls by a new client of the workspace; each client has its own counters. */
export async function callerOf(
  world: TestWorld,
  options: { ctx?: Context; approval?: "pending" | "approved" | "denied"; scopes?: ApiScope[] } = {},
): Promise<Call> {
  const { ctx = world.ctx, approval = "approved", scopes } = options;
  const { id: clientId } = await insertClient(ctx, { approval });
  const token = await insertAccessToken(ctx, { clientId, ...(scopes && { scopes }) });
  return async (call, { body, headers = {} } = {}) => {
    const [method = "", path = ""] = call.split(" ");
    const { name, id } = readPath(path);
    const file = (await files[name]?.()) as Record<string, Handler> | undefined;
    const handler = file?.[method];
    if (!handler) throw new Error(`No route for ${call}`);
    served = world;
    const request = new Request(`http://localhost:3000/api/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const params: Record<string, string> = id === null ? {} : { id };
    const answer = await handler(request, { params: Promise.resolve(params) });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === "" ? null : JSON.parse(text) };
  };
}

/** Maps `signals/<id>?q=1` to the file `signals/{id}`. */
function readPath(path: string): { name: string; id: string | null } {
  const [pathname = ""] = path.split("?");
  if (files[pathname]) return { name: pathname, id: null };
  const parts = pathname.split("/");
  const id = parts.pop() ?? "";
  return { name: [...parts, "{id}"].join("/"), id };
}
