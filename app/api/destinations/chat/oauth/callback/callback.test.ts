/** The browser's path from the portal to the chat and back, over real HTTP. */
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { POST as postApi } from "@/app/api/me/[[...path]]/route";
import { rateLimits as counters, customers, destinations, memberships, plans } from "@/db/schema";
import { sessionCookie } from "@/lib/auth/session-token";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { createChatDestination } from "@/lib/destinations/chat";
import { createChatGrants } from "@/lib/destinations/chat/grant";
import type { Server } from "@/lib/http/route";
import { rateLimits } from "@/lib/rate-limit";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { startHttpServer } from "@/tests/factories/http-server";
import { serverOf } from "@/tests/factories/server";
import { insertCustomer } from "@/tests/factories/workspace";
import { type ChatFake, startChatFake } from "@/tests/fakes/chat/chat";
import { signIn } from "@/tests/security/portal";
import { GET as getCallback } from "./route";

const served = vi.hoisted((): { by: Server | null } => ({ by: null }));
vi.mock("@/app/serve", async () => {
  const { createRoute } = await import("@/lib/http/route");
  const { createRedirectRoute } = await import("@/lib/http/redirect-route");
  const server = () => {
    if (!served.by) throw new Error("No server started");
    return served.by;
  };
  return { server, route: createRoute(server), redirectRoute: createRedirectRoute(server) };
});

const startPath = "/api/me/destinations/chat/oauth/start";
const callbackPath = "/api/destinations/chat/oauth/callback";

let http: Awaited<ReturnType<typeof startHttpServer>>;
let fake: ChatFake;
beforeEach(async () => {
  http = await startHttpServer();
  http.handlers[`POST ${startPath}`] = async (request) => postApi(request);
  http.handlers[`GET ${callbackPath}`] = getCallback;
  fake = await startChatFake({ redirectUris: [`${http.url}${callbackPath}`] });
});
afterEach(async () => {
  await Promise.all([http.close(), fake.close()]);
});

interface Scene {
  ctx: Context;
  /** Starts connecting in the portal; returns the URL that the chat redirects back to. */
  begin(chosen?: { returnTo?: "destinations" | "setup"; channel?: string }): Promise<URL>;
  /** The portal path that the callback redirects to. */
  comeBack(url: URL | string, as?: string | null): Promise<string>;
}

/** Serves a workspace and signs a manager in. */
async function open(world: TestWorld, isConfigured = true): Promise<Scene> {
  const chat = createChatDestination({ allowPrivate: true, webhookHost: fake.webhookHost });
  const ports = {
    ...world.ctx.ports,
    appUrl: http.url,
    destinations: { adapterOf: () => chat },
    chatGrants: isConfigured ? createChatGrants({ ...fake, redirectUri: http.url + callbackPath }) : null,
  };
  const ctx = { ...world.ctx, ports };
  served.by = serverOf({ ...world, ctx });
  await insertCustomer(ctx);
  const cookie = await signIn({ ctx }, { role: "manager" });
  return {
    ctx,
    async begin({ channel, ...body } = {}) {
      const json = body.returnTo && { body: JSON.stringify(body) };
      const headers = { cookie, ...(json && { "content-type": "application/json" }) };
      const answer = await fetch(http.url + startPath, { method: "POST", headers, ...json });
      const { authorizeUrl } = await answer.json();
      const asked = await fetch(
        `${authorizeUrl}&${new URLSearchParams({ decision: "allow", ...(channel && { channel }) })}`,
        { redirect: "manual" },
      );
      return new URL(asked.headers.get("location") ?? "");
    },
    async comeBack(url, as = cookie) {
      const answer = await fetch(url, { redirect: "manual", headers: as === null ? {} : { cookie: as } });
      expect(answer.status).toBe(302);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(answer.headers.get("x-request-id")).toMatch(/^[\w.-]+$/);
      expect(await answer.text()).toBe("");
      const location = new URL(answer.headers.get("location") ?? "");
      expect(location.origin).toBe(http.url);
      return location.href.slice(http.url.length);
    },
  };
}

const rowsOf = ({ db, customerId }: Context) =>
  db.select().from(destinations).where(eq(destinations.customerId, customerId));

it("connects the chosen channel and redirects to its page, even if the browser repeats the request", () =>
  withRollback(async (world) => {
    const { ctx, begin, comeBack } = await open(world);
    const back = await begin();
    const page = await comeBack(back);
    const [row] = await rowsOf(ctx);
    expect(page).toBe(`/destinations/${row?.id}?connected=1`);
    expect(row).toMatchObject({ type: "chat", name: "#signals" });
    expect(await comeBack(back)).toBe(page);
    expect(await rowsOf(ctx)).toHaveLength(1);
    expect(fake.exchanges()).toBe(1);
  }));

it("names the active destination that already posts to the channel, each time the browser comes back", () =>
  withRollback(async (world) => {
    const { ctx, begin, comeBack } = await open(world);
    await comeBack(await begin());
    const [first] = await rowsOf(ctx);
    const back = await begin();
    const page = await comeBack(back);
    const second = (await rowsOf(ctx)).find(({ id }) => id !== first?.id);
    expect(page).toBe(`/destinations/${second?.id}?connected=1&twin=${first?.id}`);
    expect(await comeBack(back)).toBe(page);
    const setup = await comeBack(await begin({ returnTo: "setup" }));
    expect(setup).toBe(`/setup?step=destination&connected=1&twin=${first?.id}`);
    await ctx.db.update(destinations).set({ isActive: false });
    expect(await comeBack(await begin())).not.toContain("twin");
    const sales = await begin({ channel: "#sales" });
    expect(await comeBack(sales)).not.toContain("twin");
  }));

