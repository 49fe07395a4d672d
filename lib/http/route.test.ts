import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openDb } from "@/db/client";
import { fixedClock } from "@/lib/clock";
import { anyone, digits, ErrorBody, notAudited, operation } from "@/lib/contracts/operation";
import { text } from "@/lib/contracts/text";
import { parseEnv } from "@/lib/env";
import { AppError, type ErrorCode, errorStatus } from "@/lib/errors";
import { openPorts } from "@/lib/ports";
import { operationCap } from "./body-caps";
import { createRoute } from "./route";

const env = parseEnv({
  DATABASE_URL: "postgres://127.0.0.1:1/none",
  NEXTAUTH_SECRET: "s".repeat(32),
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString("base64"),
});
/** Nothing here uses the database: its URL points to a port that does not respond. */
const { db, close } = openDb(env.DATABASE_URL, { max: 1 });
afterAll(close);
const clock = fixedClock("2025-11-20T15:00:00Z");
const route = createRoute(() => ({
  db,
  clock,
  ports: openPorts(env, db, clock),
  secret: env.NEXTAUTH_SECRET,
  appUrl: env.APP_URL,
  trustedProxies: env.TRUSTED_PROXIES,
  announce: () => {},
}));

const address = "http://localhost:3000/api/echo";
const noParams = { params: Promise.resolve({}) };
const json = { "content-type": "application/json" };

const Body = z.strictObject({
  name: text().min(1),
  inner: z.strictObject({ size: z.int() }).optional(),
  list: z.array(z.int()).optional(),
});
const write = operation({
  id: "write",
  method: "POST",
  audit: notAudited("it is a test's"),
  path: "/api/echo",
  summary: "Answers what it is sent",
  auth: anyone,
  body: Body,
  response: Body,
  status: 201,
});
const post = route(write, (_ctx, { body }) => body);

const read = operation({
  id: "read",
  method: "GET",
  path: "/api/echo/{id}",
  summary: "Answers what it is asked",
  auth: anyone,
  params: z.object({ id: z.uuid() }),
  query: z.object({ n: digits(0, 100).default(25), offset: digits(0, Number.MAX_SAFE_INTEGER).optional() }),
  response: z.object({ n: z.int(), offset: z.int().optional() }),
  cacheControl: "private, max-age=300",
});
const get = route(read, (_ctx, { query }) => query);

const send = (body: RequestInit["body"], headers: Record<string, string> = json) =>
  post(new Request(address, { method: "POST", body, headers, duplex: "half" } as RequestInit), noParams);
const ask = (query: string, id = "0198c0de-0000-7000-8000-000000000000") =>
  get(new Request(`${address}/${id}${query}`), { params: Promise.resolve({ id }) });

/** The error, in the shape that all errors share. */
async function refusal(answer: Response) {
  const body = z.strictObject(ErrorBody.shape).parse(await answer.json());
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  expect(answer.headers.get("x-request-id")).toBe(body.requestId);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(body.message).toMatch(/^[A-Z].*\.$|^[a-zA-Z.]+(: | (must|is|was) ).*\.$/);
  return { status: answer.status, ...body };
}

