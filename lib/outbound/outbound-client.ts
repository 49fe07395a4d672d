import { Agent } from "undici";
import { isConnectionHeader, isHeaderName } from "@/lib/contracts/request-headers";
import { checkDestinationUrl } from "./destination-url";
import { guardedConnector } from "./guarded-connector";
import { OutboundError, readOutboundError } from "./outbound-error";
import { createPublicResolver, type ResolveHost, resolveLocalHost } from "./resolve-host";

export interface SafeRequest {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** For the whole exchange: connection, waiting and reading. */
  timeoutMs?: number;
  /** When it is aborted, the request is rejected with its reason. */
  signal?: AbortSignal;
}

export interface SafeResponse {
  status: number;
  /** In lower case. Of a header that came more than once, the values joined by a comma. */
  headers: Record<string, string>;
  /** The first 64 KiB. */
  body: Buffer;
  /** True when there was more, which was not read. */
  truncated: boolean;
}

export interface OutboundOptions {
  /** Opens plain HTTP and local networks; off on every production deployment. */
  allowPrivate: boolean;
  resolve?: ResolveHost;
  connectTimeoutMs?: number;
  timeoutMs?: number;
  maxResponseBytes?: number;
  /** So that one endpoint that hangs holds no more than its own share of sockets. */
  connectionsPerOrigin?: number;
}

export interface OutboundClient {
  /** Sends one request and follows no redirect. Any status is an answer; anything else an OutboundError. */
  request(request: SafeRequest): Promise<SafeResponse>;
  close(): Promise<void>;
}

/** A pool of connections to addresses that customers gave. */
export function createOutboundClient(options: OutboundOptions): OutboundClient {
  const { allowPrivate, connectTimeoutMs = 5_000, timeoutMs = 15_000, maxResponseBytes = 65_536 } = options;
  const resolve = options.resolve ?? (allowPrivate ? resolveLocalHost : createPublicResolver());
  const agent = new Agent({
    connect: guardedConnector({ allowPrivate, resolve, connectTimeoutMs }),
    connections: options.connectionsPerOrigin ?? 32,
    // One deadline covers the whole exchange; undici's own would each start anew.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  return {
    close: () => agent.destroy(),
    async request(request) {
      const { url, problem } = checkDestinationUrl(request.url, { allowPrivate });
      if (problem !== undefined) throw new OutboundError("blocked", problem);
      checkHeaders(request.headers ?? {});
      const deadline = startDeadline(request.timeoutMs ?? timeoutMs, url.host, request.signal);
      try {
        const answer = agent.request({
          origin: url.origin,
          path: url.pathname + url.search,
          method: request.method,
          headers: request.headers,
          body: request.body,
          signal: deadline.signal,
        });
        // undici heeds the signal only once the request has a connection.
        const { statusCode, headers, body } = await Promise.race([answer, deadline.passed]);
        const read = await readUpTo(maxResponseBytes, body);
        return { status: statusCode, headers: joinHeaders(headers), ...read };
      } catch (error) {
        if (request.signal?.aborted) throw request.signal.reason;
        throw readOutboundError(error, url.host) ?? error;
      } finally {
        deadline.clear();
      }
    },
  };
}

function checkHeaders(headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (isConnectionHeader(name)) {
      throw new OutboundError("blocked", `The header "${name}" belongs to the connection and cannot be set.`);
    }
    if (!isHeaderName(name) || !/^[\t\x20-\x7e]*$/.test(value)) {
      throw new OutboundError("blocked", "A header's name or value holds a character that is not allowed.");
    }
  }
}

function startDeadline(ms: number, host: string, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const { signal } = controller;
  const passed = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const expire = () =>
    controller.abort(new OutboundError("timeout", `${host} did not answer within ${ms / 1_000} seconds.`));
  const follow = () => controller.abort(outer?.reason);
  const timer = setTimeout(expire, ms);
  if (outer?.aborted) follow();
  outer?.addEventListener("abort", follow, { once: true });
  return {
    signal,
    passed,
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", follow);
    },
  };
}

/** Leaving the loop early destroys the stream, and with it the connection that still has more to say. */
async function readUpTo(limit: number, stream: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > limit) break;
  }
  const whole = Buffer.concat(chunks);
  return { body: whole.subarray(0, limit), truncated: length > limit };
}

function joinHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) joined[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  return joined;
}