it("comes back to the setup if it was started there, also when nothing was connected", () =>
  withRollback(async (world) => {
    const { ctx, begin, comeBack } = await open(world);
    const step = "/setup?step=destination";
    const denied = await begin({ returnTo: "setup" });
    denied.searchParams.set("error", "access_denied");
    expect(await comeBack(denied)).toBe(`${step}&chat=denied`);
    const late = await begin({ returnTo: "setup" });
    const back = await begin({ returnTo: "setup" });
    expect(await comeBack(back)).toBe(`${step}&connected=1`);
    expect(await rowsOf(ctx)).toHaveLength(1);
    world.clock.advance(minutes(10));
    expect(await comeBack(late)).toBe(`${step}&chat=expired`);
  }));

type Spoil = (url: URL, world: TestWorld) => unknown;
const set =
  (name: string, value: string): Spoil =>
  (url) =>
    url.searchParams.set(name, value);

it.each<[string, string, Spoil]>([
  ["a denied consent", "denied", set("error", "access_denied")],
  ["a chat error", "failed", set("error", "<b>reflected</b>")],
  ["no parameters", "invalid", (url) => Object.assign(url, { search: "" })],
  ["a forged state", "invalid", set("state", "reflected")],
  ["an unknown code", "failed", set("code", "reflected")],
  ["a repeated parameter", "invalid", (url) => url.searchParams.append("code", "reflected")],
  ["an expired connection", "expired", (_, { clock }) => clock.advance(minutes(10))],
  [
    "a manager who was demoted",
    "invalid",
    (_, { db, ctx }) =>
      db.update(memberships).set({ role: "user" }).where(eq(memberships.customerId, ctx.customerId)),
  ],
  [
    "a suspended workspace",
    "invalid",
    (_, { db, ctx }) =>
      db.update(customers).set({ lifecycle: "suspended" }).where(eq(customers.id, ctx.customerId)),
  ],
  [
    "a plan without room",
    "cap",
    (_, { db }) => db.update(plans).set({ destinations: 0 }).where(eq(plans.slug, "growth")),
  ],
])("on %s, redirects with %s and connects nothing", (_, reason, spoil) =>
  withRollback(async (world) => {
    const { ctx, begin, comeBack } = await open(world);
    const url = await begin();
    await spoil(url, world);
    expect(await comeBack(url)).toBe(`/destinations?chat=${reason}`);
    expect(await rowsOf(ctx)).toEqual([]);
  }),
);

it("rejects a teammate's session that did not start the connection", () =>
  withRollback(async (world) => {
    const { ctx, begin, comeBack } = await open(world);
    const url = await begin();
    const colleague = await signIn({ ctx }, { role: "admin" });
    expect(await comeBack(url, colleague)).toBe("/destinations?chat=invalid");
    expect(fake.exchanges()).toBe(0);
    expect(await comeBack(url)).toMatch(/connected=1$/);
  }));

it("redirects signed-out users to sign in, without putting the code in an email", () =>
  withRollback(async (world) => {
    const { begin, comeBack } = await open(world);
    const url = await begin();
    const signInPage = `/sign-in?callbackUrl=${encodeURIComponent("/destinations")}`;
    expect(await comeBack(url, null)).toBe(signInPage);
    expect(await comeBack(url, `${sessionCookie(http.url)}=forged`)).toBe(signInPage);
    expect(fake.exchanges()).toBe(0);
  }));

it("counts as a write and redirects when rate limited", () =>
  withRollback(async (world) => {
    const { begin, comeBack } = await open(world);
    const url = await begin();
    const endless = Date.parse("2100-01-01");
    await world.db.update(counters).set({ points: rateLimits.portalWrites.requests, expire: endless });
    expect(await comeBack(url)).toBe("/destinations?chat=failed");
  }));

it("redirects without details on an internal error", () =>
  withRollback(async (world) => {
    const { ctx, begin, comeBack } = await open(world);
    const url = await begin();
    const broken = (): never => {
      throw new Error("reflected");
    };
    served.by = {
      ...serverOf({ ...world, ctx }),
      ports: { ...ctx.ports, destinations: { adapterOf: broken } },
    };
    expect(await comeBack(url)).toBe("/destinations?chat=failed");
  }));

it.each([
  ["a user is not allowed", "user", true, "403 insufficient_role"],
  ["the chat app is not configured", "admin", false, "503 not_configured"],
] as const)("refuses to start a connection if %s", (_, role, isConfigured, refusal) =>
  withRollback(async (world) => {
    const { ctx, comeBack } = await open(world, isConfigured);
    const cookie = await signIn({ ctx }, { role });
    const answer = await fetch(http.url + startPath, { method: "POST", headers: { cookie } });
    expect(`${answer.status} ${(await answer.json()).error}`).toBe(refusal);
    const reason = isConfigured ? "invalid" : "not_configured";
    expect(await comeBack(`${http.url}${callbackPath}?state=x`, cookie)).toBe(`/destinations?chat=${reason}`);
  }),
);
