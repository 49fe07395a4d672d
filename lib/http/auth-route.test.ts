/** Which requests reach next-auth. Next-auth itself is tested in the e2e specs, on a production build. */
import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { currentScope } from "@/db/work-scope";
import { base, form, open } from "@/tests/factories/auth-route";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { serverOf } from "@/tests/factories/server";
import { createAuthRoute } from "./auth-route";

const link = "token=t&email=ada%40people.example&callbackUrl=%2Fdashboard";

describe("requests to /api/auth", () => {
  it.each(["csrf", "session", "providers", "signin", "error", "verify-request"])(
    "GET %s reaches next-auth",
    (name) =>
      withRollback(async (world) => {
        const { reached, ask } = open(world);
        await ask("GET", `/api/auth/${name}`);
        expect(reached).toMatchObject([{ path: [name] }]);
      }),
  );

  it.each([
    ["GET", "callback/email/x"],
    ["GET", "callback/email%2Fx"],
    ["GET", "callback%2Femail"],
    ["GET", "callback"],
    ["GET", "callback/google"],
    ["GET", "callback/EMAIL"],
    ["GET", "signin/email"],
    ["GET", "signout"],
    ["GET", "_log"],
    ["GET", "constructor"],
    ["POST", "_log"],
    ["POST", "callback/email/x"],
    ["POST", "callback/credentials"],
    ["POST", "session"],
    ["POST", "signin/email/x"],
    ["POST", "__proto__"],
  ] as const)("%s %s returns 404", (method, path) =>
    withRollback(async (world) => {
      const { reached, ask } = open(world);
      const answer = await ask(
        method,
        `/api/auth/${path}?${link}`,
        method === "POST" ? { body: form({ email: "ada@people.example" }) } : {},
      );
      expect([answer.status, await answer.json()]).toMatchObject([404, { error: "not_found" }]);
      expect(reached).toEqual([]);
    }),
  );

  it("opening a link redirects to the confirmation page and does not use the link up", () =>
    withRollback(async (world) => {
      const { reached, ask } = open(world);
      const answer = await ask("GET", `/api/auth/callback/email?${link}`);
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe(`${base}/sign-in/confirm?${link}`);
      expect(reached).toEqual([]);
    }));

  it("may use statements of 30 s", () =>
    withRollback(async (world) => {
      const scopes: unknown[] = [];
      const { GET } = createAuthRoute(
        () => ({ ...serverOf(world), appUrl: base, providers: [] }),
        async () => {
          scopes.push(currentScope());
          return new Response("next-auth");
        },
      );
      const params = Promise.resolve({ nextauth: ["csrf"] });
      await GET(new NextRequest(`${base}/api/auth/csrf`), { params });
      expect(scopes).toMatchObject([{ customerId: null, statementMs: 30_000 }]);
    }));

  it("a link is used by POST, with or without a body", () =>
    withRollback(async (world) => {
      const { reached, ask } = open(world);
      await ask("POST", `/api/auth/callback/email?${link}`);
      await ask("POST", `/api/auth/callback/email?${link}`, { body: form({ json: "true" }) });
      expect(reached).toMatchObject([{ form: {} }, { form: { json: "true" } }]);
    }));

  it("JSON is converted to a form", () =>
    withRollback(async (world) => {
      const { reached, ask } = open(world);
      const body = JSON.stringify({ email: "ada@people.example", csrfToken: "c", json: true });
      await ask("POST", "/api/auth/signin/email", { headers: { "content-type": "application/json" }, body });
      expect(reached).toMatchObject([
        { form: { email: "ada@people.example", csrfToken: "c", json: "true" } },
      ]);
    }));
});

