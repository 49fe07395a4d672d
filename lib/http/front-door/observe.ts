/** A span and a duration for each request, whatever serves it: a page, an API, an agent's tools or a sign-in. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { inTimedSpan, type Labels } from "@/lib/telemetry/telemetry";
import type { TemplateOf } from "./route-templates";

export type Observe = (request: IncomingMessage, response: ServerResponse, serve: () => void) => void;

/** Everything else is recorded as `_OTHER`, so that a stranger cannot invent labels. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const files = "/_next/static/";

/** The names of spans and labels follow OpenTelemetry's conventions for HTTP servers. Built files are left out. */
export function createObserve(templateOf: TemplateOf): Observe {
  return (request, response, serve) => {
    const target = request.url ?? "";
    if (target.startsWith(files)) return serve();
    const method = methods.has(request.method ?? "") ? (request.method ?? "") : "_OTHER";
    const route = templateOf(target);
    const given = {
      kind: "server" as const,
      duration: "http.server.request.duration" as const,
      // A link, not the parent: a stranger must not decide what is recorded.
      causedBy: String(request.headers.traceparent ?? ""),
      labels: () => labelsOf(method, route, response),
    };
    void inTimedSpan(route ? `${method} ${route}` : method, given, () => closed(response, serve));
  };
}

/** Resolves once the response was sent or its connection ended. */
const closed = (response: ServerResponse, serve: () => void): Promise<void> =>
  new Promise((resolve) => {
    response.once("close", resolve);
    serve();
  });

function labelsOf(method: string, route: string | undefined, response: ServerResponse): Labels {
  const { statusCode, writableFinished } = response;
  const failure = statusCode >= 500 ? String(statusCode) : !writableFinished ? "disconnected" : undefined;
  return {
    "http.request.method": method,
    "http.response.status_code": statusCode,
    ...(route && { "http.route": route }),
    ...(failure && { "error.type": failure }),
  };
}
