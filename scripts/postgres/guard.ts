import { spawn } from "node:child_process";
import type { Account } from "./account";

/**
 * Starts a small shell that waits for this process to end, even by kill -9, and then stops the server. Returns a
 * function that cancels it; call it before stopping the server normally.
 */
export function guardServer(pid: number, account: Account | undefined): () => void {
  if (process.platform === "win32") return () => {};
  // Our end of the pipe closes when this process ends for any reason. The shell waits for that.
  const guard = spawn("/bin/sh", ["-c", 'read -r _; kill -INT "$1"', "guard", String(pid)], {
    ...account,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.on("error", () => {});
  guard.stdin.on("error", () => {});
  guard.unref();
  return () => void guard.kill("SIGKILL");
}
