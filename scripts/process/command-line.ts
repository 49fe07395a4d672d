import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The command line of a process, joined by spaces; empty if the system does not report it. */
export function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch {
    const shown = spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8", timeout: 5_000 });
    return shown.stdout?.trim() ?? "";
  }
}
