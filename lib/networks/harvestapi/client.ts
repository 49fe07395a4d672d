/** Client for HarvestAPI: GET requests with an API key, and its envelope. */
import type { Clock } from "@/lib/clock";
import { numberOf } from "../clean-number";
import { createHttpClient, readRetryAfter } from "../http-client";
import { NetworkError, type NetworkFailure } from "../network";
import { parseJson } from "../parse-json";
import { Envelope } from "./wire";

export interface ClientOptions {
  apiKey: string;
  baseUrl: string;
  clock: Clock;
  connectTimeoutMs: number;
  timeoutMs: number;
}

export interface HarvestApiClient {
  get(path: string, query: Record<string, string | undefined>): Promise<Envelope>;
  close(): Promise<void>;
}

export const networkId = "harvestapi";

export const failure = (kind: NetworkFailure, message: string, retryAfterSeconds: number | null = null) =>
  new NetworkError(networkId, kind, message, retryAfterSeconds);

/** Returns the envelope. Throws only `NetworkError`. */
export function createClient(options: ClientOptions): HarvestApiClient {
  const { apiKey, baseUrl, clock, connectTimeoutMs, timeoutMs } = options;
  const http = createHttpClient({ network: networkId, connectTimeoutMs, timeoutMs });
  const headers = { "x-api-key": apiKey, accept: "application/json" };
  return {
    async get(path, query) {
      const url = new URL(baseUrl.replace(/\/+$/, "") + path);
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) url.searchParams.set(name, value);
      const answer = await http.send({ url, headers });
      if (answer.status < 200 || answer.status >= 300)
        throw statusFailure(answer.status, url.pathname, readRetryAfter(answer, clock));
      const envelope = parseEnvelope(answer.text, url.pathname);
      // Some responses have status 200 but contain an error.
      const status = numberOf(envelope.status) ?? 200;
      if (status >= 400) throw statusFailure(status, url.pathname, null);
      return envelope;
    },
    close: () => http.close(),
  };
}

function parseEnvelope(text: string, path: string): Envelope {
  const json = parseJson(text);
  if (json === undefined) throw failure("malformed", `${path} returned invalid JSON`);
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
