/** Issuing tokens, and errors in the format of RFC 6749, section 5.2. */
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDb } from "@/db/client";
import { apiClientSecrets, apiClients, apiTokens } from "@/db/schema";
import { days, hours, minutes } from "@/lib/clock";
import { rotateClientSecret } from "@/lib/domain/api-clients/rotate-secret";
import { operationCap } from "@/lib/http/body-caps";
import type { Server } from "@/lib/http/route";
import { hashToken } from "@/lib/ids";
import type { insertClient } from "@/tests/factories/api-clients";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import {
  basic,
  type Fields,
  formRequest,
  formType,
  insertProgram,
  oauthRefusal,
} from "@/tests/factories/oauth";
import { serverOf } from "@/tests/factories/server";
import { POST as postToken } from "./token/route";

const served = vi.hoisted((): { by: Server | null } => ({ by: null }));
vi.mock("@/app/serve", () => ({ server: () => served.by }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-20T15:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const token = (fields: Fields, headers?: Record<string, string>) => postToken(formRequest(fields, headers));
/** Serves the endpoints with one client. */
function open(world: TestWorld, change: Parameters<typeof insertClient>[1] = {}) {
  served.by = serverOf(world);
  return insertProgram(world, change);
}

describe("a token", () => {
  it("is issued for half an hour and stored only as a hash", () =>
    withRollback(async (world) => {
      const { id, good } = await open(world);
      const answer = await token(good);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("pragma")).toBe("no-cache");
      expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      const { access_token, ...rest } = await answer.json();
      expect(rest).toEqual({
        token_type: "Bearer",
        expires_in: 1_800,
        scope: "read:signals write:destinations",
      });
      expect(Buffer.from(access_token, "base64url")).toHaveLength(32);
      const [row] = await world.db.select().from(apiTokens).where(eq(apiTokens.clientId, id));
      const expiresAt = new Date(world.clock.now().getTime() + minutes(30));
      expect(row).toMatchObject({ hash: hashToken(access_token), expiresAt, revokedAt: null });
      const kept = [
        row,
        await world.db.select().from(apiClientSecrets),
        await world.db.select().from(apiClients),
      ];
      expect(JSON.stringify(kept)).not.toContain(access_token);
      expect(JSON.stringify(kept)).not.toContain(good.client_secret);
    }));

  it.each([
    ["read:signals", "read:signals"],
    ["write:destinations read:signals", "read:signals write:destinations"],
    ["read:signals  read:signals ", "read:signals"],
    ["", "read:signals write:destinations"],
  ])("has the requested scopes: %j gives %j", (scope, input) =>
    withRollback(async (world) => {
      const { good } = await open(world);
      expect((await (await token({ ...good, scope })).json()).scope).toBe(input);
    }),
  );

  it.each(["read:usage", "read:signals read:usage", "everything", "READ:SIGNALS", " ", "read:signals\u0000"])(
    "is not issued for %j",
    (scope) =>
      withRollback(async (world) => {
        const { good } = await open(world);
        expect(await oauthRefusal(await token({ ...good, scope }))).toBe("400 invalid_scope");
        expect(await world.db.$count(apiTokens)).toBe(0);
      }),
  );

  it.each(["pending", "approved", "denied"] as const)("is issued to a client that is %s", (approval) =>
    withRollback(async (world) => {
      const { good } = await open(world, { approval });
      expect((await token(good)).status).toBe(200);
    }),
  );

  it("is issued for HTTP Basic, whose parts are form-urlencoded", () =>
    withRollback(async (world) => {
      const { grant_type } = await open(world, { clientId: "a b:c%ä" });
      const secret = "p+ s:ß";
      await world.db.update(apiClientSecrets).set({ hash: hashToken(secret) });
      const plus = Buffer.from("a+b%3Ac%25%C3%A4:p%2B+s%3A%C3%9F").toString("base64");
      for (const headers of [{ authorization: `basic ${plus}` }, basic("a b:c%ä", secret)]) {
        expect((await token({ grant_type }, headers)).status).toBe(200);
      }
      // A client ID in the form as well is not a second way of authenticating.
      expect((await token({ grant_type, client_id: "a b:c%ä" }, basic("a b:c%ä", secret))).status).toBe(200);
    }));
});

describe("invalid_request", () => {
  it.each<[string, (input: Record<"grant_type" | "client_id" | "client_secret", string>) => Fields]>([
    ["an empty form", () => ({})],
    ["no grant type", ({ grant_type: _, ...rest }) => rest],
    ["an empty grant type", (good) => ({ ...good, grant_type: "" })],
    [
      "a repeated scope",
      (good) => [...Object.entries(good), ["scope", "read:signals"], ["scope", "read:signals"]],
    ],
    ["a repeated secret", (good) => [...Object.entries(good), ["client_secret", "x"]]],
    ["a repeated unknown parameter", (good) => [...Object.entries(good), ["x", ""], ["x", "1"]]],
  ])("for %s", (_name, fields) =>
    withRollback(async (world) => {
      const { good } = await open(world);
      expect(await oauthRefusal(await token(fields(good)))).toBe("400 invalid_request");
    }),
  );

  it.each(["application/json", "text/plain", "multipart/form-data", ""])("for the content type %j", (type) =>
    withRollback(async (world) => {
      const { good } = await open(world);
      const answer = await token(new URLSearchParams(good).toString(), { "content-type": type });
      expect(await oauthRefusal(answer)).toBe("400 invalid_request");
    }),
  );

  it("for a body above 256 KiB, with status 413", () =>
    withRollback(async (world) => {
      const { good } = await open(world);
      expect(await oauthRefusal(await token({ ...good, x: "x".repeat(operationCap.bytes) }))).toBe(
        "413 invalid_request",
      );
    }));

  it("for credentials in two ways", () =>
    withRollback(async (world) => {
      const { good, clientId, secret, grant_type } = await open(world);
      expect(await oauthRefusal(await token(good, basic(clientId, secret)))).toBe("400 invalid_request");
      const otherName = await token({ grant_type, client_id: "other" }, basic(clientId, secret));
      expect(await oauthRefusal(otherName)).toBe("400 invalid_request");
    }));

  it("ignores unknown parameters and content type parameters", () =>
    withRollback(async (world) => {
      const { good } = await open(world);
      const type = { "content-type": `${formType}; charset=UTF-8` };
      expect((await token({ ...good, audience: "x", resource: "y" }, type)).status).toBe(200);
    }));
});

describe("invalid_client", () => {
  it.each([
    ["an unknown client", { client_id: "client_unknown" }],
    ["a wrong secret", { client_secret: "secret_wrong" }],
    ["no secret", { client_secret: "" }],
    ["no client", { client_id: "" }],
    ["text that no row can store", { client_id: "client\u0000" }],
  ])("for %s in the form: 401 without a challenge", (_name, change) =>
    withRollback(async (world) => {
      const { good } = await open(world);
      const answer = await token({ ...good, ...change });
      expect(answer.headers.has("www-authenticate")).toBe(false);
      expect(await oauthRefusal(answer)).toBe("401 invalid_client");
    }),
  );

  it.each<[string, (id: string, secret: string) => string]>([
    ["an unknown client", (_, secret) => basic("client_unknown", secret).authorization],
    ["a wrong secret", (id) => basic(id, "secret_wrong").authorization],
    ["no secret", (id) => basic(id, "").authorization],
    ["another scheme", (_, secret) => `Bearer ${secret}`],
    ["invalid base64", () => "Basic !!!"],
    ["no colon", (id) => `Basic ${Buffer.from(id).toString("base64")}`],
    ["invalid encoding", (id) => `Basic ${Buffer.from(`${id}:%E4`).toString("base64")}`],
    ["nothing", () => "Basic"],
  ])("for %s in the header: 401 with the challenge", (_name, authorizationOf) =>
    withRollback(async (world) => {
      const { grant_type, clientId, secret } = await open(world);
      const answer = await token({ grant_type }, { authorization: authorizationOf(clientId, secret) });
      expect(answer.headers.get("www-authenticate")).toBe('Basic realm="oauth2", charset="UTF-8"');
      expect(await oauthRefusal(answer)).toBe("401 invalid_client");
    }),
  );

  it("for a removed client, the same as for an unknown one", () =>
    withRollback(async (world) => {
      const { id, good } = await open(world);
      await world.db.update(apiClients).set({ revokedAt: world.clock.now() }).where(eq(apiClients.id, id));
      const [removed, unknown] = [await token(good), await token({ ...good, client_id: "client_unknown" })];
      expect(await removed.clone().json()).toEqual(await unknown.json());
      expect(await oauthRefusal(removed)).toBe("401 invalid_client");
    }));

  it("for a rotated secret after its overlap", () =>
    withRollback(async (world) => {
      const { id, good } = await open(world);
      const statusOf = async (client_secret: string) => (await token({ ...good, client_secret })).status;
      const rotate = async (overlapHours: 0 | 24) =>
        (await rotateClientSecret(world.ctx, { id, overlapHours })).clientSecret;
      const first = good.client_secret;
      const second = await rotate(24);
      world.clock.advance(hours(24) - 1);
      expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
      world.clock.advance(1);
      expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
      const third = await rotate(24);
      const fourth = await rotate(24);
      expect([await statusOf(second), await statusOf(third), await statusOf(fourth)]).toEqual([
        401, 200, 200,
      ]);
      const fifth = await rotate(0);
      expect([await statusOf(third), await statusOf(fourth), await statusOf(fifth)]).toEqual([401, 401, 200]);
      world.clock.advance(days(365));
      expect(await statusOf(fifth)).toBe(200);
    }));
});

describe("unsupported_grant_type", () => {
  it.each(["password", "authorization_code", "refresh_token", "CLIENT_CREDENTIALS", "x"])(
    "for %s",
    (grant_type) =>
      withRollback(async (world) => {
        const { good } = await open(world);
        expect(await oauthRefusal(await token({ ...good, grant_type }))).toBe("400 unsupported_grant_type");
        const unproven = await token({ ...good, grant_type, client_secret: "secret_wrong" });
        expect(await oauthRefusal(unproven)).toBe("401 invalid_client");
      }),
  );
});

describe("a server error", () => {
  it("is a 503 without details if the database is unavailable", () =>
    withRollback(async (world) => {
      const { db, close } = openDb("postgres://127.0.0.1:1/none", { max: 1 });
      served.by = { ...serverOf(world), db };
      const answer = await token({});
      expect(await answer.clone().text()).not.toMatch(/127|postgres|connect/i);
      expect(await oauthRefusal(answer)).toBe("503 try_again");
      await close();
    }));
});
