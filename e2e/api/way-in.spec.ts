/** Cases from an attack on a running copy: hosts, methods, bodies, sign-in, headers. */
import { type ClientRequest, request as rawRequest } from "node:http";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "../server";
import { askForLink } from "./session";

interface Raw {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface RawAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Sends a request that a browser client would not send. */
function raw(baseURL: string, request: Raw, tries = 3): Promise<RawAnswer> {
  const { method = "GET", path, headers, body } = request;
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const sent = rawRequest({ hostname, port, path, method, headers }, (answer) => {
      isAnswered = true;
      let text = "";
      answer.on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    // A server that refuses a body stops reading it. Its answer is lost if the connection breaks before it is read.
    sent.on("error", (error: NodeJS.ErrnoException) => {
      const isBroken = error.code === "EPIPE" || error.code === "ECONNRESET";
      if (isAnswered) return;
      if (isBroken && tries > 1) raw(baseURL, request, tries - 1).then(resolve, reject);
      else reject(error);
    });
    void sendSlowly(sent, body ?? "");
  });
}

/** Sends a body in pieces, and no more of it once the answer is there. */
async function sendSlowly(sent: ClientRequest, body: string): Promise<void> {
  let isAnswered = false;
  sent.once("response", () => {
    isAnswered = true;
  });
  const piece = 256 * 1_024;
  for (let start = 0; start < body.length && !isAnswered && !sent.destroyed; start += piece) {
    sent.write(body.slice(start, start + piece));
    await setTimeout(10);
  }
  sent.end();
}

test("requests for an unknown host get nothing, whatever they ask for", async ({ baseURL }) => {
  const asked = ["/", "/api/health", "/api/dev/mailbox", "/dev/mailbox", "/icon.svg", "/api/auth/csrf"];
  for (const path of asked) {
    const { status } = await raw(baseURL ?? "", { path, headers: { Host: "evil.example" } });
    expect(status, path).toBe(421);
  }
  const put = await raw(baseURL ?? "", {
    method: "PUT",
    path: "/api/inngest",
    headers: { Host: "evil.example" },
  });
  expect([put.status, JSON.parse(put.text).error]).toEqual([421, "misdirected_request"]);
});

test("answers 405 to methods that no route supports", async ({ baseURL }) => {
  for (const path of ["/", "/api/health", "/api/me", "/api/auth/csrf"]) {
    const { status, headers } = await raw(baseURL ?? "", { method: "TRACE", path });
    expect([status, headers.allow !== undefined], path).toEqual([405, true]);
  }
});

test("opening an emailed link signs no one in, at any path below the callback", async ({
  request,
  baseURL,
}) => {
  const link = await askForLink(request, baseURL ?? "", "stranger@people.example");
  for (const path of ["callback/email", "callback/email/x", "callback/email%2Fx", "callback/"]) {
    const answer = await request.get(`/api/auth/${path}${link.search}`, { maxRedirects: 0 });
    expect([303, 308, 404], path).toContain(answer.status());
    expect(answer.headers()["set-cookie"] ?? "", path).not.toContain("session-token");
  }
  const taken = await request.post(`/api/auth/callback/email${link.search}`, {
    maxRedirects: 0,
    headers: { Origin: baseURL ?? "" },
  });
  expect(taken.headers()["set-cookie"]).toContain("session-token");
});

test("limits body size before authentication", async ({ baseURL }) => {
  const body = "x".repeat(5_000_000);
  const form = { "content-type": "application/x-www-form-urlencoded", "transfer-encoding": "chunked" };
  const json = { "content-type": "application/json", "transfer-encoding": "chunked" };
  const large: [string, Record<string, string>][] = [
    ["/api/auth/signin/email", form],
    ["/api/inngest", json],
    ["/oauth2/token", form],
    ["/api/v1/register", json],
  ];
  for (const [path, headers] of large) {
    expect((await raw(baseURL ?? "", { method: "POST", path, headers, body })).status, path).toBe(413);
  }
});

test("every answer has a content security policy, even if its path looks like an image", async ({
  request,
}) => {
  for (const path of [
    "/",
    "/nope",
    "/nope.png",
    "/a/b.svg",
    "/x.txt",
    "/.well-known/nope",
    "/_next/static/nope.js",
    "/api/nope",
  ]) {
    const answer = await request.get(path, { headers: { "next-router-prefetch": "1" } });
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src");
    expect(policy, path).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  }
});

test("answers 400 to requests next-auth cannot parse, and does not serve its built-in pages", async ({
  request,
}) => {
  for (const path of ["csrf?callbackUrl=javascript:alert(1)", "signin?callbackUrl=http://["]) {
    expect((await request.get(`/api/auth/${path}`)).status(), path).toBe(400);
  }
  for (const path of ["_log", "signout", "callback/unknown"]) {
    expect((await request.get(`/api/auth/${path}`)).status(), path).toBe(404);
  }
});
