/** A client that registered with a secret and an address: members connect it as any app, and it proves its secret. */
import { eq } from "drizzle-orm";
import * as oauth from "oauth4webapi";
import { describe, expect, it, vi } from "vitest";
import { apiClients } from "@/db/schema";
import { callback, refused, tokensOf } from "./app-client";
import { type ServedApps, withApps } from "./serve";

vi.mock("@/app/serve", () => import("./serve"));

async function register({ open, url, world }: ServedApps, redirectUris: string[]) {
  const answer = await open("/api/v1/register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      client_name: "A connector",
      contact_email: "dev@people.example",
      network_url: "https://network.example/in/ana-lopez",
      redirect_uris: redirectUris,
    }),
  });
  expect(answer.status).toBe(201);
  const client: { client_id: string; client_secret: string; authorization_endpoint: string } =
    await answer.json();
  const verifier = oauth.generateRandomCodeVerifier();
  const request = new URL("/oauth2/authorize", url);
  request.search = new URLSearchParams({
    response_type: "code",
    client_id: client.client_id,
    redirect_uri: callback,
    scope: "read:signals",
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  }).toString();
  const token = (fields: Record<string, string>) =>
    open("/oauth2/token", { method: "POST", body: new URLSearchParams(fields) });
  const ofCode = (back: URL) => ({
    ...{ grant_type: "authorization_code", redirect_uri: callback, code_verifier: verifier },
    code: back.searchParams.get("code") ?? "",
  });
  const decide = (approval: "approved" | "denied") =>
    world.db.update(apiClients).set({ approval }).where(eq(apiClients.clientId, client.client_id));
  return { client, request, token, ofCode, decide };
}

describe("a registered client with an address", () => {
  it("is connected by a member, reads the sample until it is approved, and renews its token", () =>
    withApps(async (served) => {
      const { client, request, token, ofCode, decide } = await register(served, [callback]);
      expect(new URL(client.authorization_endpoint).pathname).toBe(request.pathname);
      const { client_id, client_secret } = client;
      const back = await (await served.person()).allow(request);
      const tokens = await tokensOf(await token({ ...ofCode(back), client_id, client_secret }));
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      const modeOf = async () => {
        const answer = await served.open("/api/v1/signals?limit=1", { headers });
        return [answer.status, (await answer.json())._meta?.mode];
      };
      expect(await modeOf()).toEqual([200, "sample"]);
      await decide("approved");
      expect(await modeOf()).toEqual([200, "live"]);
      const check = await served.open("/api/v1/_authcheck", { headers });
      expect((await check.json()).oauth).toEqual({ clientId: client_id, scopes: ["read:signals"] });
      const again = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
      expect((await token({ ...again, client_id, client_secret })).status).toBe(200);
      await decide("denied");
      expect(await modeOf()).toEqual([403, undefined]);
    }));

  it("may ask members only for the scopes that it was granted", () =>
    withApps(async (served) => {
      const { request } = await register(served, [callback]);
      request.searchParams.set("scope", "write:destinations");
      const answer = await (await served.person()).answer(request);
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }));

  it("revokes the tokens of its members", () =>
    withApps(async (served) => {
      const { client, request, token, ofCode } = await register(served, [callback]);
      const { client_id, client_secret } = client;
      const back = await (await served.person()).allow(request);
      const tokens = await tokensOf(await token({ ...ofCode(back), client_id, client_secret }));
      const revoke = (of: string) =>
        served.open("/oauth2/revoke", {
          method: "POST",
          body: new URLSearchParams({ token: of, client_id, client_secret }),
        });
      const read = () =>
        served.open("/api/v1/signals", { headers: { authorization: `Bearer ${tokens.access_token}` } });
      expect([(await read()).status, (await revoke(tokens.access_token)).status]).toEqual([200, 200]);
      expect((await read()).status).toBe(401);
      expect((await revoke(tokens.refresh_token)).status).toBe(200);
      const again = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
      expect((await token({ ...again, client_id, client_secret })).status).toBe(400);
    }));

  it("gets no token for a member without its secret", () =>
    withApps(async (served) => {
      const { client, request, token, ofCode } = await register(served, [callback]);
      const { client_id } = client;
      const code = ofCode(await (await served.person()).allow(request));
      expect(await refused(await token({ ...code, client_id }))).toBe("401 invalid_client");
      const guess = { ...code, client_id, client_secret: "secret_wrong" };
      expect(await refused(await token(guess))).toBe("401 invalid_client");
    }));

  it("is not offered to members once it is removed", () =>
    withApps(async (served) => {
      const { client, request } = await register(served, [callback]);
      const { db, clock } = served.world;
      await db
        .update(apiClients)
        .set({ revokedAt: clock.now() })
        .where(eq(apiClients.clientId, client.client_id));
      const answer = await (await served.person()).answer(request);
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }));
});

it("a client that registered no address is no app", () =>
  withApps(async (served) => {
    const { request } = await register(served, []);
    expect((await (await served.person()).answer(request)).status).toBeGreaterThanOrEqual(400);
  }));
