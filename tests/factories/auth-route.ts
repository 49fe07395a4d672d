/** The route of /api/auth before a next-auth that records which requests reach it. */
import { NextRequest } from "next/server";
import { type AuthServer, createAuthRoute } from "@/lib/http/auth-route";
import type { TestWorld } from "./context";
import { serverOf } from "./server";

/** A request that reached next-auth. */
interface Reached {
  url: string;
  path: string[];
  form: Record<string, string>;
}

/** The address of the portal. */
export const base = "http://localhost:3000";

/** The route, and the requests that it lets through. */
export function open(world: TestWorld, change: Partial<AuthServer> = {}) {
  const reached: Reached[] = [];
  const handlers = createAuthRoute(
    () => ({ ...serverOf(world), appUrl: base, providers: [], ...change }),
    async (request, { params }) => {
      const { nextauth: path } = await params;
      reached.push({
        url: request.url,
        path,
        form: Object.fromEntries(new URLSearchParams(await request.text())),
      });
      return new Response("next-auth");
    },
  );
  const ask = (
    method: "GET" | "POST",
    address: string,
    init: { headers?: HeadersInit; body?: BodyInit } = {},
  ) => {
    const url = new URL(address, base);
    const nextauth = url.pathname.slice("/api/auth/".length).split("/").map(decodeURIComponent);
    return handlers[method](new NextRequest(url, { method, ...init }), {
      params: Promise.resolve({ nextauth }),
    });
  };
  return { reached, ask };
}

/** The body of a form. */
export const form = (fields: Record<string, string>) => new URLSearchParams(fields);
