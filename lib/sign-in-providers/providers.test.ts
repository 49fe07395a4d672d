/** Signing in through a local provider, over HTTP, with next-auth and the database. */
import { count, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { findUser } from "@/db/queries/users";
import { accounts, sessions, users } from "@/db/schema";
import { authenticate } from "@/lib/auth/authenticate";
import { parseEnv } from "@/lib/env";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { openBrowser, portalUrl } from "@/tests/factories/next-auth";
import { insertUser } from "@/tests/factories/workspace";
import { type OpenidFake, startOpenidFake } from "@/tests/fakes/openid/openid";
import { personalTenantId, readClaims } from "./claims";
import { findProviderProblems, providersFromEnvironment } from "./settings";

const tenant = "11111111-2222-4333-8444-555555555555";
const configured = {
  GOOGLE_CLIENT_ID: "portal",
  GOOGLE_CLIENT_SECRET: "secret",
  MICROSOFT_CLIENT_ID: "portal",
  MICROSOFT_CLIENT_SECRET: "secret",
};
const ada = { sub: "subject-1", email: "Ada@people.example", email_verified: true, name: "Ada" };

let fake: OpenidFake;
beforeAll(async () => {
  fake = await startOpenidFake();
});
afterAll(() => fake.close());
beforeEach(() => {
  vi.stubEnv("NEXTAUTH_URL", portalUrl);
  fake.isDown = false;
});
afterEach(() => vi.unstubAllEnvs());

/** A browser at the portal; `go` signs in and returns where it ends up. */
function browse(world: TestWorld) {
  const settings = { ...configured, EMBEDDED: true, OPENID_ISSUERS_URL: fake.url };
  const browser = openBrowser(world, providersFromEnvironment(settings));
  const { cookies, server, send } = browser;
  const start = async (provider: string, callbackUrl = "/signals") => {
    const { csrfToken } = await (await send("GET", "/api/auth/csrf")).json();
    const answer = await send("POST", `/api/auth/signin/${provider}`, {
      csrfToken,
      callbackUrl,
      json: "true",
    });
    return new URL((await answer.json()).url);
  };
  const consent = async (address: URL) =>
    (await fetch(address, { redirect: "manual" })).headers.get("location") ?? "";
  const follow = async (address: string) => {
    let location = address;
    for (let n = 0; n < 4 && new URL(location, portalUrl).pathname.startsWith("/api/auth/"); n++) {
      location = (await send("GET", location)).headers.get("location") ?? "";
    }
    const { pathname, search, origin } = new URL(location, portalUrl);
    return origin === portalUrl ? pathname + search : location;
  };
  const go = async (provider: string, person: Record<string, unknown>, callbackUrl?: string) => {
    fake.person = person;
    return follow(await consent(await start(provider, callbackUrl)));
  };
  const { secret, appUrl } = server;
  const { db, clock } = world;
  const who = async () =>
    (await authenticate(db, { readCookie: (name) => cookies.get(name), secret, appUrl, clock }))?.user ??
    null;
  return { ...browser, start, consent, follow, go, who };
}

const refused = (error: string) => `/sign-in?callbackUrl=%2Fsignals&error=${error}`;

describe("signing in with a provider", () => {
  it("creates a person with a verified address and a session, and finds them again", () =>
    withRollback(async (world) => {
      const first = browse(world);
      expect(await first.go("google", ada)).toBe("/signals");
      const user = await first.who();
      expect(user).toMatchObject({ email: "ada@people.example", name: "Ada" });
      expect((await findUser(world.db, user?.id ?? ""))?.emailVerifiedAt).toEqual(world.clock.now());
      const second = browse(world);
      expect(await second.go("google", ada)).toBe("/signals");
      expect((await second.who())?.id).toBe(user?.id);
      const rows = await world.db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, user?.id ?? ""));
      expect(rows).toHaveLength(2);
    }));

  it("finds the person who signed in by email before, with either provider", () =>
    withRollback(async (world) => {
      const user = await insertUser(world.ctx, { role: null, email: "ada@people.example" });
      const browser = browse(world);
      await browser.go("google", ada);
      expect((await browser.who())?.id).toBe(user.id);
      const other = browse(world);
      await other.go("microsoft", { ...ada, tid: tenant, xms_edov: true });
      expect((await other.who())?.id).toBe(user.id);
    }));

  it.each([
    ["google", { ...ada, email_verified: false }],
    ["google", { ...ada, email_verified: "true" }],
    ["google", { sub: "subject-1" }],
    ["microsoft", { ...ada, tid: tenant }],
    ["microsoft", { ...ada, tid: tenant, xms_edov: "0" }],
  ])("refuses an address that %s has not verified: %j", (provider, person) =>
    withRollback(async (world) => {
      await insertUser(world.ctx, { role: null, email: "ada@people.example" });
      const browser = browse(world);
      expect(await browser.go(provider, person)).toBe(refused("EmailNotVerified"));
      expect(await browser.who()).toBeNull();
      expect(await world.db.select({ n: count() }).from(accounts)).toEqual([{ n: 0 }]);
    }),
  );

  it("keeps the person when the address at the provider changes to someone else's, or is no longer verified", () =>
    withRollback(async (world) => {
      const browser = browse(world);
      await browser.go("google", ada);
      const user = await browser.who();
      await insertUser(world.ctx, { role: null, email: "bo@people.example" });
      for (const change of [{ email: "bo@people.example" }, { email_verified: false }]) {
        const later = browse(world);
        await later.go("google", { ...ada, ...change });
        expect(await later.who()).toEqual(user);
      }
    }));

  it("refuses another account of the provider with the address of a linked one", () =>
    withRollback(async (world) => {
      await browse(world).go("google", ada);
      const browser = browse(world);
      expect(await browser.go("google", { ...ada, sub: "subject-2" })).toBe(refused("OtherAccountLinked"));
      expect(await browser.who()).toBeNull();
    }));

  it("never links to the person whose cookie the browser still has", () =>
    withRollback(async (world) => {
      const browser = browse(world);
      await browser.go("google", ada);
      const first = await browser.who();
      await browser.go("google", { ...ada, sub: "subject-2", email: "bo@people.example" });
      expect(await browser.who()).toMatchObject({ email: "bo@people.example" });
      expect((await browser.who())?.id).not.toBe(first?.id);
    }));

  it.each([
    ["a nonce of another attempt", { nonce: "other" }],
    ["another audience", { aud: "other" }],
    ["another issuer", { iss: "https://issuer.example" }],
    ["an expiry in the past", { exp: 1_000_000_000 }],
    ["no subject", { sub: undefined }],
  ])("refuses an ID token with %s", (_, change) =>
    withRollback(async (world) => {
      const browser = browse(world);
      expect(await browser.go("google", { ...ada, ...change })).toBe(refused("OAuthCallback"));
      expect(await browser.who()).toBeNull();
      expect(await world.db.select().from(users).where(eq(users.email, "ada@people.example"))).toEqual([]);
    }),
  );

  it("refuses a callback of another browser or with another state", () =>
    withRollback(async (world) => {
      fake.person = ada;
      const browser = browse(world);
      const address = new URL(await browser.consent(await browser.start("google")));
      expect(await browse(world).follow(address.href)).toContain("error=OAuthCallback");
      address.searchParams.set("state", "other");
      expect(await browser.follow(address.href)).toBe(refused("OAuthCallback"));
      expect(await browser.who()).toBeNull();
    }));

  it("returns to the sign-in page if the provider is down, at the start or at the end, or consent is denied", () =>
    withRollback(async (world) => {
      fake.person = ada;
      const browser = browse(world);
      const address = await browser.consent(await browser.start("google"));
      fake.isDown = true;
      expect(await browser.follow(address)).toBe(refused("OAuthCallback"));
      expect(await browser.follow((await browser.start("google")).href)).toBe(refused("OAuthSignin"));
      expect(await browser.follow("/api/auth/callback/google?error=access_denied&state=x")).toBe(
        refused("Canceled"),
      );
      expect(await browser.who()).toBeNull();
    }));

  it("opens no page of another site afterwards", () =>
    withRollback(async (world) => {
      expect(await browse(world).go("google", ada, "https://evil.example/")).toBe("/");
    }));
});

