import { setMaxListeners } from "node:events";
import { errors, Pool } from "undici";
import type { EngineSettings } from "./options";
import { sign } from "./signature";

/** The app's response, or why there is none. */
export type Answer =
  | { type: "answered"; status: number; headers: Record<string, string | undefined>; body: string }
  /** Connection refused: the app is not running. */
  | { type: "absent"; reason: string }
  /** The connection ended in the middle of the call. */
  | { type: "broken"; reason: string }
  | { type: "slow" }
  | { type: "oversized" };

export interface App {
  /** Fetches the functions (in-band sync). */
  sync(): Promise<Answer>;
  /** Calls a function. `body` is canonical JSON. */
  call(functionId: string, step: string, body: string): Promise<Answer>;
  /** Aborts running requests and closes the connections. */
  close(): Promise<void>;
}

const connectTimeoutMs = 2_000;
const syncTimeoutMs = 30_000;

/** Keep-alive connections to the served functions. */
export function connectApp(settings: EngineSettings): App {
  const url = new URL(settings.serveUrl);
  const pool = new Pool(url.origin, {
    connections: settings.lanes.reduce((sum, lane) => sum + lane.concurrency, settings.concurrency) + 1,
    connectTimeout: connectTimeoutMs,
    headersTimeout: settings.callTimeoutMs + connectTimeoutMs,
    bodyTimeout: settings.callTimeoutMs + connectTimeoutMs,
    maxResponseSize: settings.maxAnswerBytes,
  });
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);

  const send = async (
    method: "PUT" | "POST",
    query: string,
    body: string,
    extra: Record<string, string>,
    ms: number,
  ) => {
    const { signal, done } = limit(closing.signal, ms);
    try {
      const response = await pool.request({
        method,
        path: url.pathname + query,
        headers: {
          "content-type": "application/json",
          ...(settings.signingKey
            ? { "x-inngest-signature": sign(body, settings.signingKey, new Date()) }
            : {}),
          ...extra,
        },
        body,
        signal,
      });
      return answered(response.statusCode, response.headers, await response.body.text());
    } catch (error) {
      return failure(error, signal);
    } finally {
      done();
    }
  };

  return {
    sync: () =>
      send(
        "PUT",
        url.search,
        JSON.stringify({ url: settings.serveUrl }),
        { "x-inngest-sync-kind": "in_band" },
        syncTimeoutMs,
      ),
    call(functionId, step, body) {
      const query = new URLSearchParams(url.search);
      query.set("fnId", functionId);
      query.set("stepId", step);
      return send("POST", `?${query}`, body, {}, settings.callTimeoutMs);
    },
    async close() {
      closing.abort();
      await pool.destroy();
    },
  };
}

function limit(outer: AbortSignal, ms: number): { signal: AbortSignal; done(): void } {
  const controller = new AbortController();
  const abort = () => controller.abort("closing");
  if (outer.aborted) abort();
  outer.addEventListener("abort", abort);
  const timer = setTimeout(() => controller.abort("slow"), ms);
  return {
    signal: controller.signal,
    done() {
      clearTimeout(timer);
      outer.removeEventListener("abort", abort);
    },
  };
}

function answered(
  status: number,
  headers: Record<string, string | string[] | undefined>,
  body: string,
): Answer {
  const single = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ]);
  return { type: "answered", status, headers: Object.fromEntries(single), body };
}

/** Codes of connections that were never opened: the call cannot have started. */
const absentCodes = new Set(["ECONNREFUSED", "ENOTFOUND", "EHOSTUNREACH", "ENETUNREACH", "EAI_AGAIN"]);

function failure(error: unknown, signal: AbortSignal): Answer {
  if (signal.aborted && signal.reason === "slow") return { type: "slow" };
  if (error instanceof errors.ResponseExceededMaxSizeError) return { type: "oversized" };
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError)
    return { type: "slow" };
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof errors.ConnectTimeoutError) return { type: "absent", reason };
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return { type: absentCodes.has(code) ? "absent" : "broken", reason };
}
