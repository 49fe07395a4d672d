/** What must not work: RFC 9700 and the security considerations of the RFCs it refers to. */
import * as oauth from "oauth4webapi";
import { describe, expect, it, vi } from "vitest";
import { auditEvents } from "@/db/schema";
import { seconds } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { callback, openApp, refused, tokensOf } from "./app-client";
import { type ServedApps, withApps } from "./serve";

vi.mock("@/app/serve", () => import("./serve"));

const status = async ({ open }: ServedApps, token: string) =>
  (await open("/api/v1/signals?limit=1", { headers: { authorization: `Bearer ${token}` } })).status;
const code = async (answer: Response) => `${answer.status} ${(await answer.json()).error}`;
const locate = async ({ open }: ServedApps, request: URL) =>
  (await open(`${request.pathname}${request.search}`)).headers.get("location") ?? "";

describe("a redirect URI that is not registered", () => {
  it.each([
    "https://evil.example/callback",
    "http://127.0.0.1:8123/callback/",
    "http://127.0.0.1:8123/callback?x=1",
    "http://127.0.0.1:8123/other",
    "http://127.0.0.1:8123/callback#x",
    "http://127.0.0.1.evil.example/callback",
    "http://127.0.0.1:8123@evil.example/callback",
    "http://localhost:8123/callback",
    "https://127.0.0.1:8123/callback",
    "//evil.example",
    "javascript:alert(1)",
    "",
  ])("is never opened: %s", (redirect_uri) =>
    withApps(async (served) => {
      const app = await openApp(served.url);
      // Not even with an error.
      for (const response_type of ["code", "token"]) {
        const request = app.request({ redirect_uri, response_type });
        expect(await locate(served, request)).toBe(`${served.url}/connect-app${request.search}`);
        expect(await code(await (await served.person()).answer(request))).toBe("400 validation_error");
      }
    }),
  );

  it("may have another port on the person's computer", () =>
    withApps(async ({ url, person }) => {
      const app = await openApp(url);
      const redirect_uri = "http://127.0.0.1:50999/callback";
      const back = await (await person()).allow(app.request({ redirect_uri }));
      expect(back.origin).toBe("http://127.0.0.1:50999");
      expect(await refused(await app.exchange(back))).toBe("400 invalid_grant");
      expect((await app.exchange(back, { redirect_uri })).status).toBe(200);
    }));
});

describe("registration refuses", () => {
  it.each([
    [{ redirect_uris: [] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["http://evil.example/cb"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["javascript:alert(1)"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["data:text/html,x"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["ms-msdt:/x"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["https://a.example/cb#x"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["https://user:pass@a.example/cb"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["https://a.example/\r\nx"] }, "invalid_redirect_uri"],
    [{ redirect_uris: [`https://a.example/${"x".repeat(2_001)}`] }, "invalid_redirect_uri"],
    [{ redirect_uris: Array(11).fill("https://a.example/cb") }, "invalid_redirect_uri"],
    [{ client_name: "x".repeat(101) }, "invalid_client_metadata"],
    [{ client_name: "a\nb" }, "invalid_client_metadata"],
    [{ grant_types: ["client_credentials"] }, "invalid_client_metadata"],
    [{ response_types: ["token"] }, "invalid_client_metadata"],
  ])("%j", (change, error) =>
    withApps(async ({ open }) => {
      const body = JSON.stringify({ client_name: "An app", redirect_uris: [callback], ...change });
      const headers = { "content-type": "application/json" };
      const answer = await open("/oauth2/register", { method: "POST", headers, body });
      expect(await refused(answer)).toBe(`400 ${error}`);
    }),
  );

  it("a body above 256 KiB, and more than 30 in an hour", () =>
    withApps(async ({ open }) => {
      const register = (client_name: string) =>
        open("/oauth2/register", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ client_name, redirect_uris: [callback] }),
        });
      expect(await refused(await register("x".repeat(300_000)))).toBe("413 invalid_request");
      for (let n = 0; n < 30; n += 1) expect((await register("An app")).status).toBe(201);
      expect(await refused(await register("An app"))).toBe("429 rate_limited");
    }));

  it("no secret, whatever an app asks for, and keeps its name as text", () =>
    withApps(async ({ open }) => {
      const client_name = "<script>alert(1)</script>";
      const answer = await open("/oauth2/register", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          client_name,
          redirect_uris: ["cursor://anysphere.cursor/callback", "com.example.app:/callback"],
          token_endpoint_auth_method: "client_secret_basic",
        }),
      });
      const registered = await answer.json();
      expect(registered).toMatchObject({ client_name, token_endpoint_auth_method: "none" });
      expect(registered).not.toHaveProperty("client_secret");
    }));
});

