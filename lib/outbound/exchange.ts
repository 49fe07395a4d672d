import type { Agent, Dispatcher } from "undici";
import { OutboundError } from "./outbound-error";
import { keepStatus, type StatusLine } from "./status-line";

/** A response, read up to the size limit. */
export interface Answer {
  status: number;
  /** Lowercase names. Values of a repeated header are joined by commas. */
  headers: Record<string, string>;
  body: Buffer;
  /** True if the rest of the body was not read, or never came. */
  truncated: boolean;
}

/**
 * Sends one request and reads up to `maxBytes` of the response. `timeoutMs` bounds connecting, and starts again when
 * the request is written: the receiver has all of it. It uses its own undici handler because a stream and a signal per
 * small response cost more than everything else. Once the status line has arrived, the receiver has answered: whatever
 * ends the exchange after that, the answer is what there is of it. Before, it rejects with an OutboundError, undici's
 * error or the signal's reason.
 */
export function exchange(
  agent: Agent,
  request: Dispatcher.DispatchOptions,
  input: { host: string; timeoutMs: number; maxBytes: number; signal: AbortSignal | undefined },
): Promise<Answer> {
  const { host, timeoutMs, maxBytes, signal } = input;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const line: StatusLine = { status: null };
    let headers: Record<string, string> = {};
    let connection: Dispatcher.DispatchController | undefined;
    let isOver = false;

    const settle = (finish: () => void) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", follow);
      finish();
    };
    const answer = (truncated: boolean) =>
      settle(() => {
        const body = Buffer.concat(chunks);
        resolve({
          status: line.status ?? 0,
          headers,
          body: truncated ? body.subarray(0, maxBytes) : body,
          truncated,
        });
      });
    const fail = (error: unknown) => {
      if (line.status === null) settle(() => reject(error));
      else answer(true);
    };
    const giveUp = (reason: unknown) => {
      fail(reason);
      connection?.abort(reason instanceof Error ? reason : new Error("The request was canceled"));
    };
    const follow = () => giveUp(signal?.reason);
    const expire = () =>
      giveUp(new OutboundError("timeout", `${host} did not respond within ${timeoutMs / 1_000} seconds.`));
    const timer = setTimeout(expire, timeoutMs);
    if (signal?.aborted) return follow();
    signal?.addEventListener("abort", follow, { once: true });

    agent.dispatch(request, {
      onRequestStart(controller) {
        connection = controller;
        // The caller gave up while the request was waiting for a connection.
        if (isOver) controller.abort(new Error("The request was canceled"));
        else {
          timer.refresh();
          keepStatus(line);
        }
      },
      onResponseStart(_, code, received) {
        // Ignore interim (1xx) responses.
        if (code < 200) return;
        line.status = code;
        headers = joinHeaders(received);
      },
      onResponseData(controller, chunk) {
        chunks.push(chunk);
        length += chunk.length;
        if (length <= maxBytes) return;
        answer(true);
        controller.abort(new Error("The response exceeds the size limit"));
      },
      onResponseEnd: () => answer(false),
      onResponseError: (_, error) => fail(error),
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
