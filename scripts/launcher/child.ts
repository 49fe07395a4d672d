import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { apart } from "../process/apart";
import { root } from "../root";

/** A Node process started by the launcher. `exited` resolves with a description of how it ended. */
export interface Child {
  /** Undefined if it could not be started. */
  pid: number | undefined;
  exited: Promise<string>;
  hasExited(): boolean;
  /** Asks it to end and waits; after 10 s kills it and everything it started. */
  stop(signal?: "SIGTERM" | "SIGINT"): Promise<void>;
  kill(): void;
  /** Sends it a message; nothing happens if it has ended. */
  tell(message: string): void;
}

/** How long a process may take to end what it is doing. */
export const patience = 10_000;
const follow = new URL("../follow-parent.mjs", import.meta.url).href;

/**
 * Starts a Node process in its own process group, so that Ctrl-C reaches only the launcher, and tied to this process,
 * so that it does not outlive it. Each line it prints goes to `onLine`.
 */
export function launchChild(args: string[], env: NodeJS.ProcessEnv, onLine: (line: string) => void): Child {
  const child = spawn(process.execPath, ["--import", follow, ...args], {
    cwd: root,
    env: { ...env, LAUNCHER_PID: String(process.pid) },
    ...apart(),
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", onLine);
  }
  const exited = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal ?? `exit ${code}`));
  });
  const hasExited = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid,
    exited,
    hasExited,
    async stop(signal = "SIGTERM") {
      signalGroup(child, signal);
      const hard = setTimeout(() => signalGroup(child, "SIGKILL"), patience);
      await exited;
      clearTimeout(hard);
      signalGroup(child, "SIGKILL");
    },
    kill: () => signalGroup(child, "SIGKILL"),
    tell: (message) => tell(child, message),
  };
}

/** Signals the child and everything it started. Does nothing if none of them is left. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  if (process.platform === "win32")
    return void (signal === "SIGKILL" ? endTree(child.pid) : tell(child, "stop"));
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

function tell(child: ChildProcess, message: string): void {
  if (child.connected) child.send(message, () => {});
}

/** Windows has no process groups to signal. */
function endTree(pid: number): void {
  spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"], { windowsHide: true, stdio: "ignore" });
}
