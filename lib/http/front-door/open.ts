import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { callerAddress } from "../caller-address";
import { createAdmission } from "./admission";
import { drainOnClose } from "./drain";
import { type GuardOptions, guard } from "./guard";
import type { Observe } from "./observe";

const channel = "http.server.request.start";
const guarded = new WeakSet<Server>();
/**
 * How long an idle connection stays open: longer than a load balancer keeps its own (60 s), for a request that meets a
 * closing connection is lost. Node's default is 5 s.
 */
const idleMs = 75_000;

/** What `scripts/hold-requests.mjs` keeps of the time before. */
interface HeldRequests {
  release(guard: (server: Server) => void): void;
}
const heldRequests = Symbol.for("signal-to-action.held-requests");

export interface Observation {
  observe: Observe;
  /** Runs after the server closed and its last request was answered. The process ends only then. */
  onDrained: () => Promise<void>;
}

/**
 * Installs the guard on this process's HTTP server, for `next start`, `next dev` and platforms alike. Next has no hook
 * for every request: its proxy is too slow for an API and runs after requests with unsupported methods have failed.
 * Node publishes each incoming request on this channel. Requests that came earlier were held, or are cut off. With
 * `observation`, requests are recorded too. Returns a function that leaves servers seen later unguarded.
 */
export function openFrontDoor(options: GuardOptions, observation?: Observation): () => void {
  const admit = createAdmission((request) => addressOf(request, options.trustedProxies));
  const observe: Observe = observation?.observe ?? ((_request, _response, serve) => serve());
  const install = (server: Server) => {
    if (guarded.has(server)) return;
    guarded.add(server);
    server.keepAliveTimeout = idleMs;
    const listeners = server.listeners("request");
    const onOpen = drainOnClose(server, observation?.onDrained);
    server.removeAllListeners("request");
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      onOpen(response);
      observe(request, response, () => {
        if (guard(request, response, options)) return;
        keepLoneValues(response);
        admit(request, response, () => {
          for (const listener of listeners) listener.call(server, request, response);
        });
      });
    });
  };
  const onRequest = (message: unknown) => install((message as { server: Server }).server);
  subscribe(channel, onRequest);
  const held = (globalThis as { [heldRequests]?: HeldRequests })[heldRequests];
  if (held) held.release(install);
  else if (!options.startsOnRequest) cutUnchecked();
  return () => unsubscribe(channel, onRequest);
}

/** The guard has dropped forwarding headers that no trusted proxy wrote. */
const addressOf = ({ headers, socket }: IncomingMessage, trustedProxies: number): string => {
  const get = (name: string) => headers[name]?.toString() ?? null;
  return callerAddress({ headers: { get } }, trustedProxies) ?? socket.remoteAddress ?? "";
};

/**
 * A bare `next start` listens before it loads us, and nothing held the requests of that moment. They are cut off rather
 * than passed on unchecked, as if the server had not listened yet. Node has no other list of a process's servers.
 */
function cutUnchecked(): void {
  const { _getActiveHandles: handles } = process as unknown as { _getActiveHandles?: () => unknown[] };
  for (const handle of handles?.call(process) ?? []) {
    if (handle instanceof Server && handle.listening) handle.closeAllConnections();
  }
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
