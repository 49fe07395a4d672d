/** The code flow with a public OAuth client, and what its tokens may do. */
import { eq } from "drizzle-orm";
import * as oauth from "oauth4webapi";
import { expect, it, vi } from "vitest";
import { apiClients, auditEvents, customers, memberships, refreshTokens } from "@/db/schema";
import { days } from "@/lib/clock";
import { removeMember } from "@/lib/domain/team/change";
import { insertUser } from "@/tests/factories/workspace";
import { type AppClient, callback, insecure, openApp, refused, tokensOf } from "./app-client";
import { type ServedApps, withApps } from "./serve";

vi.mock("@/app/serve", () => import("./serve"));

const read = ({ open }: ServedApps, token: string, path = "/api/v1/signals?limit=1") =>
  open(path, { headers: { authorization: `Bearer ${token}` } });

/** Connects an app for a new member of the given role. */
async function connect(served: ServedApps, role?: "admin" | "manager" | "user") {
  const app: AppClient = await openApp(served.url);
  const member = await served.person(role);
  const tokens = await tokensOf(
    await app.exchange(await member.allow(app.request(), ["read:signals", "read:destinations"])),
  );
  return { app, member, tokens };
}

it("an app registers, is allowed, reads, renews and signs out", () =>
  withApps(async (served) => {
    const { url, person } = served;
    const { as, client, request, verifier } = await openApp(url);
    const resource = url;
    const back = await (await person()).allow(request({ resource }));
    const answered = oauth.validateAuthResponse(as, client, back, "a-state");
    const none = oauth.None();
    const exchanged = await oauth.authorizationCodeGrantRequest(
      ...[as, client, none, answered, callback, verifier, insecure],
    );
    const tokens = await oauth.processAuthorizationCodeResponse(as, client, exchanged);
    expect(tokens).toMatchObject({ expires_in: 1_800, token_type: "bearer" });
    const answer = await read(served, tokens.access_token);
    expect(await answer.json()).toMatchObject({ _meta: { mode: "live" } });

    const renewed = await oauth.processRefreshTokenResponse(
      as,
      client,
      await oauth.refreshTokenGrantRequest(as, client, none, tokens.refresh_token ?? "", insecure),
    );
    expect(renewed.scope).toBe(tokens.scope);
    const left = renewed.refresh_token ?? "";
    await oauth.processRevocationResponse(await oauth.revocationRequest(as, client, none, left, insecure));
    expect((await read(served, renewed.access_token)).status).toBe(401);
    expect((await read(served, tokens.access_token)).status).toBe(401);
  }));

it("the metadata is found where agents look for it", () =>
  withApps(async ({ url, open }) => {
    const read = async (path: string) => (await open(`/.well-known/${path}`)).json();
    const server = await read("oauth-authorization-server");
    expect(server.issuer).toBe(url);
    expect(await read("oauth-authorization-server/api/mcp")).toEqual(server);
    expect(await read("oauth-protected-resource")).toMatchObject({ resource: url });
    const tools = await read("oauth-protected-resource/api/mcp");
    expect(tools).toMatchObject({ resource: `${url}/api/mcp`, authorization_servers: [url] });
  }));

it("an access token can be revoked without ending the permission", () =>
  withApps(async (served) => {
    const { app, tokens } = await connect(served);
    const revoked = await app.post("/oauth2/revoke", {
      client_id: app.client.client_id,
      token: tokens.access_token,
    });
    expect(revoked.status).toBe(200);
    expect((await read(served, tokens.access_token)).status).toBe(401);
    const { access_token } = await tokensOf(await app.refresh(tokens.refresh_token));
    expect((await read(served, access_token)).status).toBe(200);
  }));

it("a token for the tools works only there; one for the API works everywhere", () =>
  withApps(async (served) => {
    const { url, person, open } = served;
    const app = await openApp(url);
    const member = await person();
    const list = (token: string) =>
      open("/api/mcp", {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          accept: "application/json, text/event-stream",
          "content-type": "application/json",
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
      });
    const resource = `${url}/api/mcp`;
    const ofTools = await tokensOf(await app.exchange(await member.allow(app.request({ resource }))));
    expect((await list(ofTools.access_token)).status).toBe(200);
    const elsewhere = await read(served, ofTools.access_token);
    expect(elsewhere.status).toBe(401);
    expect(elsewhere.headers.get("www-authenticate")).toBe(
      `Bearer realm="api", error="invalid_token", resource_metadata="${url}/.well-known/oauth-protected-resource"`,
    );
    expect((await elsewhere.json()).message).toContain(`is for ${resource} only`);
    // It cannot be widened afterwards.
    expect(await refused(await app.refresh(ofTools.refresh_token, { resource: url }))).toBe(
      "400 invalid_target",
    );

    const ofApi = await tokensOf(await app.exchange(await member.allow(app.request())));
    expect((await list(ofApi.access_token)).status).toBe(200);
    expect((await read(served, ofApi.access_token)).status).toBe(200);
    const narrowed = await tokensOf(await app.refresh(ofApi.refresh_token, { resource }));
    expect((await read(served, narrowed.access_token)).status).toBe(401);
  }));

