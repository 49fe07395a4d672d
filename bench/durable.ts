/** Runs the durable functions: the engine in a separate process, the app's part in this process. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Announce } from "@/lib/context";
import { findFreePort } from "@/scripts/free-port";
import { engineLanes } from "@/scripts/launcher/environment";

export interface Durable {
  /** Sends the events of a transaction, as the product does. */
  announce: Announce;
  stop(): void;
}

/** Serves all functions from this database; `encryptionKey` (base64) decrypts the destination settings. */
export async function startDurable(databaseUrl: string, encryptionKey: string): Promise<Durable> {
  const enginePort = await findFreePort();
  let listener: RequestListener = (_, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => listener(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const serveUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/inngest`;
  // The client and the runtime read these on first use.
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    ENCRYPTION_KEY: encryptionKey,
    NEXTAUTH_SECRET: "a secret of measurements that is long enough",
    EMBEDDED: "1",
    INNGEST_DEV: `http://127.0.0.1:${enginePort}`,
  });
  const { serve } = await import("inngest/node");
  const { inngest } = await import("@/inngest/client");
  const { functions } = await import("@/inngest/functions");
  listener = serve({ client: inngest, functions });
  const engine = fork(fileURLToPath(import.meta.resolve("@signal-to-action/inngest-engine/main")), {
    execArgv: ["--import", "tsx"],
    env: {
      ...process.env,
      ENGINE_PORT: String(enginePort),
      ENGINE_LANES: engineLanes,
      INNGEST_SERVE_URL: serveUrl,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(engine, "message");
  return {
    announce: async (events) => void (await inngest.send(events)),
    stop: () => {
      engine.kill();
      server.close();
      server.closeAllConnections();
    },
  };
}
