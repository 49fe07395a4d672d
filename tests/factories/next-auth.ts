/** Next-auth behind its real route, as a browser with cookies uses it. */
import type { NextApiRequest, NextApiResponse } from "next";
import { NextRequest } from "next/server";
import NextAuth, { type AuthOptions } from "next-auth";
import type { Db } from "@/db/client";
import { authOptions } from "@/lib/auth/options";
import { createAuthRoute } from "@/lib/http/auth-route";
import type { ProviderSettings } from "@/lib/sign-in-providers/settings";
import type { TestWorld } from "./context";
import { serverOf } from "./server";

export const portalUrl = "http://localhost:3000";

/** `authDb` is next-auth's own database, by default the world's. */
export function openBrowser(
  world: TestWorld,
  providers: readonly ProviderSettings[],
  authDb: () => Db = () => world.db,
) {
  const cookies = new Map<string, string>();
  const server = { ...serverOf(world), appUrl: portalUrl };
  const options = () =>
    authOptions({
      db: authDb,
      mailer: () => world.ctx.ports.mailer,
      clock: world.clock,
      secret: server.secret,
      appUrl: portalUrl,
      providers,
      caller: async () => ({ userAgent: "Browser", ip: null }),
    });
  const route = createAuthRoute(
    () => ({ ...server, providers: providers.map(({ id }) => id) }),
    async (request, { params }) => callNextAuth(request, (await params).nextauth, options()),
  );

  async function send(method: "GET" | "POST", address: string, form?: Record<string, string>) {
    const url = new URL(address, portalUrl);
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
    const body = form && new URLSearchParams(form);
    const request = new NextRequest(url, { method, headers: { cookie }, ...(body && { body }) });
    const nextauth = url.pathname.slice("/api/auth/".length).split("/");
    const answer = await route[method](request, { params: Promise.resolve({ nextauth }) });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      if (value) cookies.set(name, decodeURIComponent(value));
      else cookies.delete(name);
    }
    return answer;
  }
  return { cookies, server, send };
}

/** Next-auth's form for pages, as that of routes reads Next's own request scope. */
async function callNextAuth(
  request: NextRequest,
  nextauth: string[],
  options: AuthOptions,
): Promise<Response> {
  const headers = new Headers();
  let [status, body] = [200, ""];
  const response = {
    status: (code: number) => {
      status = code;
      return response;
    },
    getHeader: () => undefined,
    setHeader: (name: string, value: string | string[]) => {
      for (const one of [value].flat()) headers.append(name, one);
      return response;
    },
    json: (value: unknown) => {
      body = JSON.stringify(value);
    },
    send: (value: unknown) => {
      body = typeof value === "string" ? value : JSON.stringify(value);
    },
    end: () => undefined,
  };
  const asked = {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    cookies: Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value])),
    query: { ...Object.fromEntries(request.nextUrl.searchParams), nextauth },
    body: Object.fromEntries(new URLSearchParams(await request.text())),
  };
  // Only these fields of Node's request and response are used.
  await NextAuth(asked as unknown as NextApiRequest, response as unknown as NextApiResponse, options);
  return new Response(body || null, { status, headers });
}
