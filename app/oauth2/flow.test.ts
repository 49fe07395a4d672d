/** A program's path from registration to its data, with a public OAuth client over real HTTP. */
import * as oauth from "oauth4webapi";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { GET as getMetadata } from "@/app/.well-known/oauth-authorization-server/route";
import { POST as postApi } from "@/app/api/v1/[...path]/route";
import { bearer, operation } from "@/lib/contracts/operation";
import { createRoute, type Server } from "@/lib/http/route";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { startHttpServer } from "@/tests/factories/http-server";
import { serverOf } from "@/tests/factories/server";
import { POST as postRevoke } from "./revoke/route";
import { POST as postToken } from "./token/route";

const served = vi.hoisted((): { by: Server | null } => ({ by: null }));
vi.mock("@/app/serve", async () => {
  const { createRoute } = await import("@/lib/http/route");
  const server = () => {
    if (!served.by) throw new Error("No server started");
    return served.by;
  };
  return { server, route: createRoute(server) };
});

const insecure = { [oauth.allowInsecureRequests]: true };
const readMode = operation({
  id: "readMode",
  method: "GET",
  path: "/api/v1/mode",
  summary: "Get the data mode",
  auth: bearer("read:signals"),
  response: z.object({ mode: z.string() }),
});

let http: Awaited<ReturnType<typeof startHttpServer>>;
beforeEach(async () => {
  http = await startHttpServer();
});
afterEach(() => http.close());

/** Serves the API and registers a program. */
async function open(world: TestWorld) {
  const ports = { ...world.ctx.ports, appUrl: http.url };
  const server = { ...serverOf({ ...world, ctx: { ...world.ctx, ports } }) };
  served.by = server;
  Object.assign(http.handlers, {
    "GET /.well-known/oauth-authorization-server": getMetadata,
    "POST /oauth2/token": postToken,
    "POST /oauth2/revoke": postRevoke,
    "POST /api/v1/register": postApi,
    "GET /api/v1/mode": createRoute(() => server)(readMode, ({ mode }) => ({ mode })),
  });
  const issuer = new URL(http.url);
  const found = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...insecure });
  const as = await oauth.processDiscoveryResponse(issuer, found);
  const registered = await fetch(`${http.url}/api/v1/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      client_name: "A program",
      contact_email: "dev@people.example",
      network_url: "in/ana-example",
    }),
  });
  const { client_id, client_secret, token_endpoint } = await registered.json();
  expect(token_endpoint).toBe(as.token_endpoint);
  return { as, client: { client_id }, secret: String(client_secret) };
}

const askMode = (token: string) =>
  oauth.protectedResourceRequest(
    token,
    "GET",
    new URL(`${http.url}/api/v1/mode`),
    undefined,
    undefined,
    insecure,
  );

it.each([
  ["client_secret_basic", oauth.ClientSecretBasic],
  ["client_secret_post", oauth.ClientSecretPost],
])("a program registers, gets a token with %s, reads data and revokes the token", (_name, authenticationOf) =>
  withRollback(async (world) => {
    const { as, client, secret } = await open(world);
    const authentication = authenticationOf(secret);
    const scope = new URLSearchParams({ scope: "read:signals" });
    const asked = await oauth.clientCredentialsGrantRequest(as, client, authentication, scope, insecure);
    const { access_token, expires_in, token_type } = await oauth.processClientCredentialsResponse(
      as,
      client,
      asked,
    );
    expect([expires_in, token_type]).toEqual([1_800, "bearer"]);
    const answer = await askMode(access_token);
    expect(await answer.json()).toEqual({ mode: "sample" });
    const revoked = await oauth.revocationRequest(as, client, authentication, access_token, insecure);
    await oauth.processRevocationResponse(revoked);
    await expect(askMode(access_token)).rejects.toMatchObject({
      status: 401,
      cause: [{ scheme: "bearer", parameters: { error: "invalid_token" } }],
    });
  }),
);

it("a program with wrong credentials gets the RFC's errors", () =>
  withRollback(async (world) => {
    const { as, client } = await open(world);
    const wrong = oauth.ClientSecretPost("secret_wrong");
    const asked = await oauth.clientCredentialsGrantRequest(as, client, wrong, {}, insecure);
    const refused = oauth.processClientCredentialsResponse(as, client, asked);
    await expect(refused).rejects.toMatchObject({ status: 401, error: "invalid_client" });
  }));

it("the server metadata describes exactly what is supported", () =>
  withRollback(async (world) => {
    const { as } = await open(world);
    const methods = ["client_secret_basic", "client_secret_post", "none"];
    expect(as).toEqual({
      issuer: http.url,
      authorization_endpoint: `${http.url}/oauth2/authorize`,
      registration_endpoint: `${http.url}/oauth2/register`,
      token_endpoint: `${http.url}/oauth2/token`,
      token_endpoint_auth_methods_supported: methods,
      revocation_endpoint: `${http.url}/oauth2/revoke`,
      revocation_endpoint_auth_methods_supported: methods,
      grant_types_supported: ["authorization_code", "refresh_token", "client_credentials"],
      response_types_supported: ["code"],
      response_modes_supported: ["query"],
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
      scopes_supported: expect.arrayContaining(["read:signals", "write:intelligence"]),
    });
  }));
