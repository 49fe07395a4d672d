/** The guard in front of a real HTTP server, with raw sockets: requests that browsers and clients would not send. */
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allowedHosts } from "./allowed-hosts";
import { openFrontDoor } from "./open";

const options = {
  isAllowedHost: allowedHosts({
    APP_URL: "http://portal.example",
    ALLOWED_HOSTS: [],
    EMBEDDED: false,
    HOST: undefined,
    INNGEST_SERVE_ORIGIN: undefined,
  }),
  trustedProxies: 0,
};
const passed: { method?: string; url?: string; headers: IncomingHttpHeaders }[] = [];
let server: Server;
let closeFrontDoor: () => void;
beforeAll(async () => {
  closeFrontDoor = openFrontDoor(options);
  server = createServer(({ method, url, headers }, response) => {
    passed.push({ method, url, headers });
    response.end("passed");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  closeFrontDoor();
  server.close();
});
beforeEach(() => {
  passed.length = 0;
  options.trustedProxies = 0;
});

/** The server's response to these lines: status, and the JSON body if it is one. */
async function send(start: string, headers: string[] = ["Host: portal.example"], body = "") {
  const { port } = server.address() as AddressInfo;
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer)).on("error", reject);
    socket.end([`${start} HTTP/1.1`, ...headers, "Connection: close", "", body].join("\r\n"));
  });
  const [head = "", content = ""] = text.split("\r\n\r\n");
  const status = Number(head.split(" ")[1]);
  return { status, head, error: content.startsWith("{") ? JSON.parse(content).error : content };
}

it.each([
  "GET /",
  "HEAD /signals",
  "POST /api/me/sources",
  "DELETE /api/me/sources/x?y=1",
  "POST /oauth2/token",
  "POST /unsubscribe/v1.a.b.c",
  "OPTIONS *",
])("lets %s pass", async (start) => {
  const [method, url] = start.split(" ");
  expect(await send(start)).toMatchObject({ status: 200 });
  expect(passed).toMatchObject([{ method, url }]);
});

it("keeps idle connections open for longer than a load balancer does", async () => {
  await send("GET /");
  expect(server.keepAliveTimeout).toBe(75_000);
});

describe("a foreign host", () => {
  it.each([
    ["another name", "GET /", ["Host: evil.example"]],
    ["a DNS rebinding name", "GET /api/dev/mailbox", ["Host: rebound.example:80"]],
    ["a forwarded host", "GET /", ["Host: portal.example", "X-Forwarded-Host: evil.example"]],
    [
      "one of several forwarded hosts",
      "GET /",
      ["Host: portal.example", "X-Forwarded-Host: portal.example, evil.example"],
    ],
    ["in the target", "GET http://evil.example/", ["Host: portal.example"]],
    ["on the Inngest endpoint", "PUT /api/inngest", ["Host: evil.example", "Content-Length: 0"]],
  ])("is refused: %s", async (_, start, headers) => {
    options.trustedProxies = 1;
    const { status, head, error } = await send(start, headers);
    expect([status, error]).toEqual([421, "misdirected_request"]);
    expect(head).toMatch(/content-security-policy: default-src 'none'/i);
    expect(head).toMatch(/x-request-id: [0-9a-f-]{36}/i);
    expect(passed).toEqual([]);
  });

  it("is allowed if the target names our host, which takes precedence", async () => {
    await send("GET http://portal.example/a?b=c", ["Host: evil.example"]);
    expect(passed).toMatchObject([{ url: "/a?b=c", headers: { host: "portal.example" } }]);
  });
});

describe("a target", () => {
  it.each([
    ["GET http://portal.example:80/a?b=c", "/a?b=c"],
    ["GET HTTP://PORTAL.example/", "/"],
  ])("in absolute form is read: %s", async (start, url) => {
    expect(await send(start)).toMatchObject({ status: 200 });
    expect(passed).toMatchObject([{ url, headers: { host: "portal.example" } }]);
  });

  it.each(["GET *", "OPTIONS portal.example", "GET ftp://portal.example/", "GET http://[portal.example/"])(
    "is refused if it is neither a path nor an address: %s",
    async (start) => {
      expect(await send(start)).toMatchObject({ status: 400 });
      expect(passed).toEqual([]);
    },
  );
});

describe("a refusal", () => {
  it.each([
    ["a-caller.1", "a-caller.1"],
    ["not valid", "[0-9a-f-]{36}"],
    ["x".repeat(129), "[0-9a-f-]{36}"],
  ])("has the caller's request ID if it is valid: %s", async (given, shown) => {
    const { head } = await send("POST /", ["Host: portal.example", `X-Request-Id: ${given}`]);
    expect(head).toMatch(new RegExp(`x-request-id: ${shown}\r`, "i"));
  });

  it("of HEAD has no body", async () => {
    expect(await send("HEAD /", ["Host: evil.example"])).toMatchObject({ status: 421, error: "" });
  });
});

describe("an unsupported method", () => {
  it.each([
    ["TRACE /", "GET, HEAD, OPTIONS"],
    ["TRACE /api/me", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
    ["PROPFIND /api/me", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
    ["POST /", "GET, HEAD, OPTIONS"],
    ["DELETE /signals", "GET, HEAD, OPTIONS"],
    ["POST /apiary", "GET, HEAD, OPTIONS"],
  ])("is refused: %s", async (start, allow) => {
    const { status, head, error } = await send(start);
    expect([status, error]).toEqual([405, "method_not_allowed"]);
    expect(head).toContain(`Allow: ${allow}`);
    expect(passed).toEqual([]);
  });

  it("is refused before its body is read", async () => {
    const { status } = await send(
      "POST /",
      ["Host: portal.example", "Content-Length: 150000000"],
      "x".repeat(10_000),
    );
    expect(status).toBe(405);
  });
});

describe("forwarding headers", () => {
  const forwarded = [
    "Host: portal.example",
    "X-Forwarded-For: 203.0.113.7",
    "X-Forwarded-Host: portal.example",
    "X-Forwarded-Proto: https",
    "Forwarded: for=203.0.113.7",
  ];

  it("are dropped without trusted proxies", async () => {
    await send("GET /", forwarded);
    expect(Object.keys(passed[0]?.headers ?? {}).sort()).toEqual(["connection", "host"]);
  });

  it("are kept behind one", async () => {
    options.trustedProxies = 1;
    await send("GET /", forwarded);
    expect(passed[0]?.headers).toMatchObject({
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-proto": "https",
    });
  });
});

it.each(["/signals/%E0%A4", "/api/me/%", "/%zz?a=b"])(
  "refuses the path %s, which nothing can decode",
  async (path) => {
    expect(await send(`GET ${path}`)).toMatchObject({ status: 400, error: "validation_error" });
    expect(passed).toEqual([]);
  },
);

it.each(["/signals/%C3%A9", "/signals?search=50%", "/api/me/sources?q=%E0%A4"])("passes %s", async (path) => {
  expect(await send(`GET ${path}`)).toMatchObject({ status: 200 });
});
