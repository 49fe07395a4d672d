/** The product's durable functions as a process of their own, to be killed. The network is the vendor's fake. */
import { createServer } from "node:http";
import { openDb } from "@/db/client";
import { computeHere } from "@/lib/compute/compute";
import { parseEnv } from "@/lib/env";
import { createHarvestApi } from "@/lib/networks/harvestapi";
import { openPorts } from "@/lib/ports";
import type { Runtime } from "@/lib/runtime";
import { sandboxHost } from "@/packages/sandbox-network/world";
import { followClock } from "./clock";

const clock = followClock();
const env = parseEnv(process.env);
const { db } = openDb(env.DATABASE_URL, { max: 10 });
const network = createHarvestApi({
  apiKey: process.env.VENDOR_KEY ?? "",
  host: sandboxHost,
  clock,
  baseUrl: process.env.VENDOR_URL ?? "",
});
const signalRuntime: Runtime = {
  env,
  db,
  clock,
  ports: { ...openPorts(env, db, clock), network },
  compute: computeHere,
};
Object.assign(globalThis, { signalRuntime, signalProcess: signalRuntime });

const { serve } = await import("inngest/node");
const { inngest } = await import("@/inngest/client");
const { functions } = await import("@/inngest/functions");
process.once("disconnect", () => process.exit(0));
createServer(serve({ client: inngest, functions })).listen(env.PORT, "127.0.0.1", () =>
  process.send?.({ ready: true }),
);
