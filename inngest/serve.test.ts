/** Who may register and call functions, tested over real HTTP against a fake Inngest server. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { parseEnv } from "@/lib/env";
import type { createFunctionsRoute as CreateFunctionsRoute } from "./serve";

const settings = (given: Record<string, string> = {}) =>
  parseEnv({
    DATABASE_URL: "postgres://unused",
    NEXTAUTH_SECRET: "a secret of tests that is long enough",
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
    APP_URL: "https://portal.example",
    ...given,
  });

const registered: { url: string }[] = [];
let inngest: Server;
/** Imported after the environment is set, because the client reads it when it is created. */
let createFunctionsRoute: typeof CreateFunctionsRoute;
beforeAll(async () => {
  inngest = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
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
  vi.stubEnv("INNGEST_DEV", "0");
  vi.stubEnv("INNGEST_BASE_URL", `http://127.0.0.1:${(inngest.address() as AddressInfo).port}`);
  vi.stubEnv("INNGEST_SIGNING_KEY", `signkey-prod-${"ab".repeat(32)}`);
  vi.stubEnv("INNGEST_EVENT_KEY", "an-event-key");
  ({ createFunctionsRoute } = await import("./serve"));
});

/** A request as it arrives without a proxy in front: its address has the host that it names. */
const request = (method: string, host: string, body?: BodyInit) =>
  new Request(`https://${host}/api/inngest`, {
    method,
    headers: { host },
    body,
    duplex: "half",
  } as RequestInit);

it.each([
  [{}, "https://portal.example/api/inngest"],
  [{ INNGEST_SERVE_ORIGIN: "https://functions.example" }, "https://functions.example/api/inngest"],
])("registers functions under the deployment's own origin: %o", async (given, url) => {
  const { PUT } = createFunctionsRoute(() => settings({ ALLOWED_HOSTS: "alias.example", ...given }));
  const answer = await PUT(request("PUT", "alias.example"));
  expect([answer.status, await answer.json()]).toMatchObject([200, { modified: true }]);
  expect(registered.map((one) => one.url.split("?")[0])).toEqual([url]);
});

it.each(["GET", "POST", "PUT"] as const)(
  "%s to another host is refused and registers nothing",
  async (method) => {
    const handlers = createFunctionsRoute(() => settings());
    const answer = await handlers[method](
      request(method, "evil.example", method === "GET" ? undefined : "{}"),
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

it("a call without a signature is refused", async () => {
  const { POST } = createFunctionsRoute(() => settings());
  const answer = await POST(
    request("POST", "portal.example", JSON.stringify({ event: {}, steps: {}, ctx: {} })),
  );
  expect(answer.status).toBe(401);
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
    const answer = await handle(request(handle === POST ? "POST" : "PUT", "portal.example", endless()));
    expect([answer.status, (await answer.json()).error]).toEqual([413, "payload_too_large"]);
  }
  expect(pulled).toBeLessThan(10_000_000);
});
