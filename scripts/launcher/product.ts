import { join } from "node:path";
import type { Db } from "@/db/client";
import type { Clock } from "@/lib/clock";
import { parseEnv } from "@/lib/env";
import type { Ports } from "@/lib/ports";
import { findFreePort, portProblem } from "../free-port";
import { announceStart } from "./announce-start";
import { ensureBuild, removeBuild } from "./build";
import type { Child } from "./child";
import { openDatabase } from "./database";
import { productEnvironment } from "./environment";
import { takeLock } from "./lock";
import { choosePaymentsPort, standInEnvironment } from "./payments";
import { launchEngine, launchFakes, launchPayments, launchServer } from "./processes";
import type { Progress } from "./progress";
import type { Settings } from "./settings";
import { type Running, type Supervised, supervise } from "./supervise";

/** The whole product: database, server and engine. */
export interface Product {
  /**
   * Resolves with the port of the payment processor's stand-in, if there is one, when the product is ready to use.
   * Throws if the start fails; `stop` must still be called then.
   */
  start(): Promise<{ paymentsPort: number | null }>;
  /** Stops the parts in reverse order. Safe to call at any time. */
  stop(): Promise<void>;
  /** Ends every part immediately. */
  kill(): void;
}

/** Prepares the product for these settings. Nothing happens before `start`. */
export function createProduct(settings: Settings, progress: Progress): Product {
  const stopping = new AbortController();
  const { signal } = stopping;
  const parts: Supervised<Running>[] = [];
  let starting: ReturnType<Product["start"]> | undefined;
  let releaseLock = () => {};

  async function start(): ReturnType<Product["start"]> {
    releaseLock = lockData(settings);
    await requirePort(settings);
    await requireFakesPorts(settings);
    let dependants: Supervised<Running>[] = [];
    const renewDependants = () => {
      for (const part of dependants) part.renew();
    };

    const database = await progress.step("PostgreSQL", async () => {
      const opened = await openDatabase(settings, progress, signal, renewDependants);
      parts.push(opened);
      const { hostname, port } = new URL((await opened.running()).url);
      return [`${hostname}${port && `:${port}`}`, opened];
    });
    const enginePort = await findFreePort();
    const paymentsPort = await choosePaymentsPort(settings, progress);
    const environment = async () =>
      productEnvironment(settings, (await database.running()).url, enginePort, paymentsPort);
    if (!settings.embedded) parseEnv(await environment());
    await prepareData(settings, progress, await environment(), signal);
    const isBuildReused = settings.dev ? false : await build(progress, signal);

    const { fakes } = settings;
    if (fakes) {
      await progress.step("Fakes", async () => {
        const launch = async (ending: AbortSignal) => launchFakes(fakes.page, await environment(), ending);
        return [`http://localhost:${fakes.page}/`, await keep("Fakes", launch, false)];
      });
    }
    if (paymentsPort !== null) {
      await progress.step("Payments", async () => {
        const launch = async (ending: AbortSignal) =>
          launchPayments(
            paymentsPort,
            standInEnvironment(settings, await environment(), paymentsPort),
            ending,
          );
        return [`http://localhost:${paymentsPort}/`, await keep("Payments", launch, false)];
      });
    }
    const server = await progress.step("Server", async () => {
      const launch = async (ending: AbortSignal) => launchServer(settings, await environment(), ending);
      const started = await keep("Server", launch, isBuildReused);
      return [`${settings.host}:${settings.port}`, started];
    });
    dependants = [server];
    if (!settings.engine) return { paymentsPort };
    const engine = await progress.step("Engine", async () => {
      const launch = async (ending: AbortSignal) => launchEngine(enginePort, await environment(), ending);
      return [`127.0.0.1:${enginePort}`, await keep("Engine", launch, false)];
    });
    dependants = [server, engine];
    await announceStart(enginePort, await environment());
    return { paymentsPort };
  }

  async function keep(name: string, launch: (signal: AbortSignal) => Promise<Child>, isBuildReused: boolean) {
    const note = (text: string) => progress.note(name, text);
    let part: Supervised<Child>;
    try {
      part = await supervise(launch, note, signal);
    } catch (error) {
      if (signal.aborted || !isBuildReused) throw error;
      note("does not start from the existing build, rebuilding");
      removeBuild();
      await build(progress, signal);
      part = await supervise(launch, note, signal);
    }
    parts.push(part);
    return part;
  }

  return {
    start: () => {
      starting = start();
      return starting;
    },
    async stop() {
      stopping.abort();
      await starting?.catch(() => {});
      for (let part = parts.pop(); part; part = parts.pop()) await part.stop();
      releaseLock();
    },
    kill() {
      stopping.abort();
      for (const part of parts) part.kill();
      releaseLock();
    },
  };
}

