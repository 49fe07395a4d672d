import { spawn } from "node:child_process";
import type { Account } from "./account";

/**
 * Has a shell of a megabyte wait for this process to end, even by kill -9, and then stop the server.
 * Answers how to call it off, which must come before the server is stopped in the ordinary way.
 */
export function guardServer(pid: number, account: Account | undefined): () => void {
  if (process.platform === "win32") return () => {};
  // Our end of the pipe closes when we are gone, whatever ended us: that is what the shell waits for.
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
