/** `/api/inngest`: called by the engine, wherever it runs. */
import { serve } from "inngest/next";
import { NextRequest } from "next/server";
import type { Env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { answerError } from "@/lib/http/answer";
import { engineCap } from "@/lib/http/body-caps";
import { allowedHosts } from "@/lib/http/front-door/allowed-hosts";
import { readBytes } from "@/lib/http/read-body";
import { requestIdOf } from "@/lib/http/request-id";
import { log } from "@/lib/log";
import { inngest } from "./client";
import { functions } from "./functions";
import { keysOf, requireCaller } from "./require-caller";

type Served = ReturnType<typeof serve>;
type Method = "GET" | "POST" | "PUT";
type Handler = (request: Request) => Promise<Response>;

/**
 * Creates the handlers. Functions are registered under the deployment's own origin, never a request's: anyone who
 * could choose it would receive all durable jobs. For the same reason, requests to another host are refused, bodies
 * have a size limit, and only the engine's calls reach the SDK. `settings` is called at the first request, `heard` for
 * each accepted call of a function.
 */
export function createFunctionsRoute(
  settings: () => Env,
  heard: () => void = () => {},
): Record<Method, Handler> {
  let opened: { served: Served; isAllowedHost: ReturnType<typeof allowedHosts> } | undefined;
  const open = () => {
    const env = settings();
    const serveOrigin = new URL(env.INNGEST_SERVE_ORIGIN ?? env.APP_URL).origin;
    return {
      served: serve({ client: inngest, functions, serveOrigin }),
      isAllowedHost: allowedHosts(env),
    };
  };
  const handler =
    (method: Method): Handler =>
    async (request) => {
      try {
        opened ??= open();
        if (!opened.isAllowedHost(request.headers.get("host"))) {
          throw new AppError(
            "misdirected_request",
            "Functions can only be registered and called at this deployment's own host.",
          );
        }
        const body = await readBytes(request, engineCap);
        requireCaller(request, body.toString(), keysOf(inngest), new Date());
        if (method === "POST") heard();
        // A new one even without a body: Next passes on a proxy of a request, which Node 24 can't copy.
        const { url, headers } = request;
        const read = new NextRequest(url, { method, headers, ...(body.length > 0 && { body }) });
        return await opened.served[method](read, undefined);
      } catch (error) {
        const requestId = requestIdOf(request);
        if (error instanceof AppError) {
          log.warn({ requestId, method }, `a call to /api/inngest was refused: ${error.message}`);
        }
        return answerError(error, requestId);
      }
    };
  return { GET: handler("GET"), POST: handler("POST"), PUT: handler("PUT") };
}
