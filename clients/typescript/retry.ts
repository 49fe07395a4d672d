/** Repeats calls that can be repeated safely. */

/** What tests replace. */
export interface Surroundings {
  fetch: (request: Request) => Promise<Response>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves after `ms` milliseconds; rejects if the signal aborts. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 up to 1. */
  random: () => number;
}

export interface RetryOptions {
  /** How often a call is retried. Default: 3. */
  maxRetries: number;
  /** How long one attempt may take, in milliseconds. Default: 30,000. */
  timeoutMs: number;
}

/** A longer wait than this, in milliseconds, is left to the caller. */
const longestWaitMs = 60_000;
const firstWaitMs = 500;
const unavailable = [502, 503, 504];

/** Waits like `setTimeout`, and ends early if the signal aborts. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, ms);
    signal?.addEventListener("abort", abort, { once: true });
  });
}

/**
 * A `fetch` that retries. A 429 was not carried out, so every call is repeated after its `Retry-After`. An answer that
 * was lost, or a 502, 503 or 504, is repeated if that is safe, with growing pauses (half a second, doubled, with
 * jitter). By default, the method or an `Idempotency-Key` makes it safe.
 */
export function withRetries(
  surroundings: Surroundings,
  options: RetryOptions,
  isRepeatable: (request: Request) => boolean = isIdempotent,
): Surroundings["fetch"] {
  const { fetch, now, wait, random } = surroundings;
  const { maxRetries, timeoutMs } = options;
  return async (request) => {
    for (let retries = 0; ; retries++) {
      const isLast = retries >= maxRetries;
      const backoffMs = firstWaitMs * 2 ** retries * (0.5 + random() / 2);
      try {
        const response = await fetch(withTimeout(request.clone(), timeoutMs));
        const isRetried =
          response.status === 429 || (unavailable.includes(response.status) && isRepeatable(request));
        if (!isRetried || isLast) return response;
        const askedMs = retryAfterMs(response.headers.get("retry-after"), now());
        if ((askedMs ?? 0) > longestWaitMs) return response;
        await response.body?.cancel();
        await wait(askedMs ?? backoffMs, request.signal);
      } catch (error) {
        if (isLast || request.signal.aborted || !isRepeatable(request)) throw error;
        await wait(backoffMs, request.signal);
      }
    }
  };
}

const withTimeout = (request: Request, timeoutMs: number) =>
  new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) });

const isIdempotent = ({ method, headers }: Request): boolean =>
  ["GET", "HEAD", "PUT", "DELETE"].includes(method) || headers.has("Idempotency-Key");

/** `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3); null if there is none that can be read. */
function retryAfterMs(value: string | null, now: number): number | null {
  if (value === null) return null;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
