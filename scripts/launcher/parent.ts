import { readFileSync } from "node:fs";
import { commandLine } from "../process/command-line";
import { isAlive } from "../process/is-alive";

const interval = 500;

/**
 * Calls back once when the npm process that started us is gone: it cannot pass on a signal that killed it. npm runs
 * scripts through a shell, which may remain in between, so both are watched. Nothing is watched when started without
 * npm: a product in the background outlives its terminal.
 */
export function whenParentGone(callBack: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const isShell = /^\S*sh -c /.test(commandLine(parent));
  const grandparent = isShell ? parentOf(parent) : undefined;
  // Windows reports a parent that is gone as before.
  const isThere = () => process.ppid === parent && (process.platform !== "win32" || isAlive(parent));
  const timer = setInterval(() => {
    if (isThere() && (!isShell || parentOf(parent) === grandparent)) return;
    clearInterval(timer);
    callBack();
  }, interval);
  timer.unref();
}

/** From Linux's `/proc`; undefined elsewhere, where shells replace themselves with their last command. */
function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined;
  }
}
