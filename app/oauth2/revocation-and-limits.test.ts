/** Token revocation (RFC 7009) and rate limits of the token endpoints. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { apiTokens } from "@/db/schema";
import { minutes } from "@/lib/clock";
import type { Server } from "@/lib/http/route";
import { hashToken } from "@/lib/ids";
import { insertAccessToken, insertClient } from "@/tests/factories/api-clients";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { basic, type Fields, formRequest, insertProgram, oauthRefusal } from "@/tests/factories/oauth";
import { serverOf } from "@/tests/factories/server";
import { POST as postRevoke } from "./revoke/route";
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
const revoke = (fields: Fields, headers?: Record<string, string>) => postRevoke(formRequest(fields, headers));
/** Serves the endpoints with one client. */
function open(world: TestWorld) {
  served.by = serverOf(world);
  return insertProgram(world);
}

describe("revoking", () => {
  it("revokes a token, and succeeds for revoked and unknown tokens", () =>
    withRollback(async (world) => {
      const { id, clientId, secret } = await open(world);
      const credentials = { client_id: clientId, client_secret: secret };
      const [mine, other] = [
        await insertAccessToken(world.ctx, { clientId: id }),
        await insertAccessToken(world.ctx, { clientId: id }),
      ];
      const fields = { ...credentials, token: mine, token_type_hint: "refresh_token" };
      for (const ended of [fields, fields, { ...credentials, token: "unknown" }]) {
        const answer = await revoke(ended);
        expect([answer.status, await answer.text()]).toEqual([200, ""]);
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
      const rows = await world.db.select().from(apiTokens);
      const standing = rows.filter(({ revokedAt }) => revokedAt === null).map(({ hash }) => hash);
      expect(standing).toEqual([hashToken(other)]);
    }));

  it("rejects another client's token and does not revoke it", () =>
    withRollback(async (world) => {
      const { clientId, secret } = await open(world);
      const stranger = await insertClient(world.ctx);
      const theirs = await insertAccessToken(world.ctx, { clientId: stranger.id });
      expect(await oauthRefusal(await revoke({ token: theirs }, basic(clientId, secret)))).toBe(
        "400 unauthorized_client",
      );
      expect((await world.db.select().from(apiTokens))[0]?.revokedAt).toBeNull();
    }));

  it("requires a token and a client", () =>
    withRollback(async (world) => {
      const { clientId, secret } = await open(world);
      expect(await oauthRefusal(await revoke({}, basic(clientId, secret)))).toBe("400 invalid_request");
      expect(await oauthRefusal(await revoke({ token: "x" }))).toBe("401 invalid_client");
    }));
});

describe("asking again", () => {
  const issuedTo = async (fields: Fields) => (await token(fields)).json();

  it("gets the live token and its remaining seconds, until it has less than five minutes", () =>
    withRollback(async (world) => {
      const { good } = await open(world);
      const first = await issuedTo(good);
      world.clock.advance(minutes(25));
      expect(await issuedTo(good)).toEqual({ ...first, expires_in: 300 });
      world.clock.advance(1);
      const next = await issuedTo(good);
      expect(next).toMatchObject({ expires_in: 1_800 });
      expect(next.access_token).not.toBe(first.access_token);
      expect(await issuedTo(good)).toEqual(next);
    }));

  it("gets one token for concurrent requests", () =>
    withDatabase(async (world) => {
      const { good } = await open(world);
      const issued = await Promise.all([1, 2, 3, 4, 5].map(() => issuedTo(good)));
      expect(issued[0].access_token).toMatch(/^[\w-]{43}$/);
      expect(new Set(issued.map(({ access_token }) => access_token)).size).toBe(1);
      expect(await world.db.$count(apiTokens)).toBe(1);
    }));

  it("gets another token for other scopes, after a revocation, and by another client", () =>
    withRollback(async (world) => {
      const { good } = await open(world);
      const { access_token: whole } = await issuedTo(good);
      const { access_token: part } = await issuedTo({ ...good, scope: "read:icp" });
      await revoke({ ...good, token: whole });
      const { access_token: next } = await issuedTo(good);
      const other = await insertClient(world.ctx);
      const { access_token: theirs } = await issuedTo({
        ...good,
        client_id: other.clientId,
        client_secret: other.secret,
      });
      expect(new Set([whole, part, next, theirs]).size).toBe(4);
      expect((await issuedTo({ ...good, scope: "read:icp" })).access_token).toBe(part);
    }));

  it("leaves nothing in the database from which a token could be made", () =>
    withRollback(async (world) => {
      const { good } = await open(world);
      const { access_token } = await issuedTo(good);
      const rows = await world.db.select().from(apiTokens);
      expect(JSON.stringify(rows)).not.toContain(access_token);
      expect(JSON.stringify(rows)).not.toContain(String(good.client_secret));
    }));
});

describe("a scope that is refused", () => {
  it("is named, so that a program that drops it and tries again gets a token", () =>
    withRollback(async (world) => {
      const { good } = await open(world);
      let asked = ["read:signals", "read:everything", "offline_access"];
      for (let n = 0; n < 3; n += 1) {
        const answer = await token({ ...good, scope: asked.join(" ") });
        if (answer.status === 200) break;
        const { error, error_description: text } = await answer.json();
        expect(error).toBe("invalid_scope");
        const refused = /request scope '(.+)'\. It may request: read:/.exec(text)?.[1];
        asked = asked.filter((scope) => scope !== refused);
      }
      expect(asked).toEqual(["read:signals"]);
    }));
});

describe("limits", () => {
  const repeat = async (times: number, ask: () => Promise<Response>) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) statuses.push((await ask()).status);
    return statuses;
  };

  it("allow a client 300 tokens a minute from all addresses together", () =>
    withRollback(async (world) => {
      const { good } = await open(world);
      const from = (address: string) => token(good, { "x-forwarded-for": address });
      expect(await repeat(300, () => from("203.0.113.1"))).toEqual(Array(300).fill(200));
      const refused = await from("203.0.113.2");
      expect(refused.headers.get("retry-after")).toBe("60");
      expect(await oauthRefusal(refused)).toBe("429 rate_limited");
      const other = await insertClient(world.ctx);
      const others = { ...good, client_id: other.clientId, client_secret: other.secret };
      expect((await token(others)).status).toBe(200);
      vi.setSystemTime(new Date("2025-11-20T15:01:01Z"));
      expect((await from("203.0.113.1")).status).toBe(200);
    }));

  it("allow an address 60 refused requests a minute, without locking out a client at another address", () =>
    withRollback(async (world) => {
      const { good } = await open(world);
      const guess = () => token({ ...good, client_secret: "secret_wrong" });
      expect(await repeat(61, guess)).toEqual([...Array(60).fill(401), 429]);
      expect(await oauthRefusal(await token(good))).toBe("429 rate_limited");
      expect((await token(good, { "x-forwarded-for": "203.0.113.8" })).status).toBe(200);
      expect((await revoke({ ...good, token: "x" })).status).toBe(200);
    }));
});
