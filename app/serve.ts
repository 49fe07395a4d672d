/** The HTTP layer wired into this process: turns an operation into a route handler. */
import { after } from "next/server";
import { announce } from "@/inngest/outbox";
import { createRedirectRoute } from "@/lib/http/redirect-route";
import { createRoute, type Server } from "@/lib/http/route";
import { runtime } from "@/lib/runtime";

/** Dependencies of the request handlers; events are sent after the response, without delaying it. */
export function server(): Server {
  const { db, ports, clock, env } = runtime();
  return {
    db,
    ports,
    clock,
    secret: env.NEXTAUTH_SECRET,
    appUrl: env.APP_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    announce: (events) => after(() => announce(events)),
  };
}

export const route = createRoute(server);
export const redirectRoute = createRedirectRoute(server);
