import { directUrl, isPooled } from "@/db/addresses";
import type { Db } from "@/db/client";
import type { Clock } from "@/lib/clock";
import { parseEnv } from "@/lib/env";
import type { Ports } from "@/lib/ports";
import { findFreePort } from "../free-port";
import { announceStart } from "./announce-start";
import { ensureBuild, removeBuild } from "./build";
import type { Child } from "./child";
import { lockData } from "./data-folder";
import { openDatabase } from "./database";
import { engineEnvironment, productEnvironment } from "./environment";
import { requireDatabase } from "./health";
import { choosePaymentsPort, standInEnvironment } from "./payments";
import { requireFakesPorts, requirePort } from "./ports";
import { launchEngine, launchFakes, launchPayments, launchServer } from "./processes";
import type { Progress } from "./progress";
import type { Settings } from "./settings";
import { type EnginePart, type Part, stopParts } from "./stop-parts";
import { type Running, type Supervised, supervise } from "./supervise";

/** The whole product: database, server and engine. */
export interface Product {
  /**
   * Resolves with the port of the payment processor's stand-in, if there is one, when the product is ready to use.
   * Throws if the start fails; `stop` must still be called then.
   */
  start(): Promise<{ paymentsPort: number | null }>;
  /** Stops the parts, the server first so that it can finish. Safe to call at any time. */
  stop(): Promise<void>;
  /** Ends every part immediately. */
  kill(): void;
}

/** Prepares the product for these settings. Nothing happens before `start`. */
export function createProduct(settings: Settings, progress: Progress): Product {
  const stopping = new AbortController();
  const { signal } = stopping;
  const parts: Part[] = [];
  let engine: EnginePart | undefined;
  let starting: ReturnType<Product["start"]> | undefined;
  let releaseLock = () => {};

  async function start(): ReturnType<Product["start"]> {
    if (settings.embedded) releaseLock = lockData(settings);
    await requirePort(settings);
    await requireFakesPorts(settings);
    let dependants: Supervised<Running>[] = [];
    const renewDependants = () => {
      for (const part of dependants) part.renew();
    };

    const database = await progress.step("PostgreSQL", async () => {
      const opened = await openDatabase(settings, progress, signal, renewDependants);
      parts.push({ name: "PostgreSQL", part: opened });
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
    if (settings.engine) dependants = [server, await startEngine(enginePort, environment)];
    await requireDatabase(settings, (await environment()).APP_URL, signal);
    if (settings.engine) await announceStart(enginePort, await environment());
    return { paymentsPort };
  }

  async function startEngine(port: number, environment: () => Promise<NodeJS.ProcessEnv>) {
    engine = await progress.step("Engine", async () => {
      const launch = async (ending: AbortSignal) =>
        launchEngine(port, engineEnvironment(await environment()), ending);
      return [`127.0.0.1:${port}`, await keep("Engine", launch, false)];
    });
    return engine;
  }

  async function keep(name: string, launch: (signal: AbortSignal) => Promise<Child>, isBuildReused: boolean) {
    const note = (text: string) => progress.note(name, text);
    let part: Supervised<Child>;
    try {
      part = await supervise(launch, note, signal);
    } catch (error) {
      // A production deployment may share its build with instances that run.
      if (signal.aborted || !isBuildReused || !settings.embedded) throw error;
      note("does not start from the existing build, rebuilding");
      removeBuild();
      await build(progress, signal);
      part = await supervise(launch, note, signal);
    }
    parts.push({ name, part });
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
      await stopParts(parts, progress, engine);
      releaseLock();
    },
    kill() {
      stopping.abort();
      for (const { part } of parts) part.kill();
      releaseLock();
    },
  };
}

/** Runs migrations and seeds data in this process, with the same environment as the server. */
async function prepareData(
  settings: Settings,
  progress: Progress,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  const { DATABASE_URL: url = "" } = environment;
  Object.assign(process.env, environment);
  await progress.step("Migrations", async () => {
    const { runMigrations } = await import("@/db/migrate");
    await runMigrations(directUrl(environment) ?? url);
    return ["up to date", undefined];
  });
  signal.throwIfAborted();
  await progress.step("Secrets", async () => {
    const { checkKey } = await import("@/scripts/check-key");
    await checkKey(environment);
    return ["readable", undefined];
  });
  signal.throwIfAborted();
  if (!settings.seed) return;
  await progress.step("Demo data", async () => {
    const { seedDatabase } = await import("@/scripts/seed");
    // The history follows the sandbox network's own time.
    const hasHistory = settings.seedHistory && !environment.SANDBOX_NOW;
    await seedDatabase(url, {
      pooled: isPooled(environment),
      ...(hasHistory && { openPorts: await demoPorts(environment) }),
    });
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