describe("request ids", () => {
  it.each(["a", "A-Za.z_09", "x".repeat(128)])("echoes %s", async (id) => {
    const answer = await ask("", undefined);
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    const echoed = await send('{"name":"a"}', { ...json, "x-request-id": id });
    expect(echoed.headers.get("x-request-id")).toBe(id);
  });

  it.each(["", "x".repeat(129), "a b", "a/b", "ä", "<script>"])("replaces %j", async (id) => {
    const answer = await send('{"name":"a"}', { ...json, "x-request-id": id });
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("are also on errors", async () => {
    const answer = await send("nonsense", { ...json, "x-request-id": "mine" });
    expect(await refusal(answer)).toMatchObject({ error: "invalid_json", requestId: "mine" });
  });
});

describe("bodies", () => {
  it("return the contract's status and are not cached", async () => {
    const answer = await send('{"name":"a","list":[1]}', {
      "content-type": "Application/JSON; charset=utf-8",
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.json()).toEqual({ name: "a", list: [1] });
  });

  it.each(["", "{", '{"name":"a",}', "{'name':'a'}", '{"name":"a"} x', "undefined"])(
    "must be JSON: %j is not",
    async (body) => {
      expect(await refusal(await send(body))).toMatchObject({ status: 400, error: "invalid_json" });
    },
  );

  it("must be UTF-8", async () => {
    const latin = new Uint8Array([...new TextEncoder().encode('{"name":"'), 0xe4, 0x22, 0x7d]);
    expect(await refusal(await send(latin))).toMatchObject({ status: 400, error: "invalid_json" });
  });

  it.each([
    undefined,
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "application/jsonp",
  ])("must be sent as JSON, not as %s", async (type) => {
    const answer = await send(new TextEncoder().encode('{"name":"a"}'), type ? { "content-type": type } : {});
    expect(await refusal(answer)).toMatchObject({ status: 415, error: "unsupported_media_type" });
  });

  it("may have up to 256 KiB", async () => {
    const empty = JSON.stringify({ name: "" }).length;
    const fits = JSON.stringify({ name: "x".repeat(operationCap.bytes - empty) });
    expect((await send(fits)).status).toBe(201);
    expect(await refusal(await send(`${fits} `))).toMatchObject({ status: 413, error: "payload_too_large" });
  });

  it("are not read if their declared length is larger", async () => {
    const answer = await send('{"name":"a"}', { ...json, "content-length": String(operationCap.bytes + 1) });
    expect(await refusal(answer)).toMatchObject({ status: 413, error: "payload_too_large" });
  });

  it("may be omitted only if nothing in them is required", async () => {
    const Choice = z.strictObject({ days: z.int().optional() });
    const unaudited = { method: "POST", audit: notAudited("it is a test's") } as const;
    const chosen = operation({ ...write, ...unaudited, body: Choice, response: Choice });
    const choose = route(chosen, (_ctx, { body }) => body);
    const ask = (headers: Record<string, string>, body: string | null = null) =>
      choose(new Request(address, { method: "POST", headers, body }), noParams);
    for (const headers of [{}, { "content-length": "0" } as Record<string, string>]) {
      const answer = await ask(headers);
      expect([answer.status, await answer.json()]).toEqual([201, {}]);
    }
    expect(await refusal(await ask(json))).toMatchObject({ status: 400, error: "invalid_json" });
    expect(await refusal(await ask({}, "days=1"))).toMatchObject({ status: 415 });
    expect(await refusal(await send(null, {}))).toMatchObject({ status: 415 });
  });

  it("are cut off if they never end", async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(65_536).fill(0x20));
      },
    });
    expect(await refusal(await send(endless))).toMatchObject({ status: 413, error: "payload_too_large" });
    expect(pulled).toBeLessThan(10);
  });

  it("may not contain unknown fields at any depth", async () => {
    const answer = await send('{"name":"a","nmae":1,"inner":{"size":1,"sise":2}}');
    const { status, error, details = [] } = await refusal(answer);
    expect({ status, error }).toEqual({ status: 400, error: "validation_error" });
    expect(details.map(({ path }) => path).sort()).toEqual(["inner.sise", "nmae"]);
  });

  it("return the path of each invalid field", async () => {
    const { status, error, details = [] } = await refusal(await send('{"name":"","list":[1,"two"]}'));
    expect({ status, error }).toEqual({ status: 400, error: "validation_error" });
    expect(details.map(({ path }) => path)).toEqual(["name", "list.1"]);
  });

  it.each(["null", "[]", '"text"', "1"])("must be objects, not %s", async (body) => {
    expect(await refusal(await send(body))).toMatchObject({ status: 400, error: "validation_error" });
  });

  it("may not contain NUL, which no row can store", async () => {
    const answer = await send('{"name":"a\\u0000b"}');
    expect(await refusal(answer)).toMatchObject({ status: 400, details: [{ path: "name" }] });
  });

  it("are rejected normally if they are nested too deeply", async () => {
    const deep = `{"name":${"[".repeat(60_000)}${"]".repeat(60_000)}}`;
    expect((await refusal(await send(deep))).status).toBe(400);
  });
});

