import type { Agent, Dispatcher } from "undici";
import { OutboundError } from "./outbound-error";

/** An answer, read as far as it is wanted. */
export interface Answer {
  status: number;
  /** In lower case. Of a header that came more than once, the values joined by a comma. */
  headers: Record<string, string>;
  body: Buffer;
  /** True when there was more, which was not read. */
  truncated: boolean;
}

/**
 * Sends one request and reads its answer, up to `maxBytes`, within `timeoutMs` for the whole exchange: waiting for a
 * connection counts. It hands undici a handler of its own, since a stream and a signal for each of many small
 * answers cost more than all the rest. Rejects with an OutboundError, undici's own error or the signal's reason.
 */
export function exchange(
  agent: Agent,
  request: Dispatcher.DispatchOptions,
  given: { host: string; timeoutMs: number; maxBytes: number; signal: AbortSignal | undefined },
): Promise<Answer> {
  const { host, timeoutMs, maxBytes, signal } = given;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    let status = 0;
    let headers: Record<string, string> = {};
    let connection: Dispatcher.DispatchController | undefined;
    let isOver = false;

    const settle = (tell: () => void) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", follow);
      tell();
    };
    const answer = (truncated: boolean) =>
      settle(() => {
        const body = Buffer.concat(chunks);
        resolve({ status, headers, body: truncated ? body.subarray(0, maxBytes) : body, truncated });
      });
    const giveUp = (reason: unknown) => {
      settle(() => reject(reason));
      connection?.abort(reason instanceof Error ? reason : new Error("The request was called off"));
    };
    const follow = () => giveUp(signal?.reason);
    const expire = () =>
      giveUp(new OutboundError("timeout", `${host} did not answer within ${timeoutMs / 1_000} seconds.`));
    const timer = setTimeout(expire, timeoutMs);
    if (signal?.aborted) return follow();
    signal?.addEventListener("abort", follow, { once: true });

    agent.dispatch(request, {
      onRequestStart(controller) {
        connection = controller;
        // It waited for its connection longer than anyone waits for it.
        if (isOver) controller.abort(new Error("The request was called off"));
      },
      onResponseStart(_, code, received) {
        // Interim answers come before the one that counts.
        if (code < 200) return;
        status = code;
        headers = joinHeaders(received);
      },
      onResponseData(controller, chunk) {
        chunks.push(chunk);
        length += chunk.length;
        if (length <= maxBytes) return;
        answer(true);
        controller.abort(new Error("Enough was read"));
      },
      onResponseEnd: () => answer(false),
      onResponseError: (_, error) => settle(() => reject(error)),
    });
  });
}

function joinHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) joined[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  return joined;
}
