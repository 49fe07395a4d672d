import { Agent } from "undici";
import { policy } from "@/db/policy";
import { currentScope } from "@/db/work-scope";
import { isConnectionHeader, isHeaderName } from "@/lib/contracts/request-headers";
import { checkDestinationUrl } from "./destination-url";
import { type Answer, exchange } from "./exchange";
import { guardedConnector } from "./guarded-connector";
import { createOriginShares } from "./origin-shares";
import { OutboundError, readOutboundError } from "./outbound-error";
import { createPublicResolver, type ResolveHost, resolveLocalHost } from "./resolve-host";

export interface SafeRequest {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** From writing the request to reading the response. */
  timeoutMs?: number;
  /** Called when the request has a connection: what came before is not the receiver's time. */
  onTurn?: () => void;
  /** If aborted, the request rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** The response, with at most the first 64 KiB of its body. */
export type SafeResponse = Answer;

export interface OutboundOptions {
  /** Allows plain HTTP and local networks; off in every production deployment. */
  allowPrivate: boolean;
  resolve?: ResolveHost;
  connectTimeoutMs?: number;
  timeoutMs?: number;
  maxResponseBytes?: number;
  /** Limits how many sockets one host can hold. Workspaces share them. */
  connectionsPerOrigin?: number;
  /** How long a request waits for one of them. */
  patienceMs?: number;
}

export interface OutboundClient {
  /** Sends one request without following redirects. Any status resolves; anything else is an OutboundError. */
  request(request: SafeRequest): Promise<SafeResponse>;
  close(): Promise<void>;
}

/** Proxies and error trackers add headers of many KiB; undici's own limit is 16. */
const maxHeaderBytes = 256 * 1_024;

/** A connection pool for addresses given by customers. */
export function createOutboundClient(options: OutboundOptions): OutboundClient {
  const {
    allowPrivate,
    connectionsPerOrigin = policy.deliveryConnections.perHost,
    patienceMs = policy.deliveryConnections.patienceSeconds * 1_000,
    connectTimeoutMs = 5_000,
    timeoutMs = policy.deliveryAnswer.seconds * 1_000,
    maxResponseBytes = policy.deliveryAnswer.kibibytes * 1_024,
  } = options;
  const resolve = options.resolve ?? (allowPrivate ? resolveLocalHost : createPublicResolver());
  const agent = new Agent({
    connect: guardedConnector({ allowPrivate, resolve, connectTimeoutMs }),
    connections: connectionsPerOrigin,
    maxHeaderSize: maxHeaderBytes,
    // One deadline covers the whole exchange; undici's own timeouts would each restart.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  const shares = createOriginShares(connectionsPerOrigin);

  return {
    close: () => agent.destroy(),
    async request(request) {
      const { url, problem } = checkDestinationUrl(request.url, { allowPrivate });
      if (problem !== undefined) throw new OutboundError("blocked", problem);
      checkHeaders(request.headers ?? {});
      const { signal } = request;
      const release = await shares.take(url.origin, currentScope().customerId ?? "", { patienceMs, signal });
      request.onTurn?.();
      try {
        return await exchange(
          agent,
          {
            origin: url.origin,
            path: url.pathname + url.search,
            method: request.method,
            headers: request.headers,
            body: request.body,
          },
          {
            host: url.host,
            timeoutMs: request.timeoutMs ?? timeoutMs,
            maxBytes: maxResponseBytes,
            signal,
          },
        );
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        throw readOutboundError(error, url.host) ?? error;
      } finally {
        release();
      }
    },
  };
}

function checkHeaders(headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (isConnectionHeader(name)) {
      throw new OutboundError(
        "blocked",
        `The header "${name}" is reserved for the connection and cannot be set.`,
      );
    }
    if (!isHeaderName(name) || !/^[\t\x20-\x7e]*$/.test(value)) {
      throw new OutboundError("blocked", "A header name or value contains a character that is not allowed.");
    }
  }
}
