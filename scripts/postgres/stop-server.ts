import { spawn } from "node:child_process";
import { once } from "node:events";
import { endProcess, type SignalStep } from "../process/end-process";
import { isAlive } from "../process/is-alive";
import type { Account } from "./account";
import { program } from "./binaries";

/** Fast shutdown, then immediate shutdown, then kill: PostgreSQL recovers from each. */
const shutdownSteps: SignalStep[] = [
  ["SIGINT", 20_000],
  ["SIGQUIT", 5_000],
  ["SIGKILL", 5_000],
];

/** The server of a cluster, and the programs to stop it with. */
export interface ServerProcess {
  pid: number;
  cluster: string;
  native: string;
  account: Account | undefined;
}

/** Stops a server and resolves to whether it is gone. Windows has no signals: there, `pg_ctl` asks it. */
export async function stopServer(
  server: ServerProcess,
  platform: NodeJS.Platform = process.platform,
): Promise<boolean> {
  if (platform === "win32") await askToStop(server);
  return endProcess(
    server.pid,
    platform === "win32" && isAlive(server.pid) ? [["SIGKILL", 5_000]] : shutdownSteps,
  );
}

async function askToStop({ cluster, native, account }: ServerProcess): Promise<void> {
  const args = ["stop", "-D", cluster, "--mode=fast", "--wait", "--timeout=20", "--silent"];
  const control = spawn(program(native, "pg_ctl"), args, {
    ...account,
    cwd: cluster,
    stdio: "ignore",
    windowsHide: true,
  });
  control.on("error", () => {});
  await once(control, "close").catch(() => {});
}
