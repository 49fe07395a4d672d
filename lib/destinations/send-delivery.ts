/** One HTTP delivery and what came of it: shared by every kind of destination that is an address. */

import type { SafeRequest, SafeResponse } from "@/lib/outbound/outbound-client";
import { OutboundError } from "@/lib/outbound/outbound-error";
import type { Receipt, Verdict } from "./destination";
import { maskSecrets } from "./mask";
import { readRetryAfter } from "./retry-after";

export interface HttpDelivery {
  request: SafeRequest & { headers: Record<string, string> };
  /** The request's headers as they may be stored. */
  shownHeaders: Record<string, string>;
  /** Texts that an answer may repeat and that must not be stored. */
  secrets: readonly string[];
  /** When this attempt is made. */
  at: Date;
}

const excerptBytes = 4_096;
const utf8 = new TextDecoder();

/** Sends it and writes the receipt. Whatever the other side does is a receipt; only a fault of ours throws. */
export async function sendDelivery(
  send: (request: SafeRequest) => Promise<SafeResponse>,
  delivery: HttpDelivery,
): Promise<Receipt> {
  const { request, shownHeaders, secrets, at } = delivery;
  const started = performance.now();
  const receipt = (rest: Omit<Receipt, "durationMs" | "request">): Receipt => ({
    ...rest,
    durationMs: Math.round(performance.now() - started),
    request: { method: request.method, host: new URL(request.url).host, headers: shownHeaders },
  });
  try {
    const { status, headers, body } = await send(request);
    return receipt({
      verdict: verdictOn(status),
      status,
      responseExcerpt: excerpt(body, secrets),
      error: explain(status),
      retryAfterSeconds: status === 429 || status === 503 ? readRetryAfter(headers["retry-after"], at) : null,
    });
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return receipt({
      verdict: "retry",
      status: null,
      responseExcerpt: null,
      error: error.message,
      retryAfterSeconds: null,
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
    return `The server refused the credentials (${status}). Correct them, then run Test connection.`;
  }
  if (status === 410) return "The server says that this address is gone for good (410).";
  if (status === 429) return "The server asks for fewer requests (429).";
  if (status >= 300 && status < 400) {
    return `The server redirects to another address (${status}), which is not followed. Give the final address.`;
  }
  return `The server answered with status ${status}.`;
}

/** Masked before it is cut, so that no secret is left in half; without the NULs that PostgreSQL cannot store. */
export function excerpt(body: Uint8Array, secrets: readonly string[]): string {
  const text = maskSecrets(utf8.decode(body), secrets).replaceAll("\0", "");
  // No character takes more than three bytes a UTF-16 unit.
  if (text.length * 3 <= excerptBytes) return text;
  const bytes = new TextEncoder().encode(text).subarray(0, excerptBytes);
  return new TextDecoder().decode(bytes, { stream: true });
}