describe("an app that asks wrongly", () => {
  it.each([
    [{ response_type: "token" }, "unsupported_response_type"],
    [{ response_type: null }, "unsupported_response_type"],
    [{ code_challenge: null }, "invalid_request"],
    [{ code_challenge_method: "plain" }, "invalid_request"],
    [{ code_challenge_method: null }, "invalid_request"],
    [{ code_challenge: "short" }, "invalid_request"],
    [{ response_mode: "fragment" }, "invalid_request"],
    [{ scope: "everything" }, "invalid_scope"],
    [{ resource: "https://evil.example" }, "invalid_target"],
  ])("%j is told so, with the issuer and its state", (change, error) =>
    withApps(async (served) => {
      const app = await openApp(served.url);
      const request = app.request(change);
      const back = new URL(await locate(served, request));
      expect(back.origin + back.pathname).toBe(callback);
      expect(Object.fromEntries(back.searchParams)).toMatchObject({
        error,
        state: "a-state",
        iss: served.url,
      });
      expect(await code(await (await served.person()).answer(request))).toBe("400 validation_error");
    }),
  );

  it("is not told on its website before the person clicks: the server would send anyone anywhere", () =>
    withApps(async (served) => {
      const redirect_uri = "https://app.example/callback";
      const app = await openApp(served.url, { redirect_uris: [redirect_uri] });
      const request = app.request({ redirect_uri, response_type: "token" });
      expect(await locate(served, request)).toBe(`${served.url}/connect-app${request.search}`);
    }));

  it("with a parameter twice, or too much of it, is not answered", () =>
    withApps(async (served) => {
      const app = await openApp(served.url);
      const person = await served.person();
      const { search } = app.request();
      const twice = `${search.slice(1)}&redirect_uri=https://evil.example`;
      expect(await code(await person.answer(twice))).toBe("400 validation_error");
      expect(await code(await person.answer(app.request({ state: "x".repeat(8_000) })))).toBe(
        "400 validation_error",
      );
    }));
});

describe("the answer of an app's person", () => {
  it("counts only from the portal itself, signed in", () =>
    withApps(async (served) => {
      const { url, open, person, world } = served;
      const app = await openApp(url);
      const { cookie } = await person();
      const body = JSON.stringify({
        request: app.request().search.slice(1),
        customerId: world.ctx.customerId,
        scopes: ["read:signals"],
      });
      const post = (headers: Record<string, string>, type = "application/json") =>
        open("/api/me/connected-apps", {
          method: "POST",
          headers: { "content-type": type, ...headers },
          body,
        });
      expect(await code(await post({ origin: url }))).toBe("401 unauthorized");
      expect(await code(await post({ cookie, origin: "https://evil.example" }))).toBe("403 forbidden_origin");
      expect(await code(await post({ cookie, "sec-fetch-site": "cross-site" }))).toBe("403 forbidden_origin");
      // What a form on another site can send.
      expect(await code(await post({ cookie, origin: url }, "text/plain"))).toBe(
        "415 unsupported_media_type",
      );
      expect((await post({ cookie, origin: url })).status).toBe(201);
    }));

  it("grants nothing beyond the request, the role or their workspaces", () =>
    withApps(async ({ url, person, world }) => {
      const app = await openApp(url);
      const member = await person("user");
      const request = app.request({ scope: "read:signals write:destinations" });
      for (const scope of ["write:destinations", "read:usage"]) {
        expect(await code(await member.answer(request, { scopes: ["read:signals", scope] }))).toBe(
          "400 validation_error",
        );
      }
      const other = { ...world.ctx, customerId: newId() };
      await insertCustomer(other);
      await insertUser(other);
      const scopes = ["read:signals"];
      expect(await code(await member.answer(request, { customerId: other.customerId, scopes }))).toBe(
        "404 not_found",
      );
    }));
});

