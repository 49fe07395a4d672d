/** A caller's burst waits in line, so that everyone else's requests come between. */
import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";

/** How many requests of one caller are served at the same time. */
export const mostAtOnce = 4;
/** What still waits for something else after so long, such as a stream or a vendor's answer, takes no one's time. */
const longestMs = 200;

/** Serves the request now, or when earlier ones of its caller have been answered. Its order is kept. */
export type Admit = (request: IncomingMessage, response: ServerResponse, serve: () => void) => void;

interface Line {
  served: number;
  /** In the order in which they came. */
  waiting: Set<() => void>;
}

/**
 * Lines of callers: a session's cookie, a bearer token, or else the address that `addressOf` reads. The process answers
 * in one thread, so a request waits for all that were begun before it: a burst of one caller would delay everyone.
 * A request whose caller leaves while it waits is not served. Files and the job engine, which has limits of its own,
 * never wait.
 */
export function createAdmission(
  addressOf: (request: IncomingMessage) => string,
  heldMs: number = longestMs,
): Admit {
  const lines = new Map<string, Line>();
  return (request, response, serve) => {
    if (isExempt(request.url ?? "")) return serve();
    const key = callerOf(request) ?? addressOf(request);
    const line = lines.get(key) ?? { served: 0, waiting: new Set() };
    lines.set(key, line);
    const begin = () => {
      line.served += 1;
      let isHeld = true;
      const free = () => {
        if (!isHeld) return;
        isHeld = false;
        clearTimeout(timer);
        line.served -= 1;
        const [next] = line.waiting;
        if (next) next();
        else if (line.served === 0) lines.delete(key);
      };
      const timer = setTimeout(free, heldMs);
      response.once("close", free);
      serve();
    };
    if (line.served < mostAtOnce) return begin();
    // Otherwise it would run in the context of the request that it waited for.
    const turn = AsyncResource.bind(() => {
      line.waiting.delete(turn);
      response.off("close", leave);
      begin();
    });
    const leave = () => line.waiting.delete(turn);
    response.once("close", leave);
    line.waiting.add(turn);
  };
}

const isExempt = (url: string) => /^\/(_next\/static\/|api\/inngest([/?]|$))/.test(url);

const sessionCookie = /(?:^|;\s*)(?:__Secure-)?next-auth\.session-token=([^;]+)/;

function callerOf({ headers }: IncomingMessage): string | undefined {
  return sessionCookie.exec(headers.cookie ?? "")?.[1] ?? headers.authorization;
}