/** IPv6's localhost is checked too: a browser may try it first and reach another program. */
async function requirePort({ port, host }: Settings): Promise<void> {
  const problem = await portProblem(port, host);
  const isLocal = host === "127.0.0.1" || host === "localhost";
  if (problem === "EADDRINUSE" || (isLocal && (await portProblem(port, "::1")) === "EADDRINUSE")) {
    throw new Error(
      `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (problem === "EACCES")
    throw new Error(`This user may not listen on port ${port}. Set PORT to a port above 1023.`);
  if (problem)
    throw new Error(`Cannot listen on ${host}:${port} (${problem}). Is HOST an address of this machine?`);
}

async function requireFakesPorts({ fakes }: Settings): Promise<void> {
  for (const port of Object.values(fakes ?? {})) {
    const problem = await portProblem(port, "127.0.0.1");
    if (problem) throw new Error(`FAKES=1 also needs port ${port} (${problem}). Choose another PORT.`);
  }
}

function lockData({ dataDir, port }: Settings): () => void {
  const lock = takeLock(join(dataDir, "launcher.lock"), `http://localhost:${port}`);
  if ("release" in lock) return lock.release;
  const { pid, note } = lock.heldBy;
  throw new Error(
    `The product is already running on ${dataDir}: ${note}, process ${pid}. Stop it, or set another DATA_DIR and PORT.`,
  );
}

/** Runs migrations and seeds data in this process, with the same environment as the server. */
async function prepareData(
  settings: Settings,
  progress: Progress,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  const url = environment.DATABASE_URL ?? "";
  Object.assign(process.env, environment);
  await progress.step("Migrations", async () => {
    const { runMigrations } = await import("@/db/migrate");
    await runMigrations(url);
    return ["up to date", undefined];
  });
  signal.throwIfAborted();
  await progress.step("Secrets", async () => {
    const { checkKey } = await import("@/scripts/check-key");
    await checkKey(url, environment);
    return ["readable", undefined];
  });
  signal.throwIfAborted();
  if (!settings.seed) return;
  await progress.step("Demo data", async () => {
    const { seedDatabase } = await import("@/scripts/seed");
    // The history follows the sandbox network's own time.
    const hasHistory = settings.seedHistory && !environment.SANDBOX_NOW;
    await seedDatabase(url, hasHistory ? { openPorts: await demoPorts(environment) } : {});
    return ["ready", undefined];
  });
  signal.throwIfAborted();
}

/** The ports of the demo workspace's history: no language model, which would make the start slow and cost money. */
async function demoPorts(environment: NodeJS.ProcessEnv): Promise<(db: Db, clock: Clock) => Ports> {
  const { openPorts } = await import("@/lib/ports");
  const { rulesWriter } = await import("@/lib/words/rules");
  const env = parseEnv(environment);
  return (db, clock) => ({ ...openPorts(env, db, clock), writer: rulesWriter, meanings: null });
}

/** Returns whether an existing build was reused. */
async function build(progress: Progress, signal: AbortSignal): Promise<boolean> {
  return progress.step("Build", async () => {
    const build = await ensureBuild(signal);
    return [build === "built" ? "built" : "up to date", build === "fresh"];
  });
}