describe("a code", () => {
  it("works once: a second use ends what the first one got, and the workspace can see why", () =>
    withApps(async (served) => {
      const app = await openApp(served.url);
      const back = await (await served.person()).allow(app.request());
      const tokens = await tokensOf(await app.exchange(back));
      expect(await status(served, tokens.access_token)).toBe(200);
      expect(await refused(await app.exchange(back))).toBe("400 invalid_grant");
      expect(await status(served, tokens.access_token)).toBe(401);
      expect(await refused(await app.refresh(tokens.refresh_token))).toBe("400 invalid_grant");
      const events = await served.world.db.select().from(auditEvents);
      expect(events.at(-1)).toMatchObject({
        action: "connected_app.disconnected",
        detail: { name: "An app", reason: "Its authorization code was used twice" },
      });
    }));

  it("works for a minute, for its own app, redirect URI and verifier", () =>
    withApps(async ({ url, person, world }) => {
      const app = await openApp(url);
      const thief = await openApp(url);
      const member = await person();
      const back = await member.allow(app.request());
      const wrong: Record<string, string>[] = [
        { client_id: thief.client.client_id },
        { code_verifier: oauth.generateRandomCodeVerifier() },
        { code_verifier: "x" },
        { redirect_uri: `${callback}/` },
        { code: "unknown" },
      ];
      for (const change of wrong)
        expect(await refused(await app.exchange(back, change))).toBe("400 invalid_grant");
      expect(await refused(await app.token({ grant_type: "authorization_code", code: "x" }))).toBe(
        "400 invalid_request",
      );
      expect(await refused(await app.exchange(back, { resource: "https://evil.example" }))).toBe(
        "400 invalid_target",
      );
      expect((await app.exchange(back)).status).toBe(200);
      const late = await member.allow(app.request());
      world.clock.advance(seconds(60));
      expect(await refused(await app.exchange(late))).toBe("400 invalid_grant");
    }));

  it("of another server is not taken for ours (RFC 9207)", () =>
    withApps(async ({ url, person }) => {
      const { as, client, request } = await openApp(url);
      const back = await (await person()).allow(request());
      back.searchParams.set("iss", "https://evil.example");
      expect(() => oauth.validateAuthResponse(as, client, back, "a-state")).toThrow(/iss/);
      back.searchParams.delete("iss");
      expect(() => oauth.validateAuthResponse(as, client, back, "a-state")).toThrow(/iss/);
    }));
});

describe("a refresh token", () => {
  it("works once: a second use after a minute ends the app's access", () =>
    withApps(async (served) => {
      const app = await openApp(served.url);
      const first = await tokensOf(await app.exchange(await (await served.person()).allow(app.request())));
      const second = await tokensOf(await app.refresh(first.refresh_token));
      served.world.clock.advance(seconds(60) + 1);
      expect(await refused(await app.refresh(first.refresh_token))).toBe("400 invalid_grant");
      for (const token of [first.access_token, second.access_token]) {
        expect(await status(served, token)).toBe(401);
      }
      expect(await refused(await app.refresh(second.refresh_token))).toBe("400 invalid_grant");
    }));

  it("gives no scope beyond what was granted, and works for its own app only", () =>
    withApps(async ({ url, person }) => {
      const app = await openApp(url);
      const thief = await openApp(url);
      const granted = await (await person()).allow(app.request(), ["read:signals", "read:destinations"]);
      const { refresh_token } = await tokensOf(await app.exchange(granted));
      for (const scope of ["read:signals write:destinations", "read:usage", "x", " "]) {
        expect(await refused(await app.refresh(refresh_token, { scope }))).toBe("400 invalid_scope");
      }
      const { client_id } = thief.client;
      expect(await refused(await app.refresh(refresh_token, { client_id }))).toBe("400 invalid_grant");
      expect(await refused(await app.refresh(refresh_token, { client_id: "app_unknown" }))).toBe(
        "401 invalid_client",
      );
      const narrowed = await tokensOf(await app.refresh(refresh_token, { scope: "read:signals" }));
      expect(narrowed.scope).toBe("read:signals");
      expect((await tokensOf(await app.refresh(narrowed.refresh_token))).scope).toBe(
        "read:signals read:destinations",
      );
    }));
});

it("an app has no permission of its own, and cannot end another app's", () =>
  withApps(async (served) => {
    const app = await openApp(served.url);
    const thief = await openApp(served.url);
    expect(await refused(await app.token({ grant_type: "client_credentials" }))).toBe(
      "400 unauthorized_client",
    );
    expect(await refused(await app.token({ grant_type: "password" }))).toBe("400 unsupported_grant_type");
    const tokens = await tokensOf(await app.exchange(await (await served.person()).allow(app.request())));
    const { client_id } = thief.client;
    const revoke = (token: string) => app.post("/oauth2/revoke", { client_id, token });
    expect(await refused(await revoke(tokens.access_token))).toBe("400 unauthorized_client");
    expect((await revoke(tokens.refresh_token)).status).toBe(200);
    expect(await status(served, tokens.access_token)).toBe(200);
    expect((await app.refresh(tokens.refresh_token)).status).toBe(200);
  }));
