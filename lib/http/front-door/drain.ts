/** Ends a server without cutting anything: Next closes it on SIGTERM, and ends the process when it is closed. */
import type { Server, ServerResponse } from "node:http";
import { Server as Listener } from "node:net";

/**
 * How long idle connections stay open, in ms: a client that uses its connection within this time is answered, and
 * asked to close it.
 * Closing them first would cut requests that are on their way.
 */
const graceMs = 1_000;
const sweepMs = 100;
/** More than connections wait in the system's queue. */
const mostTurns = 1_000;

/**
 * Replaces `server.close`: it stops listening, marks every answer that has not begun as its connection's last, and
 * closes connections that stay idle. `onDrained` runs before the server counts as closed. Returns what must be called
 * with each response before it is served.
 */
export function drainOnClose(
  server: Server,
  onDrained: () => Promise<void> = async () => {},
): (response: ServerResponse) => void {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  let isDraining = false;

  server.close = (done) => {
    if (isClosing) return server;
    isClosing = true;
    const stopListening = () => {
      let sweep: NodeJS.Timeout | undefined;
      // After reading what has arrived: on a busy machine, that may wait for longer than the timer.
      const closeIdle = () => setImmediate(() => server.closeIdleConnections());
      const grace = setTimeout(() => {
        closeIdle();
        sweep = setInterval(closeIdle, sweepMs);
      }, graceMs);
      // Not the HTTP server's own, which closes idle connections immediately.
      Listener.prototype.close.call(server, (error) => {
        clearTimeout(grace);
        clearInterval(sweep);
        void onDrained().finally(() => done?.(error));
      });
      // Not earlier: a client that is asked to close connects again, and would be reset with the listener.
      isDraining = true;
      for (const response of open) beLast(response);
    };
    takeOnAccepted(server, stopListening);
    return server;
  };

  return (response) => {
    if (isDraining) return beLast(response);
    open.add(response);
    response.once("close", () => open.delete(response));
  };
}

/**
 * Connections that the system has accepted for us would be reset with the listener. Node takes on one in each turn of
 * its loop, so this waits for a few turns without any, but not for ever.
 */
function takeOnAccepted(server: Server, then: () => void): void {
  let quietTurns = 0;
  let turns = 0;
  const note = () => {
    quietTurns = 0;
  };
  server.on("connection", note);
  const turn = () => {
    quietTurns += 1;
    turns += 1;
    if (quietTurns < 3 && turns < mostTurns) return void setImmediate(turn);
    server.off("connection", note);
    then();
  };
  setImmediate(turn);
}

/** The connection ends after this answer, and its headers say so. */
function beLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