describe("query and path", () => {
  it("parse digits as numbers and apply defaults", async () => {
    expect(await (await ask("?n=7&offset=9007199254740991")).json()).toEqual({
      n: 7,
      offset: 9007199254740991,
    });
    expect(await (await ask("")).json()).toEqual({ n: 25 });
  });

  it.each(["", "-1", "1.5", "1e2", "0x10", " 1", "+1", "101", "٣", "abc", "9".repeat(40)])(
    "reject %j as digits",
    async (n) => {
      const answer = await ask(`?n=${encodeURIComponent(n)}`);
      expect(await refusal(answer)).toMatchObject({
        status: 400,
        error: "validation_error",
        details: [{ path: "n" }],
      });
    },
  );

  it("reject an offset above the safe integers", async () => {
    expect((await refusal(await ask("?offset=9007199254740992"))).details).toMatchObject([
      { path: "offset" },
    ]);
  });

  it("reject a repeated parameter", async () => {
    expect(await refusal(await ask("?n=1&n=1"))).toMatchObject({
      status: 400,
      error: "validation_error",
      details: [{ path: "n" }],
    });
  });

  it.each(["utm_source=mail", "customerId=other", "constructor=1", "__proto__=1", "toString=1", "=", "%00"])(
    "ignore the unknown parameter %s",
    async (query) => {
      expect((await ask(`?${query}`)).status).toBe(200);
    },
  );

  it.each(["1", "0198c0de", "%00", "0198c0de-0000-7000-8000-00000000000g", "' or 1=1"])(
    "return 404 for the ID %j",
    async (id) => {
      expect(await refusal(await ask("", id))).toMatchObject({ status: 404, error: "not_found" });
    },
  );

  it("use the contract's own cache rule", async () => {
    expect((await ask("")).headers.get("cache-control")).toBe("private, max-age=300");
    expect((await ask("?n=x")).headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("an error", () => {
  const failing = (error: unknown) =>
    route(read, () => {
      throw error;
    })(new Request(`${address}/x`), {
      params: Promise.resolve({ id: "0198c0de-0000-7000-8000-000000000000" }),
    });

  it.each([
    new Error("connect ECONNREFUSED postgres://user:password@db.internal"),
    new TypeError("Cannot read properties of undefined"),
    Object.assign(new Error('relation "customers" does not exist'), { code: "42P01" }),
    "a text",
    null,
  ])("is a 500 without details: %s", async (error) => {
    const { requestId, ...body } = await refusal(await failing(error));
    expect(body).toEqual({
      status: 500,
      error: "server_error",
      message: "Something went wrong on our side.",
    });
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("is a 500 if a handler breaks its contract", async () => {
    const broken = route(read, () => ({ n: 1.5, secret: "whsec_1" }));
    const answer = await broken(new Request(`${address}/x`), {
      params: Promise.resolve({ id: "0198c0de-0000-7000-8000-000000000000" }),
    });
    const text = await answer.clone().text();
    expect((await refusal(answer)).error).toBe("server_error");
    expect(text).not.toContain("whsec_1");
  });

  it("never returns fields outside the contract", async () => {
    const talkative = route(read, () => ({ n: 1, configEncrypted: "v1.secret" }));
    const answer = await talkative(new Request(`${address}/x`), {
      params: Promise.resolve({ id: "0198c0de-0000-7000-8000-000000000000" }),
    });
    expect(await answer.json()).toEqual({ n: 1 });
  });

  it.each(Object.keys(errorStatus) as ErrorCode[])("%s is returned with its status", async (code) => {
    const body = await refusal(
      await failing(new AppError(code, "A sentence.", [{ path: "a", message: "b" }])),
    );
    expect(body).toMatchObject({
      status: errorStatus[code],
      error: code,
      message: "A sentence.",
      details: [{ path: "a", message: "b" }],
    });
  });
});
