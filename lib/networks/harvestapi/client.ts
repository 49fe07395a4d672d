/** HTTP client for HarvestAPI: single GET requests with an API key, a timeout and a response size limit. */
import { Agent, request } from "undici";
import type { Clock } from "@/lib/clock";
import { NetworkError, type NetworkFailure } from "../network";
import { Envelope } from "./wire";

export interface ClientOptions {
  apiKey: string;
  baseUrl: string;
  clock: Clock;
  connectTimeoutMs: number;
  /** From the call to the last byte, including the retry after a connection reset. */
  timeoutMs: number;
}

export interface HarvestApiClient {
  get(path: string, query: Record<string, string | undefined>): Promise<Envelope>;
  close(): Promise<void>;
}

export const networkId = "harvestapi";
const maxResponseBytes = 10 * 1024 * 1024;
const maxWaitSeconds = 24 * 60 * 60;
const timeoutCodes = [
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
  "ETIMEDOUT",
];
const resetCodes = ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];

export const failure = (kind: NetworkFailure, message: string, retryAfterSeconds: number | null = null) =>
  new NetworkError(networkId, kind, message, retryAfterSeconds);

/** Returns the envelope. Throws only `NetworkError`. */
export function createClient(options: ClientOptions): HarvestApiClient {
  const agent = new Agent({
    connect: { timeout: options.connectTimeoutMs },
    maxResponseSize: maxResponseBytes,
    headersTimeout: options.timeoutMs,
    bodyTimeout: options.timeoutMs,
  });

  async function call(url: URL, signal: AbortSignal): Promise<Envelope> {
    const headers = { "x-api-key": options.apiKey, accept: "application/json" };
    const {
      statusCode,
      headers: answered,
      body,
    } = await request(url, { dispatcher: agent, headers, signal });
    if (statusCode < 200 || statusCode >= 300) {
      await body.dump({ limit: 64 * 1024 });
      throw statusFailure(statusCode, url.pathname, readRetryAfter(answered["retry-after"], options.clock));
    }
    const envelope = parseEnvelope(await body.text(), url.pathname);
    // Some responses have status 200 but contain an error.
    const status = Number(envelope.status ?? 200);
    if (status >= 400) throw statusFailure(status, url.pathname, null);
    return envelope;
  }

  return {
    async get(path, query) {
      const url = new URL(options.baseUrl.replace(/\/+$/, "") + path);
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) url.searchParams.set(name, value);
      const signal = AbortSignal.timeout(options.timeoutMs);
      try {
        return await call(url, signal).catch((error: unknown) => {
          if (!resetCodes.includes(codeOf(error)) || signal.aborted) throw error;
          return call(url, signal);
        });
      } catch (error) {
        throw error instanceof NetworkError ? error : transportFailure(error, path, signal);
      }
    },
    close: () => agent.close(),
  };
}

function parseEnvelope(text: string, path: string): Envelope {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw failure("malformed", `${path} returned invalid JSON`);
  }
  const envelope = Envelope.safeParse(json);
  if (!envelope.success) throw failure("malformed", `${path} returned an unknown envelope`);
  return envelope.data;
}

function statusFailure(status: number, path: string, retryAfterSeconds: number | null): NetworkError {
  const message = `${path} returned ${status}`;
  if (status === 404 || status === 410) return failure("gone", message);
  if (status === 429) return failure("rate_limited", message, retryAfterSeconds);
  if (status === 408) return failure("timeout", message);
  if (status >= 500) return failure("unavailable", message, retryAfterSeconds);
  return failure("refused", message);
}

function transportFailure(error: unknown, path: string, signal: AbortSignal): NetworkError {
  const code = codeOf(error);
  if (signal.aborted || timeoutCodes.includes(code)) return failure("timeout", `${path} timed out`);
  if (code === "UND_ERR_RES_EXCEEDED_MAX_SIZE")
    return failure("malformed", `${path} returned a response that is too large`);
  return failure("unavailable", `${path} could not be reached (${code || "no connection"})`);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** Seconds to wait, from seconds or an HTTP date; null if the header is missing or invalid. */
function readRetryAfter(header: string | string[] | undefined, clock: Clock): number | null {
  const value = Array.isArray(header) ? header[0] : header;
  if (!value) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - clock.now().getTime()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), maxWaitSeconds) : null;
}
