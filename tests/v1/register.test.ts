import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POST } from "@/app/api/v1/[...path]/route";
import { apiClientSecrets, apiClients, auditEvents, customers, memberships } from "@/db/schema";
import { readScopes } from "@/db/vocabulary";
import type { Server } from "@/lib/http/route";
import { hashToken } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { serverOf } from "@/tests/factories/server";

const served = vi.hoisted((): { by: Server | null } => ({ by: null }));
vi.mock("@/app/serve", async () => {
  const { createRoute } = await import("@/lib/http/route");
  return {
    route: createRoute(() => {
      if (!served.by) throw new Error("No server started");
      return served.by;
    }),
  };
});

/** Counters use the machine's clock, which is frozen here. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-20T15:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});
const waitHours = (n: number) => vi.setSystemTime(Date.now() + n * 3_600_000 + 1_000);

const good = {
  client_name: "Their program",
  contact_email: "dev@people.example",
  network_url: "https://network.example/in/Ana-Lopez/recent-activity/",
};

function open(world: TestWorld) {
  served.by = serverOf(world);
  let mails = 0;
  const register = (body: unknown, from = "203.0.113.7") =>
    POST(
      new Request("http://localhost:3000/api/v1/register", {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": from },
        body: JSON.stringify(body),
      }),
    );
  /** As a caller who was never seen before. */
  const registerNew = (from?: string) => {
    mails += 1;
    return register({ ...good, contact_email: `${mails}@people.example` }, from);
  };
  return { register, registerNew };
}

describe("registering", () => {
  it("returns credentials for a pending client in its own workspace", () =>
    withRollback(async (world) => {
      const { db, clock } = world;
      const { register } = open(world);
      const answer = await register({
        ...good,
        contact_email: " Dev@People.Example ",
        company_name: "Their Company",
        scope: "write:destinations  read:signals read:signals",
        redirect_uris: ["https://program.example/back", "http://localhost:9000/"],
      });
      expect(answer.status).toBe(201);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const body = await answer.json();
      expect(body).toEqual({
        client_id: expect.stringMatching(/^client_[\w-]{22}$/),
        client_secret: expect.stringMatching(/^secret_[\w-]{43}$/),
        client_id_issued_at: clock.now().getTime() / 1_000,
        client_secret_expires_at: 0,
        client_name: "Their program",
        scope: "read:signals write:destinations",
        granted_scopes: ["read:signals", "write:destinations"],
        approval_status: "pending",
        authorization_endpoint: "http://localhost:3000/oauth2/authorize",
        token_endpoint: "http://localhost:3000/oauth2/token",
        notice: expect.stringMatching(/sample data/),
      });
      const [client] = await db.select().from(apiClients).where(eq(apiClients.clientId, body.client_id));
      expect(client).toMatchObject({
        name: "Their program",
        contactEmail: "dev@people.example",
        networkUrl: "https://www.network.example/in/ana-lopez",
        companyName: "Their Company",
        redirectUris: ["https://program.example/back", "http://localhost:9000/"],
        approval: "pending",
        createdBy: null,
      });
      const customerId = client?.customerId ?? "";
      const [workspace] = await db.select().from(customers).where(eq(customers.id, customerId));
      expect(workspace).toMatchObject({ name: "Their Company", lifecycle: "signed_up", planSlug: null });
      expect(await db.$count(memberships, eq(memberships.customerId, customerId))).toBe(0);
      const [event] = await db.select().from(auditEvents).where(eq(auditEvents.customerId, customerId));
      expect(event).toMatchObject({
        action: "api_client.registered",
        subjectId: client?.id,
        actorUserId: null,
      });
      const secrets = await db.select().from(apiClientSecrets);
      expect(secrets).toMatchObject([{ hash: hashToken(body.client_secret), expiresAt: null }]);
      expect(JSON.stringify([client, workspace, event, secrets])).not.toContain(body.client_secret);
    }));

  it.each<[string, unknown, string[], RegExp]>([
    ["a list", ["read:icp", "read:usage"], ["read:icp", "read:usage"], /^[^:]*: [^:]*$/],
    [
      "text with an unknown one",
      "read:icp offline_access",
      ["read:icp"],
      /These scopes don't exist: offline_access\./,
    ],
    ["only unknown ones", ["openid"], readScopes, /These scopes don't exist: openid\./],
  ])("takes scopes as %s", (_, scope, granted, notice) =>
    withRollback(async (world) => {
      const answer = await open(world).register({ ...good, scope });
      expect(answer.status).toBe(201);
      expect(await answer.json()).toMatchObject({
        ...{ scope: granted.join(" "), granted_scopes: granted },
        notice: expect.stringMatching(notice),
      });
    }),
  );

  it("takes the names that other programs send", () =>
    withRollback(async (world) => {
      const { contact_email: registrant_email, network_url: registrant_network_url, client_name } = good;
      const sent = { client_name, registrant_email, registrant_network_url, company_name: "" };
      expect((await open(world).register(sent)).status).toBe(201);
      const [client] = await world.db.select().from(apiClients);
      expect(client).toMatchObject({ contactEmail: registrant_email, companyName: null });
    }));

  it("takes both names of a field with the same value, or with one left blank", () =>
    withRollback(async (world) => {
      const { register } = open(world);
      const registrant_email = good.contact_email;
      for (const contact_email of [registrant_email, "", null]) {
        expect((await register({ ...good, registrant_email, contact_email })).status).toBe(201);
      }
      const clients = await world.db.select().from(apiClients);
      expect(new Set(clients.map(({ contactEmail }) => contactEmail))).toEqual(new Set([registrant_email]));
    }));

  it("grants all read scopes by default and names the workspace after the program", () =>
    withRollback(async (world) => {
      const answer = await open(world).register(good);
      expect(await answer.json()).toMatchObject({ scope: readScopes.join(" ") });
      expect(await world.db.select().from(customers)).toMatchObject([{ name: "Their program" }]);
    }));

  it("creates another client in another workspace when repeated", () =>
    withRollback(async (world) => {
      const { register } = open(world);
      const [first, second] = [await (await register(good)).json(), await (await register(good)).json()];
      expect(first.client_id).not.toBe(second.client_id);
      const clients = await world.db.select().from(apiClients);
      expect(new Set(clients.map(({ customerId }) => customerId)).size).toBe(2);
    }));
});

describe("an invalid registration", () => {
  it.each<[string, Record<string, unknown>, string]>([
    ["without a name", { client_name: undefined }, "client_name"],
    ["with an empty name", { client_name: "  " }, "client_name"],
    ["with a name that is too long", { client_name: "x".repeat(101) }, "client_name"],
    ["without an email address", { contact_email: undefined }, "contact_email"],
    ["with an invalid email address", { contact_email: "dev" }, "contact_email"],
    ["without a profile", { network_url: undefined }, "network_url"],
    ["with a company's page", { network_url: "company/acme" }, "network_url"],
    ["with another network's profile", { network_url: "https://evil.example/in/ana" }, "network_url"],
    ["with a script as redirect URI", { redirect_uris: ["javascript:alert(1)"] }, "redirect_uris.0"],
    ["with a redirect URI with a fragment", { redirect_uris: ["https://a.example/#x"] }, "redirect_uris.0"],
    ["with a redirect URI over plain HTTP", { redirect_uris: ["http://a.example/back"] }, "redirect_uris.0"],
    [
      "with a redirect URI with credentials",
      { redirect_uris: ["https://u:p@a.example/"] },
      "redirect_uris.0",
    ],
    ["with two email addresses", { registrant_email: "other@people.example" }, "contact_email"],
    ["with two profiles", { registrant_network_url: "https://network.example/in/bo" }, "network_url"],
    ["with an unknown field", { approval_status: "approved" }, "approval_status"],
    ["with a NUL", { client_name: "a\u0000b" }, "client_name"],
  ])("%s is refused and not counted", (_name, change, path) =>
    withRollback(async (world) => {
      const { register } = open(world);
      const answer = await register({ ...good, ...change });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: "validation_error", details: [{ path }] });
      expect(await world.db.$count(apiClients)).toBe(0);
      expect((await register(good)).headers.get("ratelimit")).toMatch(/^"register-hour";r=4/);
    }),
  );
});

