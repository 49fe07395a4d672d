import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { insertSession } from "@/db/queries/sessions";
import { rateLimits as counters } from "@/db/schema";
import type { Role } from "@/db/vocabulary";
import { encodeSession, sessionCookie } from "@/lib/auth/session-token";
import { days } from "@/lib/clock";
import { operations } from "@/lib/contracts/catalogue";
import { admins, anyone, byId, ErrorBody, member, notAudited, operation } from "@/lib/contracts/operation";
import { notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { serverOf } from "@/tests/factories/server";
import { insertUser, insertWorkspace } from "@/tests/factories/workspace";
import { callerLimits } from "./caller-limits";
import { isLimited } from "./openapi/headers";
import { createRoute } from "./route";

const Body = z.strictObject({ name: z.string().min(1) });
const read = operation({
  id: "readThings",
  method: "GET",
  path: "/api/me/things",
  summary: "Says that one may",
  auth: member("active"),
  query: z.object({ n: z.literal("1").optional() }),
});
const change = operation({
  id: "changeThing",
  method: "PATCH",
  audit: notAudited("it is a test's"),
  path: "/api/me/things/{id}",
  summary: "Changes a thing",
  auth: member("active", admins),
  params: byId("thing"),
  body: Body,
});
const operate = operation({
  id: "operate",
  method: "GET",
  path: "/api/admin/things",
  summary: "For operators",
  auth: { kind: "operator" },
});
const publish = operation({
  id: "publish",
  method: "GET",
  path: "/api/public/things",
  summary: "For everyone",
  auth: anyone,
});

/** Counters use the machine's clock, which is frozen at the start of a minute. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-20T15:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const origin = "http://localhost:3000";
type Sent = {
  cookie?: string;
  body?: unknown;
  headers?: Record<string, string>;
  query?: string;
  id?: string;
};

function open(world: TestWorld) {
  const route = createRoute(() => serverOf(world));
  const handlers = {
    read: route(read, async () => {}),
    change: route(change, () => {
      throw notFound("thing");
    }),
    operate: route(operate, async () => {}),
    publish: route(publish, async () => {}),
  };
  return (name: keyof typeof handlers, { cookie, body, headers, query = "", id }: Sent = {}) => {
    const request = new Request(`${origin}/api/things${query}`, {
      method: body === undefined ? "GET" : "PATCH",
      headers: { ...(cookie && { cookie }), "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return handlers[name](request, {
      params: Promise.resolve<Record<string, string>>(id === undefined ? {} : { id }),
    });
  };
}

/** Signs in a new user, or the given user again. */
async function enter({ ctx }: TestWorld, role: Role, userId?: string) {
  const id = newId();
  const now = ctx.clock.now();
  const user = userId ?? (await insertUser(ctx, { role })).id;
  const expiresAt = new Date(now.getTime() + days(1));
  await insertSession(ctx.db, { id, userId: user, userAgent: null, ip: null, now, expiresAt });
  const { secret, appUrl } = { secret: "a secret of tests that is long enough", appUrl: ctx.ports.appUrl };
  const token = await encodeSession({ secret, token: { jti: id, sub: user } });
  return { userId: user, cookie: `${sessionCookie(appUrl)}=${token}` };
}

/** Sets every counter as if this many requests had been made. */
const countTo = ({ db }: TestWorld, points: number) => db.update(counters).set({ points });

const codeOf = async (answer: Response) => {
  const body = z.strictObject(ErrorBody.shape).parse(await answer.json());
  return `${answer.status} ${body.error}`;
};

describe("a signed-in user", () => {
  it("may send 600 requests a minute in all sessions together, independently of other users", () =>
    withRollback(async (world) => {
      await insertWorkspace(world.ctx);
      const first = await enter(world, "user");
      const second = await enter(world, "user", first.userId);
      const other = await enter(world, "user");
      const ask = open(world);
      const answer = await ask("read", { cookie: first.cookie });
      expect(answer.headers.get("ratelimit-policy")).toBe('"portal";q=600;w=60');
      expect(answer.headers.get("ratelimit")).toBe('"portal";r=599;t=60');
      await countTo(world, 599);
      expect((await ask("read", { cookie: second.cookie })).headers.get("ratelimit")).toBe(
        '"portal";r=0;t=60',
      );
      vi.setSystemTime(new Date("2025-11-20T15:00:20Z"));
      const refused = await ask("read", { cookie: first.cookie });
      expect(refused.headers.get("retry-after")).toBe("40");
      expect(refused.headers.get("ratelimit")).toBe('"portal";r=0;t=40');
      expect(await codeOf(refused)).toBe("429 rate_limited");
      expect((await ask("read", { cookie: other.cookie })).status).toBe(204);
      vi.setSystemTime(new Date("2025-11-20T15:01:01Z"));
      expect((await ask("read", { cookie: first.cookie })).status).toBe(204);
    }));

  it("may send 120 writes a minute, and can still read after that", () =>
    withRollback(async (world) => {
      await insertWorkspace(world.ctx);
      const { cookie } = await enter(world, "admin");
      const ask = open(world);
      const write = () => ask("change", { cookie, body: { name: "a" }, id: newId() });
      let last = await write();
      expect(last.headers.get("ratelimit-policy")).toBe('"portal";q=600;w=60, "portal-writes";q=120;w=60');
      for (let n = 1; n < 120; n += 1) last = await write();
      expect(last.headers.get("ratelimit")).toBe('"portal";r=480;t=60, "portal-writes";r=0;t=60');
      expect(await codeOf(last)).toBe("404 not_found");
      expect(await codeOf(await write())).toBe("429 rate_limited");
      expect((await ask("read", { cookie })).headers.get("ratelimit")).toBe('"portal";r=478;t=60');
    }));

  it("gets errors in this order: 401, the 403s, 429, path, query and body", () =>
    withRollback(async (world) => {
      await insertWorkspace(world.ctx);
      const admin = await enter(world, "admin");
      const user = await enter(world, "user");
      const ask = open(world);
      const faulty = { body: {}, id: "no-id" };
      for (const { cookie } of [admin, user]) await ask("change", { ...faulty, cookie });
      await countTo(world, 120);
      expect(await codeOf(await ask("change", faulty))).toBe("401 unauthorized");
      const foreign = { origin: "https://evil.example" };
      expect(await codeOf(await ask("change", { ...faulty, ...admin, headers: foreign }))).toBe(
        "403 forbidden_origin",
      );
      const narrow = await ask("change", { ...faulty, ...user });
      expect(narrow.headers.get("ratelimit")).toContain('"portal-writes";r=0;t=60');
      expect(await codeOf(narrow)).toBe("403 insufficient_role");
      expect(await codeOf(await ask("operate", admin))).toBe("403 forbidden");
      expect(await codeOf(await ask("change", { ...faulty, ...admin }))).toBe("429 rate_limited");
      await world.db.delete(counters);
      expect(await codeOf(await ask("change", { ...faulty, ...admin }))).toBe("404 not_found");
      expect(await codeOf(await ask("change", { ...faulty, ...admin, id: newId() }))).toBe(
        "400 validation_error",
      );
      expect(await codeOf(await ask("read", { ...admin, query: "?n=2" }))).toBe("400 validation_error");
    }));

  it("leaves no counter when signed out", () =>
    withRollback(async (world) => {
      const answer = await open(world)("read");
      expect(answer.headers.has("ratelimit")).toBe(false);
      expect(await codeOf(answer)).toBe("401 unauthorized");
      expect(await world.db.select().from(counters)).toEqual([]);
    }));
});

describe("an address", () => {
  it("may send 120 public requests a minute", () =>
    withRollback(async (world) => {
      const ask = open(world);
      const from = (ip: string) => ask("publish", { headers: { "x-forwarded-for": ip } });
      const answer = await from("203.0.113.7");
      expect(answer.headers.get("ratelimit-policy")).toBe('"public";q=120;w=60');
      expect(answer.headers.get("ratelimit")).toBe('"public";r=119;t=60');
      await countTo(world, 120);
      const refused = await from("203.0.113.7");
      expect(refused.headers.get("retry-after")).toBe("60");
      expect(await codeOf(refused)).toBe("429 rate_limited");
      expect((await from("203.0.113.8")).status).toBe(204);
    }));
});

describe("the catalogue", () => {
  it("limits everything except load balancer and discovery requests", () => {
    // Redirect routes are limited too, but their 429 is a redirect and cannot be documented.
    const answering = operations.filter(({ status }) => status < 300);
    const free = answering.filter((operation) => !isLimited(operation)).map(({ path }) => path);
    expect(free.sort()).toEqual([
      "/.well-known/oauth-authorization-server",
      "/.well-known/oauth-protected-resource",
      "/.well-known/oauth-protected-resource/api/mcp",
      "/.well-known/oauth-protected-resource/mcp",
      "/api/health",
      "/api/health/live",
      "/api/health/ready",
    ]);
  });

  it("limits no operation in two places", () => {
    const twice = operations.filter(
      (operation) => operation.errors.includes("rate_limited") && callerLimits(operation).length > 0,
    );
    expect(twice).toEqual([]);
  });
});
