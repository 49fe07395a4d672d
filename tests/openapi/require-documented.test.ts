/** Undocumented answers must be noticed: each answer here differs from a good one in one way. */
import { expect, it } from "vitest";
import type { Operation } from "@/lib/contracts/operation";
import { getHealth } from "@/lib/contracts/probes";
import { listSignalsV1 } from "@/lib/contracts/v1/signals";
import { requireDocumented } from "./require-documented";

const headers = {
  "X-Request-Id": "1",
  "Cache-Control": "private, no-cache",
  ETag: 'W/"1"',
  RateLimit: '"client";r=59;t=60',
};
const empty = { data: [], total: 0, limit: 25, offset: 0, _meta: { mode: "live" } };
const refusal = { error: "rate_limited", message: "Too many requests.", requestId: "1" };
const { "X-Request-Id": _, ...nameless } = headers;
const { ETag: __, ...refused } = headers;

const answer = (body: unknown, init: ResponseInit = { headers }) => Response.json(body, init);

it.each<[string, Response]>([
  ["the operation's own", answer(empty)],
  ["not changed", new Response(null, { status: 304, headers })],
  ["a refusal", answer(refusal, { status: 429, headers: { ...refused, "Retry-After": "5" } })],
])("%s passes", async (_, good) => {
  await expect(requireDocumented(listSignalsV1, good)).resolves.toBeUndefined();
});

it.each<[string, Response, string]>([
  ["a status", answer(empty, { status: 201, headers }), "status 201"],
  [
    "a code",
    answer({ ...refusal, error: "no_plan" }, { status: 429, headers: { ...refused, "Retry-After": "5" } }),
    "error",
  ],
  [
    "an extra header",
    answer(empty, { headers: { ...headers, "Idempotent-Replay": "true" } }),
    "header Idempotent-Replay",
  ],
  ["a missing header", answer(empty, { headers: nameless }), "no header X-Request-Id"],
  [
    "a header's value",
    answer(empty, { headers: { ...headers, "X-Request-Id": "a b" } }),
    "header X-Request-Id: a b",
  ],
  ["a missing field", answer({ ...empty, _meta: {} }), "mode"],
  ["a field's type", answer({ ...empty, total: "0" }), "body/total must be integer"],
  ["a body of another type", new Response("{}", { status: 200, headers }), "a body of type text/plain"],
])("an undocumented answer is reported: %s", async (_, bad, problem) => {
  await expect(requireDocumented(listSignalsV1, bad)).rejects.toThrow(problem);
});

it("an operation outside the API is not checked", async () => {
  const own: Operation = { ...getHealth, id: "ofATest" };
  await expect(requireDocumented(own, new Response("anything"))).resolves.toBeUndefined();
});