describe("rejects", () => {
  const refused = async (answer: Response) => `${answer.status} ${(await answer.json()).error}`;

  it.each([
    "javascript:alert(1)",
    "http://[",
    "http://",
    "data:text/html,x",
    "x y",
    "\0",
    "/a\nb",
    "dashboard",
    " ",
  ])("a callbackUrl of %j, anywhere in the request", (callbackUrl) =>
    withRollback(async (world) => {
      const { reached, ask } = open(world);
      const query = new URLSearchParams({ callbackUrl });
      const cookie = `next-auth.callback-url=${encodeURIComponent(callbackUrl)}`;
      const byCookie = await ask("GET", "/api/auth/csrf", { headers: { cookie } });
      expect(byCookie.headers.get("set-cookie")).toMatch(/^next-auth\.callback-url=; Path=\/; Max-Age=0;/);
      for (const answer of [
        await ask("GET", `/api/auth/csrf?${query}`),
        await ask("GET", `/api/auth/signin?${query}`),
        await ask("POST", `/api/auth/signin/email?${query}`, { body: form({ email: "ada@people.example" }) }),
        await ask("POST", "/api/auth/signin/email", {
          body: form({ email: "ada@people.example", callbackUrl }),
        }),
        byCookie,
      ]) {
        expect(await refused(answer)).toBe("400 validation_error");
      }
      expect(reached).toEqual([]);
    }),
  );

  it.each([
    "",
    "ada",
    "a\0@people.example",
    "a\ud800@people.example",
    "ada@people.example,bo@people.example",
    "x".repeat(300),
  ])("an address of %j", (email) =>
    withRollback(async (world) => {
      const { reached, ask } = open(world);
      const body = form({ email });
      expect(await refused(await ask("POST", "/api/auth/signin/email", { body }))).toBe(
        "400 validation_error",
      );
      expect(await refused(await ask("POST", `/api/auth/callback/email?token=t&${body}`))).toBe(
        "400 validation_error",
      );
      expect(reached).toEqual([]);
    }),
  );

  it("a body that is too large, with or without a declared length", () =>
    withRollback(async (world) => {
      const { reached, ask } = open(world);
      const large = "x".repeat(64 * 1_024 + 1);
      const endless = new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      });
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      for (const body of [large, endless]) {
        const init = { headers, body, duplex: "half" };
        expect(await refused(await ask("POST", "/api/auth/signin/email", init))).toBe(
          "413 payload_too_large",
        );
      }
      expect(reached).toEqual([]);
    }));

  it("a body of another type, and JSON that is not a flat object", () =>
    withRollback(async (world) => {
      const { ask } = open(world);
      const post = (type: string, body: string) =>
        ask("POST", "/api/auth/signin/email", { headers: { "content-type": type }, body });
      expect(await refused(await post("text/plain", "email=a"))).toBe("415 unsupported_media_type");
      for (const body of ["{", "[]", '"a"', '{"email":{}}', '{"email":["a"]}']) {
        expect(await refused(await post("application/json", body))).toBe("400 invalid_json");
      }
    }));

  it("a form from another site", () =>
    withRollback(async (world) => {
      const { reached, ask } = open(world);
      const headers = { origin: "https://evil.example" };
      for (const path of ["signin/email", `callback/email?${link}`, "signout"]) {
        const answer = await ask("POST", `/api/auth/${path}`, {
          headers,
          body: form({ email: "ada@people.example" }),
        });
        expect(await refused(answer)).toBe("403 forbidden_origin");
      }
      expect(reached).toEqual([]);
    }));
});

describe("link requests", () => {
  const from = (ip: string) => ({ "x-forwarded-for": ip });
  const asking = (world: TestWorld) => {
    const { ask } = open(world);
    return (email: string, ip: string) =>
      ask("POST", "/api/auth/signin/email", { headers: from(ip), body: form({ email }) });
  };

  it("are counted per address and caller, so that a caller cannot use up someone else's", () =>
    withRollback(async (world) => {
      const askFor = asking(world);
      for (let n = 0; n < 20; n += 1)
        expect((await askFor("ada@people.example", "203.0.113.1")).status).toBe(200);
      const refused = await askFor(" ADA@people.example ", "203.0.113.1");
      expect([refused.status, (await refused.json()).error]).toEqual([429, "rate_limited"]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
      expect((await askFor("ada@people.example", "203.0.113.2")).status).toBe(200);
      expect((await askFor("bo@people.example", "203.0.113.1")).status).toBe(200);
    }));

  it("are counted per IPv6 network, which belongs to one caller", () =>
    withRollback(async (world) => {
      const askFor = asking(world);
      for (let n = 0; n < 20; n += 1) await askFor("ada@people.example", `2001:db8::${n + 1}`);
      expect((await askFor("ada@people.example", "2001:db8::ffff")).status).toBe(429);
      expect((await askFor("ada@people.example", "2001:db8:0:1::1")).status).toBe(200);
    }));

  it("are counted per caller, for all addresses together", () =>
    withRollback(async (world) => {
      const askFor = asking(world);
      for (let n = 0; n < 300; n += 1) await askFor(`stranger-${n}@people.example`, "203.0.113.1");
      expect((await askFor("stranger-300@people.example", "203.0.113.1")).status).toBe(429);
      expect((await askFor("stranger-300@people.example", "198.51.100.1")).status).toBe(200);
    }));
});
