import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { commandLine } from "../process/command-line";
import { isAlive } from "../process/is-alive";
import { type ServerProcess, stopServer } from "./stop-server";

/**
 * Stops a server that outlived a killed launcher and removes a pid file whose pid now belongs to another process.
 * Returns whether there was a server to stop.
 */
export async function stopLeftover(place: Omit<ServerProcess, "pid">): Promise<boolean> {
  const { cluster } = place;
  const pidFile = join(cluster, "postmaster.pid");
  const pid = readPid(pidFile);
  if (pid === undefined || !isAlive(pid)) return false;
  if (!commandLine(pid).includes(cluster)) {
    rmSync(pidFile, { force: true });
    return false;
  }
  if (!(await stopServer({ ...place, pid }))) {
    throw new Error(
      `A PostgreSQL from an earlier run (process ${pid}) does not stop. End it and start again.`,
    );
  }
  return true;
}

function readPid(pidFile: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, "utf8"), 10);
    return pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}
