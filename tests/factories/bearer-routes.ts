/** Routes that need a token, for the tests in a file. */
import { afterEach, beforeEach, vi } from "vitest";
import { z } from "zod";
import { bearer, byId, ErrorBody, notAudited, operation } from "@/lib/contracts/operation";
import { notFound } from "@/lib/errors";
import { createRoute } from "@/lib/http/route";
import { newId } from "@/lib/ids";
import type { TestWorld } from "./context";
import { serverOf } from "./server";

const Body = z.strictObject({ name: z.string().min(1) });
const change = operation({
  id: "changeThing",
  method: "PATCH",
  audit: notAudited("it is a test's"),
  path: "/api/v1/things/{id}",
  summary: "Changes a thing",
  auth: bearer("write:destinations"),
  params: byId("thing"),
  body: Body,
  response: Body,
});
const start = operation({
  id: "startThing",
  method: "POST",
  audit: notAudited("it is a test's"),
  path: "/api/v1/intelligence/things",
  summary: "Starts a thing",
  auth: bearer("write:intelligence"),
  body: Body,
  response: Body,
  status: 202,
});
const Caller = z.object({ mode: z.string(), workspace: z.string(), client: z.string() });
const read = operation({
  id: "readThings",
  method: "GET",
  path: "/api/v1/things",
  summary: "Says who asks",
  auth: bearer("read:signals"),
  response: Caller,
});

/** Counters use the machine's clock, which is frozen at the start of a minute in the tests in a file. */
export function freezeMinute(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-20T15:00:00Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Routes of three operations, and requests to them with a token. */
export function open(world: TestWorld) {
  const route = createRoute(() => serverOf(world));
  const get = route(read, (ctx) => ({
    mode: ctx.mode,
    workspace: ctx.customerId,
    client: ctx.actor.kind === "client" ? ctx.actor.clientId : "",
  }));
  const patch = route(change, () => {
    throw notFound("thing");
  });
  const post = route(start, (_ctx, { body }) => body);
  const send = (token: string | undefined, method = "GET", body?: unknown) =>
    new Request("http://localhost:3000/api/v1/things", {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const to = (params: Record<string, string>) => ({ params: Promise.resolve(params) });
  return {
    get: (token?: string) => get(send(token), to({})),
    getWith: (authorization: string) =>
      get(new Request("http://localhost:3000/api/v1/things", { headers: { authorization } }), to({})),
    patch: (token: string, body: unknown, id: string = newId()) =>
      patch(send(token, "PATCH", body), to({ id })),
    post: (token: string) => post(send(token, "POST", { name: "a" }), to({})),
  };
}

/** A refusal's status and code. */
export const refusal = async (answer: Response) => {
  const body = z.strictObject(ErrorBody.shape).parse(await answer.json());
  return `${answer.status} ${body.error}`;
};

/** Sends the same request many times; returns the last response. */
export async function repeat(times: number, ask: () => Promise<Response>): Promise<Response> {
  let last = await ask();
  for (let n = 1; n < times; n += 1) last = await ask();
  return last;
}
