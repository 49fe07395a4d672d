import { join } from "node:path";
import { parseEnv } from "@/lib/env";
import { findFreePort, portProblem } from "../free-port";
import { ensureBuild, removeBuild } from "./build";
import type { Child } from "./child";
import { openDatabase } from "./database";
import { productEnvironment } from "./environment";
import { takeLock } from "./lock";
import { launchEngine, launchFakes, launchServer } from "./processes";
import type { Progress } from "./progress";
import type { Settings } from "./settings";
import { type Running, type Supervised, supervise } from "./supervise";

/** The whole product: database, server and engine. */
export interface Product {
  /** Resolves when people can use it. Throws what went wrong; then `stop` still has to be called. */
  start(): Promise<void>;
  /** Stops the parts in the reverse of the order they were started in; safe at any time. */
  stop(): Promise<void>;
  /** Ends every part at once. */
  kill(): void;
}

/** Prepares the product as the settings ask; nothing happens before `start`. */
export function createProduct(settings: Settings, progress: Progress): Product {
  const stopping = new AbortController();
  const { signal } = stopping;
  const parts: Supervised<Running>[] = [];
  let starting: Promise<void> | undefined;
  let releaseLock = () => {};

  async function start(): Promise<void> {
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
    const environment = async () => productEnvironment(settings, (await database.running()).url, enginePort);
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
    const server = await progress.step("Server", async () => {
      const launch = async (ending: AbortSignal) => launchServer(settings, await environment(), ending);
      const started = await keep("Server", launch, isBuildReused);
      return [`${settings.host}:${settings.port}`, started];
    });
    dependants = [server];
    if (!settings.engine) return;
    const engine = await progress.step("Engine", async () => {
      const launch = async (ending: AbortSignal) => launchEngine(enginePort, await environment(), ending);
      return [`127.0.0.1:${enginePort}`, await keep("Engine", launch, false)];
    });
    dependants = [server, engine];
  }

  async function keep(name: string, launch: (signal: AbortSignal) => Promise<Child>, isBuildReused: boolean) {
    const tell = (text: string) => progress.note(name, text);
    let part: Supervised<Child>;
    try {
      part = await supervise(launch, tell, signal);
    } catch (error) {
      if (signal.aborted || !isBuildReused) throw error;
      tell("does not start from the build at hand: building afresh");
      removeBuild();
      await build(progress, signal);
      part = await supervise(launch, tell, signal);
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

/** IPv6's localhost counts too: a browser may try it first and meet somebody else there. */
async function requirePort({ port, host }: Settings): Promise<void> {
  const problem = await portProblem(port, host);
  const isLocal = host === "127.0.0.1" || host === "localhost";
  if (problem === "EADDRINUSE" || (isLocal && (await portProblem(port, "::1")) === "EADDRINUSE")) {
    throw new Error(
      `Port ${port} is taken by another program. End that one, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (problem === "EACCES")
    throw new Error(`Port ${port} is not open to this user. Choose one above 1023 with PORT.`);
  if (problem)
    throw new Error(
      `Nothing can listen on ${host}:${port} (${problem}). Is HOST an address of this machine?`,
    );
}

async function requireFakesPorts({ fakes }: Settings): Promise<void> {
  for (const port of Object.values(fakes ?? {})) {
    const problem = await portProblem(port, "127.0.0.1");
    if (problem) throw new Error(`FAKES=1 wants port ${port} too (${problem}). Choose another PORT.`);
  }
}

function lockData({ dataDir, port }: Settings): () => void {
  const lock = takeLock(join(dataDir, "launcher.lock"), `http://localhost:${port}`);
  if ("release" in lock) return lock.release;
  const { pid, note } = lock.heldBy;
  throw new Error(
    `The product runs on ${dataDir} already: ${note}, process ${pid}. Stop it first, or set another DATA_DIR and PORT.`,
  );
}

/** Migrations and the first data run in this process, under the environment that the server gets. */
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
  if (!settings.seed) return;
  await progress.step("Demo data", async () => {
    const { seedDatabase } = await import("@/scripts/seed");
    await seedDatabase(url);
    return ["in place", undefined];
  });
  signal.throwIfAborted();
}

/** Answers whether an earlier build was good enough. */
async function build(progress: Progress, signal: AbortSignal): Promise<boolean> {
  return progress.step("Build", async () => {
    const outcome = await ensureBuild(signal);
    return [outcome === "built" ? "built" : "up to date", outcome === "fresh"];
  });
}
