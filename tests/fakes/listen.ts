/** Shared by all fake servers: listening until closed, and a request's headers as plain text. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Listening {
  url: string;
  server: Server;
  /** Also closes open connections. */
  close(): Promise<void>;
}

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Listens on the port, or any free one, and throws if it is taken. A request whose handler throws is cut off. */
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

/** A request's headers by lower-case name; multiple values are joined by commas. */
export const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
