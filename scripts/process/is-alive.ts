import { readFileSync } from "node:fs";

/** Whether a process is still running. A zombie counts as gone: in a container it may never be reaped. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  return processState(pid) !== "Z";
}

/**
 * The state letter from Linux's `/proc`; undefined on other systems. The name before it may contain spaces and
 * brackets.
 */
function processState(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).charAt(0);
  } catch {
    return undefined;
  }
}
