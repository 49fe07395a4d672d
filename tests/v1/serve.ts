/** The customer API's real route file in a test's own world, which they get instead of the process. */
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
  options: {
    ctx?: Context;
    approval?: "pending" | "approved" | "denied";
    scopes?: ApiScope[];
    createdBy?: string;
  } = {},
): Promise<Call> {
  const { ctx = world.ctx, approval = "approved", scopes, createdBy } = options;
  const { id: clientId } = await insertClient(ctx, { approval, createdBy });
  const token = await insertAccessToken(ctx, { clientId, ...(scopes && { scopes }) });
  return async (call, { body, headers = {} } = {}) => {
    const [method = "", path = ""] = call.split(" ");
    const api = await import("@/app/api/v1/[...path]/route");
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
    const answer = await api[method as Method](request);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === "" ? null : JSON.parse(text) };
  };
}
