import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { findFreePort } from "../free-port";
import { apart } from "../process/apart";
import { type Account, giveTo } from "./account";
import { program } from "./binaries";
import { databaseEnvironment } from "./cluster";
import { guardServer } from "./guard";
import { serverSettings } from "./settings";
import { stopServer } from "./stop-server";

/**
 * The server process. `exited` resolves with a description when it ends. `stop` waits for a fast shutdown. `kill`
 * shuts it down immediately; the next start then recovers.
 */
export interface Postmaster {
  pid: number;
  port: number;
  exited: Promise<string>;
  stop(): Promise<void>;
  kill(): void;
}

interface Launch {
  cluster: string;
  native: string;
  account: Account | undefined;
  password: string;
  durable: boolean;
  logFile: string;
}

/** Recovery after a crash may take long. The other timeout is for resources that a killed server still holds. */
const readyPatience = 300_000;
const blockedPatience = 20_000;

/** Starts the server and waits until it answers. Uses another port if another process takes this one. */
export async function launchPostmaster(launch: Launch, port: number): Promise<Postmaster> {
  const blockedUntil = Date.now() + blockedPatience;
  for (let tried = port; ; ) {
    const child = spawnServer(launch, tried);
    const exited = howItEnds(child);
    const { pid } = child;
    if (pid === undefined) throw new Error(`PostgreSQL does not run on this system: ${await exited}`);
    const dismissGuard = guardServer(pid, launch.account);
    if (await answers(child, launch, tried)) {
      const stop = async () => {
        dismissGuard();
        await stopServer({ ...launch, pid });
      };
      void exited.then(dismissGuard);
      return { pid, port: tried, exited, stop, kill: () => void child.kill("SIGQUIT") };
    }
    await exited;
    dismissGuard();
    const said = readFileSync(launch.logFile, "utf8").trim();
    const blocked = /pre-existing shared memory block|lock file ".*" already exists/.test(said);
    const portTaken = /could not bind|Address already in use/.test(said);
    if (!(blocked || portTaken) || Date.now() > blockedUntil) {
      throw new Error(`PostgreSQL did not start. Its output:\n${said.split("\n").slice(-15).join("\n")}`);
    }
    if (portTaken) tried = await findFreePort();
    else await sleep(300);
  }
}

function howItEnds(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal ?? `exit ${code}`));
  });
}

/** In its own process group, so that Ctrl-C reaches only the launcher and shutdown happens in order. */
function spawnServer(launch: Launch, port: number): ChildProcess {
  const output = openSync(launch.logFile, "w", 0o600);
  try {
    giveTo(launch.account, launch.logFile);
    return spawn(
      program(launch.native, "postgres"),
      ["-D", launch.cluster, ...serverSettings(port, launch.durable)],
      {
        ...launch.account,
        cwd: "/",
        env: databaseEnvironment,
        ...apart(),
        stdio: ["ignore", output, output],
      },
    );
  } finally {
    closeSync(output);
  }
}

/** True once the server accepts our password and runs this cluster; false if it ended first. */
async function answers(child: ChildProcess, launch: Launch, port: number): Promise<boolean> {
  const deadline = Date.now() + readyPatience;
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  const sql = postgres({
    host: "127.0.0.1",
    port,
    user: "postgres",
    password: launch.password,
    database: "postgres",
    max: 1,
    connect_timeout: 5,
    backoff: () => 0.05,
  });
  try {
    while (!ended() && Date.now() < deadline) {
      try {
        const [row] = await sql<{ data_directory: string }[]>`show data_directory`;
        if (row?.data_directory === launch.cluster) return true;
      } catch (error) {
        if (error instanceof postgres.PostgresError && error.code === "28P01") {
          child.kill("SIGINT");
          throw new Error(
            `The database in ${launch.cluster} was created with a different password than the one in secrets.json. ` +
              "Restore the old file, or delete the data folder to start over.",
          );
        }
      }
      await sleep(40);
    }
    if (!ended()) child.kill("SIGQUIT");
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
