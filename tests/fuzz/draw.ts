/** Random requests for an operation: as intended, nearly as intended, and unintended. */
import fc from "fast-check";
import type { Operation } from "@/lib/contracts/operation";
import { bodyType } from "@/lib/http/openapi/refusals";
import { type CallerKind, callerKinds, mayCall } from "./callers";
import { type Change, changes } from "./change";
import { fitting, fittingFields } from "./from-schema";
import { hostileBody, hostileJson, hostileText } from "./hostile";

/** A path parameter: the caller's own row, the other workspace's row, or a text. */
export type Param = { row: "own" | "theirs" } | { text: string };

export type Body =
  | { kind: "meant"; changes: Change[] }
  | { kind: "json"; value: unknown }
  /** The intended body with these characters at the start of one of its objects. */
  | { kind: "spliced"; text: string; at: number }
  | { kind: "raw"; content: string | Uint8Array };

/** Does not depend on this run's rows, so a seed always draws the same requests. */
export interface Drawn {
  caller: CallerKind;
  params: Param[];
  /** Without its question mark; null for only what the operation needs. */
  query: string | null;
  body: Body;
  headers: Record<string, string>;
}

/** The request as the operation is meant to be called. */
export const meant = (operation: Operation): Drawn => ({
  caller:
    operation.auth.kind === "public"
      ? "nobody"
      : (callerKinds.findLast((kind) => mayCall(operation, kind)) ?? "nobody"),
  params: parametersOf(operation).map(() => ({ row: "own" })),
  query: null,
  body: { kind: "meant", changes: [] },
  headers: {},
});

/** Any request of the operation, from any caller; mostly from one with access. */
export function draws(operation: Operation): fc.Arbitrary<Drawn> {
  return fc.record({
    caller: callersOf(operation),
    params: fc.tuple(...parametersOf(operation).map(() => paramsOf(operation))),
    query: fc.oneof(
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 3, arbitrary: queriesOf(operation) },
    ),
    body: bodiesOf(operation),
    headers: headersOf(operation),
  });
}

const parametersOf = ({ path }: Operation) => path.match(/\{\w+\}/g) ?? [];

function callersOf(operation: Operation): fc.Arbitrary<CallerKind> {
  const allowed = callerKinds.filter((kind) => mayCall(operation, kind));
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...allowed) },
    { weight: 1, arbitrary: fc.constantFrom(...callerKinds) },
  );
}

/** Operators manage the clients of every workspace, so they may legitimately change the other's. */
const paramsOf = ({ auth }: Operation): fc.Arbitrary<Param> =>
  fc.oneof(
    { weight: 7, arbitrary: fc.constant<Param>({ row: "own" }) },
    { weight: 1, arbitrary: fc.constant<Param>({ row: auth.kind === "operator" ? "own" : "theirs" }) },
    { weight: 2, arbitrary: fc.oneof(hostileText, fc.uuid()).map((text) => ({ text })) },
  );

/** Known parameters that are valid or not, unknown ones, some of them repeated, and text that is not a query. */
function queriesOf(operation: Operation): fc.Arbitrary<string> {
  const known = Object.entries(fittingFields(operation.query)).map(([name, value]) => {
    const values = fc.oneof(
      { weight: 4, arbitrary: value.map(String) },
      { weight: 1, arbitrary: hostileText },
    );
    return fc.tuple(fc.constant(name), values);
  });
  const unknown = fc.tuple(
    fc.oneof(fc.constantFrom("customerId", "__proto__", "constructor"), hostileText),
    hostileText,
  );
  const pairs = fc.array(
    fc.oneof({ weight: 1, arbitrary: unknown }, ...known.map((arbitrary) => ({ weight: 3, arbitrary }))),
    { maxLength: 5 },
  );
  return fc.oneof(
    { weight: 9, arbitrary: pairs.map((all) => new URLSearchParams(all).toString()) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("%", "%zz=%ff", "&&==", "limit=1&limit=1", "limit[]=1", "a".repeat(9_000)),
    },
  );
}

function bodiesOf(operation: Operation): fc.Arbitrary<Body> {
  const raw = hostileBody.map((content): Body => ({ kind: "raw", content }));
  const asMeant = fc.constant<Body>({ kind: "meant", changes: [] });
  if (bodyType(operation) === null)
    return fc.oneof({ weight: 9, arbitrary: asMeant }, { weight: 1, arbitrary: raw });
  return fc.oneof(
    { weight: 2, arbitrary: asMeant },
    {
      weight: 5,
      arbitrary: fc
        .array(changes, { minLength: 1, maxLength: 2 })
        .map((changes): Body => ({ kind: "meant", changes })),
    },
    { weight: 4, arbitrary: fitting(operation.body).map((value): Body => ({ kind: "json", value })) },
    { weight: 1, arbitrary: hostileJson.map((value): Body => ({ kind: "json", value })) },
    { weight: 2, arbitrary: splices.map(([text, at]): Body => ({ kind: "spliced", text, at })) },
    { weight: 1, arbitrary: raw },
  );
}

const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
const splices = fc.tuple(
  fc.constantFrom(
    '"__proto__":{"isActive":false},',
    '"constructor":{"prototype":{}},',
    '"large":1e999,',
    '"\\u0000":"\\ud800",',
    `"deep":${deep},`,
    ",",
    "\u00a0",
    "//\n",
  ),
  fc.nat(3),
);

/** Only headers a server would pass on: no control characters, nothing beyond Latin-1. */
const headerValue = hostileText.map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, "").slice(0, 4_000));
const header = (name: string, value: fc.Arbitrary<string>) =>
  value.map((text): [string, string] => [name, text]);

const keys = header("idempotency-key", fc.oneof(headerValue, fc.constantFrom("key-1", "key-2"), fc.uuid()));

const anyHeader = fc.oneof(
  header(
    "content-type",
    fc.constantFrom(
      "application/json; charset=utf-8",
      "APPLICATION/JSON",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/plain",
      "application/json, text/plain",
      ";",
    ),
  ),
  header("x-request-id", fc.oneof(headerValue, fc.constantFrom("a", "A-1_b.c", "a".repeat(129)))),
  header("if-none-match", fc.oneof(headerValue, fc.constantFrom("*", 'W/"', '"a", W/"b"'))),
  header("origin", fc.constantFrom("http://localhost:3000", "https://evil.example", "null", "")),
  header("sec-fetch-site", fc.constantFrom("same-origin", "cross-site", "none", "x")),
  header("content-length", fc.constantFrom("0", "-1", "1e9", "999999999999", "x")),
  header(
    "x-forwarded-for",
    fc.oneof(headerValue, fc.constantFrom("::1", "10.0.0.1, ::ffff:1.2.3.4", "fe80::1%eth0")),
  ),
  header("accept", fc.constantFrom("text/html", "*/*;q=0", "application/json;v=2")),
  header(
    "authorization",
    fc.oneof(headerValue, fc.constantFrom("Bearer", "Basic", "Basic Og==", "Basic %%%")),
  ),
  header("host", headerValue),
  keys,
);

/** Mostly none, since each of them is likely to decide the answer. */
function headersOf({ auth, method }: Operation): fc.Arbitrary<Record<string, string>> {
  const others = fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(anyHeader, { minLength: 1, maxLength: 2 }) },
  );
  const isKept = auth.kind === "bearer" && method === "POST";
  const all = isKept ? fc.tuple(others, fc.option(keys)) : fc.tuple(others, fc.constant(null));
  return all.map(([others, key]) => Object.fromEntries(key ? [...others, key] : others));
}
