/** Sends one HTTP delivery and records the outcome. Shared by all destination kinds that are plain URLs. */

import type { SafeRequest, SafeResponse } from "@/lib/outbound/outbound-client";
import { OutboundError, type OutboundErrorKind } from "@/lib/outbound/outbound-error";
import type { Receipt, Verdict } from "./destination";
import { maskSecrets } from "./mask";
import { readRetryAfter } from "./retry-after";

export interface HttpDelivery {
  request: SafeRequest & { headers: Record<string, string> };
  /** The request headers in a form that is safe to store. */
  shownHeaders: Record<string, string>;
  /** Values that a response may echo and that must not be stored. */
  secrets: readonly string[];
  /** When this attempt is made. */
  at: Date;
}

/** Failures before anything was sent. A time-out may have come after. */
const unreached: readonly OutboundErrorKind[] = ["blocked", "busy", "dns", "connect", "tls"];
/** When a delivery tries again for which no connection was free: others answer within seconds. */
const busyRetrySeconds = 5;
const excerptBytes = 4_096;
const utf8 = new TextDecoder();

/** Sends the request and builds the receipt. Any behavior of the receiver is a receipt; only our own faults throw. */
export async function sendDelivery(
  send: (request: SafeRequest) => Promise<SafeResponse>,
  delivery: HttpDelivery,
): Promise<Receipt> {
  const { request, shownHeaders, secrets, at } = delivery;
  let started = performance.now();
  const onTurn = () => {
    started = performance.now();
  };
  const receipt = (rest: Omit<Receipt, "durationMs" | "request">): Receipt => ({
    ...rest,
    durationMs: Math.round(performance.now() - started),
    request: { method: request.method, host: new URL(request.url).host, headers: shownHeaders },
  });
  try {
    const { status, headers, body } = await send({ ...request, onTurn });
    return receipt({
      verdict: verdictOn(status),
      status,
      responseExcerpt: excerpt(body, secrets),
      error: explain(status),
      retryAfterSeconds: status === 429 || status === 503 ? readRetryAfter(headers["retry-after"], at) : null,
    });
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const isBusy = error.kind === "busy";
    return receipt({
      verdict: isBusy ? "postpone" : "retry",
      status: null,
      responseExcerpt: null,
      error: error.message,
      retryAfterSeconds: isBusy ? busyRetrySeconds : null,
      ...(unreached.includes(error.kind) && { isUnsent: true }),
    });
  }
}

function verdictOn(status: number): Verdict {
  if (status >= 200 && status < 300) return "delivered";
  if (status === 401 || status === 403) return "pause_auth";
  return status === 410 ? "gone" : "retry";
}

function explain(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) {
    return `The server rejected the credentials (${status}). Update them, then run Test connection.`;
  }
  if (status === 410) return "The server reports that this address is permanently gone (410).";
  if (status === 429) return "The server is rate limiting requests (429).";
  if (status >= 300 && status < 400) {
    return `The server redirected the request (${status}). Redirects are not followed: enter the final address.`;
  }
  return `The server returned status ${status}.`;
}

/** Masks before cutting, so that no partial secret remains, and drops NULs, which PostgreSQL cannot store. */
export function excerpt(body: Uint8Array, secrets: readonly string[]): string {
  const text = maskSecrets(utf8.decode(body), secrets).replaceAll("\0", "");
  // A character takes at most three bytes per UTF-16 unit.
  if (text.length * 3 <= excerptBytes) return text;
  const bytes = new TextEncoder().encode(text).subarray(0, excerptBytes);
  return new TextDecoder().decode(bytes, { stream: true });
}