describe("Microsoft's addresses", () => {
  const claims = { sub: "s", tid: tenant, email: "ada@people.example" };
  it.each([
    ["any tenant", null, claims, null],
    ["any tenant that says so itself", null, { ...claims, email_verified: true }, null],
    ["any tenant, of an owned domain", null, { ...claims, xms_edov: "1" }, "ada@people.example"],
    ["personal accounts", null, { ...claims, tid: personalTenantId }, "ada@people.example"],
    ["the configured tenant", tenant, claims, "ada@people.example"],
  ])("of %s", (_, tenantId, input, verifiedEmail) => {
    expect(readClaims({ id: "microsoft", tenantId }, input)).toMatchObject({
      providerAccountId: `${input.tid}:s`,
      verifiedEmail,
    });
  });

  it("of no other tenant than the configured one", () => {
    const other = { ...claims, tid: personalTenantId };
    expect(() => readClaims({ id: "microsoft", tenantId: tenant }, other)).toThrow(/another tenant/);
    expect(() => readClaims({ id: "microsoft", tenantId: null }, { sub: "s" })).toThrow(/no tenant/);
  });
});

describe("the settings", () => {
  const namesIn = (env: Record<string, string>) =>
    findProviderProblems({ EMBEDDED: false, ...env }).map(({ name }) => name);
  it("come in pairs, for one tenant, and without a local provider in production", () => {
    expect(namesIn({})).toEqual([]);
    expect(namesIn(configured)).toEqual([]);
    expect(namesIn({ GOOGLE_CLIENT_ID: "a" })).toEqual(["GOOGLE_CLIENT_SECRET"]);
    expect(namesIn({ MICROSOFT_CLIENT_SECRET: "a" })).toEqual(["MICROSOFT_CLIENT_ID"]);
    expect(namesIn({ MICROSOFT_TENANT_ID: tenant })).toEqual(["MICROSOFT_CLIENT_ID"]);
    expect(namesIn({ ...configured, MICROSOFT_TENANT_ID: "common" })).toEqual(["MICROSOFT_TENANT_ID"]);
    expect(namesIn({ ...configured, OPENID_ISSUERS_URL: fake.url })).toEqual(["OPENID_ISSUERS_URL"]);
    const valid = {
      DATABASE_URL: "postgres://localhost/portal",
      NEXTAUTH_SECRET: "a secret of tests that is long enough",
      ENCRYPTION_KEY: Buffer.alloc(32, 1).toString("base64"),
    };
    expect(() => parseEnv({ ...valid, GOOGLE_CLIENT_ID: "a" })).toThrow(/GOOGLE_CLIENT_SECRET is missing/);
  });

  it("name the tenant in Microsoft's address", () => {
    const addresses = (tenantId?: string) =>
      providersFromEnvironment({ ...configured, EMBEDDED: false, MICROSOFT_TENANT_ID: tenantId }).map(
        ({ wellKnown }) => wellKnown,
      );
    expect(addresses()).toEqual([
      "https://accounts.google.com/.well-known/openid-configuration",
      "https://login.microsoftonline.com/common/v2.0/.well-known/openid-configuration",
    ]);
    expect(addresses(tenant)[1]).toContain(`/${tenant}/v2.0/`);
    expect(providersFromEnvironment({ EMBEDDED: false })).toEqual([]);
  });
});
