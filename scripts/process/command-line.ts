import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The program and arguments that print a process's command line where there is no `/proc`. */
export const commandLineQuery = (pid: number, platform: NodeJS.Platform): [string, string[]] =>
  platform === "win32"
    ? [
        "powershell.exe",
        [
          ...["-NoProfile", "-NonInteractive", "-Command"],
          `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
        ],
      ]
    : ["ps", ["-o", "args=", "-p", String(pid)]];

/** The command line of a process, joined by spaces; empty if the system does not report it. */
export function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch {
    const [program, args] = commandLineQuery(pid, process.platform);
    const shown = spawnSync(program, args, { encoding: "utf8", timeout: 10_000, windowsHide: true });
    return shown.stdout?.trim() ?? "";
  }
}
