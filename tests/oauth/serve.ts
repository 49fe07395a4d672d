/** The real route files of the authorization server in a test's own world, behind real HTTP, and people who answer. */
import { randomInt } from "node:crypto";
import { sessions } from "@/db/schema";
import { type ApiScope, apiScopes, type Role } from "@/db/vocabulary";
import { encodeSession, sessionCookie } from "@/lib/auth/session-token";
import { days } from "@/lib/clock";
import { createRoute, type Server } from "@/lib/http/route";
import { newId } from "@/lib/ids";
import { type TestWorld, type withDatabase, withRollback } from "@/tests/factories/context";
import { startHttpServer } from "@/tests/factories/http-server";
import { serverOf } from "@/tests/factories/server";
import { insertUser } from "@/tests/factories/workspace";
import { insertScene } from "@/tests/v1/scene";

let served: Server | undefined;

/** Replaces `@/app/serve`. */
export function server(): Server {
  if (!served) throw new Error("Serve a world first");
  return served;
}
export const route = createRoute(server);

export interface Person {
  userId: string;
  cookie: string;
  /** Answers an app's request with yes, by default to everything it asks for; returns where the browser is sent. */
  allow(request: URL, scopes?: readonly ApiScope[]): Promise<URL>;
  /** The same, as the API answers. */
  answer(request: URL | string, change?: Record<string, unknown>): Promise<Response>;
}

export interface ServedApps {
  world: TestWorld;
  url: string;
  /** Signs in a new member of the workspace. */
  person(role?: Role): Promise<Person>;
  /** Opens an address as a browser does, without following where it leads. */
  open(path: string, init?: RequestInit): Promise<Response>;
}

/**
 * Runs the body with an active workspace that has some of everything; `withDatabase` takes requests at the same time.
 */
export const withApps = (
  body: (served: ServedApps) => Promise<void>,
  within: typeof withRollback<void> | typeof withDatabase<void> = withRollback,
): Promise<void> =>
  within(async (world: TestWorld) => {
    const http = await startHttpServer();
    const ports = { ...world.ctx.ports, appUrl: http.url };
    served = serverOf({ ...world, ctx: { ...world.ctx, ports } });
    await serveRoutes(http.handlers);
    await insertScene(world.ctx);
    const open = (path: string, init?: RequestInit) =>
      fetch(new URL(path, http.url), { redirect: "manual", ...init });
    try {
      await body({ world, url: http.url, open, person: (role) => signIn(world, http.url, role) });
    } finally {
      await http.close();
    }
  });

type Handlers = Awaited<ReturnType<typeof startHttpServer>>["handlers"];
type Handler = Handlers[string];

async function serveRoutes(handlers: Handlers): Promise<void> {
  // Each world has its own: counters of one address would make the tests wait for each other.
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const files: Record<string, Promise<object>> = {
    "/.well-known/oauth-authorization-server": import("@/app/.well-known/oauth-authorization-server/route"),
    "/.well-known/oauth-authorization-server/api/mcp": import(
      "@/app/.well-known/oauth-authorization-server/api/mcp/route"
    ),
    "/.well-known/oauth-protected-resource": import("@/app/.well-known/oauth-protected-resource/route"),
    "/.well-known/oauth-protected-resource/api/mcp": import(
      "@/app/.well-known/oauth-protected-resource/api/mcp/route"
    ),
    "/oauth2/authorize": import("@/app/oauth2/authorize/route"),
    "/oauth2/register": import("@/app/oauth2/register/route"),
    "/oauth2/token": import("@/app/oauth2/token/route"),
    "/oauth2/revoke": import("@/app/oauth2/revoke/route"),
    "/api/mcp": import("@/app/api/mcp/route"),
    "/api/me/*": import("@/app/api/me/[[...path]]/route"),
    "/api/v1/*": import("@/app/api/v1/[...path]/route"),
  };
  for (const [path, file] of Object.entries(files)) {
    for (const [method, handler] of Object.entries(await file)) {
      handlers[`${method} ${path}`] = async (request, route) => {
        request.headers.set("x-forwarded-for", address);
        return (handler as Handler)(request, route);
      };
    }
  }
}

async function signIn({ ctx }: TestWorld, url: string, role: Role = "admin"): Promise<Person> {
  const { id: userId } = await insertUser(ctx, { role });
  const now = ctx.clock.now();
  const id = newId();
  const expiresAt = new Date(now.getTime() + days(300));
  await ctx.db.insert(sessions).values({ id, userId, createdAt: now, lastSeenAt: now, expiresAt });
  const token = await encodeSession({ secret: server().secret, token: { jti: id, sub: userId } });
  const cookie = `${sessionCookie(url)}=${token}`;
  const answer: Person["answer"] = (request, change = {}) =>
    fetch(new URL("/api/me/connected-apps", url), {
      method: "POST",
      headers: { cookie, origin: url, "content-type": "application/json" },
      body: JSON.stringify({
        request: typeof request === "string" ? request : request.search.slice(1),
        customerId: ctx.customerId,
        scopes: askedFor(request),
        ...change,
      }),
    });
  return {
    userId,
    cookie,
    answer,
    allow: async (request, scopes) => {
      const answered = await answer(request, scopes && { scopes });
      const { redirectTo, ...refusal } = await answered.json();
      if (!redirectTo) throw new Error(JSON.stringify(refusal));
      return new URL(redirectTo);
    },
  };
}

function askedFor(request: URL | string): ApiScope[] {
  const given = new URLSearchParams(typeof request === "string" ? request : request.search).get("scope");
  const names = given?.split(" ") ?? ["read:signals"];
  return apiScopes.filter((scope) => names.includes(scope));
}
