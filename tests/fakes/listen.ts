/** What every fake server shares: listening until it is closed, and the headers of a request as plain text. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Listening {
  url: string;
  server: Server;
  /** Ends the open connections too. */
  close(): Promise<void>;
}

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Listens on the port, or any free one; a request whose serving throws is cut off. Throws where the port is taken. */
export async function listen(
  serve: Serve,
  { port = 0, host = "127.0.0.1" }: { port?: number; host?: string } = {},
): Promise<Listening> {
  const server = createServer((request, response) => {
    const served = async () => serve(request, response);
    served().catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${name}:${(server.address() as AddressInfo).port}`,
    server,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A request's headers by their names in lower case, several values of one joined by commas. */
export const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
