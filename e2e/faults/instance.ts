import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { findFreePort } from "@/scripts/free-port";
import { makeTemporaryFolder } from "@/scripts/temporary-folder";

/** A complete copy of the product on its own data folder, to be killed. */
export interface Instance {
  baseURL: string;
  dataDir: string;
  /** Starts on its folder; resolves when it is ready. */
  start(): Promise<void>;
  /** kill -9 of all its processes at the same time, including the database. */
  killAll(): void;
  stop(): Promise<void>;
  /** Queries its database. */
  query<T>(run: (sql: postgres.Sql) => Promise<T>): Promise<T>;
}

/** `env` adds to the settings of the environment; the data folder is new unless one is given. */
export async function createInstance(
  env: Record<string, string> = {},
  dataDir = makeTemporaryFolder(),
): Promise<Instance> {
  const port = await findFreePort();
  const baseURL = `http://127.0.0.1:${port}`;
  let launcher: ChildProcess | undefined;

  async function start(): Promise<void> {
    const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
      env: {
        ...process.env,
        APP_URL: baseURL,
        PORT: String(port),
        DATA_DIR: dataDir,
        SEED: "1",
        SEED_HISTORY: "0",
        DATABASE_URL: "",
        INNGEST_DEV: "",
        INNGEST_BASE_URL: "",
        ...env,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    launcher = child;
    await new Promise<void>((resolve, reject) => {
      let printed = "";
      child.stdout?.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed.includes("Ready in")) resolve();
      });
      child.once("exit", (code) => reject(new Error(`The launcher exited with ${code}:\n${printed}`)));
    });
  }

  function killAll(): void {
    if (!launcher?.pid) return;
    const family = [launcher.pid, ...descendants(launcher.pid), ...databasePids()];
    for (const pid of family) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It already exited with its parent.
      }
    }
  }

  function databasePids(): number[] {
    const pidFile = join(databaseFolder(dataDir), "postmaster.pid");
    const postmaster = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
    return [postmaster, ...descendants(postmaster)];
  }

  return {
    baseURL,
    dataDir,
    start,
    killAll,
    stop: async () => {
      if (!launcher || launcher.exitCode !== null || launcher.signalCode !== null) return;
      const ended = once(launcher, "exit");
      launcher.kill("SIGTERM");
      await ended;
    },
    query: async (run) => {
      const { POSTGRES_PASSWORD } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
      const { port } = JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8"));
      const sql = postgres({
        host: "127.0.0.1",
        port,
        user: "postgres",
        password: POSTGRES_PASSWORD,
        database: "signal_to_action",
        max: 1,
      });
      try {
        return await run(sql);
      } finally {
        await sql.end();
      }
    },
  };
}

const databaseFolder = (dataDir: string) => join(dataDir, "postgres");

/** All descendants of a process. */
function descendants(pid: number): number[] {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    rows.flatMap(([child = 0, of]) => (of === parent ? [child, ...below(child)] : []));
  return below(pid);
}