describe("limits", () => {
  it("are limited to five an hour per address, as the headers say", () =>
    withRollback(async (world) => {
      const { registerNew } = open(world);
      const first = await registerNew();
      expect(first.headers.get("ratelimit-policy")).toBe(
        '"register-hour";q=5;w=3600, "register-day";q=20;w=86400, "register-email";q=3;w=86400',
      );
      expect(first.headers.get("ratelimit")).toBe(
        '"register-hour";r=4;t=3600, "register-day";r=19;t=86400, "register-email";r=2;t=86400',
      );
      for (let n = 2; n <= 5; n += 1) expect((await registerNew()).status).toBe(201);
      const refused = await registerNew();
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
      expect(refused.headers.get("ratelimit")).toBe('"register-hour";r=0;t=3600');
      expect(await refused.json()).toMatchObject({ error: "rate_limited" });
      expect(await world.db.$count(apiClients)).toBe(5);
      expect((await registerNew("203.0.113.8")).status).toBe(201);
      waitHours(1);
      expect((await registerNew()).status).toBe(201);
    }));

  it("are limited to twenty a day per address", () =>
    withRollback(async (world) => {
      const { registerNew } = open(world);
      for (let hour = 0; hour < 4; hour += 1) {
        const statuses: number[] = [];
        for (let n = 0; n < 6; n += 1) statuses.push((await registerNew()).status);
        expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
        waitHours(1);
      }
      expect((await registerNew()).status).toBe(429);
      waitHours(20);
      expect((await registerNew()).status).toBe(201);
    }));

  it("are limited to three a day per contact, from any address and in any spelling", () =>
    withRollback(async (world) => {
      const { register } = open(world);
      const statuses: number[] = [];
      for (let n = 1; n <= 4; n += 1) {
        const contact_email = n % 2 ? "dev@people.example" : "DEV@people.example";
        statuses.push((await register({ ...good, contact_email }, `203.0.113.${n}`)).status);
      }
      expect(statuses).toEqual([201, 201, 201, 429]);
      waitHours(24);
      expect((await register(good, "203.0.113.9")).status).toBe(201);
    }));
});
