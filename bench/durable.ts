/** The durable functions as they run: the engine in a process of its own, the app's side of it in this one. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { findFreePort } from "@/scripts/free-port";

export interface Durable {
  /** Wakes destinations, as routing does. */
  wake(destinations: { customerId: string; destinationId: string }[]): Promise<void>;
  stop(): void;
}

/** Serves deliveries over this database; `encryptionKey` opens the destinations' settings, in base64. */
export async function startDurable(databaseUrl: string, encryptionKey: string): Promise<Durable> {
  const enginePort = await findFreePort();
  let listener: RequestListener = (_, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => listener(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const serveUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/inngest`;
  // The client and the runtime read these when they are first used.
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    ENCRYPTION_KEY: encryptionKey,
    NEXTAUTH_SECRET: "a secret of measurements that is long enough",
    EMBEDDED: "1",
    INNGEST_DEV: `http://127.0.0.1:${enginePort}`,
  });
  const { serve } = await import("inngest/node");
  const { inngest } = await import("@/inngest/client");
  const { deliverDestination, wakeDestination } = await import("@/inngest/functions/deliver-destination");
  const { deliveryQueued } = await import("@/inngest/events");
  listener = serve({ client: inngest, functions: [deliverDestination, wakeDestination] });
  const engine = fork("inngest/engine/main.ts", {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ENGINE_PORT: String(enginePort), INNGEST_SERVE_URL: serveUrl },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(engine, "message");
  return {
    wake: async (destinations) =>
      void (await inngest.send(destinations.map((data) => deliveryQueued.create(data)))),
    stop: () => {
      engine.kill();
      server.close();
      server.closeAllConnections();
    },
  };
}
