/** Problems must be noticed, and draws must be varied: a check that cannot fail checks nothing. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { operations } from "@/lib/contracts/catalogue";
import { listTagCategories } from "@/lib/contracts/tags";
import { bodyType } from "@/lib/http/openapi/refusals";
import { callerKinds } from "./callers";
import { applyChange, type Change } from "./change";
import { draws } from "./draw";
import { fitting } from "./from-schema";
import { type Asked, findProblems } from "./judge";

const forbidden = { secrets: ["a-secret"], foreign: ["a-canary"] };
const headers = { "X-Request-Id": "1", "Cache-Control": "private, no-store" };
const asked: Asked = {
  operation: listTagCategories,
  sent: "http://localhost:3000/api/me/tag-categories",
  headers: new Headers(),
  mayCall: true,
};
const listOf = (name: string) => ({
  data: [
    {
      id: "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
      name,
      selectionMode: "single",
      values: [],
      createdAt: "2025-11-20T15:00:00.000Z",
    },
  ],
  total: 1,
  limit: 1,
  offset: 0,
});
const answer = (body: unknown, status = 200) => Response.json(body, { status, headers });
const problemsOf = (change: Partial<Asked>, input: Response) =>
  findProblems({ ...asked, ...change }, input, forbidden);

describe("an answer", () => {
  it("that is good has no problem, and neither does one that repeats what was sent", async () => {
    expect(await problemsOf({}, answer(listOf("mine")))).toEqual([]);
    expect(await problemsOf({ sent: "a-canary" }, answer(listOf("a-canary")))).toEqual([]);
  });

  const error = { error: "server_error", message: "Something went wrong.", requestId: "1" };
  it.each<[string, Partial<Asked>, Response, string]>([
    ["of the other workspace", {}, answer(listOf("a-canary")), "it holds a-canary"],
    ["with a secret", { sent: "a-secret" }, answer(listOf("a-secret")), "it holds a-secret"],
    ["that reveals internals", {}, answer(listOf("Failed query: select")), "it holds Failed query"],
    ["that is documented as a failure", {}, answer(error, 500), "it is a 500"],
    ["that is not documented", {}, answer(listOf("mine"), 201), "status 201"],
    [
      "to a caller without access",
      { mayCall: false },
      answer(listOf("mine")),
      "a caller without access got a 200",
    ],
    [
      "with another id than was sent",
      { headers: new Headers({ "x-request-id": "2" }) },
      answer(listOf("mine")),
      "its X-Request-Id is not the one that was sent",
    ],
    ["without an id", {}, Response.json(listOf("mine")), "it has no X-Request-Id"],
  ])("%s is reported", async (_, change, input, problem) => {
    expect((await problemsOf(change, input)).join("\n")).toContain(problem);
  });
});

it.each<[Change, unknown]>([
  [{ kind: "set", at: 0, value: 7 }, 7],
  [
    { kind: "set", at: 2, value: 7 },
    { a: { b: 7 }, c: [2] },
  ],
  [{ kind: "drop", at: 1 }, { c: [2] }],
  [
    { kind: "wrap", at: 4 },
    { a: { b: 1 }, c: [[2]] },
  ],
  [
    { kind: "add", at: 1, key: "x", value: 7 },
    { a: { b: 1, x: 7 }, c: [2] },
  ],
  [
    { kind: "set", at: 5 + 3, value: 7 },
    { a: { b: 1 }, c: 7 },
  ],
])("%j changes one thing", (change, changed) => {
  expect(applyChange({ a: { b: 1 }, c: [2] }, change)).toEqual(changed);
});

it("a change can use inherited property names", () => {
  const changed = applyChange({ a: 1 }, { kind: "add", at: 0, key: "__proto__", value: { b: 2 } });
  expect(JSON.stringify(changed)).toBe('{"a":1,"__proto__":{"b":2}}');
});

it.each(operations.map((operation) => [operation.id, operation] as const))(
  "%s is drawn for every caller, with valid bodies, and the same for one seed",
  (_, operation) => {
    const sample = (numRuns: number) => fc.sample(draws(operation), { seed: 1, numRuns });
    const drawn = sample(200);
    expect(sample(20)).toEqual(drawn.slice(0, 20));
    expect(new Set(drawn.map(({ caller }) => caller))).toEqual(new Set(callerKinds));
    if (bodyType(operation) === null) return;
    const isDrawn = (numRuns: number) =>
      fc
        .sample(fitting(operation.body), { seed: 1, numRuns })
        .some((body) => operation.body.safeParse(body).success);
    expect(isDrawn(20) || isDrawn(200)).toBe(true);
  },
);
