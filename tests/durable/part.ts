import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { Moved } from "./clock";

/** A process of the product that can be killed, stalled and started again. */
export interface Part {
  /** Kills it, and starts it again after so many ms. */
  killAndRestart(afterMs: number): Promise<void>;
  stall(): void;
  resume(): void;
  tell(message: Moved): void;
  stop(): Promise<void>;
}

/** Starts a module and waits until it reports that it is ready. `environment` is read at each start. */
export async function startPart(module: string, environment: () => NodeJS.ProcessEnv): Promise<Part> {
  let child: ChildProcess;
  const start = async () => {
    child = fork(module, {
      execArgv: ["--import", "tsx"],
      env: environment(),
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const ended = once(child, "exit").then(([code]) => {
      throw new Error(`${module} ended with ${code} before it was ready.`);
    });
    await Promise.race([once(child, "message"), ended]);
    ended.catch(() => {});
  };
  const kill = async () => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  await start();
  return {
    async killAndRestart(afterMs) {
      await kill();
      await delay(afterMs);
      await start();
    },
    stall: () => void child.kill("SIGSTOP"),
    resume: () => void child.kill("SIGCONT"),
    tell: (message) => void (child.connected && child.send(message)),
    stop: kill,
  };
}
