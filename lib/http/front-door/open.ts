import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type GuardOptions, guard } from "./guard";

const channel = "http.server.request.start";
const guarded = new WeakSet<Server>();

/**
 * Installs the guard on this process's HTTP server, for `next start`, `next dev` and platforms alike. Next has no hook
 * for every request: its proxy is too slow for an API and runs after requests with unsupported methods have failed.
 * Node publishes each incoming request on this channel. Returns a function that leaves servers seen later unguarded.
 */
export function openFrontDoor(options: GuardOptions): () => void {
  const install = (message: unknown) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    const listeners = server.listeners("request");
    server.removeAllListeners("request");
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      if (guard(request, response, options)) return;
      keepLoneValues(response);
      for (const listener of listeners) listener.call(server, request, response);
    });
  };
  subscribe(channel, install);
  return () => unsubscribe(channel, install);
}

/**
 * Next before 16.4.6 sets a single-value header as a list, and its compression skips responses whose content type is a
 * list. Remove this with that version; `e2e/api/compression.spec.ts` shows whether it can be removed.
 */
function keepLoneValues(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const [first, ...others] = Array.isArray(value) ? value : [];
    return setHeader(name, first !== undefined && others.length === 0 ? first : value);
  };
}