it("what a member allowed ends at once when they are removed, and does not come back with them", () =>
  withApps(async (served) => {
    const { world } = served;
    const { app, member, tokens } = await connect(served, "manager");
    await insertUser(world.ctx, { role: "admin" });
    await removeMember(world.ctx, { userId: member.userId });
    expect((await read(served, tokens.access_token)).status).toBe(401);
    const { customerId } = world.ctx;
    await world.db.insert(memberships).values({ customerId, userId: member.userId, role: "manager" });
    expect((await read(served, tokens.access_token)).status).toBe(401);
    expect(await refused(await app.refresh(tokens.refresh_token))).toBe("400 invalid_grant");
  }));

it("an app loses with its member's role what the role does not allow", () =>
  withApps(async (served) => {
    const { world, url, person, open } = served;
    const app = await openApp(url);
    const member = await person("manager");
    const tokens = await tokensOf(await app.exchange(await member.allow(app.request())));
    expect(tokens.scope).toContain("write:destinations");
    const add = () =>
      open("/api/v1/destinations", {
        method: "POST",
        headers: { authorization: `Bearer ${tokens.access_token}`, "content-type": "application/json" },
        body: JSON.stringify({
          destinationType: "webhook",
          name: `Hook ${Math.random()}`,
          config: { url: "https://hooks.example.com/a" },
        }),
      });
    expect((await add()).status).toBe(201);
    const [entry] = await world.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, "destination.created"));
    expect(entry).toMatchObject({ actorUserId: member.userId, actorClientId: expect.any(String) });
    const set = (change: Partial<typeof memberships.$inferInsert>) =>
      world.db.update(memberships).set(change).where(eq(memberships.userId, member.userId));
    await set({ role: "user" });
    expect((await add()).status).toBe(403);
    expect((await tokensOf(await app.refresh(tokens.refresh_token))).scope).not.toContain(
      "write:destinations",
    );
    await set({ role: "manager", isReadOnly: true });
    expect((await add()).status).toBe(403);
    expect((await read(served, tokens.access_token)).status).toBe(200);
  }));

it("a stopped workspace stops its members' apps, and one that is not active yet shows sample data", () =>
  withApps(async (served) => {
    const { world } = served;
    const { tokens } = await connect(served);
    const set = (lifecycle: "suspended" | "closed" | "awaiting_admin_icp_review") =>
      world.db.update(customers).set({ lifecycle }).where(eq(customers.id, world.ctx.customerId));
    for (const lifecycle of ["suspended", "closed"] as const) {
      await set(lifecycle);
      const answer = await read(served, tokens.access_token);
      expect([answer.status, (await answer.json()).error]).toEqual([403, "forbidden"]);
    }
    await set("awaiting_admin_icp_review");
    expect(await (await read(served, tokens.access_token)).json()).toMatchObject({
      _meta: { mode: "sample", notice: expect.stringContaining("not active yet") },
    });
  }));

it("a permission that is not used for 30 days ends", () =>
  withApps(async (served) => {
    const { app, tokens } = await connect(served);
    served.world.clock.advance(days(29));
    const next = await tokensOf(await app.refresh(tokens.refresh_token));
    served.world.clock.advance(days(30));
    expect(await refused(await app.refresh(next.refresh_token))).toBe("400 invalid_grant");
  }));

it("allowing an app again replaces what it had, and others keep theirs", () =>
  withApps(async (served) => {
    const { app, member, tokens } = await connect(served);
    const other = await connect(served);
    const again = await tokensOf(await app.exchange(await member.allow(app.request())));
    expect((await read(served, tokens.access_token)).status).toBe(401);
    expect((await read(served, again.access_token)).status).toBe(200);
    expect((await read(served, other.tokens.access_token)).status).toBe(200);
  }));

it("stores no token and no code", () =>
  withApps(async (served) => {
    const { world, url, person } = served;
    const app = await openApp(url);
    const back = await (await person()).allow(app.request());
    const tokens = await tokensOf(await app.exchange(back));
    const kept = JSON.stringify([
      await world.db.select().from(apiClients),
      await world.db.select().from(refreshTokens),
      await world.db.select().from(auditEvents),
    ]);
    for (const secret of [back.searchParams.get("code"), tokens.access_token, tokens.refresh_token]) {
      expect(kept).not.toContain(secret);
    }
  }));
