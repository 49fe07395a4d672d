/** Who may register and call functions, tested over real HTTP against a fake Inngest server. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sign } from "@signal-to-action/inngest-engine/signature";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { parseEnv } from "@/lib/env";
import { createLog, log } from "@/lib/log";
import type { createFunctionsRoute as CreateFunctionsRoute } from "./serve";

const settings = (input: Record<string, string> = {}) =>
  parseEnv({
    DATABASE_URL: "postgres://unused",
    NEXTAUTH_SECRET: "a secret of tests that is long enough",
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
    APP_URL: "https://portal.example",
    ...input,
  });

const registered: { url: string }[] = [];
/** The paths that the SDK called. */
const asked: (string | undefined)[] = [];
let inngest: Server;
/** Imported after the environment is set, because the client reads it when it is created. */
let createFunctionsRoute: typeof CreateFunctionsRoute;
beforeAll(async () => {
  inngest = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push(request.url);
    if (request.url?.startsWith("/fn/register")) registered.push(JSON.parse(body));
    response
      .setHeader("content-type", "application/json")
      .end(JSON.stringify({ status: 200, modified: true }));
  });
  await new Promise<void>((resolve) => inngest.listen(0, "127.0.0.1", resolve));
});
afterAll(() => inngest.close());
beforeEach(async () => {
  registered.length = 0;
  asked.length = 0;
  vi.stubEnv("INNGEST_DEV", "0");
  vi.stubEnv("INNGEST_BASE_URL", `http://127.0.0.1:${(inngest.address() as AddressInfo).port}`);
  vi.stubEnv("INNGEST_SIGNING_KEY", signingKey);
  vi.stubEnv("INNGEST_EVENT_KEY", "an-event-key");
  ({ createFunctionsRoute } = await import("./serve"));
});

/** A request as it arrives without a proxy in front: its address has the host that it names. */
const request = (
  method: string,
  host: string,
  { body, headers = {} }: { body?: BodyInit; headers?: Record<string, string> } = {},
) =>
  new Request(`https://${host}/api/inngest`, {
    method,
    headers: { host, ...headers },
    body,
    duplex: "half",
  } as RequestInit);

const signingKey = `signkey-prod-${"ab".repeat(32)}`;
const signed = (body: string, { key = signingKey, at = new Date() } = {}) => ({
  "x-inngest-signature": sign(body, key, at),
});

it.each([
  [{}, "https://portal.example/api/inngest"],
  [{ INNGEST_SERVE_ORIGIN: "https://functions.example" }, "https://functions.example/api/inngest"],
])("registers functions under the deployment's own origin: %o", async (input, url) => {
  const { PUT } = createFunctionsRoute(() => settings({ ALLOWED_HOSTS: "alias.example", ...input }));
  const headers = { authorization: `Bearer ${signingKey}` };
  const answer = await PUT(request("PUT", "alias.example", { headers }));
  expect([answer.status, await answer.json()]).toMatchObject([200, { modified: true }]);
  expect(registered.map((one) => one.url.split("?")[0])).toEqual([url]);
});

it.each(["GET", "POST", "PUT"] as const)(
  "%s to another host is refused and registers nothing",
  async (method) => {
    const handlers = createFunctionsRoute(() => settings());
    const answer = await handlers[method](
      request(method, "evil.example", method === "GET" ? {} : { body: "{}", headers: signed("{}") }),
    );
    expect([answer.status, (await answer.json()).error]).toEqual([421, "misdirected_request"]);
    expect(registered).toEqual([]);
  },
);

it("answers a request that can't be copied, as Next's own can't on Node 24", async () => {
  const { GET } = createFunctionsRoute(() => settings());
  const uncopied = new Proxy(request("GET", "portal.example"), {
    get(target, key) {
      if (typeof key === "symbol") throw new TypeError("Not the request itself");
      return Reflect.get(target, key, target);
    },
  });
  expect((await GET(uncopied)).status).toBe(401);
});

describe("a stranger", () => {
  const call = JSON.stringify({ ctx: {}, event: {}, steps: {} });
  const old = new Date(Date.now() - 6 * 60_000);
  const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;

  it.each<[string, "GET" | "POST" | "PUT", Parameters<typeof request>[2]]>([
    ["asks", "GET", {}],
    ["asks with a made-up signature", "GET", { headers: { "x-inngest-signature": "t=1&s=00" } }],
    ["calls", "POST", { body: call }],
    ["calls without a body", "POST", {}],
    ["calls with what is not JSON", "POST", { body: "{" }],
    ["signs with another key", "POST", { body: call, headers: signed(call, { key: "signkey-prod-00" }) }],
    ["sends another body", "POST", { body: call, headers: signed("{}") }],
    ["sends a call again later", "POST", { body: call, headers: signed(call, { at: old }) }],
    ["nests deeply", "POST", { body: deep, headers: signed("[]") }],
    ["registers", "PUT", {}],
    ["registers in band", "PUT", { body: "{}", headers: { "x-inngest-sync-kind": "in_band" } }],
    ["registers with another key", "PUT", { headers: { authorization: "Bearer signkey-prod-00" } }],
    ["calls with the key as a token", "POST", { body: call, headers: { authorization: signingKey } }],
  ])("%s: 401, one warning without a stack, and nothing is sent", async (_, method, input) => {
    const lines: string[] = [];
    const captured = createLog("trace", { write: (line) => void lines.push(line) });
    for (const level of ["error", "warn", "info"] as const) {
      vi.spyOn(log, level).mockImplementation(captured[level].bind(captured));
    }
    const handlers = createFunctionsRoute(() => settings());
    const answer = await handlers[method](request(method, "portal.example", input));
    expect([answer.status, (await answer.json()).error]).toEqual([401, "unauthorized"]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: "warn", method }]);
    expect(lines[0]).not.toContain("stack");
    expect(asked).toEqual([]);
    vi.restoreAllMocks();
  });
});

it("a call that the engine signed reaches the function, with the key before a rotation too", async () => {
  const previous = `signkey-prod-${"cd".repeat(32)}`;
  vi.stubEnv("INNGEST_SIGNING_KEY_FALLBACK", previous);
  const { POST, GET } = createFunctionsRoute(() => settings());
  const body = '{"ctx":{},"event":{},"steps":{}}';
  const unsorted = '{"steps":{}, "event":{}, "ctx":{}}';
  for (const key of [signingKey, previous]) {
    const answer = await POST(
      request("POST", "portal.example", { body: unsorted, headers: signed(body, { key }) }),
    );
    // No function is named: the answer is the SDK's own.
    expect(answer.status).toBe(500);
    expect(answer.headers.get("x-inngest-sdk")).toContain("js:");
  }
  expect((await GET(request("GET", "portal.example", { headers: signed("") }))).status).toBe(200);
});

it("a body is read up to 4 MiB before its sender is verified", async () => {
  const { POST, PUT } = createFunctionsRoute(() => settings());
  let pulled = 0;
  const endless = () =>
    new ReadableStream({
      pull(controller) {
        pulled += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
  for (const handle of [POST, PUT]) {
    const answer = await handle(
      request(handle === POST ? "POST" : "PUT", "portal.example", { body: endless() }),
    );
    expect([answer.status, (await answer.json()).error]).toEqual([413, "payload_too_large"]);
  }
  expect(pulled).toBeLessThan(10_000_000);
});
