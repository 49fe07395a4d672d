/** HTTP for the adapters: single requests with a timeout, a response size limit and typed failures. */
import { Agent, request } from "undici";
import type { Clock } from "@/lib/clock";
import { inSpan } from "@/lib/telemetry/telemetry";
import { NetworkError, type NetworkFailure } from "./network";

export interface HttpClientOptions {
  /** The adapter's ID, for errors. */
  network: string;
  connectTimeoutMs: number;
  /** From the call to the last byte, including the retry after a connection reset. */
  timeoutMs: number;
}

export interface HttpRequest {
  url: URL;
  method?: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}

export interface HttpAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** At most 10 MiB. */
  text: string;
}

export interface HttpClient {
  /** Any status is an answer. Throws only `NetworkError`. */
  send(request: HttpRequest): Promise<HttpAnswer>;
  close(): Promise<void>;
}

const maxResponseBytes = 10 * 1024 * 1024;
const maxWaitSeconds = 24 * 60 * 60;
const timeoutCodes = [
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
  "ETIMEDOUT",
];
const resetCodes = ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];

export function createHttpClient({ network, connectTimeoutMs, timeoutMs }: HttpClientOptions): HttpClient {
  const agent = new Agent({
    connect: { timeout: connectTimeoutMs },
    maxResponseSize: maxResponseBytes,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });

  async function call({ url, ...options }: HttpRequest, signal: AbortSignal): Promise<HttpAnswer> {
    const { statusCode, headers, body } = await request(url, { ...options, dispatcher: agent, signal });
    return { status: statusCode, headers, text: await body.text() };
  }

  /** Without its path, which can name a person. */
  const traced = (input: HttpRequest, signal: AbortSignal): Promise<HttpAnswer> =>
    inSpan(
      "vendor call",
      { kind: "client", attributes: { network, "server.address": input.url.hostname } },
      async (note) => {
        const answer = await call(input, signal);
        note({
          "http.response.status_code": answer.status,
          ...(answer.status >= 400 && { "error.type": String(answer.status) }),
        });
        return answer;
      },
    );

  function transportFailure(error: unknown, { url }: HttpRequest, signal: AbortSignal): NetworkError {
    const fail = (failure: NetworkFailure, what: string) =>
      new NetworkError(network, failure, `${url.pathname} ${what}`);
    const code = codeOf(error);
    if (signal.aborted || timeoutCodes.includes(code)) return fail("timeout", "timed out");
    if (code === "UND_ERR_RES_EXCEEDED_MAX_SIZE")
      return fail("malformed", "returned a response that is too large");
    return fail("unavailable", `could not be reached (${code || "no connection"})`);
  }

  return {
    async send(input) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await traced(input, signal).catch((error: unknown) => {
          const mayRepeat = (input.method ?? "GET") === "GET" && resetCodes.includes(codeOf(error));
          if (!mayRepeat || signal.aborted) throw error;
          return traced(input, signal);
        });
      } catch (error) {
        throw transportFailure(error, input, signal);
      }
    },
    close: () => agent.close(),
  };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** Seconds to wait, from `Retry-After` (seconds or an HTTP date); null if it is missing or invalid. */
export function readRetryAfter({ headers }: HttpAnswer, clock: Clock): number | null {
  const value = textOf(headers["retry-after"]);
  if (!value) return null;
  return capWait(/^\d+$/.test(value) ? Number(value) : secondsUntil(Date.parse(value), clock));
}

/** Seconds to wait, from `RateLimit-Reset` (Unix seconds); null if it is missing or invalid. */
export function readRateLimitReset({ headers }: HttpAnswer, clock: Clock): number | null {
  const value = textOf(headers["ratelimit-reset"]);
  return value && /^\d+$/.test(value) ? capWait(secondsUntil(Number(value) * 1_000, clock)) : null;
}

const textOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

const secondsUntil = (time: number, clock: Clock) => (time - clock.now().getTime()) / 1_000;

const capWait = (seconds: number): number | null =>
  Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), maxWaitSeconds) : null;
