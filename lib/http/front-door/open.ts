import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type GuardOptions, guard } from "./guard";

const guarded = new WeakSet<Server>();

/**
 * Puts the guard in front of the HTTP server of this process, whoever made it: `next start`, `next dev` or a
 * platform. Next offers no place that sees every request: its proxy costs too much in front of an API, and runs
 * after methods that its own request cannot hold have failed. Node says on this channel that a request has come.
 */
export function openFrontDoor(options: GuardOptions): void {
  subscribe("http.server.request.start", (message) => {
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
  });
}

/**
 * Next before 16.4.6 sets a header of one value as a list of one, and its compression skips an answer whose content
 * type is a list. To be removed with that version; `e2e/api/compression.spec.ts` says whether it may.
 */
function keepLoneValues(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const [first, ...others] = Array.isArray(value) ? value : [];
    return setHeader(name, first !== undefined && others.length === 0 ? first : value);
  };
}
