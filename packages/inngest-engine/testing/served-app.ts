import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Inngest, type InngestFunction, type Logger } from "inngest";
import { serve } from "inngest/node";

/** An app that serves functions of the real SDK on a local port, and can go away and come back. */
export interface ServedApp {
  serveUrl: string;
  port: number;
  /** Every engine request that reached the app. */
  requests: { method: string; url: string; signature: string | undefined }[];
  /** Creates the client that sends to this engine, and serves the functions that `functions` creates with it. */
  use(enginePort: number, functions: (client: Inngest) => InngestFunction.Any[], cloud?: CloudKeys): Inngest;
  /** If set, may answer in place of the app; returns true if it did. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** Closes the port and breaks all connections, as a killed process would. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export interface CloudKeys {
  signingKey: string;
  eventKey: string;
}

/** Listens on a free port; requests get 503 until `use` is called. The SDK logs to `logger`. */
export async function serveApp(logger: Logger = silent): Promise<ServedApp> {
  let handler: ((request: IncomingMessage, response: ServerResponse) => unknown) | undefined;
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const signature = request.headers["x-inngest-signature"];
    app.requests.push({
      method: request.method ?? "",
      url: request.url ?? "",
      signature: typeof signature === "string" ? signature : undefined,
    });
    if (app.intercept?.(request, response)) return;
    if (handler) handler(request, response);
    else response.writeHead(503).end();
  };
  let server = createServer(listener);
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
    });
  const port = await listen(0);
  const goAway = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const app: ServedApp = {
    serveUrl: `http://127.0.0.1:${port}/api/inngest`,
    port,
    requests: [],
    intercept: undefined,
    use(enginePort, functions, cloud) {
      const client = new Inngest({
        id: "app",
        baseUrl: `http://127.0.0.1:${enginePort}`,
        isDev: cloud === undefined,
        ...cloud,
        logger,
      });
      handler = serve({ client, functions: functions(client) });
      return client;
    },
    goAway,
    async comeBack() {
      server = createServer(listener);
      await listen(port);
    },
    close: goAway,
  };
  return app;
}

const silent = { info() {}, warn() {}, error() {}, debug() {} };
