import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type GuardOptions, guard } from "./guard";
import type { Observe } from "./observe";

const channel = "http.server.request.start";
const guarded = new WeakSet<Server>();

export interface Observation {
  observe: Observe;
  /** Runs after the server closed and its last request was answered. The process ends only then. */
  onDrained: () => Promise<void>;
}

/**
 * Installs the guard on this process's HTTP server, for `next start`, `next dev` and platforms alike. Next has no hook
 * for every request: its proxy is too slow for an API and runs after requests with unsupported methods have failed.
 * Node publishes each incoming request on this channel. With `observation`, requests are recorded too. Returns a function
 * that leaves servers seen later unguarded.
 */
export function openFrontDoor(options: GuardOptions, observation?: Observation): () => void {
  const observe: Observe = observation?.observe ?? ((_request, _response, serve) => serve());
  const install = (message: unknown) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    const listeners = server.listeners("request");
    if (observation) closeAfter(server, observation.onDrained);
    server.removeAllListeners("request");
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      observe(request, response, () => {
        if (guard(request, response, options)) return;
        keepLoneValues(response);
        for (const listener of listeners) listener.call(server, request, response);
      });
    });
  };
  subscribe(channel, install);
  return () => unsubscribe(channel, install);
}

/** Next ends the process as soon as its server tells it that it is closed, and waits for nothing else. */
function closeAfter(server: Server, onDrained: () => Promise<void>): void {
  const close = server.close.bind(server);
  server.close = (done) => close((error) => void onDrained().finally(() => done?.(error)));
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
